import Foundation

signal(SIGPIPE, SIG_IGN)
var options = ["--count": 100_000, "--seed": 1, "--first": 0]
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
  guard name == "--print" || options[name] != nil, let value = arguments.popFirst().flatMap({ Int($0) }), value >= 0
  else {
    print("usage: Tests/Fuzz/run [--count N] [--seed N] [--first N] [--print N]")
    exit(2)
  }
  options[name] = value
}

/// Every program of the tests and the exercises, in an order that is the same everywhere.
func corpus() -> [String] {
  ["Exercises", "Tests"].flatMap { folder in
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".layout") }.sorted()
      .compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }
}

let seed = UInt64(options["--seed"] ?? 1)
let mutator = Mutator(programs: corpus(), seed: seed)
if let number = options["--print"] {
  print(mutator.program(number), terminator: "")
  exit(0)
}

/// A program may take a second; a busy machine gets a little more before it is asked again.
let patience = 4.0
let allowed = 1.1
/// A new process now and then, so that what one leaves behind is told apart from what each program costs.
let batch = 20_000
/// Once a process has warmed up, in megabytes: the heap of programs so different moves by five or six; half a kilobyte
/// that each of them left would be ten.
let warmUp = 500
let mostGrowth = 8

func start() -> Course {
  do { return try Course(path: ".build/release/course") } catch {
    print("The course cannot be started: \(error)")
    exit(3)
  }
}

var failures = 0
var slowest = (seconds: 0.0, number: 0)
var accepted = 0
let first = options["--first"] ?? 0
let count = options["--count"] ?? 0

@MainActor func fail(_ number: Int, _ what: String, _ source: String) {
  failures += 1
  let file = ".build/fuzz/\(seed)-\(number).layout"
  try? source.write(toFile: file, atomically: true, encoding: .utf8)
  print("program \(number): \(what); saved as \(file)")
}

/// Asked by itself, twice, so that a busy machine is not blamed on the program.
func isSlowAlone(_ source: String) -> Bool {
  for _ in 0..<2 {
    let course = start()
    defer { course.end() }
    if case .answered(_, let seconds) = course.answer(to: source, patience: patience), seconds <= allowed {
      return false
    }
  }
  return true
}

let began = Date()
var course = start()
var early = 0
for number in first..<(first + count) {
  let source = mutator.program(number)
  let position = (number - first) % batch
  if position == 0, number > first {
    course.end()
    course = start()
  }
  switch course.answer(to: source, patience: patience) {
  case .answered(let answer, let seconds):
    if seconds > slowest.seconds { slowest = (seconds, number) }
    if answer.contains("\"frames\"") { accepted += 1 }
    if seconds > allowed, isSlowAlone(source) {
      fail(number, "takes more than a second", source)
      course.end()
      course = start()
    }
  case .silent(let seconds):
    fail(number, "no answer after \(seconds) s", source)
    course.end()
    course = start()
  case .ended(let status):
    fail(number, "the course ended with status \(status)", source)
    course.end()
    course = start()
  }
  if position == warmUp { early = course.residentMegabytes }
  if position == batch - 1 {
    let late = course.residentMegabytes
    if late - early > mostGrowth { fail(number, "memory grew from \(early) MB to \(late) MB", source) }
    print("\(number + 1 - first) programs, \(accepted) shown, \(failures) failures, \(late) MB")
  }
}
course.end()
let minutes = Date().timeIntervalSince(began) / 60
print(
  "seed \(seed): \(count) programs in \(String(format: "%.1f", minutes)) minutes, \(accepted) shown, \(failures) failures; "
    + "the slowest was \(slowest.number) with \(String(format: "%.2f", slowest.seconds)) s")
exit(failures == 0 ? 0 : 1)
