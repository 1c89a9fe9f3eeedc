import Curriculum
import Diagnostics
import Glibc

/// A folder, a `.tar` or a `.tar.gz` from which a pack is added. It is read completely before anything is written.
struct PackSource {
  /// The largest total size of a pack's files.
  static let largestSize = PackInventory.largestPack

  /// Each file's path inside the pack, `Exercises/…` or `Data/…`, with its bytes.
  private(set) var files: [(path: String, bytes: [UInt8])] = []

  /// Reads a source.
  init(path: String, name: String) throws(Complaint) {
    files =
      Path.isFolder(path)
      ? try Self.files(ofFolder: path, name: name) : try Self.files(ofArchive: path, name: name)
    try takePackOnly(name)
    if let large = files.first(where: { $0.bytes.count > PackFolder.largestSize }) {
      throw Self.tooLarge("\(large.path) in \(name)", PackFolder.largestSize)
    }
    try refuseDoubles(name)
  }

  /// Whether both sources have the same files with the same bytes.
  func hasSameFiles(as other: PackSource) -> Bool {
    let own = files.sorted { $0.path < $1.path }
    let others = other.files.sorted { $0.path < $1.path }
    return own.elementsEqual(others) { $0.path == $1.path && $0.bytes == $1.bytes }
  }

  /// Throws if two files have the same path, or if one's path is inside another's.
  private func refuseDoubles(_ name: String) throws(Complaint) {
    var seen: Set<[UInt8]> = []
    for file in files where !seen.insert(Array(file.path.utf8)).inserted {
      throw .usage(.hasTwice(name, file: file.path))
    }
    for file in files {
      let bytes = Array(file.path.utf8)
      for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") && seen.contains(Array(bytes[..<slash])) {
        throw .usage(.hasInside(name, file: String(decoding: bytes[..<slash], as: UTF8.self)))
      }
    }
  }

  /// Drops files outside the pack, and the folder that wraps the pack in an archive.
  private mutating func takePackOnly(_ name: String) throws(Complaint) {
    let indices = files.map(\.path).filter { $0 == Pack.index || $0.hasSuffix("/\(Pack.index)") }
    guard let index = indices.min(by: { $0.utf8.count < $1.utf8.count }) else {
      throw .usage(.isNoPack(name), .whatPacksAre)
    }
    let wrapper = index.dropLast(Pack.index.count)
    let others = indices.filter {
      $0 != index && !$0.hasPrefix("\(wrapper)Exercises/") && !$0.hasPrefix("\(wrapper)Data/")
    }
    if !others.isEmpty {
      let folders = ([index] + others).map { Path.folder(of: Path.folder(of: $0)) }.map { $0.isEmpty ? "." : $0 }
      throw .usage(.hasSeveral(name, folders: folders.sorted()), .addEach)
    }
    files = files.compactMap { file in
      guard file.path.hasPrefix(wrapper) else { return nil }
      let path = String(file.path.dropFirst(wrapper.count))
      let isPart = path.hasPrefix("Exercises/") || path.hasPrefix("Data/")
      return isPart && !path.isHidden ? (path, file.bytes) : nil
    }
  }

  // MARK: Folders

  private static func files(ofFolder folder: String, name: String) throws(Complaint) -> [(path: String, bytes: [UInt8])]
  {
    let pack = PackFolder(path: folder)
    var files: [(path: String, bytes: [UInt8])] = []
    var size = 0
    // Only these folders are read, since a pack's folder may contain much else, such as a repository.
    var waiting = ["Exercises", "Data"]
    while let path = waiting.popLast() {
      guard let place = PackPath(path) else {
        throw .usage(.isNoName("\(name)/\(path)"))
      }
      switch pack.thing(at: place) {
      case .folder: waiting += pack.entries(in: path).map { "\(path)/\($0)" }
      case .file:
        let bytes = try Self.bytes(of: place, in: pack, called: "\(name)/\(path)")
        size += bytes.count
        guard size <= largestSize else { throw tooLarge(name, largestSize) }
        files.append((path, bytes))
        guard files.count <= TarArchive.mostFiles else {
          throw .usage(.tooManyFiles(name, most: TarArchive.mostFiles))
        }
      case nil: continue
      default: throw .usage(.isNoFile("\(name)/\(path)"))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func bytes(
    of place: PackPath, in pack: PackFolder, called name: String
  ) throws(Complaint) -> [UInt8] {
    do throws(WholeFile.Failure) {
      return try pack.bytes(of: place)
    } catch {
      if case .tooLarge = error { throw tooLarge(name, PackFolder.largestSize) }
      throw .reading(name, error)
    }
  }

  // MARK: Archives

  private static func files(ofArchive path: String, name: String) throws(Complaint) -> [(path: String, bytes: [UInt8])]
  {
    let bytes = try unpacked(path, name: name)
    let members: [TarArchive.File]
    do throws(ArchiveFault) {
      members = try TarArchive(bytes).files
    } catch {
      throw .usage(.notUnpacked(name, error), .packItAgain)
    }
    return members.map { ($0.path.text, Array(bytes[$0.content])) }
  }

  private static func unpacked(_ path: String, name: String) throws(Complaint) -> [UInt8] {
    let packed: [UInt8]
    do throws(WholeFile.Failure) {
      packed = try WholeFile.bytes(of: path, upTo: largestSize)
    } catch {
      if case .tooLarge = error { throw tooLarge(name, largestSize) }
      throw .reading(name, error)
    }
    if packed.isEmpty { throw .usage(.notUnpacked(name, .isEmpty), .getItAgain) }
    if let kind = ForeignArchive(packed) {
      throw .usage(.notUnpacked(name, .isForeign(kind.rawValue)), .unpackItYourself)
    }
    do throws(GzipFile.Fault) {
      return try GzipFile.content(of: packed, atMost: largestSize)
    } catch {
      throw refusal(of: error, name)
    }
  }

  private static func refusal(of fault: GzipFile.Fault, _ name: String) -> Complaint {
    switch fault {
    case .truncated: .usage(.notUnpacked(name, .breaksOff), .getItAgain)
    case .damaged: .usage(.notUnpacked(name, .hasWrongSum), .getItAgain)
    case .hasMore: .usage(.notUnpacked(name, .hasMore), .packItAgain)
    case .tooLarge: .usage(.tooLargeUnpacked(name, megabytes: largestSize >> 20))
    }
  }

  private static func tooLarge(_ name: String, _ most: Int) -> Complaint {
    .usage(.tooLarge(name, megabytes: most >> 20))
  }
}

extension String {
  /// Whether any component of the path is hidden, as the files are that editors and systems add.
  fileprivate var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
