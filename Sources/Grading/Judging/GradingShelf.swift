import Curriculum
import Diagnostics
import LayoutLanguage
import Synchronization

/// What trying answers takes, of every exercise that was asked for: read once, for as many answers as come.
public final class GradingShelf: Sendable {
  /// An exercise, ready.
  struct Item: Sendable {
    var pack: Pack
    var material: Material
    var expectations: Expectations
    /// What is given, read once; nil where nothing is.
    var given: ReadFile?
  }

  /// Why there is nothing to try an answer with.
  enum Absence: Error {
    case noExercise
    case problems(Problems)
  }

  private let pack: Pack
  private let language: Language
  private let items = Mutex<[String: Result<Item, Absence>]>([:])

  /// Begins with nothing read.
  public init(pack: Pack, language: Language) {
    self.pack = pack
    self.language = language
  }

  /// The material for an exercise of a pack.
  func item(_ exercise: String, in folder: String?) -> Result<Item, Absence> {
    let key = "\(folder ?? "")\n\(exercise)"
    if let known = items.withLock({ $0[key] }) { return known }
    let read = Result { () throws(Absence) in try self.read(exercise, in: folder) }
    items.withLock { items in
      // Names come from whoever asks; nobody has a thousand exercises.
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
      // Other points leave right what is right, and are other results.
      material.fingerprint = Fingerprint.of("\(material.fingerprint) \(material.exercise.points)")
      let given = material.given.flatMap { text in Deadline().answer { ReadFile(text) } }
      return Item(pack: pack, material: material, expectations: expectations, given: given)
    } catch {
      throw error.all.isEmpty ? .noExercise : .problems(error)
    }
  }

  /// The fingerprint of what an exercise's answers are judged by; nil where there is no such exercise.
  public func fingerprint(of exercise: String) -> String? { try? item(exercise, in: nil).get().material.fingerprint }
}
