@approximated("Looks the same all over: its parts cannot be changed.") public struct AttributedString: Hashable {
  public init() { native() }
  public init(_ text: some StringProtocol) { native() }
  public init(stringLiteral: String) { native() }
  public init(localized: String) { native() }
  public init(_ text: String, attributes: AttributeContainer) { native() }
  public init(markdown: String) throws { native() }
  public mutating func append(_ other: AttributedString) { native() }
  public mutating func mergeAttributes(_ attributes: AttributeContainer) { native() }
  public mutating func setAttributes(_ attributes: AttributeContainer) { native() }
  public var font: Font? {
    get { native() }
    set { native() }
  }
  public var foregroundColor: Color? {
    get { native() }
    set { native() }
  }
  public var kern: CGFloat? {
    get { native() }
    set { native() }
  }
  public var tracking: CGFloat? {
    get { native() }
    set { native() }
  }
  public var baselineOffset: CGFloat? {
    get { native() }
    set { native() }
  }
  @inert public var backgroundColor: Color? {
    get { native() }
    set { native() }
  }
  @inert public var underlineStyle: Text.LineStyle? {
    get { native() }
    set { native() }
  }
  @inert public var strikethroughStyle: Text.LineStyle? {
    get { native() }
    set { native() }
  }
  @inert public var link: URL? {
    get { native() }
    set { native() }
  }
}

public struct AttributeContainer: Hashable {
  public init() { native() }
  public var font: Font? {
    get { native() }
    set { native() }
  }
  public var foregroundColor: Color? {
    get { native() }
    set { native() }
  }
  public var kern: CGFloat? {
    get { native() }
    set { native() }
  }
  public var tracking: CGFloat? {
    get { native() }
    set { native() }
  }
  public var baselineOffset: CGFloat? {
    get { native() }
    set { native() }
  }
  @inert public var backgroundColor: Color? {
    get { native() }
    set { native() }
  }
  @inert public var underlineStyle: Text.LineStyle? {
    get { native() }
    set { native() }
  }
  @inert public var strikethroughStyle: Text.LineStyle? {
    get { native() }
    set { native() }
  }
  @inert public var link: URL? {
    get { native() }
    set { native() }
  }
}

extension Text {
  @inert public struct LineStyle: Hashable {
    public static let single = Self()
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) { native() }
  }
}

extension Text {
  public init(_ content: AttributedString) { native() }
}

extension String {
  public init(_ text: AttributedString) { native() }
}
