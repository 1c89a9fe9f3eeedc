import Curriculum
import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension Session {
  /// `course explain FILE --want "a.leading = b.leading"`: finds the smallest edit that makes the condition true.
  func explain(_ words: String, of subject: Subject) throws(Complaint) -> Reply {
    let wish: Wish
    do throws(WishFault) {
      wish = try Wish(words)
    } catch {
      throw .usage(Phrase(error.text(in: language)), "explain FILE --want \"a.leading = b.leading\"")
    }
    let deadline = Deadline(seconds: Deadline.usual * 8, memory: Deadline.usualMemory)
    switch compile(subject.answer, with: subject.given, by: deadline) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let program):
      let requests = wishedRequests(of: subject, program)
      switch WishSearch.outcome(of: program, wishing: wish, in: requests, by: deadline) {
      case .failure(let stop): return stopped(by: stop.problems)
      case .success(.missing(let name, let scene)): throw unknownView(name, in: scene)
      case .success(let outcome): return answer(outcome, wish, subject.answer)
      }
    }
  }

  /// An exercise's scenarios; otherwise the requested preview or every preview.
  private func wishedRequests(of subject: Subject, _ program: Program) -> [SceneRequest] {
    let requests = subject.scenarios.filter { invocation.scenario == nil || $0.id == invocation.scenario }.map(
      \.request)
    guard subject.exercise == nil, let first = requests.first, invocation.preview == nil || invocation.showsAllPreviews
    else { return requests }
    let previews = program.previews.map { preview in
      var request = first
      request.preview = preview.choice
      return request
    }
    return previews.isEmpty ? requests : previews
  }

  private func answer(_ outcome: WishSearch.Outcome, _ wish: Wish, _ source: SourceText) -> Reply {
    var document = Document()
    var members: Members = [("formatVersion", 1), ("wish", JSON(wish.text))]
    switch outcome {
    case .holds, .missing:
      document.add(.paragraph(say(.holdsAlready(wish.text))))
      members += [("holds", true), ("edits", [])]
      return Reply(document: document, json: JSON(members: members))
    case .none(let tried):
      document.add(.paragraph(say(.holdsNowhere(wish.text, tried: tried))))
      members += [("holds", false), ("edits", nil), ("tried", JSON(tried))]
      return Reply(document: document, json: JSON(members: members), status: .notPassed)
    case .found(let found):
      document.add(.paragraph(say(.holdsAfter(wish.text, edits: found.edits.count))))
      document.add(.gap)
      document.blocks += difference(found.edits, source)
      let exceptions = found.exceptions.map { AuditCaseWords($0).text(in: language) }
      if !exceptions.isEmpty { document.blocks += [.gap, .paragraph(say(.holdsOnlyHere(elsewhere: exceptions)))] }
      members += [
        ("holds", false), ("edits", JSON(found.edits.map { json($0, source) })), ("tried", JSON(found.tried)),
        ("exceptions", JSON(exceptions.map { JSON($0) })),
      ]
      return Reply(document: document, json: JSON(members: members))
    }
  }

  private func difference(_ edits: [TextEdit], _ source: SourceText) -> [Document.Block] {
    guard let changed = source.replacing(edits) else { return [] }
    return LineDifference(from: source.text, to: changed.text).shown(around: 1).map { .line(DifferencePage.line($0)) }
  }

  private func json(_ edit: TextEdit, _ source: SourceText) -> JSON {
    let (start, end) = (source.location(at: edit.range.lower), source.location(at: edit.range.upper))
    return [
      "line": JSON(start.line), "column": JSON(start.column), "endLine": JSON(end.line), "endColumn": JSON(end.column),
      "text": JSON(edit.text),
    ]
  }
}
