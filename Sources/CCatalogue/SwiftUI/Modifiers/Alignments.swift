public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct HorizontalAlignment: Hashable {
  public init(_ id: any AlignmentID.Type) { native() }
  public static var leading: HorizontalAlignment { native() }
  public static var center: HorizontalAlignment { native() }
  public static var trailing: HorizontalAlignment { native() }
}

public struct VerticalAlignment: Hashable {
  public init(_ id: any AlignmentID.Type) { native() }
  public static var top: VerticalAlignment { native() }
  public static var center: VerticalAlignment { native() }
  public static var bottom: VerticalAlignment { native() }
  public static var firstTextBaseline: VerticalAlignment { native() }
  public static var lastTextBaseline: VerticalAlignment { native() }
}

public struct Alignment: Hashable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { native() }
  public var horizontal: HorizontalAlignment { native() }
  public var vertical: VerticalAlignment { native() }
  public static var center: Alignment { native() }
  public static var leading: Alignment { native() }
  public static var trailing: Alignment { native() }
  public static var top: Alignment { native() }
  public static var bottom: Alignment { native() }
  public static var topLeading: Alignment { native() }
  public static var topTrailing: Alignment { native() }
  public static var bottomLeading: Alignment { native() }
  public static var bottomTrailing: Alignment { native() }
  public static var centerFirstTextBaseline: Alignment { native() }
  public static var centerLastTextBaseline: Alignment { native() }
  public static var leadingFirstTextBaseline: Alignment { native() }
  public static var leadingLastTextBaseline: Alignment { native() }
  public static var trailingFirstTextBaseline: Alignment { native() }
  public static var trailingLastTextBaseline: Alignment { native() }
}

public struct ViewDimensions {
  public var width: CGFloat { native() }
  public var height: CGFloat { native() }
  public subscript(_ guide: HorizontalAlignment) -> CGFloat { native() }
  public subscript(_ guide: VerticalAlignment) -> CGFloat { native() }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { native() }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { native() }
}
