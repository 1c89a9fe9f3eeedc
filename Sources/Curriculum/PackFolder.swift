import Diagnostics
import FoundationEssentials

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
    let whole = "\(path)/\(file)"
    guard let content = FileManager.default.contents(atPath: whole) else {
      guard FileManager.default.fileExists(atPath: whole) else { return nil }
      throw Problems([Problem(.input, "\(whole) cannot be read")], in: [])
    }
    guard let text = String(data: content, encoding: .utf8) else {
      throw Problems([Problem(.input, "\(whole) is not UTF-8 text")], in: [])
    }
    return SourceText(name: file, text: text)
  }

  /// The names of a folder's files with a certain ending, in alphabetical order; none where there is no such folder.
  public func names(in folder: String, ending: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    return all.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.sorted()
  }
}
