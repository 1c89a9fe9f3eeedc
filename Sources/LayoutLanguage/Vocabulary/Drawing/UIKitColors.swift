import Diagnostics

extension Vocabulary {
  /// More ways in which UIKit writes a color, and a picture of data. No frame depends on a color.
  static let uiKitColors: [NativeDeclaration] = [
    .member("UIColor", "init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { _, a in
      color("rgb", a)
    }.approximated("Its opacity is not drawn."),
    .member("UIColor", "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)") { _, a in
      color("hsb", a)
    }.approximated("Its opacity is not drawn."),
    .member("UIColor", "init(named name: String) -> UIColor?") { _, a in .some(.token(a.string(0) ?? "")) },
    .member("UIColor", "func withAlphaComponent(_ alpha: CGFloat) -> UIColor") { _, a in a[0] ?? .void }
      .approximated("Its opacity is not drawn."),
    .member("Color", "init(_ name: String, bundle: Bundle?)") { _, a in .color(ColorValue(name: a.string(0) ?? "")) },
    .member("UIImage", "init(data: Data) -> UIImage?") { _, a throws(Stop) in
      // Nothing is no picture; how large another one is, nobody can say.
      guard a.string(0)?.isEmpty == true else {
        throw Stop(problem: Problem(unsupported: .name("UIImage"), at: a.range))
      }
      return .none
    },
  ]

  private static func color(_ kind: String, _ arguments: Arguments) -> Value {
    let parts = [arguments.double(0), arguments.double(1), arguments.double(2)].map { String(describing: $0 ?? 0) }
    return .token("\(kind)(\(parts.joined(separator: ",")))")
  }
}
