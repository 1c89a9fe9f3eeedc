import Glibc

/// Follows what other programs do to files: an editor that saves, the terminal that checks.
///
/// The system tells (inotify). On some network disks it does not; there a page learns of a change when it saves.
final class FolderWatch: @unchecked Sendable {
  private let folders: [String]
  private let tell: @Sendable (_ path: String) -> Void
  private let file: Int32
  // Used by the watching thread alone.
  private var names: [Int32: String] = [:]

  /// - Parameter tell: is called with each file that has another content, or is new, or is gone.
  init(_ folders: [String], tell: @escaping @Sendable (_ path: String) -> Void) {
    self.folders = folders
    self.tell = tell
    file = inotify_init1(Int32(IN_CLOEXEC))
  }

  /// Begins; the thread ends with the program.
  func start() { _ = Background.start { self.watch() } }

  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_MODIFY)

  private func watch() {
    for folder in folders { add(folder) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for path in paths(in: buffer[..<count]) { tell(path) }
    }
  }

  /// Watches a folder and those inside it.
  private func add(_ folder: String) {
    let number = inotify_add_watch(file, folder, Self.events | UInt32(IN_ONLYDIR))
    guard number >= 0, let handle = opendir(folder) else { return }
    names[number] = folder
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      guard entry.pointee.d_type == UInt8(DT_DIR) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { add("\(folder)/\(name)") }
    }
  }

  /// The paths that a stretch of events speaks of; new folders are watched, too.
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
        if event.mask & UInt32(IN_ISDIR) != 0 {
          if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { add(path) }
        } else if !paths.contains(path) {
          paths.append(path)
        }
      }
      rest = rest.dropFirst(size)
    }
    return paths
  }
}
