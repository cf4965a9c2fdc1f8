import Storeys

// The button for what most people want to do next. In a Sheet, Enter presses it as long as it is filled.
TextButton {
    filled: true
    hint: KeyNames.enter
}
