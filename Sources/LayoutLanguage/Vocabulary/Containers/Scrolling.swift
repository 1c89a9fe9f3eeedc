import LayoutEngine

extension Vocabulary {
  /// Scroll views and what belongs to them.
  static let scrolling: [NativeDeclaration] =
    [
      .type("struct ScrollView: View").approximated("Scrolls when told to; nothing bounces or snaps."),
      .type("struct ScrollViewReader: View"),
      .type("struct ScrollViewProxy"),
      .type("struct ContentMarginPlacement: Hashable"),

      .member(
        "ScrollView",
        "init(_ axes: AxisSet = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> View)"
      ) {
        run, a throws(Stop) in
        let axes = a.axes(0) ?? .vertical
        return try run.arranged(
          .scroll(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)), a, 2)
      },
      .member("ScrollViewReader", "init(@ViewBuilder content: (ScrollViewProxy) -> View)") { run, a throws(Stop) in
        guard let function = a.function(0) else { return .view(View(.empty, at: a.range)) }
        return .view(run.view(from: try run.call(function, [.token("ScrollViewProxy")], at: a.range), at: a.range))
      },
      .member("ScrollViewProxy", "func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)") {
        run, a throws(Stop) in
        try run.willChange()
        run.events.commands.append(
          ScrollCommand(key: a[1]?.identity ?? "", anchor: a.unitPoint(2), range: a.range))
        return .void
      },
      .modifier("defaultScrollAnchor(_ anchor: UnitPoint?)") { run, a in
        let anchor = a.unitPoint(1)
        return run.modify(a, .environment { $0.scrollAnchors.all = anchor })
      },
      .type("struct ScrollAnchorRole: Hashable"),
      .modifier("defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)") { run, a in
        guard let role = a.token(2).flatMap(ScrollAnchors.Role.init) else { return run.modify(a, nil) }
        let anchor = a.unitPoint(1)
        return run.modify(a, .environment { $0.scrollAnchors.roles.updateValue(anchor, forKey: role) })
      },
      .modifier("scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)") { run, a in
        guard case .box(let box)? = a[1] else { return run.modify(a, nil) }
        return run.modify(a, .handler(.scrollPosition(box, anchor: a.unitPoint(2))))
      }.approximated("A new value scrolls there; scrolling does not change the value."),

      .type("struct ScrollPosition: Hashable").approximated("Its calls scroll nothing."),
      .member("ScrollPosition", "init()") { _, _ in .token("automatic") },
      .member("ScrollPosition", "init(edge: Edge)") { _, _ in .token("edge") },
      .member("ScrollPosition", "init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil)") { _, _ in .token("id") },
      .member("ScrollPosition", "init<ID: Hashable>(idType type: ID.Type)") { _, _ in .token("automatic") },
      .member("ScrollPosition", "mutating func scrollTo(edge: Edge)") { _, a in a[0] ?? .void },
      .member("ScrollPosition", "mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil)") { _, a in
        a[0] ?? .void
      },
      .member("ScrollPosition", "mutating func scrollTo(x: CGFloat, y: CGFloat)") { _, a in a[0] ?? .void },
      .member("ScrollPosition", "mutating func scrollTo(y: CGFloat)") { _, a in a[0] ?? .void },
      .member("ScrollPosition", "mutating func scrollTo(x: CGFloat)") { _, a in a[0] ?? .void },
      .member("ScrollPosition", "mutating func scrollTo(point: CGPoint)") { _, a in a[0] ?? .void },
      .member("ScrollPosition", "var isPositionedByUser: Bool") { _, _ in .bool(false) },
      .modifier("scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)") { run, a in
        run.modify(a, nil)
      }.approximated("Stays where it is."),

      .modifier("contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)") { run, a in
        run.contentMargins(a, .all, a.double(1), placement: 2)
      },
      .modifier(
        "contentMargins(_ edges: EdgeSet = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)"
      ) {
        run, a in run.contentMargins(a, a.edges(1) ?? .all, a.double(2), placement: 3)
      },
      .modifier(
        "contentMargins(_ edges: EdgeSet = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)"
      ) {
        run, a in
        guard case .insets(let insets)? = a[2] else { return run.modify(a, nil) }
        return run.contentMargins(a, a.edges(1) ?? .all, insets, placement: 3)
      },
    ]
    + ScrollAnchors.Role.allCases.map {
      .constant("ScrollAnchorRole", $0.rawValue, "ScrollAnchorRole", .token($0.rawValue))
    }
    + ["automatic", "scrollContent", "scrollIndicators"].map {
      .constant("ContentMarginPlacement", $0, "ContentMarginPlacement", .token($0))
    }
    + [
      "scrollIndicators", "scrollIndicatorsFlash", "scrollDisabled", "scrollTargetLayout", "scrollTarget",
      "scrollTargetBehavior", "scrollBounceBehavior", "scrollClipDisabled", "scrollDismissesKeyboard",
      "scrollTransition", "scrollEdgeEffectStyle", "onScrollGeometryChange", "onScrollPhaseChange",
      "onScrollVisibilityChange", "onScrollTargetVisibilityChange", "headerProminence", "refreshable",
    ].map { .inert($0) }
}

extension Run {
  fileprivate func contentMargins(_ a: Arguments, _ edges: EdgeSet, _ length: Double?, placement: Int) -> Value {
    let length = length ?? 0
    return contentMargins(
      a, edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), placement: placement)
  }

  /// Margins of the scroll views inside, on the chosen edges; those of the indicators change no frame.
  fileprivate func contentMargins(_ a: Arguments, _ edges: EdgeSet, _ insets: EdgeInsets, placement: Int) -> Value {
    if a.token(placement) == "scrollIndicators" { return modify(a, nil) }
    return modify(
      a,
      .environment { environment in
        if edges.contains(.top) { environment.contentMargins.top = insets.top }
        if edges.contains(.leading) { environment.contentMargins.leading = insets.leading }
        if edges.contains(.bottom) { environment.contentMargins.bottom = insets.bottom }
        if edges.contains(.trailing) { environment.contentMargins.trailing = insets.trailing }
      })
  }
}

extension Arguments {
  func unitPoint(_ index: Int) -> UnitPoint? {
    guard case .point(let point)? = unwrapped(index) else { return nil }
    return UnitPoint(x: point.x, y: point.y)
  }

  func edges(_ index: Int) -> EdgeSet? {
    if case .edges(let edges)? = unwrapped(index) { return edges }
    return nil
  }
}
