import Glibc
import ProgressStore

// A process of its own for the store's tests, to be run side by side, to be killed, and to have few rights.
//
//     ProgressStoreProbe record PATH EXERCISE COUNT    records COUNT attempts; prints each number once it is kept; PATH
//                                                      may be a server's address
//     ProgressStoreProbe stall PATH EXERCISE           begins to record, prints "in the middle", and waits to be killed
//     ProgressStoreProbe stall-in-making PATH          the same while it makes the file
//     ProgressStoreProbe hold PATH EXERCISE            records one attempt, prints "open", waits for the end of its input
//     ProgressStoreProbe open PATH                     opens and closes
//     ProgressStoreProbe open-as-nobody PATH           the same without root's rights
//     ProgressStoreProbe record-in-little-room PATH EXERCISE BYTES   no file may grow beyond BYTES
//
// Prints `error KIND` and the message on a failure of the store, and ends with 1.

/// A line that is out before the call returns, whatever becomes of the process.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

func attempt(_ text: String, exercise: String) -> Attempt {
  Attempt(
    key: ExerciseKey(pack: "probe", exercise: exercise), source: text, packVersion: "1", packHash: "0",
    engineVersion: "1", verdict: .notYet,
    scenarios: [ScenarioOutcome(id: "base", passed: false, matchingViews: 0, checkedViews: 1)])
}

func record(_ path: String, exercise: String, count: Int) throws(ProgressStoreError) {
  let store = try ProgressStore(at: ServerAddress(path).map { .server($0) } ?? .file(path))
  for number in 0..<count {
    say(String(try store.record(attempt("\(exercise) \(number)", exercise: exercise))))
  }
  store.close()
}

/// The store asks its clock in the middle of a write: first for the process's entry, then, with entry, exercise and text
/// written, for the moment of the attempt.
func stall(_ path: String, exercise: String) throws(ProgressStoreError) {
  var isRecording = false
  var questions = 0
  let store = try ProgressStore(at: .file(path)) {
    questions += isRecording ? 1 : 0
    guard questions == 2 else { return 0 }
    say("in the middle")
    while true { sleep(1) }
  }
  isRecording = true
  try store.record(attempt("never kept", exercise: exercise))
}

func stallInMaking(_ path: String) throws(ProgressStoreError) {
  _ = try ProgressStore(at: .file(path)) {
    say("in the middle")
    while true { sleep(1) }
  }
}

func hold(_ path: String, exercise: String) throws(ProgressStoreError) {
  let store = try ProgressStore(at: .file(path))
  try store.record(attempt("held", exercise: exercise))
  say("open")
  while readLine() != nil {}
  store.close()
}

func becomeNobody() {
  guard geteuid() == 0 else { return }
  guard setgroups(0, nil) == 0, setgid(65534) == 0, setuid(65534) == 0 else { exit(2) }
}

/// A write beyond the limit fails as on a disk whose quota is used up.
func limitFiles(to bytes: UInt) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
  guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(2) }
}

func run(_ words: [String]) throws(ProgressStoreError) {
  switch (words.first, words.count) {
  case ("record", 4): try record(words[1], exercise: words[2], count: Int(words[3]) ?? 0)
  case ("stall", 3): try stall(words[1], exercise: words[2])
  case ("stall-in-making", 2): try stallInMaking(words[1])
  case ("hold", 3): try hold(words[1], exercise: words[2])
  case ("open", 2): try ProgressStore(at: .file(words[1])).close()
  case ("open-as-nobody", 2):
    becomeNobody()
    try ProgressStore(at: .file(words[1])).close()
  case ("record-in-little-room", 4):
    limitFiles(to: UInt(words[3]) ?? 0)
    try record(words[1], exercise: words[2], count: 1_000)
  default: exit(2)
  }
}

do throws(ProgressStoreError) {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  say("error \(error.kind.rawValue)")
  say(error.english.message)
  exit(1)
}
