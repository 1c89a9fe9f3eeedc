import Diagnostics
import LayoutLanguage

/// Looks at one exercise as strictly as anybody can without reading it aloud.
public struct ExerciseVerifier: Sendable {
  /// The pack.
  public var pack: Pack
  /// How long reading an answer, and laying it out in a scenario, may take.
  public var seconds: Double
  /// Whether a CommonMark text shows anything; the pack's reader does not know how texts are shown.
  public var showsAnything: @Sendable (String) -> Bool
  /// Draws the views of a lesson's picture, with a title; nil where drawings are not compared.
  public var draw: (@Sendable (Scene, String) throws(Problems) -> String)?

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

  /// Verifies one exercise; reads no other.
  ///
  /// - Complexity: every answer of the folder is tried once in every scenario.
  public func verify(_ reference: ExerciseReference) -> Verification {
    var work = ExerciseVerification(verifier: self, reference: reference)
    work.run()
    return work.result
  }
}

/// The work on one exercise.
struct ExerciseVerification {
  let verifier: ExerciseVerifier
  let reference: ExerciseReference
  var result = Verification()

  var pack: Pack { verifier.pack }

  init(verifier: ExerciseVerifier, reference: ExerciseReference) {
    self.verifier = verifier
    self.reference = reference
  }

  mutating func run() {
    checkFiles()
    let material: Material
    do throws(Problems) {
      material = try Material(of: reference, in: pack)
    } catch {
      fail(error, .formats)
      result.untried = Self.needsMaterial.union(Self.needsFrames)
      return
    }
    result.exercise = material.exercise
    result.scenarios = material.exercise.scenarios.count
    checkTexts(of: material.exercise)
    checkPicture(of: material.exercise)
    // A missing file is found already.
    guard pack.folder.entries(in: reference.folder).contains(Expectations.fileName) else {
      result.untried = Self.needsFrames
      return
    }
    let expectations: Expectations
    do throws(Problems) {
      expectations = try material.expectations(in: pack)
    } catch {
      fail(error, .frames, file: Expectations.fileName)
      result.untried = Self.needsFrames
      return
    }
    checkFrames(material, expectations)
    checkAnswers(AnswerChecker(material: material, expectations: expectations, seconds: verifier.seconds))
  }

  /// What can only be judged once the exercise's own files are read.
  private static let needsMaterial: Set<VerificationCheck> = [.texts, .pictures, .placeholders, .concepts]
  /// What can only be judged by the expected frames.
  private static let needsFrames: Set<VerificationCheck> = [
    .sources, .starters, .answers, .wrongAnswers, .diagnoses, .frames, .scenarios, .ideas,
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

  /// Where a key of exercise.json stands.
  func line(of key: String) -> Int? {
    guard let source = try? pack.folder.textIfPresent("\(reference.folder)/\(Exercise.fileName)"),
      let member = (try? JSON.read(source))?.members?.first(where: { $0.key == key })
    else { return nil }
    return member.keyRange.map { source.line(at: $0.lower) }
  }

  mutating func fail(_ problems: Problems, _ check: VerificationCheck, file: String? = nil) {
    let path = file.map { "\(reference.folder)/\($0)" }
    result.add(VerificationFinding.all(problems, check, exercise: reference.id, file: path))
  }

  /// A file of the exercise; a missing or unreadable one is found.
  mutating func text(_ file: String, _ check: VerificationCheck) -> SourceText? {
    do throws(Problems) {
      return try pack.folder.textIfPresent("\(reference.folder)/\(file)")
    } catch {
      fail(error, check, file: file)
      return nil
    }
  }
}
