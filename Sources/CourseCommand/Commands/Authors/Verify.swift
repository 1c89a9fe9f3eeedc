import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutProgram

extension Session {
  /// `course verify`: runs every automatic check on a pack.
  func verify() throws(Complaint) -> Reply {
    let pack = try pack()
    if pack.isForLearners {
      throw .usage(
        "\(pack.id) is the form for learners: it has no solutions and no other answers to try.",
        "Verify the whole pack, or unpack what was left out over it first.")
    }
    let references: [ExerciseReference]
    if let id = invocation.operands.first {
      references = [try pack.exercise(named: id)]
    } else {
      references = pack.exercises
    }
    let draw: @Sendable (Scene, String) throws(Problems) -> String = { (scene, title) throws(Problems) in
      try pack.lessonDrawing(scene, title: title)
    }
    let verifier = ExerciseVerifier(pack: pack, draw: draw) { !Lesson.blocks(of: $0).isEmpty }
    let bar = ProgressBar(total: references.count, isWanted: invocation.format == .text && !invocation.isPlain)
    var results = inParallel(references, onDone: { bar.show($0) }, { verifier.verify($0) })
    bar.clear()
    if let id = invocation.operands.first {
      results.append(pack.conceptVerification(of: id))
    } else {
      // Checks the order in which concepts are introduced, which needs all exercises together.
      let exercises = results.compactMap(\.exercise)
      results.append(pack.verify(exercises) { DrawingFault(of: $0)?.said })
      if isNamedAsTheCourse(pack) {
        var taken = Verification()
        taken.findings = [pack.takenIDFinding]
        results.append(taken)
      }
    }
    let page = VerifyPage(pack: pack, exercises: references.count, results: results)
    return Reply(document: page.document, json: page.json, status: page.failures.isEmpty ? .success : .notPassed)
  }
}

extension DrawingFault {
  /// A description of the fault for the pack's author, with its line if there is one.
  var said: (words: String, line: Int?) {
    switch self {
    case .unreadable(let line?): ("from here on it cannot be read as a drawing, so that nothing of it is shown", line)
    case .unreadable(nil): ("it is no SVG with a size, or too large, so that nothing of it is shown", nil)
    case .leavesOut(let names):
      (
        "\(names.map { "<\($0)>" }.joined(separator: ", ")) would not be shown: of a drawing is kept what only draws",
        nil
      )
    }
  }
}

extension Session {
  /// Whether the pack has the same id as the course that came with the program but is another pack.
  fileprivate func isNamedAsTheCourse(_ pack: Pack) -> Bool {
    guard let course = coursePack, Path.resolved(course.path) != Path.resolved(pack.folder.path) else { return false }
    return (try? Pack.read(in: course))?.id == pack.id
  }
}

/// The output of `course verify`.
struct VerifyPage {
  var pack: Pack
  var exercises: Int
  var results: [Verification]

  /// All findings, with those that several exercises share listed once.
  private var findings: [VerificationFinding] {
    var seen: Set<VerificationFinding> = []
    return results.flatMap(\.findings).filter { seen.insert($0).inserted }
  }
  var failures: [VerificationFinding] { findings.filter { !$0.isWarning } }
  private var warnings: [VerificationFinding] { findings.filter(\.isWarning) }

  private func sum(_ number: (Verification) -> Int) -> Int { results.reduce(0) { $0 + number($1) } }

  var document: Document {
    let counts = [
      counted(exercises, "exercise"), counted(sum(\.scenarios), "scenario"),
      counted(sum(\.wrongAnswers), "wrong answer"), counted(sum(\.acceptedAnswers), "other right answer"),
    ]
    var document = Document([
      .paragraph("\(pack.id, .strong) \(pack.version)  \(counts.joined(separator: ", "))"), .gap,
    ])
    for check in VerificationCheck.allCases {
      let found = findings.filter { $0.check == check }
      let untried = results.filter { $0.untried.contains(check) }.count
      if untried > 0 {
        let whose = exercises == 1 ? "" : " in \(counted(untried, "exercise"))"
        document.add(.paragraph("  \("--", .strong)    not tried\(whose): \(check.promise)"))
      } else if found.isEmpty {
        document.add(.paragraph("  \("ok", .good)    \(check.promise)"))
      }
      for finding in found { document.blocks += blocks(of: finding) }
    }
    document.add(.gap)
    document.add(.paragraph("\(counted(failures.count, "failure")), \(counted(warnings.count, "warning"))."))
    return document
  }

  private func blocks(of finding: VerificationFinding) -> [Document.Block] {
    let state: Phrase = finding.isWarning ? "\("warn", .strong)" : "\("FAIL", .warning)"
    let place = finding.file.map { file in finding.line.map { "\(file):\($0)" } ?? file } ?? ""
    let details = [Phrase(finding.message), advice(of: finding)].filter { !$0.spans.isEmpty }.map {
      Document.Block.paragraph($0)
    }
    return [
      .line("  \(state)  \(finding.exercise ?? pack.id, .strong)  \(place)"),
      .indented([.indented([.indented([.indented(details)])])]),
    ]
  }

  /// The advice as text; a command is written as it can be typed here.
  private func advice(of finding: VerificationFinding) -> Phrase {
    let name = "course "
    if finding.advice.isEmpty { return Phrase(spans: []) }
    guard finding.advice.hasPrefix(name) else { return Phrase(finding.advice) }
    return "\(command: CommandWords(typed: String(finding.advice.dropFirst(name.count))))"
  }

  var json: JSON {
    let list = findings.map { finding -> JSON in
      [
        "check": JSON(finding.check.rawValue), "severity": finding.isWarning ? "warning" : "failure",
        "exercise": JSON(finding.exercise), "file": JSON(finding.file),
        "line": finding.line.map { JSON($0) } ?? nil, "message": JSON(finding.message), "advice": JSON(finding.advice),
      ]
    }
    return [
      "formatVersion": 1, "pack": ["id": JSON(pack.id), "version": JSON(pack.version)],
      "exercises": JSON(exercises), "scenarios": JSON(sum(\.scenarios)), "wrongAnswers": JSON(sum(\.wrongAnswers)),
      "acceptedAnswers": JSON(sum(\.acceptedAnswers)), "failures": JSON(failures.count),
      "warnings": JSON(warnings.count), "findings": JSON(list),
      "untried": JSON(
        VerificationCheck.allCases.filter { check in results.contains { $0.untried.contains(check) } }.map {
          JSON($0.rawValue)
        }),
    ]
  }
}
