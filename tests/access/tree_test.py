"""Everything that can be operated has a role, a name and a state on the accessibility bus: the window, and every dialog and
panel by itself with the mock session."""
import pathlib
import re
import sys
import unittest

from bus import Program, Role, State, actions, has, press, wait_for, walk

MOCK, QML = sys.argv[1], pathlib.Path(sys.argv[2])
NAMELESS_ROLES = (Role.INVALID, Role.UNKNOWN, Role.FILLER, Role.REDUNDANT_OBJECT)
PRESSABLE = (Role.PUSH_BUTTON, Role.TOGGLE_BUTTON, Role.TABLE_CELL)


def scenes():
    """Files that open a window of their own."""
    return sorted(path.name for path in (QML / "mock").glob("Mock*.qml")
                  if re.search(r"^(MockWindow|Main|Window) \{", path.read_text(), re.M) and path.name != "MockWindow.qml")


def faults(node):
    role, name = node.get_role(), node.get_name() or ""
    does = [action.lower() for action in actions(node)]
    operable = has(node, State.FOCUSABLE) or does
    if operable and role in NAMELESS_ROLES:
        yield f"has the role {role.value_nick}"
    if (operable or role in (Role.DIALOG, Role.LIST, Role.LIST_ITEM, Role.TABLE)) and not name.strip():
        yield "has no name"
    if role in PRESSABLE and "press" not in does:
        yield "can't be pressed"
    if "%" in name or "undefined" in name:
        yield "has a name that is not finished"


class TreeTest(unittest.TestCase):
    def check(self, program):
        seen = [node for node in walk(program.window) if has(node, State.SHOWING)]
        self.assertGreater(len(seen), 3)
        found = [f"{node.get_role().value_nick} '{node.get_name()}' {fault}" for node in seen for fault in faults(node)]
        self.assertEqual(found, [])

    def test_whatever_can_be_operated_has_role_and_name(self):
        for scene in scenes():
            with self.subTest(scene):
                program = Program(MOCK, scene)
                try:
                    wait_for(lambda: len(list(walk(program.window))) > 3, "what is in the window")
                    self.check(program)
                finally:
                    program.close()

    def test_a_dialog_has_a_title_and_takes_the_focus(self):
        for scene in scenes():
            if re.search(r"^    \w+Dialog \{", (QML / "mock" / scene).read_text(), re.M) is None:
                continue
            with self.subTest(scene):
                program = Program(MOCK, scene)
                try:
                    dialog = program.find(Role.DIALOG, r".*\w")
                    wait_for(lambda: any(has(node, State.FOCUSED) for node in walk(dialog) if node != dialog),
                             "the focus to be in the dialog")
                finally:
                    program.close()

    def test_a_press_on_a_choice_shows_in_its_state(self):
        for scene, role in (("MockExchange.qml", Role.CHECK_BOX), ("MockHandOver.qml", Role.CHECK_BOX),
                            ("MockNewGame.qml", Role.RADIO_BUTTON), ("MockGames.qml", Role.RADIO_BUTTON)):
            with self.subTest(scene):
                program = Program(MOCK, scene)
                try:
                    program.find(role)
                    choice = program.all(role)[-1]
                    before = has(choice, State.CHECKED)
                    press(choice)
                    wait_for(lambda: has(choice, State.CHECKED) != before, f"the state of '{choice.get_name()}' to change")
                finally:
                    program.close()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
