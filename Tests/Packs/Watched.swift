import Foundation

/// A run of the program, with all that can be seen of it from outside.
struct Watched {
  var arguments: [String]
  /// The number it ended with; nil if it was ended by a signal.
  var status: Int32?
  var signal: Int32 = 0
  /// On the wall's clock.
  var seconds: Double
  /// Of work.
  var workSeconds: Double
  var megabytes: Int
  var output: String
  var complaints: String

  /// Runs it in a folder until it ends, or until patience does.
  init(_ program: String, _ arguments: [String], in folder: String, patience: Double) {
    self.arguments = arguments
    let files = ["out", "err"].map { "\(folder)/../\($0)" }
    // A shell enters the folder, and bounds what a run that goes wrong may take of the machine.
    let words =
      ["/bin/sh", "-c", "ulimit -v 12000000; cd \"$1\" && shift && exec \"$@\"", "sh", folder, program] + arguments
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_addopen(&actions, Int32(number + 1), file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    var process = pid_t()
    let copy: (String) -> UnsafeMutablePointer<CChar>? = { strdup($0) }
    let pointers = words.map(copy) + [nil]
    let settings = ["PATH=/usr/bin:/bin", "HOME=\(folder)", "NO_COLOR=1"].map(copy) + [nil]
    defer {
      for pointer in pointers + settings { free(pointer) }
    }
    let began = DispatchTime.now().uptimeNanoseconds
    func elapsed() -> Double { Double(DispatchTime.now().uptimeNanoseconds &- began) / 1e9 }
    guard posix_spawn(&process, "/bin/sh", &actions, nil, pointers, settings) == 0 else {
      print("/bin/sh cannot be started")
      exit(3)
    }
    var ending: Int32 = 0
    var usage = rusage()
    while wait4(process, &ending, WNOHANG, &usage) == 0 {
      if elapsed() > patience { kill(process, SIGKILL) }
      usleep(1000)
    }
    seconds = elapsed()
    workSeconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    megabytes = usage.ru_maxrss >> 10
    signal = ending & 0x7F
    status = signal == 0 ? (ending >> 8) & 0xFF : nil
    output = Self.text(files[0])
    complaints = Self.text(files[1])
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
