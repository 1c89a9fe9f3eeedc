import Diagnostics
import Glibc
import Grading

/// The output folder of a grading run: a new or empty one, or one that this command wrote before.
struct GradeFolder {
  let path: String
  /// Whether the existing results were graded with other settings, so that none can be reused.
  let isOther: Bool

  private static let mark = "grade.json"

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
}
