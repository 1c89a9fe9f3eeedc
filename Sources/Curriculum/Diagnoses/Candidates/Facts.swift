import Diagnostics

/// The facts of a diagnosis by name, as results in JSON give them.
///
///     ["view": view, "value": -20, "lines": [11, 12]]
struct Facts: ExpressibleByDictionaryLiteral {
  private(set) var members: [JSON.Member]

  init(dictionaryLiteral elements: (String, (any Fact)?)...) {
    members = elements.map { JSON.Member($0, $1?.json ?? nil) }
  }

  static func + (left: Facts, right: Facts) -> Facts {
    var all = left
    all.members += right.members
    return all
  }

  static func += (left: inout Facts, right: Facts) { left = left + right }
}

/// A value that stands in results.
protocol Fact {
  var json: JSON { get }
}

extension String: Fact { var json: JSON { JSON(self) } }
extension Double: Fact { var json: JSON { JSON(self) } }
extension Int: Fact { var json: JSON { JSON(self) } }
extension Bool: Fact { var json: JSON { JSON(self) } }
extension JSON: Fact { var json: JSON { self } }
extension ViewReference: Fact { var json: JSON { JSON(description) } }
extension ContainerReference: Fact { var json: JSON { JSON(description) } }
extension Array: Fact where Element: Fact { var json: JSON { JSON(map(\.json)) } }
