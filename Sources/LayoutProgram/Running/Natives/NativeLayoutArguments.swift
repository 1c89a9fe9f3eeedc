import LayoutEngine

extension Size: BlankArgument {
  package init?(argument: Value) {
    guard case .size(let size) = argument.given else { return nil }
    self = size
  }

  package static let blank = Size.zero
}

/// A `CGPoint` or a `UnitPoint`.
extension Point: BlankArgument {
  package init?(argument: Value) {
    guard case .point(let point) = argument.given else { return nil }
    self = point
  }

  package static let blank = Point.zero
}

extension Rect: RequiredArgument {
  package init?(argument: Value) {
    guard case .rect(let rect) = argument.given else { return nil }
    self = rect
  }
}

/// A point of a view's frame; the center by default.
extension UnitPoint: BlankArgument {
  package init?(argument: Value) {
    guard case .point(let point) = argument.given else { return nil }
    self.init(x: point.x, y: point.y)
  }

  package static let blank = UnitPoint.center
}

/// A set of edges; a set of axes consists of the edges at their ends.
extension EdgeSet: RequiredArgument {
  package init?(argument: Value) {
    guard case .edges(let edges) = argument.given else { return nil }
    self = edges
  }
}

extension ProposedViewSize: BlankArgument {
  package init?(argument: Value) {
    guard case .proposal(let proposal) = argument.given else { return nil }
    self = proposal
  }

  package static let blank = ProposedViewSize.unspecified
}

extension ViewSpacing: BlankArgument {
  package init?(argument: Value) {
    guard case .spacing(let spacing) = argument.given else { return nil }
    self = spacing
  }

  package static let blank = ViewSpacing()
}

// MARK: Alignments, centered by default

/// A `HorizontalAlignment`: a vertical line.
package struct HorizontalLine: BlankArgument {
  package let alignment: AlignmentValue

  package init?(argument: Value) {
    guard case .horizontalAlignment(let alignment) = argument.given else { return nil }
    self.alignment = alignment
  }

  private init(_ key: AlignmentKey) { alignment = .builtIn(key) }

  package static var blank: HorizontalLine { HorizontalLine(.horizontalCenter) }
}

/// A `VerticalAlignment`: a horizontal line.
package struct VerticalLine: BlankArgument {
  package let alignment: AlignmentValue

  package init?(argument: Value) {
    guard case .verticalAlignment(let alignment) = argument.given else { return nil }
    self.alignment = alignment
  }

  private init(_ key: AlignmentKey) { alignment = .builtIn(key) }

  package static var blank: VerticalLine { VerticalLine(.verticalCenter) }
}

/// An `Alignment`: both.
package struct AlignmentPair: BlankArgument {
  package let both: (AlignmentValue, AlignmentValue)

  package init?(argument: Value) {
    guard case .alignment(let horizontal, let vertical) = argument.given else { return nil }
    both = (horizontal, vertical)
  }

  private init() { both = (.builtIn(.horizontalCenter), .builtIn(.verticalCenter)) }

  package static var blank: AlignmentPair { AlignmentPair() }
}

// MARK: Styles

extension Font: RequiredArgument {
  package init?(argument: Value) {
    guard case .font(let font) = argument.given else { return nil }
    self = font
  }
}

extension FontWeight: RequiredArgument {
  package init?(argument: Value) {
    guard let name = NativeCase(argument: argument)?.name, let named = FontWeight.names.first(where: { $0.0 == name })
    else {
      return nil
    }
    self = named.1
  }
}

extension FontDesign: BlankArgument {
  package init?(argument: Value) {
    switch NativeCase(argument: argument)?.name {
    case "serif": self = .serif
    case "rounded": self = .rounded
    case "monospaced": self = .monospaced
    case "default": self = .default
    default: return nil
    }
  }

  package static let blank = FontDesign.default
}

/// An `Angle`, whose value is in radians, as degrees.
package struct AngleArgument: BlankArgument {
  package let degrees: Double

  package init?(argument: Value) {
    guard let radians = Double(argument: argument) else { return nil }
    degrees = radians * 180 / .pi
  }

  private init() { degrees = 0 }

  package static let blank = AngleArgument()
}

extension FillStyle: BlankArgument {
  /// Reads the arguments of the type's initializer.
  package init?(argument: Value) {
    guard case .tuple(let parts, _) = argument, parts.count == 2 else { return nil }
    self.init(isEOFilled: Bool(argument: parts[0]) ?? false)
  }

  package static let blank = FillStyle()
}

// MARK: Animation and time

extension SceneAnimation: RequiredArgument {
  package init?(argument: Value) {
    guard let animation = argument.given?.animation else { return nil }
    self = animation
  }
}

extension Spring: BlankArgument {
  package init?(argument: Value) {
    guard let spring = SceneAnimation(argument: argument)?.spring else { return nil }
    self = spring
  }

  package static let blank = Spring.smooth
}

/// A `UnitCurve`.
extension TimingCurve: BlankArgument {
  package init?(argument: Value) {
    guard case .timing(let curve, _)? = SceneAnimation(argument: argument)?.base else { return nil }
    self = curve
  }

  package static let blank = TimingCurve.linear
}

extension CivilDate: BlankArgument {
  package init?(argument: Value) {
    guard let seconds = Double(argument: argument) else { return nil }
    self.init(seconds)
  }

  package static let blank = CivilDate(0)
}

/// A `Date` within the supported range.
package struct ReachableDate: BlankArgument {
  package let seconds: Double

  package init?(argument: Value) {
    guard let given = Double(argument: argument) else { return nil }
    seconds = CivilDate.reachable(given)
  }

  private init() { seconds = CivilDate.reachable(0) }

  package static let blank = ReachableDate()
}

extension SceneTransition: RequiredArgument {
  package init?(argument: Value) {
    guard case .transition(let transition) = argument.given else { return nil }
    self = transition
  }
}

extension FontWeight {
  /// Font weights by their SwiftUI names.
  package static let names: [(String, FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
}
