import LayoutEngine

extension Vocabulary {
  /// UIKit's path with some corners rounded, as programs older than `UnevenRoundedRectangle` make it.
  static let uiKitPaths: [NativeDeclaration] =
    [
      .type("struct UIRectCorner: OptionSet"), .type("class UIBezierPath"), .type("struct CGPath: Hashable"),
      .member(
        "UIBezierPath", "init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)"
      ) { _, a in
        let radius = a.size(2)?.width ?? 0
        let names = a[1].map { Self.tokens($0) } ?? []
        let round = corners.map { names.contains($0) || names.contains("allCorners") ? radius : 0 }
        let radii = CornerRadii(
          topLeading: round[0], topTrailing: round[1], bottomLeading: round[2], bottomTrailing: round[3])
        return .box(Box(path(.rounded(radii), in: 0, a)))
      },
      .member("UIBezierPath", "init(roundedRect rect: CGRect, cornerRadius: CGFloat)") { _, a in
        .box(Box(path(.rounded(a.double(1) ?? 0), in: 0, a)))
      },
      .member("UIBezierPath", "init(rect: CGRect)") { _, a in .box(Box(path(.rectangle, in: 0, a))) },
      .member("UIBezierPath", "init(ovalIn rect: CGRect)") { _, a in .box(Box(path(.ellipse, in: 0, a))) },
      .member("UIBezierPath", "var cgPath: CGPath") { _, a in a[0]?.unboxed ?? .void },
      .member("Path", "var cgPath: CGPath") { _, a in a[0] ?? .void },
      .member("CGPath", "init(rect: CGRect, transform: CGAffineTransform?)") { _, a in path(.rectangle, in: 0, a) },
      .member("CGPath", "init(ellipseIn rect: CGRect, transform: CGAffineTransform?)") { _, a in
        path(.ellipse, in: 0, a)
      },
      .member(
        "CGPath",
        "init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?)"
      ) { _, a in path(.rounded(CornerRadii(a.double(1) ?? 0)), in: 0, a) },
      .member("Path", "init(_ path: CGPath)") { _, a in a[0] ?? .void },
    ] + names("UIRectCorner", corners + ["allCorners"])

  private static let corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"]
}
