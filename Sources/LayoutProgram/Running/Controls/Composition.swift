import Diagnostics
import LayoutEngine

/// Views that the language builds itself; SwiftUI's controls consist of these.
extension View {
  /// Empty space of a given size; nil is flexible.
  package static func room(width: Double?, height: Double?) -> View {
    View(.leaf(.shape, shows: nil)).fixed(width: width, height: height)
  }

  package static func text(_ string: String, at range: SourceRange?) -> View {
    View(.text(TextContent(runs: [TextContent.Run(string: string)])), at: range)
  }

  package static func spacer(minLength: Double?) -> View { View(.leaf(.spacer(minLength: minLength), shows: nil)) }

  package static func row(_ alignment: AlignmentKey = .verticalCenter, spacing: Double?, _ views: [View]) -> View {
    View(.stack(.horizontal, alignment: .builtIn(alignment), spacing: spacing, content: View(.group(views))))
  }

  package static func column(_ alignment: AlignmentKey = .horizontalCenter, spacing: Double?, _ views: [View]) -> View {
    View(.stack(.vertical, alignment: .builtIn(alignment), spacing: spacing, content: View(.group(views))))
  }

  static func layers(_ alignment: Alignment, _ views: [View]) -> View {
    View(
      .zStack(
        horizontal: .builtIn(alignment.horizontal), vertical: .builtIn(alignment.vertical), content: View(.group(views))
      ))
  }

  /// The same view, with a call as its source if it has none.
  package func located(at range: SourceRange?) -> View {
    var view = self
    if view.range == nil {
      view.range = range
      view.isImplied = true
    }
    if case .modified(let inner, let modifier) = content {
      view.content = .modified(inner.located(at: range), modifier)
    }
    return view
  }

  /// Several views in a row; a single view as it is.
  package var asOne: View { .row(spacing: nil, [self]) }

  func padded(_ insets: EdgeInsets) -> View { modified(by: .rule(.padding(insets))) }

  package func padded(horizontal: Double = 0, vertical: Double = 0) -> View {
    padded(EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  func fixed(width: Double?, height: Double?, _ alignment: Alignment = .center) -> View {
    modified(
      by: .frame(
        width: width, height: height, alignment: (.builtIn(alignment.horizontal), .builtIn(alignment.vertical))))
  }

  package func flexible(_ frame: FlexibleFrame, _ alignment: Alignment = .center) -> View {
    modified(by: .flexibleFrame(frame, alignment: (.builtIn(alignment.horizontal), .builtIn(alignment.vertical))))
  }

  /// Exactly as wide as proposed, whatever the content.
  func fillingWidth(_ alignment: Alignment = .leading) -> View {
    flexible(FlexibleFrame(minWidth: 0, maxWidth: .infinity), alignment)
  }

  package func overlaid(by view: View, _ alignment: Alignment) -> View {
    modified(by: .overlay(view, alignment: (.builtIn(alignment.horizontal), .builtIn(alignment.vertical))))
  }

  package func changing(_ change: @escaping @Sendable (inout ViewEnvironment) -> Void) -> View {
    modified(by: .environment(change))
  }

  /// Uses the default spacing to its neighbors, not that of the text inside.
  var keepingOrdinaryDistance: View { modified(by: .rule(.ordinarySpacing(top: true, bottom: true))) }

  /// Puts the text's baseline on the top edge, as switches and steppers do.
  var withBaselineOnTop: View {
    modified(by: .rule(.alignmentGuide(.firstTextBaseline, isPure: true) { _ in 0 }))
      .modified(by: .rule(.alignmentGuide(.lastTextBaseline, isPure: true) { _ in 0 }))
  }
}
