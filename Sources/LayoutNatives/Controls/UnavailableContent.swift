import LayoutEngine
import LayoutProgram

extension Natives {
  /// `ContentUnavailableView`: the placeholder of an empty screen, composed of the program's views.
  static let unavailableContent: [Native] = [
    .native("RenameButton.init()") { (call: Arguments) in
      control(.button(label: .text("Rename", at: call.range), isDestructive: false), call)
    },
    .native("ContentUnavailableView.init(label:description:actions:)") { (run: Run, call: Arguments) throws(Stop) in
      var parts: [View] = []
      for index in 0..<3 where call[index] != nil { parts.append(try run.content(call, index)) }
      return empty(call, of: parts)
    },
    .native("ContentUnavailableView.init(_:image:description:)") {
      (run: Run, call: Arguments, _: Value?, image: String, description: Value?) in
      let image = View(.image(image, isResizable: false), at: call.range)
      guard let description else { return empty(call, of: [image, titled(words(call, 0))]) }
      return empty(call, of: [image, titled(words(call, 0)), run.view(from: description.unboxed)])
    },
    .native("ContentUnavailableView.search(text:)") { (call: Arguments, text: String) in
      return nothingFound(text.isEmpty ? "No Results" : "No Results for “\(text)”", call)
    },
    .native("ContentUnavailableView.search") { (call: Arguments) in nothingFound("No Results", call) },
  ]

  private static func nothingFound(_ title: String, _ arguments: Arguments) -> Value {
    unavailable(
      .text(title, at: arguments.range), symbol: "magnifyingglass",
      .text("Check the spelling or try a new search.", at: arguments.range), arguments)
  }

  private static func titled(_ title: View) -> View { title.changing { $0.font = .style(.title2) } }

  /// The parts in a column at the center of the available space; a label's icon is above its title.
  private static func empty(_ arguments: Arguments, of parts: [View]) -> Value {
    var views = parts.map(\.asOne)
    if let first = parts.first, case .control(.label(let title, let icon)) = first.content {
      views.replaceSubrange(0...0, with: [icon.changing { $0.font = .style(.largeTitle) }, titled(title)])
    }
    let all = View.column(spacing: nil, views).flexible(
      FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity))
    return .view(View(all.content, at: arguments.range))
  }
}
