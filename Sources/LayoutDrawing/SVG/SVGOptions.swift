import Diagnostics

/// What a drawing shows besides the views themselves, and for which screens.
public struct SVGOptions: Hashable, Sendable {
  /// Something that can be laid over the views.
  public struct Layers: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The names of named views.
    public static let names = Layers(rawValue: 1)
    /// Where views belong: dashed and hatched.
    public static let expected = Layers(rawValue: 2)
    /// The lines that containers matched, with their values.
    public static let guides = Layers(rawValue: 4)
    /// The outlines of containers.
    public static let containers = Layers(rawValue: 8)
    /// Scales at the top and left edges.
    public static let rulers = Layers(rawValue: 16)
    /// The pixels of the screen and lines every ten points.
    public static let pixels = Layers(rawValue: 32)
  }

  /// Which screens a drawing is for.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Follows the reader's setting.
    case automatic
    /// Dark on light, as in print.
    case light
    /// Light on dark.
    case dark
  }

  /// What is laid over the views.
  public var layers: Layers
  /// Which screens it is for.
  public var appearance: Appearance
  /// Pixels in a point, for the pixel grid.
  public var scale: Double
  /// How large a point is drawn.
  public var zoom: Double
  /// Whether it is a part of a page that knows its stage, and no document of its own: nothing is around the stage, no
  /// marks are explained, and there is no style sheet, which pages may forbid. What hangs out of the stage is drawn all
  /// the same. Such a drawing does not follow the reader's setting: what is automatic is light.
  public var isInPage: Bool
  /// Starts every id, so that several drawings may stand on one page.
  public var identifier: String
  /// What the words are in: of the legend, at the lines, and those for people who hear the drawing.
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

/// Gives the text of an image's SVG by the image's name; nil for an image that nobody drew.
public typealias ImageSource = (String) -> String?
