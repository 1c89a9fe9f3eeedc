import Curriculum
import Glibc

/// Reading and writing whole files so that no text is ever lost.
enum FileText {
  /// More than this is no source of anybody's.
  static let largestSize = 4 << 20

  /// The bytes of a file that is no larger than a source.
  static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    do throws(WholeFile.Failure) {
      return try WholeFile.bytes(of: path, upTo: largestSize)
    } catch {
      throw SystemError(doing: "read \(path)", reason: error.reason)
    }
  }

  /// Writes bytes into a file that is not there yet.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError(doing: "write \(path)") }
    defer { close(file) }
    guard Output(file: file).write(bytes) else { throw SystemError(doing: "write \(path)") }
  }

  /// Writes a file that is not there yet.
  ///
  /// - Returns: false if there is one by that name; it stays as it is.
  static func create(_ path: String, text: String) throws(SystemError) -> Bool {
    if Path.kind(path) != nil { return false }
    let temporary = try writeTemporary(beside: path, text: text)
    defer { unlink(temporary) }
    // A link, unlike a rename, never takes the place of a file that somebody made in the meantime.
    if link(temporary, path) == 0 {
      syncFolder(of: path)
      return true
    }
    if errno == EEXIST { return false }
    guard rename(temporary, path) == 0 else { throw SystemError(doing: "write \(path)") }
    syncFolder(of: path)
    return true
  }

  /// Puts a text in a file's place in one step: readers see the old text or the new one, never half of one.
  ///
  /// - Returns: the bytes that were there in that very moment; nil if there was no file.
  static func replace(_ path: String, text: String) throws(SystemError) -> [UInt8]? {
    let path = Path.resolved(path)
    let temporary = try writeTemporary(beside: path, text: text)
    let old = "\(temporary).old"
    let hasOld = link(path, old) == 0
    // Where the file system knows no second names, read before: an edit in that instant is all that could be missed.
    let before = hasOld || Path.kind(path) == nil ? nil : try bytes(of: path)
    guard rename(temporary, path) == 0 else {
      let error = SystemError(doing: "write \(path)")
      unlink(temporary)
      unlink(old)
      throw error
    }
    syncFolder(of: path)
    guard hasOld else { return before }
    defer { unlink(old) }
    return try bytes(of: old)
  }

  /// Writes a text under a name that nobody uses, in the same folder, and waits until it is on the disk.
  private static func writeTemporary(beside path: String, text: String) throws(SystemError) -> String {
    let temporary = Path.joined(Path.folder(of: path), ".\(Path.name(of: path)).\(getpid()).new")
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError(doing: "write \(path)") }
    defer { close(file) }
    guard Output(file: file).write(text), fsync(file) == 0 else {
      let error = SystemError(doing: "write \(path)")
      unlink(temporary)
      throw error
    }
    return temporary
  }

  private static func syncFolder(of path: String) {
    let folder = open(Path.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
