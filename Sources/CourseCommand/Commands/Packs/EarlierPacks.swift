import Curriculum
import Diagnostics
import Glibc
import ProgressStore

/// The version of a pack whose names the learner's files and records have, while no update has followed it: since an update
/// was killed, or since the pack was removed.
///
///     my-course/.course/earlier/candles/…
extension WorkFolder {
  var earlierPacks: String { "\(path)/\(Self.mark)/earlier" }

  private func earlierPack(called id: String) -> String { Path.joined(earlierPacks, id) }

  /// Copies an added pack that is about to be replaced or removed. A copy of a still earlier version stays.
  func keepEarlier(_ id: String) throws(Complaint) {
    guard !Path.isFolder(earlierPack(called: id)), let source = try? PackSource(path: pack(called: id), name: id) else {
      return
    }
    try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(earlierPacks)
      try SystemError.of(.putFolder(earlierPack(called: id))) { () throws(Refusal) in
        let folder = try OpenFolder(earlierPacks)
        guard var draft = try? Draft.folder(in: folder, of: source.files) else { throw Refusal(code: EIO) }
        _ = try draft.occupy(id)
      }
    }
  }

  /// Brings the learner's files and records to the added version, if there is an earlier one.
  ///
  /// - Parameter progress: opens the records.
  func followEarlier(
    _ id: String, _ progress: () throws(Complaint) -> ProgressStore
  ) throws(Complaint) -> [PackUpdate.Outcome] {
    let home = earlierPack(called: id)
    guard Path.isFolder(home), let shelf = try? OpenFolder(earlierPacks), let copy = try? OpenFolder(home) else {
      return []
    }
    // Another command may be at it; then its copy is gone afterwards.
    guard flock(copy.handle, LOCK_EX) == 0, Path.isFolder(home) else { return [] }
    guard let old = try? Pack.read(in: PackFolder(path: home)),
      let new = try? Pack.read(in: PackFolder(path: pack(called: id)))
    else {
      shelf.remove(id)
      return []
    }
    let room = room(of: new)
    let store = try progress()
    defer { store.close() }
    let update = try PackUpdate(from: old.keepingFiles(in: room), to: new.keepingFiles(in: room), in: self, store)
    shelf.remove(id)
    return update.outcomes
  }
}
