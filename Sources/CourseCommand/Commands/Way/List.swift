import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course list [WORD]`: lists all or matching exercises with the progress in each.
  func list() throws(Complaint) -> Reply {
    if invocation.flags.contains(.names) {
      let names = try pack().exercises.map(\.id)
      return Reply(
        document: Document([.code(names.joined(separator: "\n"))]),
        json: ["formatVersion": 1, "names": JSON(names.map { JSON($0) })], raw: names.map { $0 + "\n" }.joined())
    }
    let pack = try speakingPack()
    let folder = workFolder()
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let progress = try store.map { (store) throws(Complaint) in try store.progress(in: pack) } ?? [:]
    let current = try store.map { (store) throws(Complaint) in try CurrentExercise(in: pack, folder, store) } ?? nil
    var titles: [String: String] = [:]
    for reference in pack.exercises {
      titles[reference.id] = (try? pack.exercise(reference, in: language))?.title ?? ""
    }
    let chapter = try chapter(in: pack)
    let word = invocation.operands.joined(separator: " ")
    let filter = ExerciseFilter(
      onlyTodo: invocation.flags.contains(.todo), chapter: chapter, word: Int(word) != nil && chapter != nil ? "" : word
    )
    var page = ListPage(
      pack: pack, titles: titles, progress: progress, current: current?.reference, filter: filter,
      isKnown: store != nil, say: say)
    if let store { page.passedBefore = try store.passesBefore(in: pack) }
    var document = page.document
    if let store { document.blocks += try dueReviews(in: pack, store) }
    return Reply(document: document, json: page.json, isForReading: true)
  }

  /// The chapter that `--chapter` or a lone number names, counted from 1.
  private func chapter(in pack: Pack) throws(Complaint) -> Int? {
    let number = invocation.operands.count == 1 ? invocation.operands.first { Int($0) != nil } : nil
    guard let word = invocation.chapter ?? number else { return nil }
    return try pack.chapterNumber(named: word)
  }
}

extension ProgressStore {
  /// The exercises that the learner passed only in an earlier version with a different fingerprint, with that version.
  func passesBefore(in pack: Pack) throws(Complaint) -> [String: String] {
    let passes = Dictionary(grouping: try Complaint.ofProgress(passes(pack: pack.id)), by: \.exercise)
    var before: [String: String] = [:]
    for reference in pack.exercises {
      guard let own = passes[reference.id], let last = own.last, last.packVersion != pack.version else { continue }
      // Skips unreadable exercises; other commands report them.
      guard let now = try? Material(of: reference, in: pack).fingerprint, !own.contains(where: { $0.packHash == now })
      else { continue }
      before[reference.id] = last.packVersion
    }
    return before
  }
}
