import Diagnostics
import Glibc
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import SwiftParser

/// What a view costs from its text to its frames, and what Swift's parser alone needs for the same text.
func fromTextToFrames() {
  let source = SourceText(name: "view.layout", text: sixtyLines)
  let stage = SceneRequest(stage: Size(width: 320, height: 480))
  // First in this process, as in `course check`; then again and again.
  let parsedFirst = Stopwatch.once { _ = Parser.parse(source: sixtyLines) }
  let shownFirst = Stopwatch.once { show(source, stage) }
  let best = Stopwatch.bestInTurn([
    { _ = Parser.parse(source: sixtyLines) },
    { _ = try? Program.compile([source]) },
    { show(source, stage) },
  ])
  let (parsed, compiled, shown) = (best[0], best[1], best[2])
  line("the parser alone, first time", parsedFirst / 1000, "µs")
  line("text to frames, first time", shownFirst / 1000, "µs")
  line("the parser alone", parsed / 1000, "µs")
  line("text to program", compiled / 1000, "µs", "\(hundredths(compiled / parsed)) × the parser")
  line("text to frames", shown / 1000, "µs", "\(hundredths(shown / parsed)) × the parser; goal: at most 1.5")
}

/// What one more call of a guide's closure costs: the same loop with and without it.
func guideCalls() {
  let count = 100_000
  func program(_ step: String) -> Program? {
    let text = """
      struct ContentView: View {
        var body: some View {
          VStack(alignment: .leading) {
            Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { d in
              let guide: (ViewDimensions) -> CGFloat = { d in d[.trailing] - 10 }
              var sum: CGFloat = 0
              for _ in 0..<\(count) { sum += \(step) }
              return sum
            }
            Color.blue
          }
        }
      }
      """
    return try? Program.compile([SourceText(name: "guide.layout", text: text)])
  }
  guard let called = program("guide(d)"), let plain = program("1") else { return print("the guide is refused") }
  let stage = SceneRequest(stage: Size(width: 100, height: 100))
  func nanoseconds(_ program: Program) -> Double {
    Stopwatch.best(seconds: 1) { _ = try? program.scene(for: stage) } / Double(count)
  }
  let difference = nanoseconds(called) - nanoseconds(plain)
  line("a call of { d in d[.trailing] - 10 }", difference, "ns", "goal: under 300")
}

/// What an editor waits for, in a view of sixty lines.
func editorQuestions() {
  let source = SourceText(name: "view.layout", text: sixtyLines)
  let insight = SourceInsight([source], by: nil)
  func end(of name: String) -> Int {
    insight.symbols().first { $0.name == name }?.range.upper ?? source.bytes.count / 2
  }
  let (behindDot, bare) = (end(of: "padding"), end(of: "Text"))
  let best = Stopwatch.bestInTurn([
    { _ = SourceInsight([source], by: nil) },
    { _ = insight.completions(at: behindDot - "padding".utf8.count) },
    { _ = insight.completions(at: behindDot) },
    { _ = insight.completions(at: bare - "Text".utf8.count) },
    { _ = insight.call(at: bare + 1) },
  ])
  let names = ["read for an editor", "all modifiers", "modifiers by letters", "all names", "help for a call"]
  for (name, time) in zip(names, best) { line(name, time / 1000, "µs", "goal: under 20,000") }
}

func show(_ source: SourceText, _ stage: SceneRequest) {
  guard let scene = try? Program.compile([source]).scene(for: stage), !scene.views.isEmpty else {
    print("the view is refused")
    exit(1)
  }
}

func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

func line(_ what: String, _ value: Double, _ unit: String, _ remark: String = "") {
  let number = "\((value * 10).rounded() / 10)"
  let gap = String(repeating: " ", count: max(1, 46 - what.count - number.count))
  print("\(what)\(gap)\(number) \(unit)\(remark.isEmpty ? "" : "   \(remark)")")
}

enum Stopwatch {
  /// Nanoseconds of the quickest of many runs.
  static func best(seconds: Double = 2, _ work: () -> Void) -> Double {
    var best = Double.infinity
    let end = now() + seconds * 1e9
    while now() < end { best = min(best, once(work)) }
    return best
  }

  /// The same of several kinds of work that take turns, so that a slow moment of the machine is one for all of them.
  static func bestInTurn(seconds: Double = 6, _ works: [() -> Void]) -> [Double] {
    var best = works.map { _ in Double.infinity }
    let end = now() + seconds * 1e9
    while now() < end {
      for (index, work) in works.enumerated() { best[index] = min(best[index], once(work)) }
    }
    return best
  }

  static func once(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

// Reading a program needs a large stack.
_ = withDeadline(seconds: 120) { () -> Bool in
  fromTextToFrames()
  guideCalls()
  editorQuestions()
  return true
}
