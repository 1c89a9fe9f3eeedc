import Foundation

var options = ["--count": 20_000, "--seed": 1, "--first": 0, "--limit": 400, "--step": 1]
var arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--file", let path = arguments.last, let text = try? String(contentsOfFile: path, encoding: .utf8)
{
  let measured = Measurement.takeSeveral(text, from: 1)
  print(measured.isAccepted ? "\(measured.milliseconds) ms" : "refused by the guard")
  exit(0)
}
while let name = arguments.popFirst() {
  let known = options[name] != nil || ["--print", "--work", "--scale"].contains(name)
  guard known, let value = arguments.popFirst().flatMap({ Int($0) }), value >= 0 else {
    print(
      "usage: Tests/Guard/run [--first N] [--count N] [--seed N] [--limit MS] [--step N] [--print N] [--scale N] [--file FILE]"
    )
    exit(2)
  }
  options[name] = value
}
let first = options["--first"] ?? 0
let count = options["--count"] ?? 0
let step = max(1, options["--step"] ?? 1)
let limit = Double(options["--limit"] ?? 0)

/// The course's programs, in an order that is the same everywhere.
let programs = (FileManager.default.enumerator(atPath: "Exercises")?.compactMap { $0 as? String } ?? [])
  .filter { $0.hasSuffix("solution.layout") }.sorted()
  .compactMap { try? String(contentsOfFile: "Exercises/\($0)", encoding: .utf8) }
let seed = UInt64(options["--seed"] ?? 1)
let shapes = Shapes(programs: programs, seed: seed)

if let number = options["--scale"] {
  let shape = shapes.shape(number)
  let most = shape.longestAccepted
  for parts in [8, 4, 2, 1] {
    print("\(most / parts) times: \(Measurement.takeSeveral(shape.text(times: most / parts), from: 1).milliseconds) ms")
  }
  exit(0)
}
if let number = options["--print"] {
  let shape = shapes.shape(number)
  print(shape.text(times: shape.longestAccepted), terminator: "")
  exit(0)
}
if options["--work"] != nil { work(shapes, stride(from: first, to: first + count, by: step), limit: limit) }

var end = first
var slow = 0
var slowest = (number: 0, milliseconds: 0.0)

@MainActor func note(_ number: Int, _ milliseconds: Double, _ what: String) {
  end = max(end, number + step)
  if milliseconds > slowest.milliseconds { slowest = (number, milliseconds) }
  guard milliseconds > limit else { return }
  slow += 1
  let shape = shapes.shape(number)
  print("\(number)\t\(Int(milliseconds)) ms\t\(what)\t\(shape.before.prefix(60).debugDescription)", terminator: " ")
  print(shape.part.prefix(80).debugDescription)
  fflush(nil)
}

/// One process measures until a text takes too long for it, or ends it; the next goes on behind that.
@MainActor func measure() throws {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = [
    "--work", "1", "--first", "\(end)", "--count", "\(first + count - end)", "--seed", "\(seed)",
    "--limit", "\(Int(limit))", "--step", "\(step)",
  ]
  process.standardOutput = output
  try process.run()
  var pending = ""
  while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
    pending += String(decoding: data, as: UTF8.self)
    let lines = pending.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let number = Int(fields[0]), let milliseconds = Double(fields[1]) else { continue }
      note(number, milliseconds, String(fields[2]))
    }
    pending = String(lines.last ?? "")
  }
  process.waitUntilExit()
  if process.terminationReason == .uncaughtSignal {
    note(end, patience, "ends the process with signal \(process.terminationStatus)")
  } else if process.terminationStatus == 0 {
    end = first + count
  }
}

while end < first + count { try measure() }
print(
  "seed \(seed), shapes \(first)..<\(first + count): \(slow) take more than \(Int(limit)) ms; "
    + "the slowest is \(slowest.number) with \(Int(slowest.milliseconds)) ms")
exit(slow == 0 ? 0 : 1)
