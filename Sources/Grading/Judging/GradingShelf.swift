import Curriculum
import Diagnostics
import LayoutLanguage
import LayoutProgram
import Synchronization

/// The exercises' material for checking answers, read once and shared by all answers.
public final class GradingShelf: Sendable {
  /// The material of an exercise.
  struct Item: Sendable {
    var pack: Pack
    var material: Material
    var expectations: Expectations
    /// The given code; nil if there is none.
    var given: ReadFile?
    /// The fingerprint of the starter.
    var starter: String?
  }

  /// The reason why there is no material.
  enum Absence: Error {
    case noExercise
    case problems(Problems)
  }

  private let pack: Pack
  private let language: Language
  private let items = Mutex<[String: Result<Item, Absence>]>([:])

  /// Makes an empty shelf.
  public init(pack: Pack, language: Language) {
    self.pack = pack
    self.language = language
  }

  /// The material of an exercise in a pack.
  func item(_ exercise: String, in folder: String?) -> Result<Item, Absence> {
    let key = "\(folder ?? "")\n\(exercise)"
    if let known = items.withLock({ $0[key] }) { return known }
    let read = Result { () throws(Absence) in try self.read(exercise, in: folder) }
    items.withLock { items in
      // Callers choose names, so limit the cache; nobody has a thousand exercises.
      if items.count > 1000 { items = [:] }
      items[key] = read
    }
    return read
  }

  private func read(_ exercise: String, in folder: String?) throws(Absence) -> Item {
    do throws(Problems) {
      let pack = try folder.map { (path) throws(Problems) in try Pack.read(in: PackFolder(path: path)) } ?? pack
      guard let reference = pack.exercise(called: exercise) else { throw Problems([], in: []) }
      var material = try Material(of: reference, in: pack)
      let expectations = try material.expectations(in: pack)
      material.exercise = try pack.exercise(reference, in: language)
      // Other points change results, though not what is right.
      material.fingerprint = Fingerprint.of("\(material.fingerprint) \(material.exercise.points)")
      let given = material.given.flatMap { text in Deadline().answer { ReadFile(text) } }
      let starter = try? pack.text(.starter, of: reference)
      return Item(
        pack: pack, material: material, expectations: expectations, given: given,
        starter: starter.map { Fingerprint.of($0.text) })
    } catch {
      throw error.all.isEmpty ? .noExercise : .problems(error)
    }
  }

  /// The fingerprint of everything that determines an exercise's results; nil if there is no such exercise.
  public func fingerprint(of exercise: String) -> String? { try? item(exercise, in: nil).get().material.fingerprint }
}
