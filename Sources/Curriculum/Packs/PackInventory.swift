import Diagnostics

/// What lies in a pack that no pack may have: links, pipes and the like, and files that are too large.
///
/// Nothing is opened, so that nothing can be waited for.
public struct PackInventory: Sendable {
  /// Something that may not be there.
  public struct Stranger: Hashable, Sendable {
    /// Where it is, inside the pack.
    public var path: String
    /// What is the matter, and what to do about it.
    public var message: String
    /// What to do about it.
    public var advice: String
  }

  /// What may not be there, by path.
  public private(set) var strangers: [Stranger] = []
  /// The files, by path.
  public private(set) var files: [String] = []
  /// How many bytes the files have together.
  public private(set) var size = 0

  /// What a pack may have, all files together.
  public static let largestPack = 64 << 20
  /// More files than any pack has.
  public static let mostFiles = 20_000

  /// Looks through some folders of a pack.
  ///
  /// - Complexity: one look a name; it stops where there are too many.
  public init(of folders: [String], in pack: PackFolder) {
    var waiting = folders
    while let path = waiting.popLast(), files.count <= Self.mostFiles {
      guard let place = PackPath(path) else {
        strangers.append(
          Stranger(
            path: path.withVisibleControls, message: "this is no name that a file of a pack may have",
            advice: "Names have no backslash and no control character."))
        continue
      }
      switch pack.thing(at: place) {
      case .folder: waiting += pack.entries(in: path).map { "\(path)/\($0)" }
      case .file: add(path, bytes: pack.size(of: place))
      case let thing?: strangers.append(.other(thing, at: path))
      case nil: continue
      }
    }
    strangers.sort { $0.path < $1.path }
    files.sort()
  }

  private mutating func add(_ path: String, bytes: Int) {
    files.append(path)
    size += bytes
    guard bytes > PackFolder.largestSize else { return }
    strangers.append(
      Stranger(
        path: path, message: "it is too large: \(bytes) bytes",
        advice:
          "Nothing in a pack needs more than \(PackFolder.largestSize >> 20) MB; make it smaller, or take it away."))
  }

  /// Why the pack as a whole is no pack that could be handed on; nil if it is.
  public var excess: String? {
    if files.count > Self.mostFiles { return "the pack has more than \(Self.mostFiles) files" }
    if size > Self.largestPack { return "the pack has \(size) bytes, more than \(Self.largestPack >> 20) MB" }
    return nil
  }
}

extension PackInventory.Stranger {
  /// What lies in the place of a folder; nil where there is a folder, or nothing.
  init?(insteadOfFolder path: String, in pack: PackFolder) {
    guard let thing = PackPath(path).flatMap(pack.thing), thing != .folder else { return nil }
    self = .other(thing, at: path)
  }

  fileprivate static func other(_ thing: WholeFile.Thing, at path: String) -> Self {
    Self(
      path: path,
      message: thing == .file
        ? "it is a file where a folder should be" : "it is \(thing.noun), and a pack has files and folders only",
      advice: thing == .link ? "Put the file itself there." : "Remove it.")
  }
}
