#pragma once

#include "table/speech/board_speech.h"

#include <QAccessible>

namespace storeys {

// An object of this class keeps BoardSpeech informed whether a screen reader or another assistive program is active.
// Needs a QGuiApplication.
class Listeners : private QAccessible::ActivationObserver
{
public:
    explicit Listeners(BoardSpeech& speech) : m_speech(speech)
    {
        m_speech.setListened(QAccessible::isActive());
        QAccessible::installActivationObserver(this);
    }
    ~Listeners() override { QAccessible::removeActivationObserver(this); }
    Listeners(const Listeners&) = delete;
    Listeners& operator=(const Listeners&) = delete;

private:
    void accessibilityActiveChanged(bool active) override { m_speech.setListened(active); }

    BoardSpeech& m_speech;
};

} // namespace storeys
