import Glibc

/// What somebody types to start this program from where they are.
///
///     ./course                 ./course, as it was typed
///     /home/ana/bin/course     course, where that folder is on the PATH; else the whole path
///     course                   course
enum ProgramName {
  private static let usual = "course"

  /// The word to type for a program that was started as `started`.
  static func typed(for started: String) -> String {
    guard started.contains("/") else { return started.isEmpty ? usual : started.quotedForTheShell }
    let isRelative = !started.hasPrefix("/")
    if !isRelative, isOnThePath(started) { return Path.name(of: started).quotedForTheShell }
    return access(started, X_OK) == 0 ? started.quotedForTheShell : usual
  }

  /// A script that the shell found on the PATH is told its whole name.
  private static func isOnThePath(_ program: String) -> Bool {
    guard let folders = getenv("PATH") else { return false }
    let name = Path.name(of: program)
    let first = String(cString: folders).split(separator: ":").lazy.map { Path.joined(String($0), name) }
      .first { access($0, X_OK) == 0 && Path.isFile($0) }
    return first.map { Path.resolved($0) == Path.resolved(program) } ?? false
  }
}
