#include "table/learning/rule_guide.h"

#include "table/learning/rule_examples.h"
#include "table/learning/rule_texts.h"
#include "table/settings/settings.h"
#include "table/start/game_start.h"
#include "table/text/error_text.h"

#include <memory>

namespace storeys {

namespace {

RuleBookPtr bookOf(const std::optional<Game>& game, const DataPlace& data)
{
    if (game)
        return game->setup().book;
    for (const GameStart& start : {GameStart::fromMap(savedLastSetup()), GameStart::usual()})
        if (const auto setup = setupOf(start, data))
            return setup->book;
    return nullptr;
}

// The rules of the game with the variant as it comes with the program: a designed board may lack what examples need,
// and a lesson's variant has one seat.
RuleBookPtr usualBookOf(const RuleBookPtr& book, const DataPlace& data)
{
    auto variant = data.variant(book->variant.id);
    if (!variant || !data.isBuiltIn(book->variant))
        return book;
    RuleBook usual = *book;
    usual.variant = *std::move(variant);
    return std::make_shared<const RuleBook>(std::move(usual));
}

QList<ShownPage> pagesOf(const RuleBookPtr& book, const DataPlace& data)
{
    const auto read = readRuleExamples(data.ruleExamples(), book);
    if (!read)
        qWarning("storeys: %s", qPrintable(errorText(read.error())));
    const std::vector<RuleExample> examples = read ? *read : std::vector<RuleExample>();
    QList<ShownPage> pages;
    for (const RulePage& page : rulePages(*book)) {
        ShownPage shown{page.id, page.title, page.paragraphs.join("<br><br>"), {}};
        for (const RuleExample& example : examples)
            if (example.page == page.id.toStdString())
                shown.examples += shownExample(example);
        pages += shown;
    }
    return pages;
}

} // namespace

QList<ShownPage> RuleGuide::pages() const
{
    const RuleBookPtr book = bookOf(m_game, m_data);
    QList<ShownPage> pages = book ? pagesOf(usualBookOf(book, m_data), m_data) : QList<ShownPage>();
    pages += ShownPage{"keys", tr("Keyboard shortcuts"), {}, {}};
    return pages;
}

} // namespace storeys
