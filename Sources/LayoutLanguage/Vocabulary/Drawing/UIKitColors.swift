import Diagnostics

extension Vocabulary {
  /// More ways in which UIKit writes a color, and a picture of data. No frame depends on a color.
  static let uiKitColors: [NativeDeclaration] = [
    .member("UIColor", "init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") {
      (call: Arguments) in
      color("rgb", call)
    }.approximated("Its opacity is not drawn."),
    .member("UIColor", "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)") {
      (call: Arguments) in
      color("hsb", call)
    }.approximated("Its opacity is not drawn."),
    .member("UIColor", "init(named name: String) -> UIColor?") { (name: String) in .some(.token(name)) },
    .member("UIColor", "func withAlphaComponent(_ alpha: CGFloat) -> UIColor") { (color: Value, _: Value?) in color }
      .approximated("Its opacity is not drawn."),
    .member("Color", "init(_ name: String, bundle: Bundle?)") { (name: String, _: Value?) in
      .color(ColorValue(name: name))
    },
    .member("UIImage", "init(data: Data) -> UIImage?") { (call: Arguments, data: String?) throws(Stop) in
      // Nothing is no picture; how large another one is, nobody can say.
      guard data?.isEmpty == true else {
        throw Stop(problem: Problem(unsupported: .name("UIImage"), at: call.range))
      }
      return .none
    },
  ]

  private static func color(_ kind: String, _ arguments: Arguments) -> Value {
    let parts = [arguments.double(0), arguments.double(1), arguments.double(2)].map { String(describing: $0 ?? 0) }
    return .token("\(kind)(\(parts.joined(separator: ",")))")
  }
}
