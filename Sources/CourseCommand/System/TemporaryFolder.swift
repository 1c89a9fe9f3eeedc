import Glibc

/// A folder for files that another program reads or writes.
struct TemporaryFolder {
  let path: String

  /// Creates a folder that nobody else can read.
  init(_ context: ProcessContext) throws(SystemError) {
    let base = Path.joined(context.environment("TMPDIR") ?? "/tmp", "course-XXXXXX")
    var name = Array(base.utf8CString)
    guard mkdtemp(&name) != nil else { throw SystemError(.makeFolder(base)) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder with its content, as far as possible; the system cleans up the rest.
  func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    // Unlinks symbolic links without following them.
    guard unlink(path) != 0, let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { remove(Path.joined(path, name)) }
    }
    closedir(folder)
    rmdir(path)
  }
}
