import Curriculum
import Diagnostics
import Glibc
import ProgressStore

/// The learner's own playgrounds: other names, and away with them. What is taken away stays in the history.
extension PageDesk {
  /// `rename`: another name, and with it another file.
  func rename(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["id", "name"])
    let id = try inquiry.required(reader, "id", as: .text)
    let name = try inquiry.required(reader, "name", as: .text)
    let old = try ownPlayground(id, inquiry)
    let shelf = PlaygroundShelf(inquiry.session, try? materials.pack(inquiry.session))
    guard let new = shelf.freeID(for: name) else { throw .complaint(.usage(.nameIsTaken(name), .namesAre)) }
    let text = PlaygroundWords.titled(old.text.text, name)
    try PageRefusal.of { () throws(Complaint) in
      try Complaint.ofSystem { () throws(SystemError) in
        _ = try FileText.create(shelf.ownFile(new), text: text, within: inquiry.session.workFolder().path)
      }
    }
    try take(old, inquiry)
    return try playground(new, inquiry).members
  }

  /// `remove`: the learner's file goes; a playground of the pack is then as the pack has it.
  func remove(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["id"])
    let id = try inquiry.required(reader, "id", as: .text)
    try take(try ownPlayground(id, inquiry), inquiry)
    return [("removed", JSON(id))]
  }

  private func ownPlayground(_ id: String, _ inquiry: PageInquiry) throws(PageRefusal) -> PlaygroundShelf.Playground {
    let found = try playground(id, inquiry)
    guard found.isOwn, id != PlaygroundShelf.opened else { throw .missing(.usage(.noFile(id))) }
    return found
  }

  private func take(_ old: PlaygroundShelf.Playground, _ inquiry: PageInquiry) throws(PageRefusal) {
    let target = try saving(.file(old.id), inquiry)
    let saved = SavedText(text: "", base: "", over: nil, keepsBefore: true)
    try PageRefusal.of { () throws(Complaint) in
      try saved.keep(old.text.text, target, inquiry.session)
      guard unlink(old.file) == 0 || errno == ENOENT else { throw Complaint.usage(.noFile(old.id)) }
    }
  }
}
