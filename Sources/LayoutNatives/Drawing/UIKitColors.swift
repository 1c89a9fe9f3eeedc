import Diagnostics
import LayoutProgram

extension Natives {
  /// Colors by name in a bundle, and images from data. No frame depends on a color.
  static let uiKitColors: [Native] = [
    .native("UIImage.init(data:)") { (call: Arguments, data: String?) throws(Stop) in
      // Empty data has no image; the size of any other image is unknown.
      guard data?.isEmpty == true else {
        throw Stop(problem: Problem(unsupported: .name("UIImage"), at: call.range))
      }
      return .none
    }
  ]
}
