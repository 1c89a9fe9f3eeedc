import Glibc

/// The modification stamps of the files below some folders.
public struct FileStamps {
  /// The metadata that changes with the content.
  struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var inode: UInt64
  }

  private(set) var stamps: [String: Stamp] = [:]

  /// Looks into folders and their subfolders.
  public init(of folders: [String]) {
    for folder in folders { look(into: folder, depth: 0) }
  }

  /// The bytes of all files together.
  public var bytes: Int { stamps.values.reduce(0) { $0 + $1.size } }

  private static let deepest = 8

  private mutating func look(into folder: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for entry in FolderEntry.all(in: folder) {
      let path = "\(folder)/\(entry.name)"
      var status = stat()
      if entry.isFolder {
        look(into: path, depth: depth + 1)
      } else if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        stamps[path] = Stamp(
          seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size),
          inode: UInt64(status.st_ino))
      }
    }
  }

  /// The files that are new, gone or changed, sorted by name.
  func changes(since before: FileStamps) -> [String] {
    let names = Set(stamps.keys).union(before.stamps.keys)
    return names.filter { stamps[$0] != before.stamps[$0] }.sorted()
  }
}
