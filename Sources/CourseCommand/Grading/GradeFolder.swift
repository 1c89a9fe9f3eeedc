import Diagnostics
import Glibc
import Grading

/// The output folder of a grading run: a new or empty one, or one that this command wrote before.
struct GradeFolder {
  let path: String
  /// Whether the existing results were graded with other settings, so that none can be reused.
  let isOther: Bool

  private static let mark = "grade.json"
  /// The list of the files that runs wrote.
  private static let list = "written.txt"

  /// - Parameter settings: what the results depend on; nil to leave the results that are there.
  init(_ path: String, typed: String, settings: JSON?) throws(Complaint) {
    self.path = path
    if Path.kind(path) != nil, !Path.isFolder(path) {
      throw .usage("\(typed) is no folder.", "Name another with --output.")
    }
    try Complaint.ofSystem { () throws(SystemError) in try Path.makeFolder(path) }
    let mark = Path.joined(path, Self.mark)
    let before = (try? FileText.bytes(of: mark)).map { String(decoding: $0, as: UTF8.self) }
    let text = settings.map { $0.pretty + "\n" } ?? before ?? "{}\n"
    isOther = before != text
    guard isOther else { return }
    let names = ((try? OpenFolder(path))?.names ?? []).filter { $0 != Overrides.fileName }
    if before == nil, !names.isEmpty {
      throw .usage("\(typed) is not empty, and no folder of results.", "Name a folder that is not there yet.")
    }
    try Complaint.ofSystem { () throws(SystemError) in try FileText.put(text, at: mark) }
  }

  /// Writes a file in the folder and creates its subfolder first.
  func put(_ text: String, _ name: String) throws(Complaint) {
    let file = Path.joined(path, name)
    try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(Path.folder(of: file))
      try FileText.put(text, at: file)
    }
  }

  /// Notes what this run wrote, and removes what earlier runs wrote into the same subfolders and this one did not.
  ///
  /// - Parameter names: the paths of the written files, inside of the folder.
  /// - Returns: the number of removed files, and what earlier runs wrote in other formats.
  func end(_ names: [String]) throws(Complaint) -> (removed: Int, older: [String]) {
    let list = Path.joined(path, Self.list)
    let before = (try? WholeFile.bytes(of: list, upTo: 1 << 28)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let written = Set(names)
    let folders = Set(names.map(Path.folder(of:))).subtracting(["."])
    var (removed, older, kept) = (0, Set<String>(), names)
    for name in before.split(separator: "\n").map(String.init) where !written.contains(name) && !name.hasPrefix("/") {
      let (subfolder, file) = (Path.folder(of: name), Path.name(of: name))
      guard let open = try? OpenFolder(Path.joined(path, subfolder)), let status = open.status(of: file),
        status.st_mode & S_IFMT == S_IFREG, !name.split(separator: "/").contains("..")
      else { continue }
      if folders.contains(subfolder) {
        open.remove(file)
        removed += 1
      } else {
        kept.append(name)
        older.insert(subfolder == "." ? name : subfolder + "/")
      }
    }
    let text = kept.map { $0 + "\n" }.joined()
    try Complaint.ofSystem { () throws(SystemError) in try FileText.put(text, at: list) }
    return (removed, older.sorted())
  }
}
