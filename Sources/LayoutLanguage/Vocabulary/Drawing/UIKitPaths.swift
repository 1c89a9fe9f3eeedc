import LayoutEngine

extension Vocabulary {
  /// UIKit's path with some corners rounded, as programs older than `UnevenRoundedRectangle` make it.
  static let uiKitPaths: [NativeDeclaration] =
    [
      .type("struct UIRectCorner: OptionSet"), .type("class UIBezierPath"), .type("struct CGPath: Hashable"),
      .member(
        "UIBezierPath", "init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)"
      ) { (call: Arguments, _: Value?, cornersArgument: Value?, cornerRadii: Size) in
        let radius = cornerRadii.width
        let names = cornersArgument.map { Self.tokens($0) } ?? []
        let round = corners.map { names.contains($0) || names.contains("allCorners") ? radius : 0 }
        let radii = CornerRadii(
          topLeading: round[0], topTrailing: round[1], bottomLeading: round[2], bottomTrailing: round[3])
        return .box(Box(path(.rounded(radii), in: 0, call)))
      },
      .member("UIBezierPath", "init(roundedRect rect: CGRect, cornerRadius: CGFloat)") {
        (call: Arguments, _: Value?, cornerRadius: Double) in
        .box(Box(path(.rounded(cornerRadius), in: 0, call)))
      },
      .member("UIBezierPath", "init(rect: CGRect)") { (call: Arguments) in .box(Box(path(.rectangle, in: 0, call))) },
      .member("UIBezierPath", "init(ovalIn rect: CGRect)") { (call: Arguments) in .box(Box(path(.ellipse, in: 0, call)))
      },
      .member("UIBezierPath", "var cgPath: CGPath") { (path: Value?) in path?.unboxed ?? .void },
      .member("Path", "var cgPath: CGPath") { (path: Value) in path },
      .member("CGPath", "init(rect: CGRect, transform: CGAffineTransform?)") { (call: Arguments) in
        path(.rectangle, in: 0, call)
      },
      .member("CGPath", "init(ellipseIn rect: CGRect, transform: CGAffineTransform?)") { (call: Arguments) in
        path(.ellipse, in: 0, call)
      },
      .member(
        "CGPath",
        "init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?)"
      ) { (call: Arguments, _: Value?, cornerWidth: Double, _: Value?, _: Value?) in
        path(.rounded(CornerRadii(cornerWidth)), in: 0, call)
      },
      .member("Path", "init(_ path: CGPath)") { (path: Value) in path },
    ] + names("UIRectCorner", corners + ["allCorners"])

  private static let corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"]
}
