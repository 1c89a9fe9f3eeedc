import Diagnostics
import Glibc

/// Reads and writes whole files without ever losing a text.
///
/// A file is written as a draft beside its destination and then replaces it in one step. Readers see the old or the new
/// text, never a part, and if the disk is full, the old text remains. The owner and the permissions are kept. Symbolic
/// links are followed and their targets replaced, but a learner's file is not written through a link that leads out of
/// the work folder. Of a file with several hard links, only the given name gets the new text; the others keep the old
/// text, as backups made of hard links require.
enum FileText {
  /// The largest source file.
  static let largestSize = 4 << 20

  /// The bytes of a file that is no larger than a source.
  static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    do throws(WholeFile.Failure) {
      return try WholeFile.bytes(of: path, upTo: largestSize)
    } catch {
      throw SystemError(.read(path), because: SystemReason(error))
    }
  }

  /// Writes a new file in a folder that no other process uses.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError(.write(path)) }
    defer { close(file) }
    try SystemError.of(.write(path)) { () throws(Refusal) in try Output(file: file).write(bytes) }
  }

  /// Writes a text that can be regenerated, such as a drawing, to a file, a device or a pipe.
  static func put(_ text: String, at path: String, within root: String? = nil) throws(SystemError) {
    try put(Array(text.utf8), at: path, within: root)
  }

  /// Writes bytes that can be regenerated, such as a picture.
  static func put(_ bytes: [UInt8], at path: String, within root: String? = nil) throws(SystemError) {
    switch try Destination(of: path, within: root) {
    case .stream(let file):
      defer { close(file) }
      try SystemError.of(.write(path)) { () throws(Refusal) in try Output(file: file).write(bytes) }
    case .place(let folder, let name, let file):
      try SystemError.of(.write(path)) { () throws(Refusal) in
        var draft = try draft(of: bytes, in: folder, beside: name, file)
        try draft.replace(name)
      }
    }
  }

  /// Creates a file.
  ///
  /// - Parameter root: the folder that links may not leave.
  /// - Returns: false if the name is taken; the existing file stays unchanged.
  static func create(_ path: String, text: String, within root: String? = nil) throws(SystemError) -> Bool {
    if Path.kind(path) != nil { return false }
    guard case .place(let folder, let name, nil) = try Destination(of: path, within: root) else { return false }
    return try SystemError.of(.write(path)) { () throws(Refusal) in
      var draft = try draft(of: Array(text.utf8), in: folder, beside: name, nil)
      try draft.sync()
      guard try draft.occupy(name) else { return false }
      folder.sync()
      return true
    }
  }

  /// Replaces a file's text and waits until it is on the disk.
  ///
  /// - Parameters:
  ///   - root: the folder that links may not leave.
  ///   - exchanging: false simulates a file system that cannot exchange two names.
  /// - Returns: the bytes that were replaced; nil if the file has gone.
  static func replace(
    _ path: String, text: String, within root: String? = nil, exchanging: Bool = true
  ) throws(SystemError) -> [UInt8]? {
    guard case .place(let folder, let name, let file) = try Destination(of: path, within: root) else {
      throw SystemError(.write(path), because: .noFile)
    }
    return try SystemError.of(.write(path)) { () throws(Refusal) in
      var draft = try draft(of: Array(text.utf8), in: folder, beside: name, file)
      try draft.sync()
      defer { folder.sync() }
      // Both names are read under the folder's own path, so that an edit in the instant before is found however it was
      // saved.
      if exchanging, file != nil, try draft.exchange(with: name) { return try? bytes(of: draft.path) }
      // Without an exchange, only an edit in this very instant can be missed.
      let before = file == nil ? nil : try? bytes(of: Path.joined(folder.path, name))
      try draft.replace(name)
      return before
    }
  }

  /// A draft with these bytes and the permissions of the file that it will replace. Removes leftover drafts first.
  private static func draft(
    of bytes: [UInt8], in folder: OpenFolder, beside name: String, _ file: stat?
  ) throws(Refusal) -> Draft {
    Draft.clear(folder)
    guard let file else {
      let draft = try Draft.file(in: folder, rights: 0o666)
      try draft.write(bytes)
      return draft
    }
    // A file without write permission must not be replaced either.
    guard faccessat(folder.handle, name, W_OK, AT_EACCESS) == 0 else { throw Refusal() }
    // Keeps the draft private until it has the file's own permissions.
    let draft: Draft
    do throws(Refusal) {
      draft = try Draft.file(in: folder, rights: 0o600)
    } catch {
      throw error.reason == .notAllowed ? Refusal(because: .noFileBeside) : error
    }
    try draft.write(bytes)
    draft.takeRights(of: name, file)
    return draft
  }
}
