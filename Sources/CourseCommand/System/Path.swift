import Glibc

/// Questions about paths and what lies there.
enum Path {
  /// What lies at a path.
  enum Kind: Sendable {
    case file, folder, other
  }

  /// What lies at the path, links followed; nil if nothing does.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// When the text of a file was written last, in milliseconds since 1970; nil where there is no file.
  static func changed(_ path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_mtim.tv_sec) * 1000 + Int64(status.st_mtim.tv_nsec) / 1_000_000
  }

  static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

  /// Whether a link lies at the path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func isFile(_ path: String) -> Bool { kind(path) == .file }

  /// `a` and `b` → `a/b`, without a doubled slash.
  static func joined(_ folder: String, _ name: String) -> String {
    let name = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path with every link and `..` resolved; the path itself where that is not possible.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder itself and every folder above it, the nearest first.
  static func upwards(from folder: String) -> [String] {
    var folders = [folder]
    var current = folder
    while current != "/", current.contains("/") {
      current = Path.folder(of: current)
      folders.append(current)
    }
    return folders
  }

  /// Where this program lies; nil where the system does not tell.
  static func ofThisProgram() -> String? {
    guard let real = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Where an installed program's files lie: `share/course` beside the `bin` that it is in; nil before it is installed.
  static var installedFiles: String? {
    guard let program = ofThisProgram(), name(of: folder(of: program)) == "bin" else { return nil }
    let files = joined(folder(of: folder(of: program)), "share/course")
    return isFolder(files) ? files : nil
  }

  /// Makes a folder and the folders above it, where they are missing.
  static func makeFolder(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    let above = folder(of: path)
    if above != path, above != "." { try makeFolder(above) }
    guard mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
      throw SystemError(.makeFolder(path))
    }
  }
}
