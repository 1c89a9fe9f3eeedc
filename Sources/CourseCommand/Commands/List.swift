import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course list`: every exercise and how far it is.
  func list() throws(Complaint) -> Reply {
    let pack = try speakingPack()
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let progress = try store.map { (store) throws(Complaint) in try store.progress(in: pack) } ?? [:]
    let current = try store.map { (store) throws(Complaint) in try store.current(in: pack) } ?? nil
    let page = ListPage(pack: pack, progress: progress, current: current, say: say)
    return Reply(document: page.document, json: page.json)
  }
}

/// What `course list` says.
struct ListPage {
  var pack: Pack
  var progress: [String: ExerciseProgress]
  var current: ExerciseReference?
  var say: Speaker
  private let optional: Set<String>

  init(pack: Pack, progress: [String: ExerciseProgress], current: ExerciseReference?, say: Speaker) {
    self.pack = pack
    self.progress = progress
    self.current = current
    self.say = say
    optional = pack.optionalExercises()
  }

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
        .sides("\(position + 1) \(chapter.title, .strong)", say(.chapterDone(done, of: chapter.exercises.count))))
      document.add(.table(table(of: chapter)))
    }
    let tally = Tally(pack: pack, progress: progress)
    let counts = say(
      .tally(exercises: tally.exercises, done: tally.done, tried: tally.tried, new: tally.new))
    document.add(.paragraph("\(counts)     \(say(.goOn)):  \(command: "next")"))
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
      "\(here) \(state.mark) \(say(.state(state)))", isCurrent ? "\(reference.id, .strong)" : "\(reference.id)",
      Phrase(
        [optional.contains(reference.id) ? say.label(.optional) : "", detail(of: reference, state)]
          .filter { !$0.isEmpty }.joined(separator: ", ")),
    ]
  }

  private func detail(of reference: ExerciseReference, _ state: State) -> String {
    guard let progress = progress[reference.id] else { return "" }
    let hints = progress.hintsShown == 0 ? "" : say.label(.hintsUsed(progress.hintsShown))
    let effort =
      switch state {
      case .done: say.label(.attempts(progress.firstPassedAttempt ?? progress.attempts))
      case .tried:
        progress.lastVerdict == .notUnderstood
          ? say.label(.notUnderstood)
          : say.label(.scenarios(progress.lastScenariosPassed, of: progress.lastScenarioCount))
      case .new: ""
      }
    return [effort, hints].filter { !$0.isEmpty }.joined(separator: ", ")
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
        "isCurrent": JSON(reference == current), "optional": JSON(optional.contains(reference.id)),
        "attempts": JSON(progress?.attempts ?? 0),
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
