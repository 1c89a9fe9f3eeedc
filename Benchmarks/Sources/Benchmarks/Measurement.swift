import Glibc
import LayoutEngine

/// What one tree costs.
struct Measurement {
  let scenario: Scenario
  let count: Int
  let nodes: Int
  /// Nanoseconds a node: laying out a finished tree, and building it as well.
  let layout: Time
  let building: Time
  /// The most memory that tree, layout and result ever took together, a node.
  let bytes: Double
  let statistics: LayoutStatistics

  init(_ scenario: Scenario, _ count: Int) {
    self.scenario = scenario
    self.count = count
    let stage = scenario.stage(count)
    // Code and tables that any layout needs, whatever its size, come into memory before anything is measured; so does the
    // code that reads the measure.
    _ = scenario.tree(2).layout(in: stage)
    _ = Memory.peak
    let before = Memory.resident
    let tree = scenario.tree(count)
    let result = tree.layout(in: stage)
    bytes = Double(Memory.peak - before) / Double(tree.count)
    nodes = tree.count
    statistics = result.statistics
    layout = Time(nodes: tree.count) { _ = tree.layout(in: stage) }
    building = Time(nodes: tree.count) { _ = scenario.tree(count).layout(in: stage) }
  }

  /// One line, fields between tabs, as the script reads it.
  func report() {
    let perNode = [layout.median, layout.best, building.median, building.best, bytes, questions].map {
      "\(($0 * 100).rounded() / 100)"
    }
    print(([scenario.rawValue, "\(count)", "\(nodes)"] + perNode).joined(separator: "\t"))
  }

  private var questions: Double { Double(statistics.questions) / Double(nodes) }

}

/// How long a piece of work takes a node, in nanoseconds: the median and the shortest of many runs, after warming up.
struct Time {
  let median: Double
  let best: Double

  init(nodes: Int, _ work: () -> Void) {
    for _ in 0..<3 { work() }
    var times: [Double] = []
    var total = 0.0
    while total < 6e8, times.count < 20_000 {
      let start = Self.now()
      work()
      times.append(Self.now() - start)
      total += times[times.count - 1]
    }
    times.sort()
    median = times[times.count / 2] / Double(nodes)
    best = times[0] / Double(nodes)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// The memory of this process, in bytes.
enum Memory {
  static var resident: Int { field("VmRSS:") }
  static var peak: Int { field("VmHWM:") }

  private static func field(_ name: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split { $0 == " " || $0 == "\t" }
      if words.count >= 2, words[0] == name, let kilobytes = Int(words[1]) { return kilobytes * 1024 }
    }
    return 0
  }
}
