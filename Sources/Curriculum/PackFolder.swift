import Diagnostics
import Glibc

/// The folder of a pack: `Exercises/` and `Data/` side by side. Reads, never writes.
///
/// Messages call its files by their path inside the folder: `Exercises/course.json`.
public struct PackFolder: Hashable, Sendable {
  /// Where the folder is.
  public let path: String

  /// Names a folder; nothing is read yet.
  public init(path: String) { self.path = path }

  /// A file's whole text.
  ///
  /// - Throws: a problem that names the file if it is missing, unreadable or not UTF-8.
  public func text(_ file: String) throws(Problems) -> SourceText {
    guard let text = try textIfPresent(file) else {
      throw Problems([Problem(.input, "the pack has no file \(file)", notes: [Note("Looked in \(path).")])], in: [])
    }
    return text
  }

  /// A file's whole text; nil where there is no such file.
  public func textIfPresent(_ file: String) throws(Problems) -> SourceText? {
    guard let content = try content(of: file) else { return nil }
    if content.count > Self.largestSize {
      let note = Note("Nothing in a pack needs more than 4 MB; make it smaller.")
      let size = WholeFile.size(of: "\(path)/\(file)") ?? content.count
      throw Problems([Problem(.input, "\(file) is too large: \(size) bytes", notes: [note])], in: [])
    }
    guard let text = String(validating: content, as: UTF8.self) else { throw Self.notText(content, of: file) }
    return SourceText(name: file, text: text)
  }

  private func content(of file: String) throws(Problems) -> [UInt8]? {
    let whole = "\(path)/\(file)"
    do {
      return try WholeFile.bytes(of: whole, upTo: Self.largestSize)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw Problems([Problem(.input, "\(whole) cannot be read")], in: [])
    }
  }

  /// More than any lesson, source or data set needs.
  static let largestSize = 4 << 20

  /// The problem of a file whose bytes are no UTF-8, with the line of the first that is not.
  private static func notText(_ content: [UInt8], of file: String) -> Problems {
    let readable = SourceText(name: file, text: String(decoding: content, as: UTF8.self))
    let mark = Array("\u{FFFD}".utf8)
    let place = readable.bytes.indices.first { readable.bytes[$0...].starts(with: mark) }
    let range = place.map { SourceRange(lower: $0, upper: $0 + mark.count) }
    let note = Note("Save it as UTF-8 in your editor.")
    return Problems([Problem(.input, "\(file) is not UTF-8 text", at: range, notes: [note])], in: [readable])
  }

  /// The names of everything directly in the pack's folder, hidden things included.
  public var allEntries: [String] { WholeFile.names(in: path) }

  /// The names of everything in a folder, in alphabetical order; none where there is no such folder.
  public func entries(in folder: String) -> [String] {
    WholeFile.names(in: "\(path)/\(folder)").filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of a folder's files with a certain ending, in alphabetical order; none where there is no such folder.
  public func names(in folder: String, ending: String) -> [String] {
    entries(in: folder).filter { $0.hasSuffix(ending) }
  }
}
