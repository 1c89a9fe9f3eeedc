import Glibc

/// Reading files and folders with nothing but the C library: to load FoundationEssentials for it would take every start
/// of the program more than a millisecond.
///
/// Only files are read. Whoever opens a pipe in a file's place waits until somebody writes into it, which may be never;
/// so nothing is waited for, and what was opened is looked at before it is read.
public enum WholeFile {
  /// What may lie where a file should be.
  public enum Thing: Hashable, Sendable {
    /// A file.
    case file
    /// A folder.
    case folder
    /// A link, where links are not followed.
    case link
    /// A named pipe, or one that another program holds.
    case pipe
    /// A socket.
    case socket
    /// A terminal, a disk and the like.
    case device

    /// What the system says that it is.
    public init(_ status: stat) {
      self =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO: .pipe
        case S_IFSOCK: .socket
        default: .device
        }
    }

    /// What it is called: "a pipe".
    public var noun: String {
      switch self {
      case .file: "a file"
      case .folder: "a folder"
      case .link: "a link"
      case .pipe: "a pipe"
      case .socket: "a socket"
      case .device: "a device"
      }
    }
  }

  /// Why something could not be read.
  public enum Failure: Error, Hashable {
    /// The system's number for it: `ENOENT`, `EACCES`.
    case system(Int32)
    /// There is something else in the file's place.
    case notAFile(Thing)
    /// It is larger than it may be: so many bytes.
    case tooLarge(Int)

    /// Why not, as the end of a sentence: "it is a pipe, not a file".
    public var reason: String {
      switch self {
      case .system(let number): strerror(number).map { String(cString: $0) } ?? "system error \(number)"
      case .notAFile(let thing): "it is \(thing.noun), not a file"
      case .tooLarge(let size): "it has \(size) bytes, which is more than a file may have"
      }
    }

    /// Whether there is nothing of that name.
    public var isMissing: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }
  }

  /// A file's bytes.
  ///
  /// - Throws: why not, if the file is missing, is no file, cannot be read, or has more than `limit` bytes.
  public static func bytes(of path: String, upTo limit: Int) throws(Failure) -> [UInt8] {
    let file = try opened(path)
    defer { close(file) }
    return try bytes(ofOpen: file, upTo: limit)
  }

  /// Opens a file to be read.
  ///
  /// - Returns: its descriptor, which the caller closes.
  public static func opened(_ path: String) throws(Failure) -> Int32 {
    // For the system a name would end at its first zero byte.
    guard !path.utf8.contains(0) else { throw .system(ENOENT) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .system(errno) }
    try requireFile(status)
    return try checked(open(path, flags))
  }

  /// How files are opened: a pipe would not be waited for, and a terminal would not become ours.
  public static let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// A descriptor that has just been opened, if there is a file behind it; any other is closed.
  public static func checked(_ file: Int32) throws(Failure) -> Int32 {
    guard file >= 0 else { throw .system(errno) }
    do throws(Failure) {
      var status = stat()
      guard fstat(file, &status) == 0 else { throw .system(errno) }
      try requireFile(status)
      return file
    } catch {
      close(file)
      throw error
    }
  }

  private static func requireFile(_ status: stat) throws(Failure) {
    let thing = Thing(status)
    if thing != .file { throw .notAFile(thing) }
  }

  /// Everything behind a descriptor.
  public static func bytes(ofOpen file: Int32, upTo limit: Int) throws(Failure) -> [UInt8] {
    var status = stat()
    if fstat(file, &status) == 0, status.st_size > limit { throw .tooLarge(Int(status.st_size)) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      if count == 0 { return content }
      content += buffer[..<count]
      // It may have grown since it was measured.
      guard content.count <= limit else { throw .tooLarge(content.count) }
    }
  }

  /// Everything that comes out of a stream, such as the standard input.
  public static func bytes(ofStream file: Int32, upTo limit: Int) throws(Failure) -> [UInt8] {
    try bytes(ofOpen: file, upTo: limit)
  }

  /// What lies at a path, links not followed; nil if nothing does.
  public static func thing(at path: String) -> Thing? {
    var status = stat()
    return lstat(path, &status) == 0 ? Thing(status) : nil
  }

  /// The names of everything in a folder, hidden things included, in no order; none where there is no such folder.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    return names(in: stream)
  }

  /// The names behind a folder's descriptor, which is closed.
  public static func names(inOpen folder: Int32) -> [String] {
    guard let stream = fdopendir(folder) else {
      close(folder)
      return []
    }
    defer { closedir(stream) }
    return names(in: stream)
  }

  private static func names(in stream: OpaquePointer) -> [String] {
    // An entry is as long as its name: a copy of the whole structure would read past it.
    let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
