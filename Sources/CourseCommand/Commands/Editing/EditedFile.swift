import Curriculum
import Diagnostics
import EditorService
import LayoutDrawing
import LayoutProgram

/// A file that is open in an editor, with the pack and the exercise that it belongs to.
struct EditedFile {
  /// The session, with the file's folder as the current folder.
  let session: Session
  let name: String
  let pack: Pack?
  /// The exercise that the file answers.
  let reference: ExerciseReference?

  init(_ path: String?, _ session: Session) {
    var session = session
    if let path { session.context.currentFolder = Path.folder(of: path) }
    self.session = session
    name = path.map { Path.name(of: $0) } ?? ""
    // Commands report a broken pack; the editor shows the file all the same.
    var asked = session
    asked.invocation.operands = path.map { [$0] } ?? []
    let found = try? asked.packIfPresent()
    pack = found ?? nil
    reference = pack?.exercise(called: name.withoutEnding(".layout"))
  }

  var material: Material? {
    guard let pack, let reference else { return nil }
    return try? Material(of: reference, in: pack)
  }

  var exercise: Exercise? { material?.exercise }

  /// A scene for a file that answers no exercise: on the stage of its preview, or on a phone.
  var plain: EditorSubject.Scene {
    let material = pack.flatMap { try? SceneMaterial(for: name, in: $0) }
    var request = SceneRequest()
    request.makesSamples = true
    request.data = material?.data ?? [:]
    request.assets = material?.images ?? [:]
    return EditorSubject.Scene(name: "", request: request)
  }

  /// The runtime errors of a file that answers no exercise.
  func plainFindings(in text: SourceText) -> [EditorFinding] {
    let deadline = Deadline(memory: Deadline.usualMemory)
    // Compile errors are reported while the user types.
    guard case .success(let program) = compile(text, with: nil, by: deadline),
      case .failure(let stop) = scene(of: program, for: plain.request, by: deadline)
    else { return [] }
    return stop.problems.findings(session.say)
  }

  /// The drawing that `course show --svg` makes.
  func drawing(of text: SourceText) throws(Complaint) -> String {
    let isExercise = reference != nil && exercise?.kind != .predict
    let (scene, title, expected) = isExercise ? try first(of: text) : (try shown(text, plain.request), name, [])
    let images = try session.imageSource(for: [scene.tree], in: pack)
    var options = SVGOptions.withGuides
    options.language = session.language
    if !expected.isEmpty { options.layers.insert(.expected) }
    return Picture(scene, title: title, expected: expected).svg(options, images: images)
  }

  private func first(of text: SourceText) throws(Complaint) -> (Scene, String, [Expectations.Frame]) {
    guard let pack, let material, let scenario = material.exercise.scenarios.first(where: { !$0.isHidden }) else {
      return (try shown(text, plain.request), name, [])
    }
    let request = try Complaint.ofPack(material.request(for: scenario))
    let frames = try? material.expectations(in: pack).scenarios.first { $0.id == scenario.id }?.frames
    return (try shown(text, request, with: material.given), "\(name), \(scenario.id)", (frames ?? nil) ?? [])
  }

  private func shown(
    _ text: SourceText, _ request: SceneRequest, with given: SourceText? = nil
  ) throws(Complaint) -> Scene {
    let deadline = Deadline(memory: Deadline.usualMemory)
    var request = request
    request.traced = true
    let result = compile(text, with: given, by: deadline).flatMap { scene(of: $0, for: request, by: deadline) }
    return try Complaint.ofPack { () throws(Problems) in
      do throws(RunFailure) {
        return try result.get()
      } catch {
        throw error.problems
      }
    }
  }
}
