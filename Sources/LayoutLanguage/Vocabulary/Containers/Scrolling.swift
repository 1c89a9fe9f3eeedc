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
      ) { (run: Run, call: Arguments, axes: EdgeSet?, _: Value?, _: Value?) throws(Stop) in
        let axes = axes ?? .vertical
        return try run.arranged(
          .scroll(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)), call, 2)
      },
      .member("ScrollViewReader", "init(@ViewBuilder content: (ScrollViewProxy) -> View)") {
        (run: Run, call: Arguments, content: FunctionValue?) throws(Stop) in
        guard let function = content else { return .view(View(.empty, at: call.range)) }
        return .view(
          run.view(from: try run.call(function, [.token("ScrollViewProxy")], at: call.range), at: call.range))
      },
      .member("ScrollViewProxy", "func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)") {
        (run: Run, call: Arguments, _: Value?, id: Value?, anchor: UnitPoint?) throws(Stop) in
        try run.willChange()
        run.events.commands.append(
          ScrollCommand(key: id?.identity ?? "", anchor: anchor, range: call.range))
        return .void
      },
      .modifier("defaultScrollAnchor(_ anchor: UnitPoint?)") {
        (run: Run, call: Arguments, _: Value?, anchor: UnitPoint?) in
        return run.modify(call, .environment { $0.scrollAnchors.all = anchor })
      },
      .type("struct ScrollAnchorRole: Hashable"),
      .modifier("defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)") {
        (run: Run, call: Arguments, _: Value?, anchor: UnitPoint?, role: NativeCase?) in
        guard let role = (role?.name).flatMap(ScrollAnchors.Role.init) else { return run.modify(call, nil) }
        return run.modify(call, .environment { $0.scrollAnchors.roles.updateValue(anchor, forKey: role) })
      },
      .modifier("scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)") {
        (run: Run, call: Arguments, _: Value?, id: Value?, anchor: UnitPoint?) in
        guard case .box(let box)? = id else { return run.modify(call, nil) }
        return run.modify(call, .handler(.scrollPosition(box, anchor: anchor)))
      }.approximated("A new value scrolls there; scrolling does not change the value."),

      .type("struct ScrollPosition: Hashable").approximated("Its calls scroll nothing."),
      .member("ScrollPosition", "init()") { .token("automatic") },
      .member("ScrollPosition", "init(edge: Edge)") { .token("edge") },
      .member("ScrollPosition", "init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil)") { .token("id") },
      .member("ScrollPosition", "init<ID: Hashable>(idType type: ID.Type)") { .token("automatic") },
      .member("ScrollPosition", "mutating func scrollTo(edge: Edge)") { (scrollPosition: Value, _: Value?) in
        scrollPosition
      },
      .member("ScrollPosition", "mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil)") {
        (scrollPosition: Value, _: Value?, _: Value?) in
        scrollPosition
      },
      .member("ScrollPosition", "mutating func scrollTo(x: CGFloat, y: CGFloat)") {
        (scrollPosition: Value, _: Value?, _: Value?) in scrollPosition
      },
      .member("ScrollPosition", "mutating func scrollTo(y: CGFloat)") { (scrollPosition: Value, _: Value?) in
        scrollPosition
      },
      .member("ScrollPosition", "mutating func scrollTo(x: CGFloat)") { (scrollPosition: Value, _: Value?) in
        scrollPosition
      },
      .member("ScrollPosition", "mutating func scrollTo(point: CGPoint)") { (scrollPosition: Value, _: Value?) in
        scrollPosition
      },
      .member("ScrollPosition", "var isPositionedByUser: Bool") { .bool(false) },
      .member("ScrollPosition", "func viewID<ID: Hashable>(type: ID.Type) -> ID?") { (_: Value?, _: Value?) in .none },
      .member("ScrollPosition", "var viewID: AnyHashable?") { (_: Value?) in .none },
      .modifier("scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)") {
        (run: Run, call: Arguments) in
        run.modify(call, nil)
      }.approximated("Stays where it is."),

      .modifier("contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)") {
        (run: Run, call: Arguments, _: Value?, length: Double?, _: Value?) in
        run.contentMargins(call, .all, length, placement: 2)
      },
      .modifier(
        "contentMargins(_ edges: EdgeSet = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)"
      ) { (run: Run, call: Arguments, _: Value?, edges: EdgeSet?, length: Double?, _: Value?) in
        run.contentMargins(call, edges ?? .all, length, placement: 3)
      },
      .modifier(
        "contentMargins(_ edges: EdgeSet = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)"
      ) { (run: Run, call: Arguments, _: Value?, edges: EdgeSet?, insets: Value?, _: Value?) in
        guard case .insets(let insets)? = insets else { return run.modify(call, nil) }
        return run.contentMargins(call, edges ?? .all, insets, placement: 3)
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
      "scrollTransition", "scrollEdgeEffectStyle",
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
  func edges(_ index: Int) -> EdgeSet? { self[index].flatMap(EdgeSet.init(argument:)) }
}
