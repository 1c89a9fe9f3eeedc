import Diagnostics
import LayoutProgram

extension Natives {
  /// A color by its name in a bundle, and a picture of data. No frame depends on a color.
  static let uiKitColors: [Native] = [
    .native("Color.init(_:bundle:)") { (name: String, _: Value?) in .color(ColorValue(name: name)) },
    .native("UIImage.init(data:)") { (call: Arguments, data: String?) throws(Stop) in
      // Nothing is no picture; how large another one is, nobody can say.
      guard data?.isEmpty == true else {
        throw Stop(problem: Problem(unsupported: .name("UIImage"), at: call.range))
      }
      return .none
    },
  ]
}
