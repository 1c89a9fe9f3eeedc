/// A step in a path into a JSON value: a member of an object or an element of an array.
///
///     json.range(at: ["scenarios", 2, "steps", 0])   the range of the third scenario's first step
public enum JSONStep: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A member's name.
  case member(String)
  /// An element's index, counted from 0.
  case element(Int)

  /// A member's name.
  public init(stringLiteral name: String) { self = .member(name) }

  /// An element's index.
  public init(integerLiteral position: Int) { self = .element(position) }
}

extension JSON {
  /// The range of the key at a path, else of the value; if the path ends early, of its last step.
  public func range(at way: some Sequence<JSONStep>) -> SourceRange? {
    var here = self
    var place = range
    for step in way {
      switch step {
      case .member(let name):
        guard let member = here.members?.first(where: { $0.key == name }) else { return place }
        here = member.value
        place = member.keyRange ?? member.value.range
      case .element(let position):
        guard let elements = here.elements, elements.indices.contains(position) else { return place }
        here = elements[position]
        place = here.range
      }
    }
    return place
  }

  /// The range of the value at a path, without its key.
  public func valueRange(at way: some Sequence<JSONStep>) -> SourceRange? {
    var here = self
    for step in way {
      switch step {
      case .member(let name): here = here[name] ?? here
      case .element(let position):
        if let elements = here.elements, elements.indices.contains(position) { here = elements[position] }
      }
    }
    return here.range
  }
}
