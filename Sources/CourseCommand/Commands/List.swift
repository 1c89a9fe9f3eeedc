import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course list`: every exercise and how far it is.
  func list() throws(Complaint) -> Answer {
    let pack = try pack()
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let progress = try store.map { (store) throws(Complaint) in try store.progress(in: pack) } ?? [:]
    let current = try store.map { (store) throws(Complaint) in try store.current(in: pack) } ?? nil
    let page = ListPage(pack: pack, progress: progress, current: current)
    return Answer(document: page.document, json: page.json)
  }
}

/// What `course list` says.
struct ListPage {
  var pack: Pack
  var progress: [String: ExerciseProgress]
  var current: ExerciseReference?

  /// How far one exercise is.
  enum State: String {
    case done, tried, new

    var mark: Phrase {
      switch self {
      case .done: "\(mark: "✓", .good)"
      case .tried: "\(mark: "○", .warning)"
      case .new: "\(mark: "·", .faint)"
      }
    }
  }

  var document: Document {
    var document = Document()
    for (position, chapter) in pack.chapters.enumerated() {
      let done = chapter.exercises.count { state(of: $0) == .done }
      document.add(
        .sides("\(position + 1) \(chapter.title, .strong)", "\(done) of \(chapter.exercises.count) done"))
      document.add(.table(table(of: chapter)))
    }
    let tally = Tally(pack: pack, progress: progress)
    let counts = "\(counted(tally.exercises, "exercise")): \(tally.done) done, \(tally.tried) tried, \(tally.new) new"
    document.add(.paragraph("\(counts)     Go on:  \(command: "next")"))
    return document
  }

  private func table(of chapter: Chapter) -> Document.Table {
    Document.Table(columns: ["", "", ""].map { Document.Table.Column(title: $0) }, rows: chapter.exercises.map(row))
  }

  private func row(_ reference: ExerciseReference) -> [Phrase] {
    let state = state(of: reference)
    let isCurrent = reference == current
    let here: Phrase = isCurrent ? "\(mark: ">")" : "\(mark: " ")"
    return [
      "\(here) \(state.mark) \(state.rawValue)", isCurrent ? "\(reference.id, .strong)" : "\(reference.id)",
      detail(of: reference, state),
    ]
  }

  private func detail(of reference: ExerciseReference, _ state: State) -> Phrase {
    guard let progress = progress[reference.id] else { return "" }
    let hints = progress.hintsShown == 0 ? "" : counted(progress.hintsShown, "hint")
    let effort =
      switch state {
      case .done: counted(progress.firstPassedAttempt ?? progress.attempts, "attempt")
      case .tried:
        progress.lastVerdict == .notUnderstood
          ? "not understood yet"
          : "\(progress.lastScenariosPassed) of \(counted(progress.lastScenarioCount, "scenario"))"
      case .new: ""
      }
    return Phrase([effort, hints].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private func state(of reference: ExerciseReference) -> State {
    guard let progress = progress[reference.id], progress.attempts > 0 else { return .new }
    return progress.isDone ? .done : .tried
  }

  var json: JSON {
    let exercises = pack.exercises.map { reference -> JSON in
      let progress = progress[reference.id]
      return [
        "id": JSON(reference.id), "chapter": JSON(reference.chapter), "state": JSON(state(of: reference).rawValue),
        "isCurrent": JSON(reference == current), "attempts": JSON(progress?.attempts ?? 0),
        "hintsUsed": JSON(progress?.hintsShown ?? 0), "firstPassedAt": JSON(progress?.firstPassedAt),
        "scenariosPassed": JSON(progress?.lastScenariosPassed ?? 0),
        "scenarios": JSON(progress?.lastScenarioCount ?? 0),
      ]
    }
    return [
      "formatVersion": 1, "pack": ["id": JSON(pack.id), "version": JSON(pack.version)],
      "exercises": JSON(exercises),
    ]
  }
}
