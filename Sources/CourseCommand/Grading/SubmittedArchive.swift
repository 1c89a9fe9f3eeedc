import Curriculum
import Grading

/// An archive of submissions: ZIP, tar, or tar compressed with gzip.
struct SubmittedArchive: Sendable {
  /// The largest archive, packed or unpacked. Larger classes can pass a folder.
  static let largest = 256 << 20
  /// The largest archive in an archive: what one learner has handed in.
  private static let largestInside = 32 << 20

  private enum Form: Sendable {
    case zip(ZipArchive, [String: ZipArchive.File])
    case tar([UInt8], [String: Range<Int>])
  }

  private let form: Form
  /// The files' paths, sorted.
  let members: [String]
  /// The names of members that are not plain files or lead out of the folder.
  let leftOut: [String]

  /// Whether a file's name ends like an archive's.
  static func isNamedLikeOne(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".zip", ".tar", ".tar.gz", ".tgz"].contains { name.hasSuffix($0) }
  }

  /// Reads the list of files; nil if the bytes are not an archive.
  init?(_ bytes: [UInt8]) {
    if ZipArchive.isOne(bytes) {
      guard let zip = ZipArchive(bytes) else { return nil }
      // As when unpacking: the later of two files with the same name wins.
      let files = Dictionary(zip.files.map { ($0.path.text, $0) }) { _, last in last }
      (members, leftOut, form) = (files.keys.sorted(), zip.leftOut, .zip(zip, files))
      return
    }
    guard let plain = try? GzipFile.content(of: bytes, atMost: Self.largest), let tar = Self.tar(plain) else {
      return nil
    }
    let places = Dictionary(tar.files.map { ($0.path.text, $0.content) }) { _, last in last }
    (members, leftOut, form) = (places.keys.sorted(), tar.leftOut, .tar(plain, places))
  }

  private static func tar(_ bytes: [UInt8]) -> TarArchive? {
    // A valid 512-byte header with a correct checksum identifies a tar archive.
    bytes.count >= 512 ? try? TarArchive(bytes, leavesOut: true) : nil
  }

  /// A member that is an archive itself; nil if it is none.
  func archive(in member: String) -> SubmittedArchive? {
    guard case .success(let bytes) = content(of: member, atMost: Self.largestInside) else { return nil }
    return SubmittedArchive(bytes)
  }

  /// A file's content, or the reason why it cannot be read.
  func content(of member: String, atMost most: Int) -> Result<[UInt8], GradingFault> {
    switch form {
    case .tar(let bytes, let places):
      guard let place = places[member] else { return .failure(.unreadable("it is not in the archive any more")) }
      return place.count > most ? .failure(.tooLarge(most: most)) : .success(Array(bytes[place]))
    case .zip(let zip, let files):
      guard let file = files[member] else { return .failure(.unreadable("it is not in the archive any more")) }
      do throws(ZipArchive.Fault) {
        return .success(try zip.content(of: file, atMost: most))
      } catch {
        switch error {
        case .tooLarge: return .failure(.tooLarge(most: most))
        case .encrypted: return .failure(.unreadable("the archive has encrypted it"))
        case .damaged: return .failure(.unreadable("it is damaged, or packed in a way that is not known here"))
        }
      }
    }
  }
}
