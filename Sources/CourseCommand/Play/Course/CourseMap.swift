import Curriculum
import Diagnostics
import ProgressStore

extension PageDesk {
  /// `course`: the map of the course, with how far the learner is.
  func courseMap(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    _ = try inquiry.reader([])
    materials.refresh()
    let session = inquiry.session
    let pack = try materials.pack(session)
    let folder = session.workFolder()
    return try PageRefusal.of { () throws(Complaint) in
      let store = folder.exists ? try self.store(in: folder, session) : nil
      let progress = try store.map { (store) throws(Complaint) in try store.progress(in: pack) } ?? [:]
      let current = try store.map { (store) throws(Complaint) in try store.shown(in: pack) } ?? nil
      let due = try store.map { (store) throws(Complaint) in try reviewsDue(in: pack, store) } ?? 0
      let reviews = due > 0 ? html(session.say(DailySentence.reviewsAreDue(due)), session) : nil
      var chapters: [JSON] = []
      for (position, chapter) in pack.chapters.enumerated() {
        var exercises: [JSON] = []
        for (place, reference) in chapter.exercises.enumerated() {
          let exercise = try Complaint.ofPack(pack.exercise(reference, in: session.language))
          exercises.append([
            "id": JSON(reference.id), "number": JSON("\(position + 1).\(place + 1)"), "title": JSON(exercise.title),
            "minutes": JSON(exercise.minutes), "kind": JSON(exercise.kind.rawValue),
            "state": JSON(progress[reference.id].state), "optional": JSON(exercise.isOptional),
            "skipped": JSON(progress[reference.id]?.isSkipped ?? false),
            "concepts": JSON(exercise.concepts.map { JSON($0) }),
          ])
        }
        chapters.append([
          "number": JSON(position + 1), "title": JSON(chapter.title), "exercises": JSON(exercises),
        ])
      }
      return [
        ("title", JSON(pack.title)), ("language", JSON(session.language.code)), ("languages", ["en", "de"]),
        ("workFolder", JSON(session.context.shown(folder.path))), ("chapters", JSON(chapters)),
        ("current", JSON(current?.id)), ("tally", Tally(pack: pack, progress: progress).json(session.say)),
        ("reviews", JSON(reviews)),
        ("playgrounds", JSON(PlaygroundShelf(session, pack).all.map(\.summary))),
      ]
    }
  }
}

extension PageDesk {
  private func html(_ words: Phrase, _ session: Session) -> String {
    HTMLRenderer(caller: session.caller).html(of: [.paragraph(words)])
  }

  private func reviewsDue(in pack: Pack, _ store: ProgressStore) throws(Complaint) -> Int {
    let cards = try Complaint.ofProgress(store.reviewCards(pack: pack.id))
    return cards.count { $0.isDue(at: store.moment) && pack.exercise(called: $0.key.exercise) != nil }
  }
}

extension Tally {
  /// For the page.
  func json(_ say: Speaker) -> JSON {
    [
      "exercises": JSON(exercises), "done": JSON(done), "tried": JSON(tried), "words": JSON(say.label(sentence)),
    ]
  }
}

extension ExerciseProgress? {
  /// How far an exercise is.
  var state: String {
    guard let progress = self else { return ExerciseState.new.rawValue }
    return (progress.isDone ? ExerciseState.done : progress.attempts > 0 ? .tried : .new).rawValue
  }
}
