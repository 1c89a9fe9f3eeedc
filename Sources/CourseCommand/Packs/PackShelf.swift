import Curriculum
import Diagnostics
import Glibc

/// Where a work folder keeps the packs that were added, each in a folder called by its id.
///
/// A new version changes places with the old one in one step, so that at any moment the one or the other is there,
/// whole. Where a file system cannot exchange, the old version is first set aside, under its id in a folder that is
/// locked like a draft; if the process is killed in between, whoever looks next puts it back.
struct PackShelf {
  let folder: OpenFolder

  init(_ path: String) throws(SystemError) {
    folder = try SystemError.of(.read(path)) { () throws(Refusal) in try OpenFolder(path) }
  }

  /// Writes the files of a pack, under a passing name.
  func draft(of files: [(path: String, bytes: [UInt8])]) throws(SystemError) -> Draft {
    try Draft.folder(in: folder, of: files)
  }

  /// Puts a pack in its place; an older version goes away when the new one is there.
  ///
  /// - Parameter exchanging: false does it as on a file system that cannot exchange.
  func put(_ pack: consuming Draft, as id: String, exchanging: Bool = true) throws(SystemError) {
    var pack = pack
    folder.syncDisk()
    try SystemError.of(.putFolder(Path.joined(folder.path, id))) { () throws(Refusal) in
      defer { folder.sync() }
      // Another process may add or set aside the same pack meanwhile; then it is the turn of the other way.
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

  /// Takes a pack away, in one step: whoever looks meanwhile finds all of it or nothing.
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

  /// Sets the old version aside and takes its place.
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

  /// Puts back what a killed process had set aside, and takes away what it left.
  func tidy() {
    Draft.forEachLeft(Self.asideMark, in: folder) { name in
      if let aside = try? OpenFolder(Path.joined(folder.path, name)) {
        // A newer version that came in the meantime stays: a folder with files is no place to rename to.
        for id in aside.names { renameat(aside.handle, id, folder.handle, id) }
      }
      folder.remove(name)
    }
    Draft.clear(folder)
  }
}

extension WorkFolder {
  /// Where added packs are.
  var packs: String { "\(path)/\(Self.mark)/packs" }

  /// Where an added pack is, or would be.
  func pack(called id: String) -> String { Path.joined(packs, id) }

  /// The added packs; nil where none were.
  var shelf: PackShelf? { try? PackShelf(packs) }

  /// Takes away what killed processes left, and puts right what they left half done.
  ///
  /// - Complexity: one listing a chapter; nothing is read.
  func tidy() {
    shelf?.tidy()
    let others = WholeFile.names(in: Path.joined(path, "packs")).map { "packs/\($0)" }
    for room in ["exercises"] + others {
      let home = Path.joined(path, room)
      for name in WholeFile.names(in: home) {
        if let chapter = try? OpenFolder(Path.joined(home, name)) { Draft.clear(chapter) }
      }
    }
  }
}
