import Diagnostics
import LayoutEngine

/// A condition on a layout: comparisons of edges, centers and sizes of named views.
///
///     a.leading = b.leading
///     a.width = b.width = c.width
///     a.centerX = (b.trailing + stage.trailing) / 2
///     title.lines = 1, bar.bottom = stage.bottom
///
///     wish       relation { "," relation }
///     relation   sum ( "=" | "<=" | ">=" ) sum { … }
///     sum        product { ( "+" | "-" ) product }
///     product    value { ( "*" | "/" ) value }
///     value      number | name "." quality | "(" sum ")" | "-" value
///     name       letters, digits, _ - # | "in quotation marks" | stage
///     quality    leading | trailing | centerX | width | top | bottom | centerY | height | lines
public struct Wish: Sendable {
  /// The properties of a view that can be compared.
  public enum Quality: String, CaseIterable, Sendable {
    case leading, trailing, centerX, width, top, bottom, centerY, height, lines

    /// The axis along which the property is measured; nil for lines.
    var axis: Axis? {
      switch self {
      case .leading, .trailing, .centerX, .width: .horizontal
      case .top, .bottom, .centerY, .height: .vertical
      case .lines: nil
      }
    }

    var isSize: Bool { self == .width || self == .height }
  }

  /// A property of a named view.
  struct Property: Hashable, Sendable {
    var name: String
    var quality: Quality
  }

  indirect enum Term: Sendable {
    case number(Double)
    case property(Property)
    case sum(Term, Term)
    case product(Term, Term)
    case quotient(Term, Term)
    case minus(Term)

    var properties: [Property] {
      switch self {
      case .number: []
      case .property(let property): [property]
      case .sum(let a, let b), .product(let a, let b), .quotient(let a, let b): a.properties + b.properties
      case .minus(let term): term.properties
      }
    }

    var numbers: [Double] {
      switch self {
      case .number(let number): [number]
      case .property: []
      case .sum(let a, let b), .product(let a, let b), .quotient(let a, let b): a.numbers + b.numbers
      case .minus(let term): term.numbers
      }
    }
  }

  /// A comparison.
  struct Relation: Sendable {
    enum Sign: String, Sendable {
      case equal = "="
      case atMost = "<="
      case atLeast = ">="
    }

    var left: Term
    var sign: Sign
    var right: Term

    var properties: [Property] { left.properties + right.properties }
    var numbers: [Double] { left.numbers + right.numbers }
  }

  /// The name of the stage in a condition.
  static let stage = "stage"

  /// The text as it was typed.
  public let text: String
  let relations: [Relation]

  /// The distinct names of its views.
  public var names: [String] {
    relations.flatMap(\.properties).map(\.name).reduce(into: []) { names, name in
      if name != Self.stage, !names.contains(name) { names.append(name) }
    }
  }

  /// Parses a condition.
  public init(_ text: String) throws(WishFault) {
    self.text = text
    var reader = WishReader(text)
    relations = try reader.relations()
  }
}

/// The reason why a text is not a valid condition.
public enum WishFault: Error, Message, Hashable {
  /// Something else is expected at a position.
  case expected(Wanted, at: String)
  /// The property does not exist.
  case noQuality(String)
  /// No view is named.
  case namesNoView

  /// The expected token.
  public enum Wanted: Hashable, Sendable {
    case value, comparison, closingParenthesis, quality, comma
  }

  /// The English text.
  public var english: String {
    switch self {
    case .expected(let wanted, let place):
      "the wish needs \(wanted.english) \(place.isEmpty ? "at its end" : "before “\(place)”")"
    case .noQuality(let word):
      "a view has no “\(word)”: \(Wish.Quality.allCases.map(\.rawValue).joined(separator: ", "))"
    case .namesNoView: "the wish names no view"
    }
  }

  /// The German text.
  public var german: String {
    switch self {
    case .expected(let wanted, let place):
      "der Wunsch braucht \(wanted.german) \(place.isEmpty ? "am Ende" : "vor „\(place)“")"
    case .noQuality(let word):
      "eine Ansicht hat kein „\(word)“: \(Wish.Quality.allCases.map(\.rawValue).joined(separator: ", "))"
    case .namesNoView: "der Wunsch nennt keine Ansicht"
    }
  }
}

extension WishFault.Wanted {
  fileprivate var english: String {
    switch self {
    case .value: "a number or a view's edge, such as a.leading,"
    case .comparison: "=, <= or >="
    case .closingParenthesis: "a closing parenthesis"
    case .quality: "a dot and an edge, such as .leading,"
    case .comma: "a comma"
    }
  }

  fileprivate var german: String {
    switch self {
    case .value: "eine Zahl oder die Kante einer Ansicht, etwa a.leading,"
    case .comparison: "=, <= oder >="
    case .closingParenthesis: "eine schließende Klammer"
    case .quality: "einen Punkt und eine Kante, etwa .leading,"
    case .comma: "ein Komma"
    }
  }
}
