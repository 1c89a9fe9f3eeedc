import Foundation

signal(SIGPIPE, SIG_IGN)
var options = ["--count": 2_000, "--seed": 1, "--first": 0]
var words = CommandLine.arguments.dropFirst()
while let name = words.popFirst() {
  guard options[name] != nil, let value = words.popFirst().flatMap({ Int($0) }), value >= 0 else {
    print("usage: Tests/Packs/run [--count N] [--seed N] [--first N]")
    exit(2)
  }
  options[name] = value
}

/// No command takes so long. On a busy machine it is asked again, and may then wait for its turn, but not work for longer.
let patience = 10.0
let longPatience = 90.0
let mostMegabytes = 400

let root = FileManager.default.currentDirectoryPath
let program = "\(root)/.build/release/course"
let seed = UInt64(options["--seed"] ?? 1)
let place = "\(root)/.build/packs/\(seed)-\(getpid())"
let outside = "\(place)/outside"
let home = "\(place)/home"
let sound = HostilePack.sound(from: root)

/// Files of every kind that say so when somebody reads them.
func canaries() -> FileTree {
  var tree = FileTree()
  let word = HostilePack.canary
  tree["canary.svg"] = .file(Array("<svg viewBox='0 0 9 9'><text id='\(word)'>\(word)</text></svg>".utf8))
  tree["canary.json"] = .file(Array("[{\"name\": \"\(word)\", \"imageName\": \"\(word)\"}]".utf8))
  for name in ["canary", "canary.md", "canary.layout", "course.json"] {
    tree[name] = .file(Array("// \(word)\n# \(word)\nstruct X \(word)\n".utf8))
  }
  return tree
}

/// What lies in a folder: kind, size and time of every entry, without what a run may change.
func state(of folder: String, except changing: Set<String>) -> [String: String] {
  var state: [String: String] = [:]
  var waiting = [folder]
  while let path = waiting.popLast() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let whole = "\(path)/\(name)"
      var status = stat()
      guard !changing.contains(whole), lstat(whole, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        waiting.append(whole)
        state[whole] = "folder"
      } else {
        state[whole] =
          "\(status.st_mode) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
      }
    }
  }
  return state
}

/// What one run did that it must not do.
func faults(of run: Watched) -> [String] {
  var faults: [String] = []
  if run.status == nil {
    faults.append(run.seconds > patience ? "hangs" : "ends by signal \(run.signal)")
  } else if run.workSeconds > patience {
    faults.append("works for \(run.workSeconds) s")
  } else if let status = run.status, !(0...3).contains(status) {
    faults.append("ends with \(status)")
  }
  if run.megabytes > mostMegabytes { faults.append("takes \(run.megabytes) MB") }
  if (run.output + run.complaints).contains(HostilePack.canary) { faults.append("shows what is outside") }
  if run.output.hasPrefix("<svg"), let fault = fault(inDrawing: run.output) { faults.append("draws \(fault)") }
  // Into a file, only what is asked for as it is may have control characters in it.
  let isRaw = run.arguments.first == "solution"
  if !isRaw, let scalar = (run.output + run.complaints).unicodeScalars.first(where: isSteering) {
    faults.append("writes U+\(String(scalar.value, radix: 16))")
  }
  return faults
}

func isSteering(_ scalar: Unicode.Scalar) -> Bool {
  scalar != "\n" && (scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value))
}

/// Whether a copy of what is outside lies in the work folder.
func holdsCanary(_ folder: String) -> Bool {
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return names.contains { name in
    var status = stat()
    guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size < 8 << 20 else {
      return false
    }
    return FileManager.default.contents(atPath: "\(folder)/\(name)")?.range(of: Data(HostilePack.canary.utf8)) != nil
  }
}

let commands: [[String]] = [
  ["list", "--pack", "../pack"], ["list", "--pack", "../pack", "--language", "de", "--format", "json"],
  ["next", "guide-is-a-number", "--pack", "../pack", "--language", "de"],
  ["check", "guide-is-a-number", "--pack", "../pack"],
  ["next", "razemon-eyes", "--pack", "../pack", "--format", "json"],
  ["check", "razemon-eyes", "--pack", "../pack", "--format", "json"],
  ["show", "razemon-eyes", "--svg", "-", "--pack", "../pack"], ["next", "predict-the-guides", "--pack", "../pack"],
  ["solution", "razemon-eyes", "--reveal", "--pack", "../pack"], ["verify", "--pack", "../pack"],
  ["add", "../pack"], ["add", "../pack.tar"], ["show", "razemon-eyes", "--svg", "-", "--pack", "fuzzed"],
]

var failures = 0
var runs = 0
var ends: [Int32: Int] = [:]
var drawings = 0
var slowest = (seconds: 0.0, what: "")
var largest = (megabytes: 0, what: "")
let began = Date()
let first = options["--first"] ?? 0
let count = options["--count"] ?? 0
for number in first..<(first + count) {
  try? FileManager.default.removeItem(atPath: place)
  for folder in [place, home] { mkdir(folder, 0o755) }
  canaries().write(to: outside)
  let pack = HostilePack(number, seed: seed, from: sound, outside: outside)
  pack.tree.write(to: "\(place)/pack")
  try? Data(pack.archive).write(to: URL(fileURLWithPath: "\(place)/pack.tar"))
  let changing: Set = ["\(place)/out", "\(place)/err", "\(home)/my-course"]
  let before = state(of: place, except: changing)
  var found: [String] = []
  for command in commands {
    var run = Watched(program, command, in: home, patience: patience)
    if run.status == nil, run.seconds > patience { run = Watched(program, command, in: home, patience: longPatience) }
    let what = "pack \(number), \(command.joined(separator: " "))"
    runs += 1
    if let status = run.status { ends[status, default: 0] += 1 }
    if run.output.hasPrefix("<svg") { drawings += 1 }
    if run.seconds > slowest.seconds { slowest = (run.seconds, what) }
    if run.megabytes > largest.megabytes { largest = (run.megabytes, what) }
    found += faults(of: run).map { "\(command.joined(separator: " ")): \($0)" }
  }
  if state(of: place, except: changing) != before { found.append("something was written outside of the work folder") }
  if FileManager.default.fileExists(atPath: "/my-course") { found.append("something was written into /") }
  if holdsCanary("\(home)/my-course") { found.append("something from outside is in the work folder") }
  if !found.isEmpty || count == 1 {
    failures += found.isEmpty ? 0 : 1
    let kept = "\(root)/.build/packs/kept-\(seed)-\(number)"
    try? FileManager.default.removeItem(atPath: kept)
    try? FileManager.default.moveItem(atPath: place, toPath: kept)
    print("pack \(number) (\(pack.deeds.joined(separator: "; "))): \(found.joined(separator: "; ")); kept in \(kept)")
  }
  if (number - first) % 100 == 99 { print("\(number - first + 1) packs, \(runs) runs, \(failures) failures") }
  // Into a file, too, each line is there as soon as it is known.
  fflush(nil)
}
try? FileManager.default.removeItem(atPath: place)
let minutes = Date().timeIntervalSince(began) / 60
let statuses = ends.sorted { $0.key < $1.key }.map { "\($0.value) ended with \($0.key)" }.joined(separator: ", ")
print(
  "seed \(seed): \(count) packs, \(runs) runs in \(String(format: "%.1f", minutes)) minutes: \(statuses); \(drawings) drawings, "
    + "\(failures) failures; the slowest took \(String(format: "%.2f", slowest.seconds)) s (\(slowest.what)), the largest "
    + "\(largest.megabytes) MB (\(largest.what))")
exit(failures == 0 ? 0 : 1)
