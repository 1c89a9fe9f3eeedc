import Glibc

/// Reading files and folders with nothing but the C library: to load FoundationEssentials for it would take every start
/// of the program more than a millisecond.
public enum WholeFile {
  /// The system's number for why something could not be read: `ENOENT`, `EACCES`.
  public struct Failure: Error {
    /// The number.
    public let code: Int32
  }

  /// A file's bytes; of a larger file than `limit`, somewhat more than so many.
  ///
  /// - Throws: what the system says if the file is missing or cannot be read.
  public static func bytes(of path: String, upTo limit: Int) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { close(file) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while content.count <= limit {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(code: errno) }
      if count == 0 { break }
      content += buffer[..<count]
    }
    return content
  }

  /// How many bytes a file has; nil where there is no such file.
  public static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// The names of everything in a folder, hidden things included, in no order; none where there is no such folder.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
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
