import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutProgram
import ProgressStore

extension PageDesk {
  /// `exercise`: everything that its page shows; writes the starter if the learner has no file yet.
  func exercise(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let reader = try inquiry.reader(["id"])
    let id = try inquiry.required(reader, "id", as: .text)
    materials.refresh()
    return try opened(id, inquiry)
  }

  /// An exercise's page.
  func opened(_ id: String, _ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let session = inquiry.session
    let pack = try materials.pack(session)
    let item = try materials.item(id, session)
    let reference = try pack.pageExercise(id)
    return try PageRefusal.of { () throws(Complaint) in
      let folder = session.workFolder()
      if !folder.exists { try folder.make() }
      let starter = try Complaint.ofPack(pack.text(.starter, of: reference))
      _ = try folder.write(starter, for: reference, of: pack.id)
      let store = try self.store(in: folder, session)
      if try store.shown(in: pack) != reference {
        try Complaint.ofProgress(store.setCurrentExercise(reference.id, pack: pack.id))
      }
      let exercise = try Complaint.ofPack(pack.exercise(reference, in: session.language))
      let lesson = try Complaint.ofPack(pack.text(.lesson, of: reference, in: session.language))
      let text = try session.source(folder.file(of: reference), called: reference.learnerFile)
      let page = ExerciseForPage(
        pack: pack, exercise: exercise, lesson: lesson, text: text, given: item.material.given,
        progress: try store.progress(of: reference, in: pack), session: session)
      return page.members
    }
  }
}

/// What the page shows of an exercise.
struct ExerciseForPage {
  var pack: Pack
  var exercise: Exercise
  var lesson: SourceText
  var text: SourceText
  var given: SourceText?
  var progress: ExerciseProgress
  var session: Session

  private var reference: ExerciseReference { exercise.reference }

  var members: Members {
    let places = PagePlaces(text)
    let all = pack.exercises
    let place = all.firstIndex(of: reference) ?? 0
    return [
      ("id", JSON(reference.id)), ("number", JSON(number)), ("title", JSON(exercise.title)),
      ("goal", JSON(exercise.goal)), ("chapter", JSON(pack.chapter(of: reference)?.chapter.title)),
      ("minutes", JSON(exercise.minutes)), ("kind", JSON(exercise.kind.rawValue)),
      ("state", JSON(Optional(progress).state)), ("attempts", JSON(progress.attempts)),
      ("lesson", JSON(HTMLRenderer(caller: session.caller).html(of: Lesson.blocks(of: lesson.text)))),
      ("lessonDrawing", lessonDrawing), ("given", JSON(given?.text)), ("file", JSON(reference.learnerFile)),
      ("text", JSON(text.text)), ("fingerprint", JSON(Fingerprint.of(text.text))), ("todo", places.json(todo)),
      ("scenarios", JSON(scenarios)), ("hints", hints),
      ("previous", JSON(place > 0 ? all[place - 1].id : nil)),
      ("next", JSON(place + 1 < all.count ? all[place + 1].id : nil)), ("questions", JSON(questions(places))),
    ]
  }

  private var number: String? {
    guard let (chapter, of) = pack.chapter(of: reference), let place = of.exercises.firstIndex(of: reference) else {
      return nil
    }
    return "\(chapter).\(place + 1)"
  }

  /// The lesson's picture, drawn for light and dark screens.
  private var lessonDrawing: JSON {
    guard let scene = try? pack.lessonScene(of: reference) else { return nil }
    let drawings = (try? pack.imageDrawings(named: scene.tree?.imageNames ?? [])) ?? [:]
    let picture = Picture(scene, title: PictureLine.all(in: lesson).first?.alt ?? exercise.title)
    func drawn(_ appearance: SVGOptions.Appearance) -> JSON {
      var options = SVGOptions.withGuides
      options.appearance = appearance
      options.identifier = "lesson-\(appearance)"
      options.language = session.language
      return JSON(picture.svg(options) { drawings[$0] })
    }
    let source = scene.touches.isEmpty ? nil : try? pack.lessonPicture(of: reference)?.source.text
    return ["light": drawn(.light), "dark": drawn(.dark), "touchable": JSON(source)]
  }

  /// The first word TODO.
  private var todo: SourceRange? {
    let word = Array("TODO".utf8)
    let bytes = text.bytes
    guard bytes.count >= word.count else { return nil }
    let place = (0...(bytes.count - word.count)).first { bytes[$0..<($0 + word.count)].elementsEqual(word) }
    return place.map { SourceRange(lower: $0, upper: $0 + word.count) }
  }

  private var scenarios: [JSON] {
    exercise.scenarios.map { scenario in
      if scenario.isHidden { return ["id": "", "isHidden": true] }
      return [
        "id": JSON(scenario.id), "words": JSON(scenario.circumstances(in: session.language)),
        "size": [JSON(scenario.size.width), JSON(scenario.size.height)], "isHidden": false,
        "steps": JSON(scenario.steps.map(\.json)),
      ]
    }
  }

  /// Those that were shown, and how many there are.
  private var hints: JSON {
    let shown = min(progress.hintsShown, exercise.hints.count)
    return [
      "shown": JSON(shown), "of": JSON(exercise.hints.count),
      "texts": JSON(exercise.hints.prefix(shown).map { JSON($0) }),
    ]
  }

  /// Each constant to be filled in, where it stands, and what is asked.
  private func questions(_ places: PagePlaces) -> [JSON] {
    exercise.scenarios.indices.flatMap { variant in
      exercise.questions.map { question -> JSON in
        let name = "\(question.name)\(variant + 1)"
        return [
          "name": JSON(name), "variant": JSON(exercise.scenarios[variant].id), "words": JSON(question.asks),
          "choices": question.choices.isEmpty ? nil : JSON(question.choices.map { JSON($0) }),
          "range": places.json(valueRange(of: name)),
        ]
      }
    }
  }

  /// What stands behind `let name =`, to the end of the line.
  private func valueRange(of name: String) -> SourceRange? {
    var start = 0
    for line in text.text.lines {
      let end = start + line.utf8.count
      let words = line.split(separator: "=", maxSplits: 1)
      if words.count == 2,
        words[0].split(whereSeparator: { $0 == " " || $0 == ":" }).prefix(2) == ["let", Substring(name)]
      {
        let value = words[1].drop { $0 == " " }.prefix { $0 != " " && $0 != "/" }
        let lower = start + words[0].utf8.count + 1 + words[1].prefix { $0 == " " }.utf8.count
        return SourceRange(lower: lower, upper: lower + value.utf8.count)
      }
      start = end + 1
    }
    return nil
  }
}
