import Curriculum
import Diagnostics
import ProgressStore

/// The output of `course list`.
struct ListPage {
  var pack: Pack
  /// The exercises' titles, by name.
  var titles: [String: String]
  var progress: [String: ExerciseProgress]
  var current: ExerciseReference?
  var filter: ExerciseFilter
  /// For exercises that have changed since they were passed: the version in which they were passed, by name.
  var passedBefore: [String: String] = [:]
  /// Whether there is a work folder with progress.
  var isKnown: Bool
  var say: Speaker
  private let optional: Set<String>

  init(
    pack: Pack, titles: [String: String], progress: [String: ExerciseProgress], current: ExerciseReference?,
    filter: ExerciseFilter, isKnown: Bool, say: Speaker
  ) {
    self.pack = pack
    self.titles = titles
    self.progress = progress
    self.current = current
    self.filter = filter
    self.isKnown = isKnown
    self.say = say
    optional = pack.optionalExercises()
  }

  var document: Document {
    var document = Document(isKnown ? [] : [.paragraph(say(WaySentence.noneHere)), .gap])
    let wanted = pack.exercises.filter(fits)
    for (position, chapter) in pack.chapters.enumerated() {
      let shown = chapter.exercises.filter(fits)
      guard !shown.isEmpty else { continue }
      let done = chapter.exercises.count { state(of: $0) == .done }
      document.add(.sides("\(position + 1) \(chapter.title, .strong)", progress(done, of: chapter.exercises.count)))
      let columns: [Document.Table.Column] = [
        .init(title: ""), .init(title: ""), .init(title: ""), .init(title: "", narrow: .below),
      ]
      document.add(.table(.init(columns: columns, rows: shown.map(row))))
    }
    document.blocks += wanted.isEmpty ? [.paragraph(nothing)] : []
    if !filter.isEmpty {
      document.add(
        .paragraph("\(say(WaySentence.found(wanted.count)))     \(say(WaySentence.whole)):  \(command: "list")"))
      return document
    }
    let tally = Tally(pack: pack, progress: progress)
    document.add(
      .paragraph(
        say(
          .tally(
            exercises: tally.exercises, optional: tally.optional, done: tally.done, tried: tally.tried, new: tally.new))
      ))
    document.add(.paragraph("\(say(.goOn)):  \(command: "next")"))
    return document
  }

  /// Whether the filter matches an exercise.
  private func fits(_ reference: ExerciseReference) -> Bool {
    if filter.onlyTodo, state(of: reference) == .done { return false }
    if let chapter = filter.chapter, pack.chapter(of: reference)?.number != chapter { return false }
    let words = "\(reference.id) \(titles[reference.id] ?? "")".lowercased()
    return filter.word.isEmpty || words.contains(filter.word.lowercased())
      || pack.number(of: reference) == filter.word
  }

  private var nothing: Phrase {
    filter.word.isEmpty ? say(WaySentence.allAreDone) : say(WaySentence.nothingFits(filter.word))
  }

  /// A progress bar with its numbers.
  private func progress(_ done: Int, of count: Int) -> Phrase {
    let width = 10
    let filled = count > 0 ? width * done / count : 0
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    return "\(mark: "[\(bar)] ")\(say(.chapterDone(done, of: count)))"
  }

  private func mark(of state: ExerciseState) -> Phrase {
    "\(mark: state.sign.0, state.sign.1, aside: say.label(.state(state)))"
  }

  private func row(_ reference: ExerciseReference) -> [Phrase] {
    let state = state(of: reference)
    let isCurrent = reference == current
    let here: Phrase = isCurrent ? "\(mark: ">")" : "\(mark: " ")"
    return [
      "\(here) \(mark(of: state))",
      "\(pack.number(of: reference)) \(reference.id, isCurrent ? .strong : nil)", "\(titles[reference.id] ?? "")",
      Phrase(
        [
          optional.contains(reference.id) ? say.label(.optional) : "",
          progress[reference.id]?.isSkipped ?? false ? say.label(WaySentence.skipped) : "",
          detail(of: reference, state),
        ]
        .filter { !$0.isEmpty }.joined(separator: ", ")),
    ]
  }

  private func detail(of reference: ExerciseReference, _ state: ExerciseState) -> String {
    guard let progress = progress[reference.id] else { return "" }
    let hints = progress.hintsShown == 0 ? "" : say.label(.hintsUsed(progress.hintsShown))
    let effort =
      switch state {
      case .done:
        passedBefore[reference.id].map { say.label(PackSentence.passedIn(version: $0)) }
          ?? say.label(.attempts(progress.firstPassedAttempt ?? progress.attempts))
      case .tried:
        progress.lastVerdict == .notUnderstood
          ? say.label(.notUnderstood)
          : say.label(.scenarios(progress.lastScenariosPassed, of: progress.lastScenarioCount))
      case .new: ""
      }
    return [effort, hints].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func state(of reference: ExerciseReference) -> ExerciseState {
    guard let progress = progress[reference.id], progress.attempts > 0 else { return .new }
    return progress.isDone ? .done : .tried
  }

  var json: JSON {
    let exercises = pack.exercises.filter(fits).map { reference -> JSON in
      let progress = progress[reference.id]
      return [
        "id": JSON(reference.id), "number": JSON(pack.number(of: reference)), "title": JSON(titles[reference.id]),
        "chapter": JSON(reference.chapter), "state": JSON(state(of: reference).rawValue),
        "isCurrent": JSON(reference == current), "optional": JSON(optional.contains(reference.id)),
        "isSkipped": JSON(progress?.isSkipped ?? false),
        "attempts": JSON(progress?.attempts ?? 0),
        "hintsUsed": JSON(progress?.hintsShown ?? 0), "firstPassedAt": JSON(progress?.firstPassedAt),
        "scenariosPassed": JSON(progress?.lastScenariosPassed ?? 0),
        "scenarios": JSON(progress?.lastScenarioCount ?? 0), "passedIn": JSON(passedBefore[reference.id]),
      ]
    }
    return [
      "formatVersion": 1, "pack": ["id": JSON(pack.id), "version": JSON(pack.version)],
      "exercises": JSON(exercises),
    ]
  }
}
