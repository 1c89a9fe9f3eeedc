/// A font as written in source; the reader's text size decides the point size of a style.
///
///     Font.style(.body)                            17 points with lines 22 points apart, at the large text size
///     Font.system(size: 20, weight: .bold)         20 points at every text size
///     Font.style(.title).bold()                    a title becomes bold, smaller styles semibold
public struct Font: Hashable, Sendable {
  /// The source of the point size.
  public enum Basis: Hashable, Sendable {
    /// A text style, which follows the reader's text size and has its own leading.
    case style(TextStyle)
    /// A fixed size in points, without leading.
    case size(Double)
    /// A size in points at the large text size that scales with a style, without leading.
    case scaled(Double, relativeTo: TextStyle)
  }

  /// The source of the point size.
  public var basis: Basis
  /// The weight from `fontWeight(_:)` or `Font.weight(_:)`, which overrides everything else.
  public var weight: FontWeight?
  /// The weight in the font's initializer, as in `.system(size: 20, weight: .light)`; `bold()` overrides it.
  public var initialWeight: FontWeight?
  /// Whether `bold()` was applied.
  public var isBold = false
  /// Whether `italic()` was applied; italic text is as wide as upright text.
  public var isItalic = false
  /// Whether every digit is as wide as a 0.
  public var isMonospacedDigit = false
  /// The shape of the letters.
  public var design: FontDesign

  /// Makes a font.
  public init(_ basis: Basis, weight: FontWeight? = nil, design: FontDesign = .default) {
    self.basis = basis
    self.initialWeight = weight
    self.design = design
  }

  /// The font of a text style, such as `.style(.body)`.
  public static func style(_ style: TextStyle, design: FontDesign = .default, weight: FontWeight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system font at a fixed size in points.
  public static func system(size: Double, weight: FontWeight? = nil, design: FontDesign = .default) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// The font of a text style in a design and a weight, SwiftUI's `.system(.body, design: .serif)`.
  public static func system(_ style: TextStyle, design: FontDesign = .default, weight: FontWeight? = nil) -> Font {
    .style(style, design: design, weight: weight)
  }

  /// This font in bold.
  public func bold() -> Font {
    var copy = self
    copy.isBold = true
    return copy
  }

  /// The weight to draw: an explicit one, else bold if applied, else the initial one.
  public var resolvedWeight: FontWeight {
    weight ?? (isBold ? boldWeight : initialWeight ?? regularWeight)
  }

  /// The size in points for a reader's text size, before `minimumScaleFactor` shrinks it.
  public func pointSize(at textSize: DynamicTypeSize) -> Double {
    let size =
      switch basis {
      case .style(let style): style.typeset(at: textSize).size
      case .size(let size): size
      case .scaled(let size, let style):
        size * style.typeset(at: textSize).size / style.typeset(at: .large).size
      }
    return size.isNaN ? 0 : min(max(size, 0), Font.largestSize)
  }

  /// Far larger than any screen; keeps sums of widths finite.
  private static let largestSize = 100_000.0

  /// `bold()` means bold for fonts of a fixed size and the three large titles, semibold for the smaller styles.
  private var boldWeight: FontWeight {
    switch basis {
    case .style(.largeTitle), .style(.title), .style(.title2), .size, .scaled: .bold
    case .style: .semibold
    }
  }

  private var regularWeight: FontWeight {
    basis == .style(.headline) ? .semibold : .regular
  }
}
