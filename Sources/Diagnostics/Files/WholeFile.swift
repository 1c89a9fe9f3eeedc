import Glibc

/// Reads files and folders with the C library alone: loading FoundationEssentials would add over 1 ms to every start.
///
/// It reads only regular files. Opening a pipe may block until somebody writes to it, perhaps forever. So it opens
/// without blocking and checks the type before it reads.
public enum WholeFile {
  /// The type of a file system entry.
  public enum Thing: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, if links are not followed.
    case link
    /// A pipe.
    case pipe
    /// A socket.
    case socket
    /// A terminal, a disk and the like.
    case device

    /// The type that the system reports.
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

    /// The type in words: "a pipe".
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

  /// The reason why a file could not be read.
  public enum Failure: Error, Hashable {
    /// The system's error number: `ENOENT`, `EACCES`.
    case system(Int32)
    /// The path is something other than a file.
    case notAFile(Thing)
    /// The file exceeds the limit; its size in bytes.
    case tooLarge(Int)

    /// The reason as the end of a sentence: "it is a pipe, not a file".
    public var reason: String {
      switch self {
      case .system(let number): strerror(number).map { String(cString: $0) } ?? "system error \(number)"
      case .notAFile(let thing): "it is \(thing.noun), not a file"
      case .tooLarge(let size): "it has \(size) bytes, which is more than a file may have"
      }
    }

    /// Whether the file does not exist.
    public var isMissing: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }
  }

  /// A file's bytes.
  ///
  /// - Throws: if the file is missing, is not a regular file, cannot be read, or has more than `limit` bytes.
  public static func bytes(of path: String, upTo limit: Int) throws(Failure) -> [UInt8] {
    let file = try opened(path)
    defer { close(file) }
    return try bytes(ofOpen: file, upTo: limit)
  }

  /// Opens a file for reading.
  ///
  /// - Returns: the descriptor, which the caller closes.
  public static func opened(_ path: String) throws(Failure) -> Int32 {
    // The system would end the name at its first zero byte.
    guard !path.utf8.contains(0) else { throw .system(ENOENT) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .system(errno) }
    try requireFile(status)
    return try checked(open(path, flags))
  }

  /// The flags for opening files: never block on a pipe, never acquire a controlling terminal.
  public static let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Returns a newly opened descriptor if it is a regular file; otherwise closes it.
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

  /// Reads the file of a descriptor.
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
      // The file may have grown since its size was read.
      guard content.count <= limit else { throw .tooLarge(content.count) }
    }
  }

  /// Reads a stream to its end, such as standard input.
  public static func bytes(ofStream file: Int32, upTo limit: Int) throws(Failure) -> [UInt8] {
    try bytes(ofOpen: file, upTo: limit)
  }

  /// The type of the entry at a path, without following links; nil if there is none.
  public static func thing(at path: String) -> Thing? {
    var status = stat()
    return lstat(path, &status) == 0 ? Thing(status) : nil
  }

  /// The names of all entries in a folder, hidden ones included, unordered; empty if there is no such folder.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    return names(in: stream)
  }

  /// The names of all entries in an open folder, whose descriptor it closes.
  public static func names(inOpen folder: Int32) -> [String] {
    guard let stream = fdopendir(folder) else {
      close(folder)
      return []
    }
    defer { closedir(stream) }
    return names(in: stream)
  }

  private static func names(in stream: OpaquePointer) -> [String] {
    // An entry is only as long as its name: copying the whole structure would read past the end.
    let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
