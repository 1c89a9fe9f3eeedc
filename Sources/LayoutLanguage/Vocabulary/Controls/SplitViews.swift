extension Vocabulary {
  /// A split view on a phone: its columns lie over each other, and the first is shown.
  static let splitViews: [NativeDeclaration] =
    [
      .type("struct NavigationSplitView: View").approximated(
        "As on a phone: the sidebar alone, as in a NavigationStack; a bar takes no room."),
      .type("struct NavigationSplitViewVisibility: Hashable"), .type("struct NavigationSplitViewColumn: Hashable"),
    ]
    + sidebarForms.flatMap { form in
      ["", ", @ViewBuilder content: () -> View"].map { middle in
        .member(
          "NavigationSplitView",
          "init(\(form.text)@ViewBuilder sidebar: () -> View\(middle), @ViewBuilder detail: () -> View)"
        ) { (run: Run, call: Arguments) throws(Stop) in screen(try run.content(call, form.before), call) }
      }
    }
    + names("NavigationSplitViewVisibility", ["automatic", "all", "doubleColumn", "detailOnly"])
    + names("NavigationSplitViewColumn", ["sidebar", "content", "detail"])

  /// What stands before the columns, and how much that is.
  private static let sidebarForms: [(text: String, before: Int)] = [
    ("", 0),
    ("columnVisibility: Binding<NavigationSplitViewVisibility>, ", 1),
    ("preferredCompactColumn: Binding<NavigationSplitViewColumn>, ", 1),
    (
      "columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, ",
      2
    ),
  ]
}
