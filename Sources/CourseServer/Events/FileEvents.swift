import Glibc

/// The system's file events below some folders (inotify).
final class FileEvents {
  /// The descriptor to wait on; negative if the system offers no events.
  let handle: Int32
  private var names: [Int32: String] = [:]

  init(_ folders: [String]) {
    handle = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    for folder in folders { _ = add(folder) }
  }

  deinit { if handle >= 0 { close(handle) } }

  /// Whether events arrive at all.
  var works: Bool { !names.isEmpty }

  /// The paths with events since the last call; never blocks.
  func paths() -> [String] {
    var reported: [String] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(handle, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return reported }
      for path in paths(in: buffer[..<count]) where !reported.contains(path) { reported.append(path) }
    }
  }

  private static let wanted = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_MODIFY)

  /// Watches a folder and its subfolders.
  ///
  /// - Returns: the files in them: a new folder's earlier files had no event.
  private func add(_ folder: String) -> [String] {
    let number = inotify_add_watch(handle, folder, Self.wanted | UInt32(IN_ONLYDIR))
    guard number >= 0 else { return [] }
    names[number] = folder
    return FolderEntry.all(in: folder).flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      return entry.isFolder ? add(path) : [path]
    }
  }

  /// The paths in a buffer of events. It also watches new folders.
  private func paths(in bytes: ArraySlice<UInt8>) -> [String] {
    var paths: [String] = []
    var rest = bytes
    let head = MemoryLayout<inotify_event>.size
    while rest.count >= head {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let size = head + Int(event.len)
      guard rest.count >= size else { break }
      let letters = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
      if let folder = names[event.wd] {
        let path = "\(folder)/\(String(decoding: letters, as: UTF8.self))"
        if event.mask & UInt32(IN_ISDIR) == 0 {
          paths.append(path)
        } else if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
          paths += add(path)
        }
      }
      rest = rest.dropFirst(size)
    }
    return paths
  }
}

/// An entry of a folder.
struct FolderEntry {
  var name: String
  var isFolder: Bool

  /// All entries of a folder without `.` and `..`; empty if it cannot be read.
  static func all(in folder: String) -> [FolderEntry] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var entries: [FolderEntry] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." {
        entries.append(FolderEntry(name: name, isFolder: entry.pointee.d_type == UInt8(DT_DIR)))
      }
    }
    return entries
  }
}
