import LayoutProgram

extension Natives {
  /// Split views on a phone: the columns are stacked, and the first one is visible.
  static let splitViews: [Native] =
    sidebarForms.flatMap { labels, before in
      ["", "content:"].map { middle in
        .native("NavigationSplitView.init(\(labels)sidebar:\(middle)detail:)") {
          (run: Run, call: Arguments) throws(Stop) in control(.screen(content: try run.content(call, before)), call)
        }
      }
    }

  /// The labels of the arguments before the columns, and their number.
  private static let sidebarForms: [(labels: String, before: Int)] = [
    ("", 0), ("columnVisibility:", 1), ("preferredCompactColumn:", 1), ("columnVisibility:preferredCompactColumn:", 2),
  ]
}
