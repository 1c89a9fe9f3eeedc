import Glibc
import LayoutEngine

// `measure SCENARIO COUNT` measures one tree in a fresh process, so that its memory is its own;
// `repeat SCENARIO COUNT TIMES` only lays it out so many times, for a profiler.
let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst(2).compactMap { Int($0) }.filter { $0 > 0 }

switch (arguments.first, arguments.dropFirst().first.flatMap(Scenario.init), numbers.count) {
case ("measure", let scenario?, 1): Measurement(scenario, numbers[0]).report()
case ("repeat", let scenario?, 2):
  let tree = scenario.tree(numbers[0])
  for _ in 0..<numbers[1] { _ = tree.layout(in: scenario.stage(numbers[0])) }
case ("list", nil, 0):
  for scenario in Scenario.allCases {
    for size in scenario.sizes { print(scenario.rawValue, size, scenario.yardstick ?? "-") }
  }
default:
  print("Benchmarks/run [--yardstick FILE] runs everything. By hand:")
  print("  Benchmarks measure SCENARIO COUNT          one line of figures, as `run` reads it")
  print("  Benchmarks repeat SCENARIO COUNT TIMES     lays it out only, for a profiler")
  print("  Benchmarks list                            scenarios with their sizes and the yardstick's names")
  exit(2)
}
