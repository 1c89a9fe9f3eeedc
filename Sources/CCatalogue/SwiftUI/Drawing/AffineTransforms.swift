public struct CGAffineTransform: Hashable {
  public static var identity: CGAffineTransform { native() }
  public init() { self = CGAffineTransform.identity }
  public init(translationX x: CGFloat, y: CGFloat) { native() }
  public init(scaleX x: CGFloat, y: CGFloat) { native() }
  public init(rotationAngle angle: CGFloat) { native() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { native() }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { native() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { native() }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { native() }
  public func inverted() -> CGAffineTransform { native() }
  public var isIdentity: Bool { native() }
  public var a: CGFloat {
    get { native() }
    set { native() }
  }
  public var b: CGFloat {
    get { native() }
    set { native() }
  }
  public var c: CGFloat {
    get { native() }
    set { native() }
  }
  public var d: CGFloat {
    get { native() }
    set { native() }
  }
  public var tx: CGFloat {
    get { native() }
    set { native() }
  }
  public var ty: CGFloat {
    get { native() }
    set { native() }
  }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { native() }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) { native() }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint { native() }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize { native() }
}

extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect { native() }
}

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path { native() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { native() }
}
