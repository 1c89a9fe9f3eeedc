import Curriculum
import Diagnostics
import Grading

/// A submitted file, which is read only when it is graded.
struct SubmittedFile: Sendable {
  /// Its path inside the folder or archive, preceded by the name of that if there are several.
  var name: String
  /// Its path inside the folder or archive.
  var inner: String
  var content: @Sendable () -> SubmittedContent

  init(_ name: String, content: @escaping @Sendable () -> SubmittedContent) {
    (self.name, self.inner, self.content) = (name, name, content)
  }
}

/// All submitted files in folders, archives and single files, sorted by name and not yet read.
struct SubmittedFiles {
  private(set) var files: [SubmittedFile] = []
  /// The entries that cannot be graded, with the reasons.
  private(set) var leftOut: [String] = []

  /// The greatest folder depth; a class's submissions are not nested deeper.
  private static let mostDepth = 40

  /// Lists the files.
  ///
  /// - Parameter paths: each path with the name that was typed; `-` is the standard input.
  init(_ paths: [(path: String, typed: String)]) throws(Complaint) {
    for (path, typed) in paths {
      let before = files.count
      let prefix = paths.count > 1 ? Path.name(of: typed.withoutSlash) + "/" : ""
      if typed == "-" {
        takeStream(prefix)
      } else if Path.isFolder(path) {
        take(folder: path, prefix, depth: 0)
      } else {
        try take(file: path, typed, prefix)
      }
      for index in before..<files.count { files[index].inner = String(files[index].name.dropFirst(prefix.count)) }
    }
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    numberDoubles()
  }

  // MARK: Folders

  private mutating func take(folder: String, _ prefix: String, depth: Int) {
    for name in WholeFile.names(in: folder).sorted() where !Self.isForeign(name) {
      let (path, shown) = (Path.joined(folder, name), prefix + name)
      switch WholeFile.thing(at: path) {
      case .folder where depth < Self.mostDepth: take(folder: path, shown + "/", depth: depth + 1)
      case .folder: leftOut.append("\(shown) lies too deep")
      case .file where SubmittedArchive.isNamedLikeOne(name): takeArchive(at: path, shown)
      case .file: files.append(SubmittedFile(shown) { Self.content(of: path) })
      // A submission that is a link or a device gets a result that says so.
      case let thing?:
        files.append(SubmittedFile(shown) { .fault(.unreadable("it is \(thing.noun), not a file")) })
      case nil: leftOut.append("\(shown) is not there any more")
      }
    }
  }

  /// Whether a file comes from version control or from an operating system's archiver.
  private static func isForeign(_ name: String) -> Bool { name.hasPrefix(".") || name == "__MACOSX" }

  // MARK: Files and archives

  private mutating func take(file path: String, _ typed: String, _ prefix: String) throws(Complaint) {
    let bytes: [UInt8]
    do throws(WholeFile.Failure) {
      bytes = try WholeFile.bytes(of: path, upTo: SubmittedArchive.largest)
    } catch {
      throw .reading(typed, error)
    }
    take(bytes, called: Path.name(of: typed), prefix)
  }

  private mutating func takeStream(_ prefix: String) {
    do throws(WholeFile.Failure) {
      take(try WholeFile.bytes(ofStream: 0, upTo: SubmittedArchive.largest), called: "standard input", prefix)
    } catch {
      files.append(SubmittedFile(prefix + "standard input") { .fault(.unreadable(error.reason)) })
    }
  }

  private mutating func leaveOut(_ members: [String], of archive: String) {
    leftOut += members.map {
      "in \(archive): “\($0.withVisibleControls)” is a link, no file, or leads out of its folder"
    }
  }

  private mutating func take(_ bytes: [UInt8], called name: String, _ prefix: String) {
    guard let archive = SubmittedArchive(bytes) else {
      return files.append(SubmittedFile(prefix + name) { Self.content(bytes) })
    }
    take(archive, called: name, prefix) { archive }
  }

  /// Adds an archive's members. The archive is unpacked once for the names, and again for each member, so that never
  /// all submissions of a class are in memory together.
  private mutating func takeArchive(at path: String, _ name: String) {
    guard let archive = Self.archive(at: path) else {
      return files.append(SubmittedFile(name) { Self.content(of: path) })
    }
    take(archive, called: name, "\(name)/") { Self.archive(at: path) }
  }

  /// Adds an archive's members, and those of an archive that a learner has put into it.
  ///
  /// - Parameter again: unpacks the archive.
  private mutating func take(
    _ archive: SubmittedArchive, called name: String, _ prefix: String, isInner: Bool = false,
    again: @escaping @Sendable () -> SubmittedArchive?
  ) {
    leaveOut(archive.leftOut, of: name)
    for member in archive.members where !member.split(separator: "/").contains(where: { Self.isForeign(String($0)) }) {
      if !isInner, SubmittedArchive.isNamedLikeOne(member), let inner = archive.archive(in: member) {
        take(inner, called: prefix + member, "\(prefix)\(member)/", isInner: true) { again()?.archive(in: member) }
        continue
      }
      files.append(
        SubmittedFile(prefix + member) {
          again().map { Self.content(of: member, in: $0) } ?? .fault(.unreadable("it has changed"))
        })
    }
  }

  private static func archive(at path: String) -> SubmittedArchive? {
    (try? WholeFile.bytes(of: path, upTo: SubmittedArchive.largest)).flatMap { SubmittedArchive($0) }
  }

  // MARK: Contents

  /// A file's text, or the reason why it cannot be graded.
  static func content(of path: String) -> SubmittedContent {
    do throws(WholeFile.Failure) {
      return content(try WholeFile.bytes(of: path, upTo: FileText.largestSize))
    } catch {
      if case .tooLarge = error { return .fault(.tooLarge(most: FileText.largestSize)) }
      return .fault(.unreadable(error.reason))
    }
  }

  private static func content(_ bytes: [UInt8]) -> SubmittedContent {
    guard bytes.count <= FileText.largestSize else { return .fault(.tooLarge(most: FileText.largestSize)) }
    // Drops a byte order mark, as Swift's compiler does.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    return String(validating: text, as: UTF8.self).map { .text($0) } ?? .fault(.notText)
  }

  private static func content(of member: String, in archive: SubmittedArchive) -> SubmittedContent {
    switch archive.content(of: member, atMost: FileText.largestSize) {
    case .success(let bytes): content(bytes)
    case .failure(let fault): .fault(fault)
    }
  }

  /// Numbers members with the same name, since each is a submission of its own.
  private mutating func numberDoubles() {
    var seen: [String: Int] = [:]
    for index in files.indices {
      let name = files[index].name
      seen[name, default: 0] += 1
      if let count = seen[name], count > 1 { files[index].name = "\(name) (\(count))" }
    }
  }
}

extension String {
  fileprivate var withoutSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }
}
