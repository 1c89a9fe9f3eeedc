import Diagnostics
import Glibc

/// The folder of a pack: `Exercises/` and `Data/` side by side. Reads, never writes.
///
/// Messages call its files by their path inside the folder: `Exercises/course.json`. Nothing outside of it is ever
/// read: names are `PackPath`s, and a link anywhere on the way is a fault of the pack.
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
      throw Self.problem("the pack has no file \(file)", "Looked in \(path).")
    }
    return text
  }

  /// A file's whole text; nil where there is no such file.
  public func textIfPresent(_ file: String) throws(Problems) -> SourceText? {
    guard let name = PackPath(file) else {
      let example = "Names are like Data/Images/owl.svg: inside the pack, without control characters."
      throw Self.problem("“\(file.withVisibleControls)” is no name that a file of a pack may have", example)
    }
    return try textIfPresent(name)
  }

  /// A file's whole text; nil where there is no such file.
  func textIfPresent(_ name: PackPath) throws(Problems) -> SourceText? {
    let content: [UInt8]
    do throws(WholeFile.Failure) {
      content = try bytes(of: name)
    } catch {
      if error.isMissing { return nil }
      throw Self.problems(of: error, reading: name.text)
    }
    guard let text = String(validating: content.withUnixLines, as: UTF8.self) else {
      throw Self.notText(content, of: name.text)
    }
    return SourceText(name: name.text, text: text)
  }

  /// More than any lesson, source or data set needs.
  public static let largestSize = 4 << 20

  private static func problems(of failure: WholeFile.Failure, reading file: String) -> Problems {
    switch failure {
    case .tooLarge(let size):
      problem("\(file) is too large: \(size) bytes", "Nothing in a pack needs more than 4 MB; make it smaller.")
    case .notAFile(.link):
      problem("\(file) is a link, or lies behind one, and a pack has no links", "Put the file itself there.")
    case .notAFile(let thing):
      problem("\(file) is \(thing.noun), not a file", "A pack has files and folders only.")
    case .system:
      problem("\(file) cannot be read: \(failure.reason)")
    }
  }

  private static func problem(_ message: String, _ notes: String...) -> Problems {
    Problems([Problem(.input, message, notes: notes.map { Note($0) })], in: [])
  }

  /// The problem of a file whose bytes are no UTF-8, with the line of the first that is not.
  private static func notText(_ content: [UInt8], of file: String) -> Problems {
    let readable = SourceText(name: file, text: String(decoding: content, as: UTF8.self))
    let mark = Array("\u{FFFD}".utf8)
    let place = readable.bytes.indices.first { readable.bytes[$0...].starts(with: mark) }
    let range = place.map { SourceRange(lower: $0, upper: $0 + mark.count) }
    let note = Note("Save it as UTF-8 in your editor.")
    return Problems([Problem(.input, "\(file) is not UTF-8 text", at: range, notes: [note])], in: [readable])
  }

  /// The names of everything in a folder, in alphabetical order; none where there is no such folder.
  public func entries(in folder: String) -> [String] {
    guard let name = PackPath(folder), let file = try? opened(name, O_RDONLY | O_DIRECTORY) else { return [] }
    return WholeFile.names(inOpen: file).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of a folder's files with a certain ending, in alphabetical order; none where there is no such folder.
  public func names(in folder: String, ending: String) -> [String] {
    entries(in: folder).filter { $0.hasSuffix(ending) }
  }
}

// MARK: Opening

extension PackFolder {
  /// A file's bytes; a link on the way is not followed.
  public func bytes(of name: PackPath) throws(WholeFile.Failure) -> [UInt8] {
    let file = try WholeFile.checked(opened(name, WholeFile.flags))
    defer { close(file) }
    return try WholeFile.bytes(ofOpen: file, upTo: Self.largestSize)
  }

  /// What lies under a name; nil if nothing does, or nothing that can be reached without following a link.
  public func thing(at name: PackPath) -> WholeFile.Thing? {
    guard let last = name.parts.last, let above = try? folder(above: name) else { return nil }
    defer { close(above) }
    return try? Self.thing(called: last, in: above)
  }

  /// How many bytes a file has; 0 where there is none.
  func size(of name: PackPath) -> Int {
    guard let last = name.parts.last, let above = try? folder(above: name) else { return 0 }
    defer { close(above) }
    var status = stat()
    return fstatat(above, last, &status, AT_SYMLINK_NOFOLLOW) == 0 ? Int(status.st_size) : 0
  }

  /// Opens what lies under a name.
  private func opened(_ name: PackPath, _ flags: Int32) throws(WholeFile.Failure) -> Int32 {
    let above = try folder(above: name)
    defer { close(above) }
    return try Self.opened(name.parts.last ?? "", in: above, flags)
  }

  /// The folder that something lies in, entered one step at a time: nobody can put a link on the way meanwhile.
  private func folder(above name: PackPath) throws(WholeFile.Failure) -> Int32 {
    var place = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard place >= 0 else { throw .system(errno) }
    for part in name.parts.dropLast() {
      let above = place
      defer { close(above) }
      place = try Self.opened(part, in: above, O_RDONLY | O_DIRECTORY)
    }
    return place
  }

  private static func opened(_ part: String, in folder: Int32, _ flags: Int32) throws(WholeFile.Failure) -> Int32 {
    let thing = try thing(called: part, in: folder)
    guard thing == .file || thing == .folder else { throw .notAFile(thing) }
    let file = openat(folder, part, flags | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw .system(errno) }
    return file
  }

  private static func thing(called part: String, in folder: Int32) throws(WholeFile.Failure) -> WholeFile.Thing {
    var status = stat()
    guard fstatat(folder, part, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .system(errno) }
    return WholeFile.Thing(status)
  }
}
