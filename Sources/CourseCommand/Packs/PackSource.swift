import Curriculum
import Glibc

/// Something that a pack can be taken from: a folder, a `.tar` or a `.tar.gz`. Everything in it is in memory before a
/// byte is written.
struct PackSource {
  /// What a pack may have, all files together.
  static let largestSize = 64 << 20

  /// Each file's path inside the pack, `Exercises/…` or `Data/…`, and its bytes.
  private(set) var files: [(path: String, bytes: [UInt8])] = []

  /// Reads a source.
  init(path: String, name: String) throws(Complaint) {
    switch Path.kind(path) {
    case nil: throw .usage(.noFile(name))
    case .folder: files = try Self.files(ofFolder: path, name: name)
    default: files = try Self.files(ofArchive: path, name: name)
    }
    try takePackOnly(name)
  }

  /// Drops what is beside the pack, and the folder that the archive wraps it in.
  private mutating func takePackOnly(_ name: String) throws(Complaint) {
    let indices = files.map(\.path).filter { $0 == Pack.index || $0.hasSuffix("/\(Pack.index)") }
    guard let index = indices.min(by: { $0.utf8.count < $1.utf8.count }) else {
      throw .usage("\(name) is no pack: it has no \(Pack.index).", "What a pack is made of: Docs/Exercises.md")
    }
    let wrapper = index.dropLast(Pack.index.count)
    files = files.compactMap { file in
      guard file.path.hasPrefix(wrapper) else { return nil }
      let path = String(file.path.dropFirst(wrapper.count))
      let isPart = path.hasPrefix("Exercises/") || path.hasPrefix("Data/")
      return isPart ? (path, file.bytes) : nil
    }
  }

  // MARK: Folders

  private static func files(ofFolder folder: String, name: String) throws(Complaint) -> [(path: String, bytes: [UInt8])]
  {
    var files: [(path: String, bytes: [UInt8])] = []
    var size = 0
    // A pack's folder may hold much else, such as a repository.
    let roots = ["Exercises", "Data"]
    var waiting = roots
    while let path = waiting.popLast() {
      let whole = Path.joined(folder, path)
      switch linkedKind(whole) {
      case .folder:
        let names = PackFolder(path: folder).entries(in: path)
        waiting += names.map { "\(path)/\($0)" }
      case .file:
        let bytes = try Complaint.ofSystem { () throws(SystemError) in try FileText.bytes(of: whole) }
        size += bytes.count
        guard bytes.count <= FileText.largestSize else { throw tooLarge("\(name)/\(path)", FileText.largestSize) }
        guard size <= largestSize else { throw tooLarge(name, largestSize) }
        files.append((path, bytes))
      case .other: throw .usage("\(name)/\(path) is a link or no file, and a pack has neither.")
      case nil: continue
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// What lies at the path itself, links not followed.
  private static func linkedKind(_ path: String) -> Path.Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  // MARK: Archives

  private static func files(ofArchive path: String, name: String) throws(Complaint) -> [(path: String, bytes: [UInt8])]
  {
    guard let bytes = Unzipping.bytes(of: path, atMost: largestSize) else {
      throw .usage("\(name) cannot be unpacked, or it is larger than a pack may be (64 MB).")
    }
    do throws(TarArchive.Fault) {
      return try TarArchive(bytes).files.map { ($0.path, Array(bytes[$0.content])) }
    } catch {
      throw .usage(
        "\(name) cannot be unpacked: \(error.message).", "Pack it again: tar -czf pack.tar.gz Exercises Data")
    }
  }

  private static func tooLarge(_ name: String, _ most: Int) -> Complaint {
    .usage("\(name) is larger than it may be: more than \(most >> 20) MB.")
  }
}
