extension UnitPoint {
  public init(x: CGFloat, y: CGFloat) { native() }
  public var x: CGFloat { native() }
  public var y: CGFloat { native() }
  public static var zero: UnitPoint { native() }
  public static var topLeading: UnitPoint { native() }
  public static var top: UnitPoint { native() }
  public static var topTrailing: UnitPoint { native() }
  public static var leading: UnitPoint { native() }
  public static var center: UnitPoint { native() }
  public static var trailing: UnitPoint { native() }
  public static var bottomLeading: UnitPoint { native() }
  public static var bottom: UnitPoint { native() }
  public static var bottomTrailing: UnitPoint { native() }
}

extension EdgeInsets {
  public var top: CGFloat { native() }
  public var leading: CGFloat { native() }
  public var bottom: CGFloat { native() }
  public var trailing: CGFloat { native() }
}
