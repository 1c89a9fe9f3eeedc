import Glibc

/// The word that starts this program from the current folder in a shell.
///
///     ./course                 ./course, as it was typed
///     /home/ana/bin/course     course if that folder is on the PATH, else the whole path
///     bash course              ./course
///     course                   course
enum ProgramName {
  private static let usual = "course"

  /// The word to type for a program that was started as `started`.
  static func typed(for started: String) -> String {
    guard started.contains("/") else { return word(for: started.isEmpty ? usual : started) }
    let isRelative = !started.hasPrefix("/")
    if !isRelative, isOnThePath(started) { return Path.name(of: started).quotedForTheShell }
    return access(started, X_OK) == 0 ? started.quotedForTheShell : usual
  }

  /// A name without a folder was found on the PATH, or passed to a shell as in `bash course`.
  private static func word(for name: String) -> String {
    let isBeside = !isAnywhereOnThePath(name) && access(name, X_OK) == 0 && Path.isFile(name)
    return (isBeside ? "./" + name : name).quotedForTheShell
  }

  /// Whether the PATH leads to this program; a shell passes a script from the PATH its full name.
  private static func isOnThePath(_ program: String) -> Bool {
    first(onThePath: Path.name(of: program)).map { Path.resolved($0) == Path.resolved(program) } ?? false
  }

  private static func isAnywhereOnThePath(_ name: String) -> Bool { first(onThePath: name) != nil }

  private static func first(onThePath name: String) -> String? {
    guard let folders = getenv("PATH") else { return nil }
    return String(cString: folders).split(separator: ":").lazy.map { Path.joined(String($0), name) }
      .first { access($0, X_OK) == 0 && Path.isFile($0) }
  }
}
