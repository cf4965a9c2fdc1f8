import Storeys

// The whole window in the middle of a game, without C++.
Main {
    property alias theme: mockPreferences.theme

    session: MockSession {}
    preferences: MockPreferences { id: mockPreferences }
}
