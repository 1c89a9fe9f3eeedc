import CLinux
import Curriculum
import Glibc

/// A file or a folder under a temporary name, beside the place that it takes once it is complete.
///
///     .course-draft-52f3c0a91be7d604
///
/// The process that makes a draft locks it, and the system releases the lock when the process ends for any reason. An
/// unlocked draft is therefore a leftover of a killed process, which `clear` removes. A draft in use is never touched,
/// whatever machine or container its process runs on.
struct Draft: ~Copyable {
  let folder: OpenFolder
  let name: String
  private let handle: Int32
  private var isPlaced = false

  private init(in folder: OpenFolder, name: String, handle: Int32) {
    self.folder = folder
    self.name = name
    self.handle = handle
  }

  deinit {
    // Holds the lock until the name is removed.
    if !isPlaced { folder.remove(name) }
    close(handle)
  }

  /// The draft's path.
  var path: String { Path.joined(folder.path, name) }

  // MARK: Making

  /// Creates an empty file that nobody else uses.
  static func file(in folder: OpenFolder, rights: mode_t) throws(Refusal) -> Draft {
    try make(in: folder, mark) { name in
      openat(folder.handle, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, rights)
    }
  }

  /// Creates an empty folder that nobody else uses.
  static func folder(in folder: OpenFolder, marked mark: String = mark) throws(Refusal) -> Draft {
    try make(in: folder, mark) { name in
      guard mkdirat(folder.handle, name, 0o777) == 0 else { return -1 }
      let handle = openat(folder.handle, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      // Another process may have cleared it already, as below.
      if handle < 0, errno == ENOENT { errno = EEXIST }
      return handle
    }
  }

  /// Creates a folder with these files, each with its path inside.
  static func folder(
    in folder: OpenFolder, of files: [(path: String, bytes: [UInt8])]
  ) throws(SystemError) -> Draft {
    let draft = try SystemError.of(.makeFolder(folder.path)) { () throws(Refusal) in try Draft.folder(in: folder) }
    for file in files {
      let path = Path.joined(draft.path, file.path)
      try Path.makeFolder(Path.folder(of: path))
      try FileText.write(file.bytes, to: path)
    }
    return draft
  }

  /// Retries if another process clears the draft in the instant before it is locked.
  private static func make(
    in folder: OpenFolder, _ mark: String, _ make: (String) -> Int32
  ) throws(Refusal) -> Draft {
    for _ in 0..<100 {
      let name = mark + freshNumber()
      let handle = make(name)
      guard handle >= 0 else {
        if errno == EEXIST { continue }
        throw Refusal()
      }
      let isTaken = flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isTaken, isStill(handle, name, in: folder) { return Draft(in: folder, name: name, handle: handle) }
      close(handle)
    }
    throw Refusal(code: EBUSY)
  }

  private static func isStill(_ handle: Int32, _ name: String, in folder: OpenFolder) -> Bool {
    var own = stat()
    guard fstat(handle, &own) == 0, let named = folder.status(of: name) else { return false }
    return own.isSame(as: named)
  }

  // MARK: Filling

  func write(_ bytes: [UInt8]) throws(Refusal) { try Output(file: handle).write(bytes) }

  /// Gives the draft the owner, the group and the permissions of the file that it replaces, as far as allowed.
  func takeRights(of place: String, _ status: stat) {
    if fchown(handle, status.st_uid, status.st_gid) != 0 { fchown(handle, uid_t.max, status.st_gid) }
    let list = "system.posix_acl_access"
    var rights = [UInt8](repeating: 0, count: 4096)
    let count = lgetxattr(Path.joined(folder.path, place), list, &rights, rights.count)
    if count > 0 { fsetxattr(handle, list, rights, count, 0) } else { fremovexattr(handle, list) }
    // Drops the set-user-ID and set-group-ID bits, as writing to such a file does.
    fchmod(handle, status.st_mode & 0o1777)
  }

  /// Waits until the draft is on the disk.
  func sync() throws(Refusal) {
    guard fsync(handle) == 0 else { throw Refusal() }
  }

  // MARK: Placing

  /// Replaces the file with this name, if any.
  mutating func replace(_ place: String) throws(Refusal) {
    guard renameat(folder.handle, name, folder.handle, place) == 0 else { throw Refusal() }
    isPlaced = true
  }

  /// Takes a free name.
  ///
  /// - Returns: false if the name is taken; that file stays unchanged.
  mutating func occupy(_ place: String) throws(Refusal) -> Bool {
    isPlaced = renameat2(folder.handle, name, folder.handle, place, renameNoReplace.rawValue) == 0
    if isPlaced { return true }
    guard Self.isUnknown(errno) else {
      if errno == EEXIST { return false }
      throw Refusal()
    }
    // A hard link never replaces anything; the temporary name is removed with the draft.
    if linkat(folder.handle, name, folder.handle, place, 0) == 0 { return true }
    if folder.status(of: place) != nil { return false }
    try replace(place)
    return true
  }

  /// Exchanges names with an existing file or folder in one step; the draft then holds the old one and removes it.
  ///
  /// - Returns: false if the file system cannot do that; nothing has changed then.
  func exchange(with place: String) throws(Refusal) -> Bool {
    if renameat2(folder.handle, name, folder.handle, place, renameExchange.rawValue) == 0 { return true }
    if Self.isUnknown(errno) { return false }
    throw Refusal()
  }

  /// Whether the error code means that the file system does not support the operation.
  private static func isUnknown(_ code: Int32) -> Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) }

  // MARK: Clearing

  static let mark = ".course-draft-"
  private static let digits = 16

  private static func freshNumber() -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: digits - number.utf8.count) + number
  }

  /// Whether a name has the form of this program's temporary names.
  private static func isName(_ name: String, marked mark: String) -> Bool {
    let number = name.utf8.dropFirst(mark.utf8.count)
    return name.hasPrefix(mark) && number.count == digits && number.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// Removes leftovers of killed processes in a folder.
  ///
  /// - Complexity: O(n) in the number of names in the folder; it opens only drafts.
  static func clear(_ folder: OpenFolder) {
    forEachLeft(mark, in: folder) { folder.remove($0) }
  }

  /// Passes each leftover of killed processes with a mark to a closure, locked meanwhile.
  static func forEachLeft(_ mark: String, in folder: OpenFolder, _ deed: (String) -> Void) {
    for name in folder.names where isName(name, marked: mark) {
      let common = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      var handle = openat(folder.handle, name, O_WRONLY | common)
      if handle < 0, errno == EISDIR { handle = openat(folder.handle, name, O_RDONLY | O_DIRECTORY | common) }
      guard handle >= 0 else { continue }
      if isLeft(handle, name, in: folder) { deed(name) }
      close(handle)
    }
  }

  /// Locks the file; returns whether it is an unused leftover of the same user.
  private static func isLeft(_ handle: Int32, _ name: String, in folder: OpenFolder) -> Bool {
    var status = stat()
    return flock(handle, LOCK_EX | LOCK_NB) == 0 && isStill(handle, name, in: folder) && fstat(handle, &status) == 0
      && status.st_uid == geteuid() && (status.isFile || status.isFolder)
  }
}
