import Diagnostics
import LayoutEngine
import LayoutProgram

/// Everything that is needed to check an answer to one exercise, read once.
public struct Material: Sendable {
  /// The exercise.
  public var exercise: Exercise
  /// Code that is compiled with the answer.
  public var given: SourceText?
  /// Every data file of the pack, by name.
  public var data: [String: SourceText]
  /// The natural sizes of the pack's images.
  public var images: [String: Size]
  /// The fingerprint of everything that determines a verdict. Attempts record it, so that later versions can tell
  /// whether the exercise has changed.
  public var fingerprint: String
  /// Known right answers; nil for material made by hand.
  var knownAnswers: KnownAnswers?

  /// Reads the files of one exercise.
  public init(of reference: ExerciseReference, in pack: Pack) throws(Problems) {
    try self.init(of: pack.exercise(reference), in: pack)
  }

  /// Reads the files of an exercise whose description is known.
  init(of exercise: Exercise, in pack: Pack) throws(Problems) {
    let reference = exercise.reference
    self.exercise = exercise
    given = try pack.textIfPresent(.given, of: reference)
    data = [:]
    for name in pack.folder.names(in: "Data", ending: ".json") {
      data[name] = try pack.folder.text("Data/\(name)")
    }
    let manifest = try pack.folder.textIfPresent(ImageManifest.file)
    images = try manifest.map { (source) throws(Problems) in try ImageManifest(source) }?.sizes ?? [:]
    fingerprint = ""
    fingerprint = try JudgedContent(of: self, in: pack).fingerprint
    knownAnswers = KnownAnswers(to: reference, in: pack.folder)
  }

  /// Makes material by hand.
  init(exercise: Exercise, given: SourceText?, data: [String: SourceText], images: [String: Size]) {
    self.exercise = exercise
    self.given = given
    self.data = data
    self.images = images
    fingerprint = Fingerprint().text
  }

  /// The expected frames.
  public func expectations(in pack: Pack) throws(Problems) -> Expectations {
    let file = "\(exercise.reference.folder)/\(Expectations.fileName)"
    guard let source = try pack.folder.textIfPresent(file) else {
      let note = Note("Compute it with: course bake \(exercise.reference.id)")
      throw Problems([Problem(.input, "the pack has no file \(file)", notes: [note])], in: [])
    }
    return try Expectations.read(source, for: exercise)
  }

  /// The scene request for a scenario.
  ///
  /// - Parameter deadline: the time limit; nil leaves that to the program's own budgets.
  /// - Throws: a problem if the scenario names a data file that the pack does not have.
  public func request(for scenario: ExerciseScenario, by deadline: Deadline? = nil) throws(Problems) -> SceneRequest {
    var data = data
    for substitution in scenario.data {
      guard let text = self.data[substitution.replacement] else {
        throw missingData(substitution.replacement, in: scenario)
      }
      data[substitution.name] = text
    }
    var request = SceneRequest(
      view: exercise.view, arguments: scenario.arguments, state: scenario.state, data: data, stage: scenario.size,
      scale: scenario.scale, layoutDirection: scenario.direction, textSize: scenario.textSize, assets: images)
    request.deadline = deadline
    return request
  }

  private func missingData(_ name: String, in scenario: ExerciseScenario) -> Problems {
    let message =
      "the scenario \"\(scenario.id)\" of \(exercise.reference.id) reads Data/\(name), which is not there"
    let notes = nearest(to: name, in: data.keys.sorted()).map { [Note("Did you mean \"\($0)\"?")] } ?? []
    return Problems([Problem(.input, message, notes: notes)], in: [])
  }
}
