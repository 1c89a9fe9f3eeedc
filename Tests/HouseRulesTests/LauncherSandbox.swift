import Foundation

/// A copy of the launchers on a machine of pretence: the PATH holds a few real tools, and fakes of Swift, apt and sudo.
///
/// The fakes write down how they were called. The fake Swift "builds" a program that prints its folder and arguments
/// and exits 7; the optimized one says on the standard error what it is. It is never built by itself in the background
/// unless a test asks for that.
struct LauncherSandbox {
  /// The repository of pretence. Its name has a blank, a parenthesis and a letter outside ASCII.
  let root: URL
  private let machine: URL
  private var tools: URL { machine.appendingPathComponent("tools") }
  private var calls: URL { machine.appendingPathComponent("calls") }

  /// What a launcher answered.
  struct Answer {
    var status: Int32
    var output: String
    var errors: String
  }

  init() throws {
    machine = FileManager.default.temporaryDirectory.appendingPathComponent("launcher-\(UUID().uuidString)")
    root = machine.appendingPathComponent("répo (1)")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for name in ["course", "test", ".ci"] {
      try FileManager.default.copyItem(
        at: Repository.root.appendingPathComponent(name), to: root.appendingPathComponent(name))
    }
    try write("package", to: "Package.swift")
    try write("one", to: "Sources/One/One.swift")
    try write("two", to: "Sources/Two/Two.swift")
    try write("", to: ".ci/packages")
    for tool in Self.realTools {
      let path = ["/usr/bin/", "/bin/"].map { $0 + tool }.first { FileManager.default.fileExists(atPath: $0) }
      guard let path else { throw MissingTool(name: tool) }
      let link = tools.appendingPathComponent(tool).path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    }
    try install("swift", Self.fakeSwift)
  }

  struct MissingTool: Error { var name: String }

  private static let realTools = [
    "bash", "chmod", "find", "flock", "grep", "mkdir", "mv", "nice", "readlink", "rm", "setsid", "sha256sum",
    "sleep", "sort", "stat", "tail", "true", "xargs",
  ]

  private static let fakeSwift = """
    case $1 in
      --version) echo "${FAKE_VERSION-Swift version 6.3.1 (swift-6.3.1-RELEASE)}" ;;
      build)
        sleep 0.05
        place=.build/quick/debug words=
        case $* in *release*) place=.build/release words='echo optimized >&2' ;; esac
        [ -z "$words" ] || while [ -e slow ]; do sleep 0.05; done
        if [ -e broken ]; then
          echo '[1/2] Compiling One'
          echo 'Sources/One/One.swift:1:1: error: the text is broken'
          exit 1
        fi
        mkdir -p $place
        printf '#!/usr/bin/env bash\\n%s\\necho "$PWD: $*"\\nexit 7\\n' "$words" >$place/course
        chmod +x $place/course ;;
      format) [ ! -e untidy ] ;;
      test) echo "tests: $*"; exit "${FAKE_TEST_STATUS-0}" ;;
    esac
    """

  /// Removes all of it.
  func remove() { try? FileManager.default.removeItem(at: machine) }

  /// Puts a program on the PATH; it notes each call before it does anything.
  func install(_ name: String, _ script: String) throws {
    let file = tools.appendingPathComponent(name)
    let text = "#!/usr/bin/env bash\necho \"\(name) $*\" >>'\(calls.path)'\n\(script)\n"
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Takes a program from the PATH.
  func uninstall(_ name: String) throws {
    try FileManager.default.removeItem(at: tools.appendingPathComponent(name))
  }

  /// Writes a file of the repository.
  func write(_ text: String, to name: String) throws {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Waits until something in the background has made a file of the repository.
  func wait(for name: String) throws {
    let path = root.appendingPathComponent(name).path
    for _ in 1...600 where !FileManager.default.fileExists(atPath: path) { usleep(50_000) }
    guard FileManager.default.fileExists(atPath: path) else { throw MissingFile(name: name) }
  }

  struct MissingFile: Error { var name: String }

  /// A path on this machine of pretence, without blanks, and as a package list names it: seen from `/usr`.
  func proof(_ name: String) -> (path: String, listed: String) {
    let path = machine.appendingPathComponent(name).path
    return (path, "..\(path)")
  }

  /// How often fakes were called with lines that begin like this.
  func calls(of beginning: String) -> Int {
    let text = (try? String(contentsOf: calls, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count { $0.hasPrefix(beginning) }
  }

  /// Starts a launcher and waits for it.
  func run(
    _ launcher: String, _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Answer {
    try start(launcher, arguments, in: folder, environment: environment)()
  }

  /// Starts a launcher (a path, or a name in the repository) and returns what waits for it.
  func start(
    _ launcher: String, _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> () throws -> Answer {
    let process = Process()
    let isPath = launcher.hasPrefix("/")
    process.executableURL = isPath ? URL(fileURLWithPath: launcher) : root.appendingPathComponent(launcher)
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? root
    process.environment = [
      "PATH": tools.path, "HOME": machine.path, "TERM": "dumb", "COURSE_OPTIMIZE": "no",
    ].merging(environment) { $1 }
    // Files, not pipes: nothing to drain, so a launcher that says much cannot stall.
    let captured = try ["output", "errors"].map { kind in
      let file = machine.appendingPathComponent("\(kind)-\(UUID().uuidString)")
      try Data().write(to: file)
      return file
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: captured[0])
    process.standardError = try FileHandle(forWritingTo: captured[1])
    try process.run()
    return {
      process.waitUntilExit()
      let texts = try captured.map { try String(contentsOf: $0, encoding: .utf8) }
      return Answer(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
  }
}
