extension Text {
  public func font(_ font: Font?) -> Text { native() }
  public func bold(_ isActive: Bool = true) -> Text { native() }
  public func italic(_ isActive: Bool = true) -> Text { native() }
  public func fontWeight(_ weight: Font.Weight?) -> Text { native() }
  public func tracking(_ tracking: CGFloat) -> Text { native() }
  public func kerning(_ kerning: CGFloat) -> Text { native() }
  public func baselineOffset(_ offset: CGFloat) -> Text { native() }
  public func monospacedDigit() -> Text { native() }
  public func fontDesign(_ design: Font.Design?) -> Text { native() }
  public func monospaced(_ isActive: Bool = true) -> Text { native() }
  @inert public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  { self }
  @inert public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  @passedOver public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  public func font(_ font: Font?) -> some View { native() }
  public func bold(_ isActive: Bool = true) -> some View { native() }
  public func italic(_ isActive: Bool = true) -> some View { native() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { native() }
  public func tracking(_ tracking: CGFloat) -> some View { native() }
  public func kerning(_ kerning: CGFloat) -> some View { native() }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { native() }
  public func monospacedDigit() -> some View { native() }
  public func fontDesign(_ design: Font.Design?) -> some View { native() }
  public func monospaced(_ isActive: Bool = true) -> some View { native() }
  public func lineLimit(_ number: Int?) -> some View { native() }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { native() }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { native() }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { native() }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { native() }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { native() }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { native() }
  public func textCase(_ textCase: Text.Case?) -> some View { native() }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { native() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { native() }
}

extension Text {
  @inert public struct LineStyle: Hashable {}
}

extension Text {
  public struct Scale: Hashable {
    public static let `default` = Self(), secondary = Self()
  }
}

extension Text {
  public enum Case: Hashable {
    case uppercase, lowercase
  }
}

extension Text {
  public enum TruncationMode: Hashable {
    case head, middle, tail
  }
}
