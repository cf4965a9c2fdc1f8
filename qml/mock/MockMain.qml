import Storeys

// The whole window in the middle of a game, without C++.
Main {
    session: MockSession {}
    preferences: MockPreferences {}
}
