"""Everything that can be operated has a role, a name and a state on the accessibility bus: the window, and every dialog and
panel by itself on a game of the fixture."""
import re
import sys
import unittest

from bus import Program, Role, State, actions, has, press, wait_for, walk

MOCK = sys.argv[1]
NAMELESS_ROLES = (Role.INVALID, Role.UNKNOWN, Role.FILLER, Role.REDUNDANT_OBJECT)
PRESSABLE = (Role.PUSH_BUTTON, Role.TOGGLE_BUTTON, Role.TABLE_CELL)


OVER = ("--turns", "-1")
# Dialogs, and in which game each is shown.
DIALOGS = {
    "AboutDialog": (),
    "AnalysisDialog": ("--record", "stuck8", *OVER),
    "ChallengeDialog": ("--record", "three8-challenge", "--turns", "3"),
    "ExchangeDialog": (),
    "FindDialog": (),
    "GamesDialog": ("--run", "table.view.pass()"),
    "HandOverDialog": (),
    "LessonOfferDialog": (),
    "LetterDialog": ("--record", "cross15", "--turns", "2"),
    "NewGameDialog": (),
    "OutcomeDialog": ("--record", "three8-challenge", "--turns", "20", "--run", "table.flow.challenge(0, table.flow.challengeable.turn)"),
    "PassDialog": (),
    "PreferencesDialog": (),
    "RecordProblemDialog": (),
    "ResignDialog": (),
    "ResultDialog": OVER,
    "RulesDialog": (),
    "SoloResultsDialog": ("--record", "solo", "--turns", "9", "--run", "table.view.pass()"),
    "StatisticsDialog": ("--record", "solo", "--turns", "9", "--run", "table.view.pass()"),
    "UnseenDialog": (),
    "WordDialog": (),
}
PANELS = [
    ("Main.qml",),
    ("dialogs/KeysPage.qml",),
    ("panels/SidePanel.qml", "--run", "table.cursor.layText('A8 KAS')"),
    ("panels/SidePanel.qml", "--run", "table.view.look.show(17)"),
    ("panels/SidePanel.qml", "--run", "table.lesson.start()"),
    ("scene/Table.qml",),
    ("scene/Table.qml", "--record", "cross15", "--turns", "2"),
]


def dialog(name):
    return (f"dialogs/{name}.qml", *DIALOGS[name])


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
    if re.search(r"%[Ln\d]", name) or "undefined" in name:
        yield "has a name that is not finished"


class TreeTest(unittest.TestCase):
    def check(self, program):
        def look():     # once more if something goes away meanwhile, as when an analysis goes on
            seen = [node for node in walk(program.window) if has(node, State.SHOWING)]
            return len(seen), [f"{node.get_role().value_nick} '{node.get_name()}' {fault}"
                               for node in seen for fault in faults(node)]
        count, found = wait_for(look, "everything in the window")
        self.assertGreater(count, 3)
        self.assertEqual(found, [])

    def test_whatever_can_be_operated_has_role_and_name(self):
        for scene in PANELS:
            with self.subTest(scene):
                program = Program(MOCK, *scene)
                try:
                    wait_for(lambda: len(list(walk(program.window))) > 3, "what is in the window")
                    self.check(program)
                finally:
                    program.close()

    def test_so_has_whatever_is_in_a_dialog_which_has_a_title_and_takes_the_focus(self):
        for name in DIALOGS:
            with self.subTest(name):
                program = Program(MOCK, *dialog(name))
                try:
                    shown = program.find(Role.DIALOG, r".*\w")
                    wait_for(lambda: any(has(node, State.FOCUSED) for node in walk(shown) if node != shown),
                             "the focus to be in the dialog")
                    self.check(program)
                finally:
                    program.close()

    def test_a_press_on_a_choice_shows_in_its_state(self):
        for name, role in (("ExchangeDialog", Role.CHECK_BOX), ("HandOverDialog", Role.CHECK_BOX),
                           ("NewGameDialog", Role.RADIO_BUTTON), ("GamesDialog", Role.RADIO_BUTTON)):
            with self.subTest(name):
                program = Program(MOCK, *dialog(name))
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
