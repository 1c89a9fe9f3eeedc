import LayoutEngine
import LayoutProgram

extension Natives {
  /// UIKit features that SwiftUI programs use: the window's safe area, and haptic feedback.
  static let uiKitApplication: [Native] =
    [
      .native("UIApplication.windows") { .array([.token("window")]) },
      .native("UIApplication.keyWindow") { .some(.token("window")) },
      .native("ContextMenu.init(menuItems:)") { .void },

      .native("UIWindow.bounds") { (run: Run) in .rect(stage(run)) },
      .native("UIWindow.frame") { (run: Run) in .rect(stage(run)) },

      .native("UIEdgeInsets.init(top:left:bottom:right:)") {
        (top: Double, left: Double, bottom: Double, right: Double) in
        insets(top, left, bottom, right)
      },
      .native("EdgeInsets.init(_:)") { (call: Arguments) in
        let parts = parts(call)
        return .insets(EdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3]))
      },

      .native("arc4random_uniform(_:)") { (run: Run, upperBound: Int) in
        let bound = UInt32(clamping: upperBound)
        return .whole(bound == 0 ? 0 : Int128(UInt32.random(in: 0..<bound, using: &run.generator)), as: .uint32)
      },
    ]
    + ["top", "left", "bottom", "right"].enumerated().map { index, name in
      .property("UIEdgeInsets.\(name)") { (call: Arguments) in
        .double(parts(call)[index])
      } set: { (call: Arguments, _: Value?, newValue: Double) in
        var parts = parts(call)
        parts[index] = newValue
        return .tuple(parts.map { .double($0) })
      }
    }

  private static func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Value {
    .tuple([top, left, bottom, right].map { .double($0) })
  }

  /// The top, left, bottom and right insets of the first argument.
  private static func parts(_ arguments: Arguments) -> [Double] {
    guard case .tuple(let parts, _)? = arguments[0], parts.count == 4 else { return [0, 0, 0, 0] }
    return parts.map(\.number)
  }

  private static func stage(_ run: Run) -> Rect {
    Rect(origin: .zero, size: run.request.stage ?? SceneRequest.usualStage)
  }
}
