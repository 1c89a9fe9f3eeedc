import Foundation

signal(SIGPIPE, SIG_IGN)
var options = ["--count": 1000, "--seed": 1, "--first": 0]
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
  guard options[name] != nil, let value = arguments.popFirst().flatMap({ Int($0) }), value >= 0 else {
    print("usage: Tests/Kills/run [--count N] [--seed N] [--first N]")
    exit(2)
  }
  options[name] = value
}
let seed = options["--seed"] ?? 1
let first = options["--first"] ?? 0
let count = options["--count"] ?? 0

/// A command with what it is about, and when it is killed: as a part of the time that it takes; nil for never.
struct Part {
  var deed: Deed
  var exercise: String
  var moment: Double?
}

/// What happens at a number of the seed: one command, or two at once of which one or both are killed.
struct Plan {
  var parts: [Part]
  /// The pack is added for the first time.
  var isFirstTime = false

  init(seed: Int, number: Int) {
    var random = Random(state: UInt64(seed) << 32 | UInt64(number))
    let deeds = Deed.allCases
    let exercises = Scratch.exercises.shuffled(using: &random)
    let deed = deeds[Int.random(in: 0..<deeds.count, using: &random)]
    parts = [Part(deed: deed, exercise: exercises[0], moment: .random(in: 0...1.15, using: &random))]
    if Int.random(in: 0..<3, using: &random) == 0 {
      let other = deeds[Int.random(in: 0..<deeds.count, using: &random)]
      let moment: Double? = Bool.random(using: &random) ? .random(in: 0...1.15, using: &random) : nil
      parts.append(Part(deed: other, exercise: exercises[other == deed ? 0 : 1], moment: moment))
    } else if deed == .add {
      isFirstTime = Int.random(in: 0..<8, using: &random) == 0
    }
  }
}

/// How long each command takes when nobody kills it, from the last times.
var seconds: [Deed: Double] = [:]
var killed: [Deed: Int] = [:]
var failures = 0

@MainActor func run(_ plan: Plan, _ number: Int, in scratch: Scratch) throws -> [String] {
  var wrong: [String] = []
  for part in plan.parts {
    try scratch.prepare(part.deed, part.exercise, number: number, isFirstTime: plan.isFirstTime)
  }
  let courses = try plan.parts.enumerated().map { try scratch.start($1.deed, $1.exercise, log: "killed-\($0)") }
  // The one that is killed first is waited for first.
  let order = plan.parts.indices.sorted { delay(plan.parts[$0]) < delay(plan.parts[$1]) }
  var endings: [Int: Course.Ending] = [:]
  for index in order {
    let part = plan.parts[index]
    if part.moment != nil {
      let ending = courses[index].kill(after: delay(part))
      if ending.status == nil { killed[part.deed, default: 0] += 1 }
      endings[index] = ending
    } else if let ending = courses[index].end() {
      if !(ending.status.map(part.deed.statuses.contains) ?? false) || !ending.complaints.isEmpty {
        wrong.append("\(part.deed) beside a killed process: \(ending.complaints)")
      }
      endings[index] = ending
    } else {
      wrong.append("\(part.deed) beside a killed process hangs")
    }
  }
  wrong += scratch.damage(isFirstTime: plan.isFirstTime)
  for (index, ending) in endings {
    wrong += scratch.take(ending, to: plan.parts[index].deed, plan.parts[index].exercise, number: number)
  }
  for part in plan.parts {
    guard let ending = try scratch.start(part.deed, part.exercise, log: "again").end() else {
      wrong.append("\(part.deed) hangs afterwards")
      continue
    }
    if !(ending.status.map(part.deed.statuses.contains) ?? false) || !ending.complaints.isEmpty {
      wrong.append("\(part.deed) afterwards: status \(ending.status ?? -1), \(ending.complaints)")
    }
    seconds[part.deed] = seconds[part.deed].map { $0 * 0.8 + ending.seconds * 0.2 } ?? ending.seconds
    wrong += scratch.take(ending, to: part.deed, part.exercise, number: number)
  }
  let deeds = plan.parts.map { ($0.deed, $0.exercise) }
  // Two of the same have one outcome.
  let distinct = plan.parts.count == 2 && plan.parts[0].deed == plan.parts[1].deed ? Array(deeds.prefix(1)) : deeds
  return wrong + scratch.remains(of: distinct, number: number)
}

@MainActor func delay(_ part: Part) -> Double {
  part.moment.map { $0 * (seconds[part.deed] ?? 0.1) } ?? .infinity
}

let folder = FileManager.default.currentDirectoryPath + "/.build/kills/\(seed)"

@MainActor func start() -> Scratch {
  do {
    let scratch = try Scratch(at: folder)
    for deed in Deed.allCases {
      try scratch.prepare(deed, Scratch.exercises[0], number: -1, isFirstTime: false)
      seconds[deed] = try scratch.start(deed, Scratch.exercises[0], log: "again").end()?.seconds
      _ = scratch.remains(of: [(deed, Scratch.exercises[0])], number: -1)
    }
    return scratch
  } catch {
    print("The set-up failed: \(error)")
    exit(3)
  }
}

let began = Date()
var scratch = start()
for number in first..<(first + count) {
  let plan = Plan(seed: seed, number: number)
  var wrong: [String]
  do { wrong = try run(plan, number, in: scratch) } catch { wrong = ["\(error)"] }
  if number + 1 == first + count { wrong += scratch.lost() }
  if !wrong.isEmpty {
    failures += 1
    let kept = "\(folder)-\(number)"
    try? FileManager.default.removeItem(atPath: kept)
    try? FileManager.default.moveItem(atPath: folder, toPath: kept)
    let deeds = plan.parts.map { "\($0.deed)" }.joined(separator: " and ")
    print("kill \(number), \(deeds): \(wrong.joined(separator: "; ")); kept as \(kept)")
    scratch = start()
  }
  if (number + 1 - first) % 100 == 0 {
    print("\(number + 1 - first) of \(count), \(failures) failures, \(scratch.drafts) drafts met and cleared")
    fflush(nil)
  }
}
let minutes = Date().timeIntervalSince(began) / 60
let each = Deed.allCases.map { "\($0) \(killed[$0] ?? 0)" }.joined(separator: ", ")
print(
  "seed \(seed): \(count) rounds in \(String(format: "%.1f", minutes)) minutes, \(failures) failures; "
    + "\(killed.values.reduce(0, +)) processes were killed at work (\(each)), the others had just ended; "
    + "\(scratch.drafts) drafts met and cleared, \(scratch.promises) texts promised and kept")
if failures == 0 { try? FileManager.default.removeItem(atPath: folder) }
exit(failures == 0 ? 0 : 1)
