// Runs a fuzz target without libFuzzer: every file of the corpus as it is, then so many of them changed at
// random, the same for the same seed. Usage: fuzz_driver TARGET CORPUS COUNT [SEED]. A crash leaves the input in
// crash.input.

#include "target.h"

#include "base/random_source.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <vector>

namespace {

using storeys::RandomSource;

std::string lastInput;

void run(FuzzTarget::Run target, const std::string& input)
{
    lastInput = input;
    target(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

void keepInput(int signal)
{
    std::ofstream("crash.input", std::ios::binary) << lastInput;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

std::vector<std::string> filesOf(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> texts;
    for (const auto& path : paths) {
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        texts.push_back(text.str());
    }
    return texts;
}

// One small change, as a slip of the pen or a broken disk would make it.
class Mutator
{
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    std::size_t below(std::size_t bound)
    {
        return m_random.below(static_cast<std::uint32_t>(std::max<std::size_t>(bound, 1)));
    }

    void change(std::string& text, const std::string& other)
    {
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = std::min(below(20), text.size() - at);
        switch (below(8)) {
        case 0: text.insert(at, 1, anyChar()); break;
        case 1: text.erase(at, length); break;
        case 2: text.insert(at, text.substr(at, length)); break;
        case 3: text.insert(at, other.substr(below(other.size()), below(40))); break;
        case 4: text.resize(at); break;
        case 5: swapLines(text); break;
        case 6: text.insert(at, below(3) == 0 ? std::string(below(3000), anyChar()) : "99999999999"); break;
        default: replaceAt(text, at); break;
        }
    }

private:
    void replaceAt(std::string& text, std::size_t at)
    {
        if (at < text.size())
            text[at] = anyChar();
    }

    // Mostly what occurs in such texts, now and then any byte.
    char anyChar()
    {
        constexpr std::string_view usual = "ABCDEQSZabz?.0123456789+-()/#>: \n\r\t";
        return below(4) == 0 ? static_cast<char>(below(256)) : usual[below(usual.size())];
    }

    void swapLines(std::string& text)
    {
        const std::size_t begin = text.find('\n', below(text.size())) + 1;
        const std::size_t end = text.find('\n', begin) + 1;
        if (begin == 0 || end == 0)
            return;
        const std::string line = text.substr(begin, end - begin);
        text.erase(begin, end - begin);
        text.insert(std::min(text.find('\n', below(text.size())), text.size() - 1) + 1, line);
    }

    RandomSource m_random;
};

} // namespace

int main(int argc, char** argv)
{
    const auto& targets = FuzzTarget::all();
    const auto target = targets.find(argc > 1 ? argv[1] : "");
    if (argc < 4 || target == targets.end()) {
        std::cerr << "usage: " << argv[0] << " TARGET CORPUS COUNT [SEED], with one of these targets:\n";
        for (const auto& [name, run] : targets)
            std::cerr << name << '\n';
        return 2;
    }
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL})
        std::signal(signal, keepInput);
    const std::vector<std::string> corpus = filesOf(argv[2]);
    for (const std::string& input : corpus)
        run(target->second, input);
    Mutator mutator(argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1);
    for (long n = std::atol(argv[3]); n > 0; --n) {
        std::string input = corpus[mutator.below(corpus.size())];
        for (std::size_t changes = 1 + mutator.below(4); changes > 0; --changes)
            mutator.change(input, corpus[mutator.below(corpus.size())]);
        run(target->second, input);
    }
    std::cout << corpus.size() << " inputs as they are, " << argv[3] << " changed\n";
    return corpus.empty() ? 1 : 0;
}
