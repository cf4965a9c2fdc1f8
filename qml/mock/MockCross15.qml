import Storeys

// The whole window in the middle of a flat game, without C++.
Main {
    property alias theme: mockPreferences.theme

    session: MockCross15Session {}
    preferences: MockPreferences { id: mockPreferences }
}
