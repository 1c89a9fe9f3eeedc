/// The corners that `UIBezierPath` rounds, as in the shape for some corners that many programs have.
public struct UIRectCorner: OptionSet {
  @compilerOnly public let rawValue: UInt
  @compilerOnly public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(), topRight = Self(), bottomLeft = Self(), bottomRight = Self(), allCorners = Self()
}

public struct UIBezierPath: Hashable {
  public init(rect: CGRect) { native() }
  public init(ovalIn rect: CGRect) { native() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { native() }
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) { native() }
  public var cgPath: CGPath { native() }
}

public struct CGPath: Hashable {}

extension Path {
  public init(_ path: CGPath) { native() }
}
