import Curriculum
import Grading

/// An archive that a class's submissions came in: ZIP, tar, or tar packed with gzip.
struct SubmittedArchive: Sendable {
  /// No larger one is read, nor one that unpacks to more. There are folders for that.
  static let largest = 256 << 20

  private enum Form: Sendable {
    case zip(ZipArchive, [String: ZipArchive.File])
    case tar([UInt8], [String: Range<Int>])
  }

  private let form: Form
  /// The files' paths, sorted.
  let members: [String]
  /// The names of what is no plain file or leads out of the folder.
  let leftOut: [String]

  /// Whether a file among others is to be taken for an archive.
  static func isNamedLikeOne(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".zip", ".tar", ".tar.gz", ".tgz"].contains { name.hasSuffix($0) }
  }

  /// Reads the list of files; nil for what is no archive.
  init?(_ bytes: [UInt8]) {
    if ZipArchive.isOne(bytes) {
      guard let zip = ZipArchive(bytes) else { return nil }
      // As when it is unpacked: of two files of one name the later one stays.
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
    // Nothing else begins with a header of 512 bytes whose sum is right.
    bytes.count >= 512 ? try? TarArchive(bytes, leavesOut: true) : nil
  }

  /// A file's content, or why it cannot be had.
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
