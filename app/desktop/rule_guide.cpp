#include "rule_guide.h"

#include "game_session.h"
#include "rule_examples.h"
#include "rule_texts.h"

namespace storeys {

namespace {

RuleBookPtr bookOf(const GameSession& session, const DataPlace& data)
{
    if (session.game())
        return session.game()->setup().book;
    for (const GameStart& start : {GameStart::fromMap(session.lastSetup()), GameStart::usual()})
        if (const auto setup = setupOf(start, data))
            return setup->book;
    return nullptr;
}

} // namespace

QVariantList RuleGuide::pages() const
{
    const RuleBookPtr book = bookOf(m_session, m_data);
    if (!book)
        return {};
    const auto read = readRuleExamples(m_data.ruleExamples(), book);
    if (!read)
        qWarning("storeys: %s", read.error().message.c_str());
    const std::vector<RuleExample> all = read ? *read : std::vector<RuleExample>();
    QVariantList pages;
    for (const RulePage& page : rulePages(*book)) {
        QVariantList examples;
        for (const RuleExample& example : all)
            if (example.page == page.id.toStdString())
                examples += exampleMap(example);
        pages += QVariantMap{{"id", page.id},
                             {"title", page.title},
                             {"text", page.paragraphs.join("<br><br>")},
                             {"examples", examples}};
    }
    return pages;
}

} // namespace storeys
