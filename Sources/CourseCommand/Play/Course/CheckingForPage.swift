import Curriculum
import Diagnostics
import LayoutEditing
import ProgressStore

extension PageDesk {
  /// `check`: tries a text in every scenario; counted as an attempt only where that was asked for.
  func check(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["exercise", "text", "counts", "reveal"])
    let id = try inquiry.required(reader, "exercise", as: .text)
    let text = try inquiry.required(reader, "text", as: .text)
    let counts = try inquiry.optional(reader, "counts", as: .flag) ?? false
    let asked = try inquiry.optional(reader, "reveal", as: .wholeNumber).flatMap { Reveal(rawValue: $0) }
    let session = inquiry.session
    let pack = try materials.pack(session)
    let reference = try pack.pageExercise(id)
    return try PageRefusal.of { () throws(Complaint) in
      let answer = SourceText(name: reference.learnerFile, text: text)
      var judged = try session.judge(answer, for: reference, in: pack)
      let folder = session.workFolder()
      var entry = Journal.Entry()
      if counts {
        if !folder.exists { try folder.make() }
        let journal = Journal(folder: folder, pack: pack)
        let isUnchanged = journal.lastChecked(reference) == text
        entry = journal.record(judged.report, of: answer, material: judged.material, sources: judged.sources)
        session.tell(&judged.report, of: pack, folder, journal, isUnchanged: isUnchanged)
      } else {
        session.retell(&judged.report, of: pack, folder, asked: asked)
      }
      return CheckForPage(judged: judged, entry: entry, pack: pack, session: session).members
    }
  }
}

/// What the page shows of a check.
struct CheckForPage {
  var judged: JudgedAnswer
  var entry: Journal.Entry
  var pack: Pack
  var session: Session

  private var report: CheckReport { judged.report }
  private var reference: ExerciseReference { report.exercise.reference }
  private var say: Speaker { session.say }
  private var places: PagePlaces {
    PagePlaces(judged.sources.first ?? SourceText(name: "", text: ""))
  }

  var members: Members {
    let page = CheckPage(report: report, sources: judged.sources, why: nil, entry: entry, say: say, window: nil)
    let renderer = HTMLRenderer(caller: session.caller)
    let all = pack.exercises
    let following = all.firstIndex(of: reference).flatMap { $0 + 1 < all.count ? all[$0 + 1].id : nil }
    return [
      ("verdict", JSON(report.verdict.rawValue)), ("html", JSON(renderer.render(page.table))),
      ("advice", JSON(renderer.render(page.advice))),
      ("summary", JSON(summary)), ("scenarios", JSON(report.scenarios.map(scenario))),
      ("problems", problems), ("diagnoses", JSON(report.diagnoses.map(diagnosis))),
      ("idea", report.verdict == .passed ? JSON(report.exercise.idea) : nil),
      ("why", JSON(judged.why.map { renderer.html(of: Lesson.blocks(of: $0.text)) })), ("other", other),
      ("next", JSON(following)), ("tally", entry.tally?.json(say) ?? nil),
    ]
  }

  private var summary: String {
    if report.problems != nil { return say.label(CheckSentence.fileNotUnderstood) }
    let count = report.exercise.scenarios.count
    return say.label(
      CheckSentence.scenariosOk(report.passedScenarios, of: count, arePredictions: report.exercise.kind == .predict))
  }

  private func scenario(_ result: ScenarioResult) -> JSON {
    let isHidden = result.scenario.isHidden
    let words: CheckSentence =
      result.passed
      ? .ok
      : result.answers.isEmpty
        ? .viewsInPlace(result.matchingViews, of: result.checkedViews)
        : .answersRight(result.matchingViews, of: result.checkedViews)
    return [
      "id": JSON(isHidden ? "" : result.scenario.id), "passed": JSON(result.passed),
      "matching": JSON(result.matchingViews), "checked": JSON(result.checkedViews),
      "words": JSON(say.label(isHidden ? CheckSentence.hiddenScenario : words)), "isHidden": JSON(isHidden),
    ]
  }

  /// What kept it from being laid out, each once.
  private var problems: JSON {
    let stopped = report.problems ?? report.scenarios.first { $0.problems != nil && !$0.scenario.isHidden }?.problems
    return stopped.map { PageProblems(problems: $0, places: places, say: say).json } ?? []
  }

  /// A diagnosis as far as it is told, and how far it goes.
  private func diagnosis(_ diagnosis: Diagnosis) -> JSON {
    let texts = diagnosis.revealedMembers { edits in
      JSON(edits.map { edit -> JSON in ["range": places.json(edit.range), "text": JSON(edit.text)] })
    }
    let last = report.isUntouched ? diagnosis.reveal : .code
    return JSON(
      members: [
        ("id", JSON(diagnosis.id.rawValue)), ("reveal", JSON(diagnosis.reveal.rawValue)),
        ("steps", JSON(last.rawValue)), ("range", places.json(diagnosis.range)),
      ] + texts)
  }

  /// After a pass: one other right answer, which its author calls by its file's name.
  private var other: JSON {
    guard report.verdict == .passed else { return nil }
    let folder = "\(reference.folder)/accepted"
    for name in pack.folder.names(in: folder, ending: ".layout") {
      guard let text = try? pack.folder.text("\(folder)/\(name)"), text.text != judged.sources.first?.text else {
        continue
      }
      return ["title": JSON(name.withoutEnding(".layout")), "text": JSON(text.text)]
    }
    return nil
  }
}
