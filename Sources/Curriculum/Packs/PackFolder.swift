import Diagnostics
import Glibc

/// The folder of a pack, with `Exercises/` and `Data/`, for reading only.
///
/// Messages name files by their paths inside the folder: `Exercises/course.json`. Nothing outside the folder is ever
/// read: names are `PackPath`s, and a link anywhere on the path is a fault of the pack.
public struct PackFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String

  /// Makes a folder without reading anything.
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

  /// A file's whole text; nil if the file does not exist.
  public func textIfPresent(_ file: String) throws(Problems) -> SourceText? {
    guard let name = PackPath(file) else {
      let example = "Names are like Data/Images/owl.svg: inside the pack, without control characters."
      throw Self.problem("“\(file.withVisibleControls)” is no name that a file of a pack may have", example)
    }
    return try textIfPresent(name)
  }

  /// A file's whole text; nil if the file does not exist.
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

  /// The largest file; no lesson, source or data set needs more.
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

  /// The problem that a file is not valid UTF-8, with the line of the first invalid byte.
  private static func notText(_ content: [UInt8], of file: String) -> Problems {
    let readable = SourceText(name: file, text: String(decoding: content, as: UTF8.self))
    let mark = Array("\u{FFFD}".utf8)
    let place = readable.bytes.indices.first { readable.bytes[$0...].starts(with: mark) }
    let range = place.map { SourceRange(lower: $0, upper: $0 + mark.count) }
    let note = Note("Save it as UTF-8 in your editor.")
    return Problems([Problem(.input, "\(file) is not UTF-8 text", at: range, notes: [note])], in: [readable])
  }

  /// The names of all entries of a folder, in alphabetical order; empty if the folder does not exist.
  public func entries(in folder: String) -> [String] {
    guard let name = PackPath(folder), let file = try? opened(name, O_RDONLY | O_DIRECTORY) else { return [] }
    return WholeFile.names(inOpen: file).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of a folder's files with an ending, in alphabetical order; empty if the folder does not exist.
  public func names(in folder: String, ending: String) -> [String] {
    entries(in: folder).filter { $0.hasSuffix(ending) }
  }
}

// MARK: Opening

extension PackFolder {
  /// A file's bytes, without following links.
  public func bytes(of name: PackPath) throws(WholeFile.Failure) -> [UInt8] {
    let file = try WholeFile.checked(opened(name, WholeFile.flags))
    defer { close(file) }
    return try WholeFile.bytes(ofOpen: file, upTo: Self.largestSize)
  }

  /// The type of file at a path; nil if nothing is there or the path leads through a link.
  public func thing(at name: PackPath) -> WholeFile.Thing? {
    guard let last = name.parts.last, let above = try? folder(above: name) else { return nil }
    defer { close(above) }
    return try? Self.thing(called: last, in: above)
  }

  /// A file's size in bytes; 0 if it does not exist.
  func size(of name: PackPath) -> Int {
    guard let last = name.parts.last, let above = try? folder(above: name) else { return 0 }
    defer { close(above) }
    var status = stat()
    return fstatat(above, last, &status, AT_SYMLINK_NOFOLLOW) == 0 ? Int(status.st_size) : 0
  }

  /// Opens the file or folder at a path.
  private func opened(_ name: PackPath, _ flags: Int32) throws(WholeFile.Failure) -> Int32 {
    let above = try folder(above: name)
    defer { close(above) }
    return try Self.opened(name.parts.last ?? "", in: above, flags)
  }

  /// Opens the parent folder of a path one component at a time, so that nobody can insert a link meanwhile.
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
