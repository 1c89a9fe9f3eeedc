import Diagnostics
import Glibc

/// Reading and writing whole files so that no text is ever lost.
///
/// A file is written as a draft beside its place and takes the place in one step: readers see the old text or the new
/// one, never half of one, and when there is no room the old text is still there. It keeps the file's owner and rights.
/// Links are followed, and what they lead to is replaced, not they; a learner's file is not written through a link that
/// leads out of the work folder. A file with several names (hard links) gets the text under the one that was given; the
/// others keep the old text, as a backup made of such names has to.
enum FileText {
  /// More than this is no source of anybody's.
  static let largestSize = 4 << 20

  /// The bytes of a file that is no larger than a source.
  static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    do throws(WholeFile.Failure) {
      return try WholeFile.bytes(of: path, upTo: largestSize)
    } catch {
      throw SystemError(.read(path), because: SystemReason(error))
    }
  }

  /// Writes bytes into a file that is not there yet, of a folder that nobody else knows.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError(.write(path)) }
    defer { close(file) }
    try SystemError.of(.write(path)) { () throws(Refusal) in try Output(file: file).write(bytes) }
  }

  /// Writes a text that can be made again, such as a drawing: into a file, a device or a pipe.
  static func put(_ text: String, at path: String, within root: String? = nil) throws(SystemError) {
    try put(Array(text.utf8), at: path, within: root)
  }

  /// Writes bytes that can be made again, such as a picture.
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

  /// Writes a file that is not there yet.
  ///
  /// - Parameter root: the folder that links may not lead out of.
  /// - Returns: false if there is something by that name; it stays as it is.
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

  /// Puts a text into a file that is there, and waits until it is on the disk.
  ///
  /// - Parameters:
  ///   - root: the folder that links may not lead out of.
  ///   - exchanging: false does it as on a file system that cannot exchange two names.
  /// - Returns: the bytes that were there in that very moment; nil if the file has gone.
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
      // Both names are read under the folder's own path: an edit in the instant before is found, however it was saved.
      if exchanging, file != nil, try draft.exchange(with: name) { return try? bytes(of: draft.path) }
      // Where the file system cannot exchange: an edit in that instant is all that could be missed.
      let before = file == nil ? nil : try? bytes(of: Path.joined(folder.path, name))
      try draft.replace(name)
      return before
    }
  }

  /// A draft with the bytes, with the rights of the file whose place it is to take; drafts that were left go away.
  private static func draft(
    of bytes: [UInt8], in folder: OpenFolder, beside name: String, _ file: stat?
  ) throws(Refusal) -> Draft {
    Draft.clear(folder)
    guard let file else {
      let draft = try Draft.file(in: folder, rights: 0o666)
      try draft.write(bytes)
      return draft
    }
    // What may not be written is not replaced either.
    guard faccessat(folder.handle, name, W_OK, AT_EACCESS) == 0 else { throw Refusal() }
    // Nobody else reads it before it has the file's own rights.
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
