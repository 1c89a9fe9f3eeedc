import Diagnostics
import LayoutProgram

/// Runs every automatic check on one exercise.
public struct ExerciseVerifier: Sendable {
  /// The pack.
  public var pack: Pack
  /// The time limit in seconds for each answer and scenario.
  public var seconds: Double
  /// Returns whether a CommonMark text renders to anything; this target has no renderer.
  public var showsAnything: @Sendable (String) -> Bool
  /// Draws the views of a lesson's picture, with a title; nil to skip the comparison of drawings.
  public var draw: (@Sendable (Scene, String) throws(Problems) -> String)?
  /// Receives the report on each answer, such as `wrong/minus-signs.layout`, for tools that need more detail than
  /// `verify`.
  public var onReport: (@Sendable (_ answer: String, CheckReport) -> Void)?

  /// Makes a verifier for the exercises of a pack.
  public init(
    pack: Pack, seconds: Double = 4 * Deadline.usual,
    draw: (@Sendable (Scene, String) throws(Problems) -> String)? = nil,
    showsAnything: @escaping @Sendable (String) -> Bool
  ) {
    self.pack = pack
    self.seconds = seconds
    self.showsAnything = showsAnything
    self.draw = draw
  }

  /// Verifies one exercise without reading others. It runs on a thread with a large stack, because the author's code
  /// may recurse deeply.
  ///
  /// - Complexity: checks every answer in the folder once in every scenario.
  public func verify(_ reference: ExerciseReference) -> Verification {
    let task = ThreadTask { verified(reference) }
    return task.start() ? task.value() : verified(reference)
  }

  private func verified(_ reference: ExerciseReference) -> Verification {
    var work = ExerciseVerification(verifier: self, reference: reference)
    work.run()
    return work.result
  }
}

/// The verification of one exercise in progress.
struct ExerciseVerification {
  let verifier: ExerciseVerifier
  let reference: ExerciseReference
  var result = Verification()

  /// The lines of exercise.json for findings.
  let places: ExercisePlaces

  var pack: Pack { verifier.pack }

  init(verifier: ExerciseVerifier, reference: ExerciseReference) {
    self.verifier = verifier
    self.reference = reference
    places = ExercisePlaces(of: reference, in: verifier.pack)
  }

  /// Runs the checks in order of dependency and skips those whose preconditions fail.
  mutating func run() {
    guard checkFolder() else {
      result.untried = Set(VerificationCheck.allCases)
      return
    }
    checkFiles()
    guard has(Exercise.fileName) else {
      result.untried = Self.needsMaterial.union(Self.needsFrames)
      return
    }
    guard let material = material() else {
      result.untried = Self.needsMaterial.union(Self.needsFrames)
      return
    }
    result.exercise = material.exercise
    result.scenarios = material.exercise.scenarios.count
    checkTexts(of: material.exercise)
    checkPicture(of: material.exercise)
    // A missing file is reported already.
    guard let solution = text(ExerciseFile.solution.rawValue, .files), checkNames(material, solution),
      has(Expectations.fileName), let expectations = expectations(material, solution)
    else {
      result.untried.formUnion(Self.needsFrames)
      return
    }
    checkMistakes(of: material.exercise, expectations)
    checkAnswers(AnswerChecker(material: material, expectations: expectations, seconds: verifier.seconds))
  }

  /// The exercise's material, even if texts of its description are missing.
  private mutating func material() -> Material? {
    do throws(Problems) {
      return try Material(of: reference, in: pack)
    } catch {
      guard let (exercise, missing) = pack.unwrittenExercise(reference),
        let material = try? Material(of: exercise, in: pack)
      else {
        fail(error, .formats)
        failForms()
        return nil
      }
      for key in missing {
        add(.formats, Exercise.fileName, line: 1, "an exercise needs \"\(key)\"", "Write it.")
      }
      return material
    }
  }

  /// Reports all other faults in the form of exercise.json, so that an author can fix them together.
  private mutating func failForms() {
    guard let source = try? pack.folder.textIfPresent("\(reference.folder)/\(Exercise.fileName)"),
      let json = try? JSON.read(source)
    else { return }
    for fault in ExerciseFaults(in: json, at: reference).all { fail(Problems([fault], in: [source]), .formats) }
  }

  /// Whether the exercise's folder has a file with that name.
  func has(_ name: String) -> Bool { pack.folder.entries(in: reference.folder).contains(name) }

  /// The checks that need the exercise's material.
  private static let needsMaterial: Set<VerificationCheck> = [
    .texts, .pictures, .placeholders, .concepts, .names, .sources,
  ]
  /// The checks that need the expected frames.
  private static let needsFrames: Set<VerificationCheck> = [
    .starters, .answers, .wrongAnswers, .diagnoses, .frames, .scenarios, .ideas,
  ]

  // MARK: Finding

  mutating func add(
    _ check: VerificationCheck, isWarning: Bool = false, _ file: String? = nil, line: Int? = nil, _ message: String,
    _ advice: String = ""
  ) {
    result.findings.append(
      VerificationFinding(
        check, isWarning: isWarning, exercise: reference.id, file: file.map { "\(reference.folder)/\($0)" },
        line: line, message, advice: advice))
  }

  /// Adds a finding about a part of exercise.json.
  mutating func add(
    _ check: VerificationCheck, isWarning: Bool = false, inside way: [JSONStep], _ message: String,
    _ advice: String = ""
  ) {
    add(check, isWarning: isWarning, Exercise.fileName, line: places.line(at: way), message, advice)
  }

  mutating func fail(_ problems: Problems, _ check: VerificationCheck, file: String? = nil) {
    let path = file.map { "\(reference.folder)/\($0)" }
    for finding in VerificationFinding.all(problems, check, exercise: reference.id, file: path) {
      var finding = finding
      // Findings about shared data have no exercise, so that they are listed once for all exercises.
      if finding.file?.hasPrefix("Data/") ?? false { (finding.exercise, finding.check) = (nil, .formats) }
      let isKnown = result.findings.contains { finding.isSame(as: $0) }
      if !isKnown { result.findings.append(finding) }
    }
  }

  /// A file of the exercise; nil and possibly a finding if it is missing, empty or unreadable.
  mutating func text(_ file: String, _ check: VerificationCheck) -> SourceText? {
    do throws(Problems) {
      let source = try pack.folder.textIfPresent("\(reference.folder)/\(file)")
      guard file.hasSuffix(".layout"), source?.text.isBlank == true else { return source }
      let finding = VerificationFinding(
        .files, exercise: reference.id, file: "\(reference.folder)/\(file)", "\(file) is empty", advice: "Write it.")
      if !result.findings.contains(finding) { result.findings.append(finding) }
      return nil
    } catch {
      fail(error, check, file: file)
      return nil
    }
  }

  /// Reports a fault in a generated file.
  mutating func fail(_ problems: Problems, _ check: VerificationCheck, ofBaked file: String) {
    let count = result.findings.count
    fail(problems, check, file: file)
    for index in result.findings.indices.dropFirst(count) {
      result.findings[index].advice = "Write it anew with: course bake \(reference.id)"
    }
  }
}
