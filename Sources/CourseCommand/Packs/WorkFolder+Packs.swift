import Curriculum

/// Which packs a work folder has, which of them is in use, and where the learner's files of each are.
///
///     my-course/exercises/…                    the pack that the folder began with
///     my-course/packs/candles/…                the files of the pack “candles”
///     my-course/.course/packs/candles/…        the pack itself
///     my-course/.course/pack                   the one in use, if it is not the course
///     my-course/.course/exercises-of           whose files `exercises` has
extension WorkFolder {
  private var useFile: String { "\(path)/\(Self.mark)/pack" }
  private var ownerFile: String { "\(path)/\(Self.mark)/exercises-of" }

  /// The added pack that commands are about; nil where that is the course.
  var packInUse: String? { Self.name(in: useFile) }

  /// Remembers the pack that commands are about from now on; nil for the course.
  func use(_ id: String?) throws(Complaint) {
    guard id != packInUse else { return }
    // An empty file says that it is the course, whatever was there before.
    try Complaint.ofSystem(FileText.put(id.map { $0 + "\n" } ?? "", at: useFile))
  }

  /// Whether a change of a file says that another pack is in use, or another version of one.
  func tellsOfPacks(_ path: String) -> Bool { path == useFile || path.hasSuffix("/\(Pack.index)") }

  /// The ids of the packs that were added, in alphabetical order.
  var addedPacks: [String] {
    let names = (try? OpenFolder(packs))?.names ?? []
    return names.filter { Pack.isPlainName($0) && Path.isFile(Path.joined(pack(called: $0), Pack.index)) }.sorted()
  }

  /// Whether a pack lies among those that were added.
  func hasAdded(_ pack: Pack) -> Bool { Path.resolved(pack.folder.path) == Path.resolved(self.pack(called: pack.id)) }

  // MARK: Rooms

  /// The folder for the learner's files of a pack. The first pack has `exercises`, any other a folder of its own, so that
  /// exercises of one name never share a file.
  func room(of pack: Pack) -> String {
    if let owner = Self.name(in: ownerFile) {
      return owner == pack.id ? ExerciseReference.usualRoom : Self.room(ofPack: pack.id)
    }
    return hasAdded(pack) ? Self.room(ofPack: pack.id) : ExerciseReference.usualRoom
  }

  static func room(ofPack id: String) -> String { "\(otherRooms)/\(id)" }

  /// Where the rooms of all packs but the first are.
  static let otherRooms = "packs"

  /// Says whose files `exercises` has, unless it has been said.
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
