import Curriculum
import Diagnostics
import Glibc
import Grading
import Synchronization

extension Session {
  /// `course grade PATH… -o DIR`: grades all submissions, without a work folder or a progress database.
  func grade() throws(Complaint) -> Reply {
    if invocation.flags.contains(.helper) {
      GradeHelper(grader: try gradeSettings().grader).run()
      return Reply(document: Document(), json: ["formatVersion": 1])
    }
    guard !invocation.operands.isEmpty || invocation.from != nil else {
      throw .usage("“grade” needs what was handed in.", "Usage: \(form: "grade \(typed: CommandName.grade.operands)")")
    }
    guard let output = invocation.output else {
      throw .usage("“grade” needs a folder for the results.", "For example: --output results")
    }
    let settings = try gradeSettings()
    let found = try SubmittedFiles(invocation.operands.map { ($0 == "-" ? "-" : context.absolute($0), $0) })
    let list = GradingList(found, settings)
    if let from = invocation.from {
      let results = try ResultsFile(reading: context.absolute(from), typed: from)
      let folder = try GradeFolder(context.absolute(output), typed: output, settings: nil)
      let files = try GradeFiles(settings, list, in: folder).write(results, into: folder)
      return GradePage(files: files, kept: 0, list: list, lacksHidden: false, output: output).reply
    }
    if list.entries.isEmpty { throw nothingToGrade(list, settings) }
    let folder = try GradeFolder(context.absolute(output), typed: output, settings: settings.json)
    let results = try ResultsFile(in: folder.path)
    let formats = try GradeFiles(settings, list, in: folder)
    let kept = try run(list, settings, results, startsAnew: folder.isOther)
    var files = try formats.write(results, into: folder)
    files.names.insert(ResultsFile.name, at: 0)
    return GradePage(files: files, kept: kept, list: list, lacksHidden: settings.lacksHidden, output: output).reply
  }

  private func run(
    _ list: GradingList, _ settings: GradeSettings, _ results: ResultsFile, startsAnew: Bool
  ) throws(Complaint) -> Int {
    let grader = settings.grader
    let kept = startsAnew ? results.keep { _, _ in false } : results.keep { list.isStill($1, at: $0, grader) }
    let bar = ProgressBar(
      total: list.entries.count, isWanted: invocation.format == .text && !invocation.isPlain)
    let place = Mutex(0)
    let written = Mutex(kept)
    GradingPool(command: helperWords(settings), grader: grader).run(workers: settings.workers) {
      let number = place.withLock { place -> Int in
        defer { place += 1 }
        return place
      }
      guard kept + number < list.entries.count else { return nil }
      return list.task(kept + number, place: number, grader)
    } write: { line in
      bar.show(
        written.withLock { count -> Int in
          count += 1
          return count
        })
      return results.write(line)
    }
    bar.clear()
    if let refusal = results.refusal { throw SystemError(.write(results.path), because: refusal.reason).complaint }
    return kept
  }

  private func nothingToGrade(_ list: GradingList, _ settings: GradeSettings) -> Complaint {
    if let first = list.leftOut.first {
      return .usage(
        "None of \(counted(list.leftOut.count, "file")) is a submission: \(first).",
        "Say what all answer with \("--exercise ID", .code), or how names are built with \("--map RULE", .code).")
    }
    return .usage("There are no files in \(invocation.operands.joined(separator: ", ")).")
  }
}

/// The submissions to grade, in order, and the omitted files with the reasons.
struct GradingList: Sendable {
  struct Entry: Sendable {
    var submission: Submission
    var content: @Sendable () -> SubmittedContent
  }

  let entries: [Entry]
  let leftOut: [String]
  /// The names in `--submitted` that match neither a learner nor a submission.
  let timesOfNobody: [String]
  /// The number of submissions without a time although `--submitted` is given.
  let withoutTime: Int

  init(_ found: SubmittedFiles, _ settings: GradeSettings) {
    let names = NamedSubmissions(
      found.files.map(\.inner), exercises: settings.pack.exercises.map(\.id), exercise: settings.exercise,
      rule: settings.rule)
    var (entries, leftOut): ([Entry], [String]) = ([], found.leftOut)
    var known: Set<String> = []
    for file in found.files {
      guard var submission = names.submission(called: file.inner, id: file.name) else {
        let isNamed = settings.rule?.fits(file.inner) ?? true
        leftOut.append(
          file.name + (isNamed ? " fits no exercise" : " does not fit “--map \(settings.rule?.name ?? "")”"))
        continue
      }
      let name = submission.learner
      submission.learner = settings.roster?.learner(called: name)?.id ?? name
      let times = [submission.id, name, submission.learner].compactMap { settings.submitted[$0] }
      submission.submitted = times.first
      known.formUnion([submission.id, name, submission.learner])
      if let seed = settings.seed { submission.take(seed: seed) }
      entries.append(Entry(submission: submission, content: file.content))
    }
    (self.entries, self.leftOut) = (entries, leftOut.sorted())
    timesOfNobody = settings.submitted.keys.filter { !known.contains($0) }.sorted()
    withoutTime = settings.submitted.isEmpty ? 0 : entries.count { $0.submission.submitted == nil }
  }

  /// The text that a result is about, if it is still among the submissions.
  var texts: (GradeRecord) -> String? {
    let places = Dictionary(entries.enumerated().map { ($1.submission.id, $0) }) { first, _ in first }
    return { record in
      guard let place = places[record.submission], case .text(let text) = self.entries[place].content(),
        Fingerprint.of(text) == record.source
      else { return nil }
      return text
    }
  }

  /// Reads a submission and turns it into a task.
  func task(_ index: Int, place: Int, _ grader: Grader) -> GradingTask {
    let entry = entries[index]
    let content = entry.content()
    guard let line = GradeRequest(entry.submission, content).line else {
      return GradingTask(place: place, number: index + 1, result: grader.grade(entry.submission, content).json)
    }
    return GradingTask(place: place, line: line, number: index + 1)
  }

  /// Whether a previous result still belongs to the submission at that position, unchanged.
  func isStill(_ record: GradeRecord, at place: Int, _ grader: Grader) -> Bool {
    guard entries.indices.contains(place) else { return false }
    let entry = entries[place]
    let source: String? = if case .text(let text) = entry.content() { Fingerprint.of(text) } else { nil }
    return record.submission == entry.submission.id && record.learner == entry.submission.learner
      && record.exercise == entry.submission.exercise
      && record.source == source && record.fingerprint == grader.shelf.fingerprint(of: record.exercise)
  }
}
