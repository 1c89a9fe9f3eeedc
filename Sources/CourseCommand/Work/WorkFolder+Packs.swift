import Curriculum

/// The packs of a work folder, the pack in use, and the folders of the learner's files for each.
///
///     my-course/exercises/…                    the files of the pack that the folder began with
///     my-course/packs/candles/…                the files of the pack “candles”
///     my-course/.course/packs/candles/…        the pack itself
///     my-course/.course/pack                   the id of the pack in use, if it is not the course
///     my-course/.course/exercises-of           the id of the pack whose files are in `exercises`
extension WorkFolder {
  private var useFile: String { "\(path)/\(Self.mark)/pack" }
  private var ownerFile: String { "\(path)/\(Self.mark)/exercises-of" }

  /// The added pack in use; nil for the course.
  var packInUse: String? { Self.name(in: useFile) }

  /// Stores the pack in use; nil for the course.
  func use(_ id: String?) throws(Complaint) {
    guard id != packInUse else { return }
    // An empty file means the course.
    try Complaint.ofSystem(FileText.put(id.map { $0 + "\n" } ?? "", at: useFile))
  }

  /// Whether a changed file indicates that another pack or another version of a pack is in use.
  func tellsOfPacks(_ path: String) -> Bool { path == useFile || path.hasSuffix("/\(Pack.index)") }

  /// The ids of the added packs, in alphabetical order.
  var addedPacks: [String] {
    let names = (try? OpenFolder(packs))?.names ?? []
    return names.filter { Pack.isPlainName($0) && Path.isFile(Path.joined(pack(called: $0), Pack.index)) }.sorted()
  }

  /// Whether a pack is one of the added packs.
  func hasAdded(_ pack: Pack) -> Bool { Path.resolved(pack.folder.path) == Path.resolved(self.pack(called: pack.id)) }

  // MARK: Folders for files

  /// The folder for the learner's files of a pack. The first pack uses `exercises`, any other pack its own folder, so
  /// that exercises with the same name never share a file.
  func room(of pack: Pack) -> String {
    if let owner = Self.name(in: ownerFile) {
      return owner == pack.id ? ExerciseReference.usualRoom : Self.room(ofPack: pack.id)
    }
    return hasAdded(pack) ? Self.room(ofPack: pack.id) : ExerciseReference.usualRoom
  }

  static func room(ofPack id: String) -> String { "\(otherRooms)/\(id)" }

  /// The parent folder of all packs' files except the first pack's.
  static let otherRooms = "packs"

  /// Records the pack whose files are in `exercises`, unless one is recorded.
  func claimExercises(for id: String) throws(Complaint) {
    guard Self.name(in: ownerFile) == nil else { return }
    try Complaint.ofSystem(FileText.put(id + "\n", at: ownerFile))
  }

  private static func name(in file: String) -> String? {
    guard let bytes = try? FileText.bytes(of: file) else { return nil }
    let name = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return Pack.isPlainName(name) ? name : nil
  }
}
