import Curriculum
import Diagnostics
import Glibc
import Grading

/// The settings of a grading run, without the submissions.
struct GradeSettings: Sendable {
  var pack: Pack
  var rubric: Rubric
  /// The path of the rubric, for helper processes.
  var rubricFile: String?
  /// The class; nil if there is no roster.
  var roster: Roster?
  /// The path of the roster, for helper processes.
  var rosterFile: String?
  var explains: Bool
  var language: Language
  var seed: String?
  var exercise: String?
  var rule: NamingRule?
  var formats: [FormatName]
  var workers: Int
  /// The submission times, by the name of a learner or a submission.
  var submitted: [String: UTCTime]
  /// Whether hidden scenarios are missing because the pack is the learners' edition and the instructor has not accepted
  /// that.
  var lacksHidden: Bool

  var grader: Grader {
    var grader = Grader(
      shelf: GradingShelf(pack: pack, language: language), rubric: rubric, explains: explains, language: language)
    grader.roster = roster
    return grader
  }

  /// Everything that a result depends on besides its submission and exercise, to decide whether a later run can reuse
  /// it.
  var json: JSON {
    var times = Fingerprint()
    for (name, time) in submitted.sorted(by: { $0.key < $1.key }) { times.add("\(name)\u{0}\(time.seconds)\n".utf8) }
    var extensions = Fingerprint()
    for learner in roster?.learners ?? [] { extensions.add("\(learner.id)\u{0}\(learner.extraHours)\n".utf8) }
    return [
      "formatVersion": 1, "program": JSON(ProgramVersion.current), "engine": JSON(EngineVersion.current),
      "pack": ["id": JSON(pack.id), "version": JSON(pack.version)], "points": JSON(rubric.points.rawValue),
      "hidden": JSON(rubric.hidden.rawValue), "rubric": JSON(rubric.fingerprint), "explains": JSON(explains),
      "language": JSON(language.code), "seed": JSON(seed), "exercise": JSON(exercise), "map": JSON(rule?.name),
      "submitted": JSON(submitted.isEmpty ? nil : times.text), "roster": JSON(roster == nil ? nil : extensions.text),
    ]
  }
}

extension Rubric {
  /// A hash that tells whether two rubrics are equal.
  fileprivate var fingerprint: String {
    var text = Fingerprint()
    let parts = exercises.sorted { $0.key < $1.key }.map { id, part in
      let weights = part.scenarios.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "\(id) \(part.worth?.text ?? "") \(part.points?.rawValue ?? "") \(part.deadline?.text ?? "") \(weights)"
    }
    text.add("\(points) \(hidden) \(deadline?.text ?? "") \(late.map { "\($0.hours) \($0.percent)" }) \(parts)".utf8)
    return text.text
  }
}

extension Session {
  /// The grading settings from the options.
  func gradeSettings() throws(Complaint) -> GradeSettings {
    let pack = try pack()
    var rubric = Rubric()
    let file = invocation.rubric.map(context.absolute)
    if let file, let name = invocation.rubric { rubric = try readRubric(file, name, for: pack) }
    if let word = invocation.points {
      rubric.points = try Self.word(word, of: PointsPolicy.allCases, for: .points)
    }
    if let word = invocation.hidden {
      rubric.hidden = try Self.word(word, of: RevealPolicy.allCases, for: .hidden)
    }
    var exercise: String?
    if let word = invocation.exercise { exercise = try pack.exercise(named: word).id }
    return GradeSettings(
      pack: pack, rubric: rubric, rubricFile: file, roster: try roster(),
      rosterFile: invocation.roster.map(context.absolute), explains: !invocation.flags.contains(.verdicts),
      language: language, seed: invocation.seed, exercise: exercise, rule: try namingRule(), formats: try formats(),
      workers: try workers(), submitted: try submittedTimes(),
      lacksHidden: pack.isForLearners && !invocation.flags.contains(.withoutHidden))
  }

  private func readRubric(_ file: String, _ name: String, for pack: Pack) throws(Complaint) -> Rubric {
    let text = try source(file, called: name)
    do throws(Problem) {
      return try Rubric(text) { id in
        pack.exercise(called: id).flatMap { try? pack.exercise($0) }?.scenarios.map(\.id)
      }
    } catch {
      var complaint = Complaint.usage("The rubric has a fault.")
      complaint.problems = Problems([error], in: [text])
      throw complaint
    }
  }

  private func roster() throws(Complaint) -> Roster? {
    guard let name = invocation.roster else { return nil }
    let text = try source(context.absolute(name), called: name).text
    return try Complaint.ofTable(name) { () throws(NamedTable.Fault) in try Roster(text) }
  }

  private func namingRule() throws(Complaint) -> NamingRule? {
    guard let text = invocation.map else { return nil }
    do throws(NamingRule.Fault) {
      return try NamingRule(text)
    } catch {
      let advice: Phrase =
        "A rule is \(NamingRule.known.joined(separator: ", ")), or a pattern such as \("{learner}/{exercise}.layout", .code)"
      switch error {
      case .unknownPart(let part): throw .usage("--map has no part {\(part)}.", advice)
      case .openBrace: throw .usage("--map has a brace that does not end.", advice)
      case .noLearner: throw .usage("--map does not say where the learner's name is.", advice)
      }
    }
  }

  private func formats() throws(Complaint) -> [FormatName] {
    guard let text = invocation.formats else { return [.csv, .class] }
    var formats: [FormatName] = []
    for word in text.split(separator: ",") {
      formats.append(try Self.word(String(word), of: FormatName.allCases, for: .formats))
    }
    return formats
  }

  private func workers() throws(Complaint) -> Int {
    guard let text = invocation.workers else { return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
    if let count = Int(text), (1...256).contains(count) { return count }
    throw .usage("“\(text)” is no number of workers from 1 to 256.", "For example: --workers 4")
  }

  private func submittedTimes() throws(Complaint) -> [String: UTCTime] {
    guard let name = invocation.submitted else { return [:] }
    let text = try source(context.absolute(name), called: name)
    let table = SubmissionTimes(text.text)
    if let line = table.faultyLine {
      throw .usage(
        "\(name) has no name and time in line \(line).", "A line is a learner or a file, a comma and a time:",
        "\("ada,2026-11-20T18:00:00Z", .code)")
    }
    return table.times
  }

  private static func word<Value: RawRepresentable<String>>(
    _ word: String, of all: [Value], for option: OptionName
  ) throws(Complaint) -> Value {
    if let value = Value(rawValue: word) { return value }
    let known = all.map(\.rawValue)
    let advice: Phrase =
      nearest(to: word, in: known).map { "Did you mean \($0, .code)?" } ?? "Known: \(known.joined(separator: ", "))."
    throw .usage("\(option.typed) does not know “\(word)”.", advice)
  }
}

extension Complaint {
  /// Turns the fault of an instructor's table into a complaint that names its line.
  static func ofTable<Value>(_ name: String, _ body: () throws(NamedTable.Fault) -> Value) throws(Complaint) -> Value {
    do throws(NamedTable.Fault) {
      return try body()
    } catch {
      throw .usage("\(name), line \(error.line): \(error.words).")
    }
  }
}
