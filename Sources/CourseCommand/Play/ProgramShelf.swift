import Curriculum
import Diagnostics
import LayoutLanguage
import LayoutProgram

/// Programs that were read a moment ago: a tap, a drag or another size does not change the text.
struct ProgramShelf {
  private struct Entry {
    var text: String
    var given: String?
    var program: Program
  }

  private var entries: [Entry] = []

  /// A text for each of the tabs and scenarios that one person has before them.
  private static let most = 6

  /// The program of a text, read if it is not known.
  mutating func program(
    _ answer: SourceText, with given: SourceText?, by deadline: Deadline
  ) -> Result<Program, RunFailure> {
    if let place = entries.lastIndex(where: { $0.text == answer.text && $0.given == given?.text }) {
      let entry = entries.remove(at: place)
      entries.append(entry)
      return .success(entry.program)
    }
    let result = compile(answer, with: given, by: deadline)
    if case .success(let program) = result {
      if entries.count == Self.most { entries.removeFirst() }
      entries.append(Entry(text: answer.text, given: given?.text, program: program))
    }
    return result
  }
}

/// What the exercises that are open need, read once; a page that opens an exercise reads it anew.
struct MaterialShelf {
  /// An exercise's files and frames.
  struct Item {
    var material: Material
    var expectations: Expectations
  }

  private var pack: Pack?
  private var items: [String: Item] = [:]
  private var drawings: [String: String] = [:]

  /// Forgets everything: something may have been written meanwhile.
  mutating func refresh() { self = MaterialShelf() }

  mutating func pack(_ session: Session) throws(PageRefusal) -> Pack {
    if let pack { return pack }
    let read = try PageRefusal.of { () throws(Complaint) in try session.speakingPack() }
    pack = read
    return read
  }

  mutating func item(_ id: String, _ session: Session) throws(PageRefusal) -> Item {
    if let item = items[id] { return item }
    let pack = try pack(session)
    let reference = try pack.pageExercise(id)
    let item = try PageRefusal.of { () throws(Complaint) in
      try Complaint.ofPack { () throws(Problems) in
        let material = try Material(of: reference, in: pack)
        return Item(material: material, expectations: try material.expectations(in: pack))
      }
    }
    items[id] = item
    return item
  }

  /// The drawings of images, each read once.
  mutating func drawings(named names: Set<String>, _ session: Session) -> [String: String] {
    let missing = names.filter { drawings[$0] == nil }
    if !missing.isEmpty, let pack = try? pack(session), let found = try? pack.imageDrawings(named: missing) {
      drawings.merge(found) { _, new in new }
    }
    return drawings
  }
}

extension Pack {
  /// The exercise of that name; 404 for the page if there is none.
  func pageExercise(_ id: String) throws(PageRefusal) -> ExerciseReference {
    guard let reference = exercise(called: id) else { throw .missing(unknownExercise(id)) }
    return reference
  }
}
