import LayoutProgram

extension Natives {
  /// A split view on a phone: its columns lie over each other, and the first is shown.
  static let splitViews: [Native] =
    sidebarForms.flatMap { labels, before in
      ["", "content:"].map { middle in
        .native("NavigationSplitView.init(\(labels)sidebar:\(middle)detail:)") {
          (run: Run, call: Arguments) throws(Stop) in screen(try run.content(call, before), call)
        }
      }
    }

  /// What stands before the columns, and how much that is.
  private static let sidebarForms: [(labels: String, before: Int)] = [
    ("", 0), ("columnVisibility:", 1), ("preferredCompactColumn:", 1), ("columnVisibility:preferredCompactColumn:", 2),
  ]
}
