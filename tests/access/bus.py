"""A program as a screen reader has it: what is on the accessibility bus, and nothing else.

Objects are those of libatspi. Nothing is kept of what they said before: every question goes to the program anew. Waiting
is for a state, with a limit that only a program that has stopped reaches.
"""
import os
import re
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LIMIT = float(os.environ.get("STOREYS_LIMIT", 120))  # seconds
Role = Atspi.Role
State = Atspi.StateType


def turn_events():
    """Takes in what the bus has delivered."""
    while GLib.MainContext.default().iteration(False):
        pass


def wait_for(question, what, limit=LIMIT):
    """The first answer to question() that is true."""
    until = time.monotonic() + limit
    while True:
        turn_events()
        try:
            answer = question()
        except GLib.Error:  # it went away while it was looked at
            answer = None
        if answer:
            return answer
        if time.monotonic() > until:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(0.05)


def children(node):
    return [child for child in (node.get_child_at_index(i) for i in range(node.get_child_count())) if child]


def walk(node, into_tables=True):
    """The node and all under it, from the top. A board has so many squares that they can be left out."""
    yield node
    if into_tables or node.get_child_count() < 64 or node.get_role() != Role.TABLE:
        for child in children(node):
            yield from walk(child, into_tables)


def has(node, *states):
    held = node.get_state_set()
    return all(held.contains(state) for state in states)


def actions(node):
    face = node.get_action_iface()
    return [face.get_action_name(i) for i in range(face.get_n_actions())] if face else []


def press(node):
    """What a screen reader does with Enter; only where it can be pressed."""
    names = [name.lower() for name in actions(node)]
    assert "press" in names, f"'{node.get_name()}' can't be pressed: {names}"
    assert node.get_action_iface().do_action(names.index("press")), f"'{node.get_name()}' did not take the press"


def set_text(node, text):
    assert node.get_editable_text_iface().set_text_contents(text), f"'{node.get_name()}' took no text"


class News:
    """What is announced, in the order in which it came."""

    def __init__(self):
        self.texts = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:property-change:accessible-name")
        self._listener.register("object:state-changed:showing")
        self.shown = 0      # times that a notice came up

    def _hear(self, event):
        try:
            if event.source is None or event.source.get_role() != Role.NOTIFICATION:
                return
            name = event.source.get_name()  # Qt before 6.8 does not send it along
        except GLib.Error:  # it has gone since
            return
        if event.type.startswith("object:state-changed:showing"):
            self.shown += event.detail1
        else:
            self.texts.append(name)

    def close(self):
        self._listener.deregister("object:property-change:accessible-name")
        self._listener.deregister("object:state-changed:showing")


class Program:
    """A program of the project in a window of its own, started by hand and found on the bus."""

    def __init__(self, *command):
        Atspi.init()
        Atspi.set_timeout(int(LIMIT * 1000), int(LIMIT * 1000))  # ms; a software renderer keeps programs busy
        self.process = subprocess.Popen(command)
        self.window = wait_for(self._find_window, "the window on the bus")

    def close(self):
        self.process.terminate()
        self.process.wait(LIMIT)

    def _find_window(self):
        assert self.process.poll() is None, "the program has ended"
        for application in children(Atspi.get_desktop(0)):
            if application.get_process_id() == self.process.pid:
                application.set_cache_mask(Atspi.Cache.NONE)
                windows = children(application)
                return windows[0] if windows else None
        return None

    def each(self, role=None, name="", under=None):
        """Everything in sight of that role, or any, but squares, whose name fits from its beginning; each is looked for
        when it is asked for, as every look at a node takes several messages."""
        return (node for node in walk(under or self.window, into_tables=False)
                if (role is None or node.get_role() == role) and re.match(name, node.get_name() or "")
                and has(node, State.SHOWING))

    def all(self, role=None, name="", under=None):
        return list(self.each(role, name, under))

    def find(self, role, name="", under=None):
        """The first of them, waited for."""
        return wait_for(lambda: next(self.each(role, name, under), None), f"{role.value_nick if role else 'any'} '{name}'")

    def has(self, role, name=""):
        return next(self.each(role, name), None) is not None

    def press(self, name, role=Role.PUSH_BUTTON):
        press(self.find(role, name))
