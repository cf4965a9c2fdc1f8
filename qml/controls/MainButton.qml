import Storeys

// The button for what most people want to do next, which Enter presses.
TextButton {
    filled: true
    hint: KeyNames.enter
}
