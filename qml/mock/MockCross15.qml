import Storeys

// The whole window in the middle of a flat game, without C++.
Main {
    session: MockCross15Session {}
    preferences: MockPreferences {}
}
