import Glibc

/// Functions on paths and the files at them.
enum Path {
  /// The type of file at a path.
  enum Kind: Sendable {
    case file, folder, other
  }

  /// The type of file at a path, following links; nil if nothing is there.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The modification time of a regular file, in milliseconds since 1970; nil for anything else.
  static func changed(_ path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_mtim.tv_sec) * 1000 + Int64(status.st_mtim.tv_nsec) / 1_000_000
  }

  static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

  /// Whether the path is a symbolic link.
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

  /// The parent folder of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path with all links and `..` resolved, or unchanged if that fails.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder and all its parents, the nearest first.
  static func upwards(from folder: String) -> [String] {
    var folders = [folder]
    var current = folder
    while current != "/", current.contains("/") {
      current = Path.folder(of: current)
      folders.append(current)
    }
    return folders
  }

  /// The path of this program; nil if the system does not know it.
  static func ofThisProgram() -> String? {
    guard let real = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder of an installed program's files, `share/course` beside its `bin`; nil if it is not installed.
  static var installedFiles: String? {
    guard let program = ofThisProgram(), name(of: folder(of: program)) == "bin" else { return nil }
    let files = joined(folder(of: folder(of: program)), "share/course")
    return isFolder(files) ? files : nil
  }

  /// Creates a folder with its missing parents.
  static func makeFolder(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    let above = folder(of: path)
    if above != path, above != "." { try makeFolder(above) }
    guard mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
      throw SystemError(.makeFolder(path))
    }
  }
}
