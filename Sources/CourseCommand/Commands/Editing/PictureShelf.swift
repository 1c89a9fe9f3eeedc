import Diagnostics
import Glibc
import Synchronization

/// Stores pictures and given code for editors in the work folder or, for files outside it, in a folder of this process.
final class PictureShelf: Sendable {
  private let folder = Mutex<String?>(nil)

  /// Writes a file's picture and replaces the previous one.
  func put(_ drawing: String, of file: EditedFile) throws(Complaint) -> String {
    try put(drawing, "\(file.name.isEmpty ? "layout" : file.name.withoutEnding(".layout")).svg", of: file)
  }

  /// Writes a read-only copy of an exercise's given code.
  func put(copyOf given: SourceText, for file: EditedFile) throws(Complaint) -> String {
    let path = try put(given.text, "\(file.name.withoutEnding(".layout"))-given.layout", of: file)
    chmod(path, 0o444)
    return path
  }

  private func put(_ text: String, _ name: String, of file: EditedFile) throws(Complaint) -> String {
    let path = Path.joined(try place(for: file), name)
    try Complaint.ofSystem { () throws(SystemError) in try FileText.put(text, at: path) }
    return path
  }

  private func place(for file: EditedFile) throws(Complaint) -> String {
    let work = file.session.workFolder()
    guard file.reference != nil, work.exists else {
      return try Complaint.ofSystem { () throws(SystemError) in try own(beside: file.session.context) }
    }
    let place = "\(work.path)/\(WorkFolder.mark)/pictures"
    try Complaint.ofSystem { () throws(SystemError) in try Path.makeFolder(place) }
    return place
  }

  private func own(beside context: ProcessContext) throws(SystemError) -> String {
    if let known = folder.withLock({ $0 }) { return known }
    let pattern = Path.joined(context.environment("TMPDIR") ?? "/tmp", "course-pictures-XXXXXX")
    var letters = pattern.utf8CString.map { $0 }
    guard mkdtemp(&letters) != nil else { throw SystemError(.makeFolder(pattern)) }
    let made = String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folder.withLock { $0 = made }
    return made
  }
}
