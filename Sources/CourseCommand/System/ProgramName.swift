import Glibc

/// What somebody types to start this program from where they are.
///
///     ./course                 ./course, as it was typed
///     /home/ana/bin/course     course, where that folder is on the PATH; else the whole path
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

  /// A name without a folder is found on the PATH, or was handed to a shell: `bash course`.
  private static func word(for name: String) -> String {
    let isBeside = !isAnywhereOnThePath(name) && access(name, X_OK) == 0 && Path.isFile(name)
    return (isBeside ? "./" + name : name).quotedForTheShell
  }

  /// A script that the shell found on the PATH is told its whole name.
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
