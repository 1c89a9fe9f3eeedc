extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { native() }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { native() }
}

extension CGRect {
  public func equalTo(_ other: CGRect) -> Bool { native() }
  public func union(_ other: CGRect) -> CGRect { native() }
  @approximated("Rectangles that do not meet give one of size 0 instead of the null rectangle.")
  public func intersection(_ other: CGRect) -> CGRect { native() }
  public func intersects(_ other: CGRect) -> Bool { native() }
  public func contains(_ other: CGRect) -> Bool { native() }
  public var isEmpty: Bool { native() }
}
