import Diagnostics

/// Options of a drawing: its layers over the views, its appearance, its language.
public struct SVGOptions: Hashable, Sendable {
  /// Layers over the views.
  public struct Layers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The names of named views.
    public static let names = Layers(rawValue: 1)
    /// Expected frames, dashed and hatched.
    public static let expected = Layers(rawValue: 2)
    /// The lines that containers matched, with their values.
    public static let guides = Layers(rawValue: 4)
    /// The outlines of containers.
    public static let containers = Layers(rawValue: 8)
    /// Rulers at the top and left edges.
    public static let rulers = Layers(rawValue: 16)
    /// The screen's pixels, and lines every ten points.
    public static let pixels = Layers(rawValue: 32)
  }

  /// The appearance that a drawing is for.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Follows the reader's setting.
    case automatic
    /// Dark on light, as in print.
    case light
    /// Light on dark.
    case dark
  }

  /// The layers over the views.
  public var layers: Layers
  /// The appearance.
  public var appearance: Appearance
  /// Pixels per point, for the pixel grid.
  public var scale: Double
  /// The drawn size of a point.
  public var zoom: Double
  /// Whether it is part of a web page instead of its own document: nothing around the stage, no legend, and no style
  /// sheet, which pages may forbid. It still draws what overflows the stage. It cannot follow the reader's setting, so
  /// automatic means light.
  public var isInPage: Bool
  /// The prefix of every id, so that one page can contain several drawings.
  public var identifier: String
  /// The language of the legend, the labels and the accessibility description.
  public var language: Language

  /// Makes options.
  public init(
    layers: Layers = [], appearance: Appearance = .automatic, scale: Double = 2, zoom: Double = 1,
    isInPage: Bool = false, identifier: String = "picture", language: Language = .english
  ) {
    self.isInPage = isInPage
    self.layers = layers
    self.appearance = appearance
    self.language = language
    self.scale = scale.isFinite && scale > 0 ? min(scale, 10) : 2
    self.zoom = zoom.isFinite && zoom > 0 ? min(zoom, 20) : 1
    self.identifier = identifier.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}

extension SVGOptions {
  func say(_ sentence: DrawingSentence) -> String { sentence.text(in: language) }
}

/// Returns an image's SVG text by name; nil if there is no drawing of it.
public typealias ImageSource = (String) -> String?
