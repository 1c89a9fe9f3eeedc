import Diagnostics

/// A concept that exercises practice, as `course.json` lists it.
///
///     {"id": "custom-id", "title": "A key of your own", "needs": ["key", "default"], "introducedIn": "own-line"}
public struct Concept: Hashable, Sendable {
  /// The id that exercises use.
  public var id: String
  /// The title.
  public var title: String
  /// The concepts that have to be known before.
  public var needs: [String]
  /// The exercise that introduces it; nil means the first one that practices it.
  public var introducedIn: String?
}

extension JSONForm where Value == Concept {
  static var concept: JSONForm {
    JSONForm("a concept") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: "a concept", keys: Concept.keys)
      return Concept(
        id: try reader.required("id", as: .plainName), title: try reader.required("title", as: .text),
        needs: try reader.optional("needs", as: .list(of: .plainName)) ?? [],
        introducedIn: try reader.optional("introducedIn", as: .plainName))
    }
  }
}

extension Concept {
  static let keys = ["id", "title", "needs", "introducedIn"]

  /// Throws if names are unknown or repeated, or if concepts need each other in a circle.
  static func check(_ concepts: [Concept], exercises: [String], of reader: ObjectReader) throws(Problem) {
    let known = concepts.map(\.id)
    var seen: Set<String> = []
    for (place, concept) in concepts.enumerated() {
      guard seen.insert(concept.id).inserted else {
        throw reader.problem(
          "two concepts are called \"\(concept.id)\"", inside: "concepts", .element(place), "id")
      }
      for (number, stranger) in concept.needs.enumerated() where !known.contains(stranger) {
        let message = "the concept \"\(concept.id)\" needs \"\(stranger)\", which is not among the concepts"
        throw unknown(stranger, among: known, message, at: [.element(place), "needs", .element(number)], of: reader)
      }
      if let exercise = concept.introducedIn, !exercises.contains(exercise) {
        let message = "the concept \"\(concept.id)\" is introduced in \"\(exercise)\", which is no exercise"
        throw unknown(exercise, among: exercises, message, at: [.element(place), "introducedIn"], of: reader)
      }
    }
    if let circle = circle(in: concepts) {
      // The last need closes the circle.
      let place = concepts.firstIndex { $0.id == circle.dropLast().last } ?? 0
      let need = concepts[place].needs.firstIndex { $0 == circle.last } ?? 0
      var problem = reader.problem(
        "concepts need each other in a circle: \(circle.joined(separator: " needs "))",
        inside: "concepts", .element(place), "needs", .element(need))
      problem.notes = [Note("Take one of these \"needs\" away, so that one of them can come first.")]
      throw problem
    }
  }

  private static func unknown(
    _ name: String, among known: [String], _ message: String, at way: [JSONStep], of reader: ObjectReader
  ) -> Problem {
    var problem = reader.problem(message, inside: ["concepts"] + way)
    problem.notes = nearest(to: name, in: known).map { [Note("Did you mean \"\($0)\"?")] } ?? []
    return problem
  }

  /// A path from a concept through its needs back to itself; nil if there is none.
  ///
  /// - Complexity: visits each concept and each need once.
  static func circle(in concepts: [Concept]) -> [String]? {
    let needs = Dictionary(concepts.map { ($0.id, $0.needs) }) { first, _ in first }
    var done: Set<String> = []
    for start in concepts.map(\.id) where !done.contains(start) {
      // The current path: each concept with the needs not visited yet.
      var way: [(id: String, rest: [String])] = [(start, needs[start] ?? [])]
      while let last = way.indices.last {
        guard let next = way[last].rest.popLast() else {
          done.insert(way.removeLast().id)
          continue
        }
        if let first = way.firstIndex(where: { $0.id == next }) { return way[first...].map(\.id) + [next] }
        if !done.contains(next) { way.append((next, needs[next] ?? [])) }
      }
    }
    return nil
  }
}
