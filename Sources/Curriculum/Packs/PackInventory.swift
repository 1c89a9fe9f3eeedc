import Diagnostics

/// The files of a pack, with those that a pack must not have: links, pipes and the like, and oversized files.
///
/// It opens no file, so that none can block.
public struct PackInventory: Sendable {
  /// A file that a pack must not have.
  public struct Stranger: Hashable, Sendable {
    /// Its path inside the pack.
    public var path: String
    /// The message.
    public var message: String
    /// The advice.
    public var advice: String
  }

  /// The forbidden files, sorted by path.
  public private(set) var strangers: [Stranger] = []
  /// The files, sorted by path.
  public private(set) var files: [String] = []
  /// The total size in bytes.
  public private(set) var size = 0

  /// The limit on the total size.
  public static let largestPack = 64 << 20
  /// The limit on the number of files.
  public static let mostFiles = 20_000

  /// Lists the files in some folders of a pack.
  ///
  /// - Complexity: one `stat` per name; it stops at the limit.
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

  /// The reason why the pack exceeds a limit; nil if it does not.
  public var excess: String? {
    if files.count > Self.mostFiles { return "the pack has more than \(Self.mostFiles) files" }
    if size > Self.largestPack { return "the pack has \(size) bytes, more than \(Self.largestPack >> 20) MB" }
    return nil
  }
}

extension PackInventory.Stranger {
  /// The file in the place of a folder; nil if it is a folder or nothing.
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
