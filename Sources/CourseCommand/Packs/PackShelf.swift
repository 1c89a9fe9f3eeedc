import Curriculum
import Diagnostics
import Glibc

/// The folder for added packs in a work folder, with one subfolder per pack named by its id.
///
/// A new version replaces the old one in one step, so that at any moment exactly one of them is there, complete. If the
/// file system cannot exchange folders, the old version is first moved aside into a locked folder; if the process is
/// killed in between, the next command moves it back.
struct PackShelf {
  let folder: OpenFolder

  init(_ path: String) throws(SystemError) {
    folder = try SystemError.of(.read(path)) { () throws(Refusal) in try OpenFolder(path) }
  }

  /// Writes the files of a pack under a temporary name.
  func draft(of files: [(path: String, bytes: [UInt8])]) throws(SystemError) -> Draft {
    try Draft.folder(in: folder, of: files)
  }

  /// Moves a pack into place and removes the older version afterwards.
  ///
  /// - Parameter exchanging: false simulates a file system that cannot exchange folders.
  func put(_ pack: consuming Draft, as id: String, exchanging: Bool = true) throws(SystemError) {
    var pack = pack
    folder.syncDisk()
    try SystemError.of(.putFolder(Path.joined(folder.path, id))) { () throws(Refusal) in
      defer { folder.sync() }
      // Retries if another process adds or moves the same pack at the same time.
      for _ in 0..<100 {
        if try pack.occupy(id) { return }
        do throws(Refusal) {
          if exchanging, try pack.exchange(with: id) { return }
          if try replace(id, with: &pack) { return }
        } catch {
          guard error.reason == .missing else { throw error }
        }
      }
      throw Refusal(code: EBUSY)
    }
  }

  /// Removes a pack in one step: at any moment the pack is complete or absent.
  func take(_ id: String) throws(SystemError) {
    try SystemError.of(.putFolder(Path.joined(folder.path, id))) { () throws(Refusal) in
      let aside = try Draft.folder(in: folder)
      let isExchanged = try aside.exchange(with: id)
      folder.remove(id)
      if isExchanged { folder.sync() }
    }
  }

  // MARK: Without an exchange

  private static let asideMark = ".course-aside-"

  /// Moves the old version aside and takes its place.
  ///
  /// - Returns: false if another process was faster.
  private func replace(_ id: String, with pack: inout Draft) throws(Refusal) -> Bool {
    let aside = try Draft.folder(in: folder, marked: Self.asideMark)
    let shelf = try OpenFolder(aside.path)
    guard renameat(folder.handle, id, shelf.handle, id) == 0 else { throw Refusal() }
    do throws(Refusal) {
      if try pack.occupy(id) { return true }
    } catch {
      renameat(shelf.handle, id, folder.handle, id)
      throw error
    }
    return false
  }

  /// Restores what a killed process had moved aside, and removes its leftovers.
  func tidy() {
    Draft.forEachLeft(Self.asideMark, in: folder) { name in
      if let aside = try? OpenFolder(Path.joined(folder.path, name)) {
        // A newer version that was added meanwhile stays, since renaming onto a nonempty folder fails.
        for id in aside.names { renameat(aside.handle, id, folder.handle, id) }
      }
      folder.remove(name)
    }
    Draft.clear(folder)
  }
}

extension WorkFolder {
  /// The folder for added packs.
  var packs: String { "\(path)/\(Self.mark)/packs" }

  /// The folder for the added pack with that id.
  func pack(called id: String) -> String { Path.joined(packs, id) }

  /// The folder for added packs; nil if none were added.
  var shelf: PackShelf? { try? PackShelf(packs) }

  /// Removes leftovers of killed processes and completes their half-done changes.
  ///
  /// - Complexity: one directory listing per chapter; no file is read.
  func tidy() {
    shelf?.tidy()
    if let earlier = try? OpenFolder(earlierPacks) { Draft.clear(earlier) }
    let others = WholeFile.names(in: Path.joined(path, "packs")).map { "packs/\($0)" }
    for room in ["exercises"] + others {
      let home = Path.joined(path, room)
      for name in WholeFile.names(in: home) {
        if let chapter = try? OpenFolder(Path.joined(home, name)) { Draft.clear(chapter) }
      }
    }
  }
}
