import Diagnostics
import Glibc

/// The folder that a run writes: only one that is new, empty, or was written by this command.
struct GradeFolder {
  let path: String
  /// Whether what is there was graded in another way, so that nothing of it can be kept.
  let isOther: Bool

  private static let mark = "grade.json"

  init(_ path: String, typed: String, settings: JSON) throws(Complaint) {
    self.path = path
    if Path.kind(path) != nil, !Path.isFolder(path) {
      throw .usage("\(typed) is no folder.", "Name another with --output.")
    }
    try Complaint.ofSystem { () throws(SystemError) in try Path.makeFolder(path) }
    let mark = Path.joined(path, Self.mark)
    let before = (try? FileText.bytes(of: mark)).map { String(decoding: $0, as: UTF8.self) }
    let text = settings.pretty + "\n"
    isOther = before != text
    guard isOther else { return }
    let names = (try? OpenFolder(path))?.names ?? []
    if before == nil, !names.isEmpty {
      throw .usage("\(typed) is not empty, and no folder of results.", "Name a folder that is not there yet.")
    }
    try Complaint.ofSystem { () throws(SystemError) in try FileText.put(text, at: mark) }
  }

  /// Writes a file of the folder, its own folder made first.
  func put(_ text: String, _ name: String) throws(Complaint) {
    let file = Path.joined(path, name)
    try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(Path.folder(of: file))
      try FileText.put(text, at: file)
    }
  }
}
