import LayoutEngine
import LayoutProgram

extension Natives {
  /// Scroll views and their modifiers.
  static let scrolling: [Native] =
    [

      .native("ScrollView.init(_:showsIndicators:content:)") {
        (run: Run, call: Arguments, axes: EdgeSet?, _: Value?, _: Value?) throws(Stop) in
        let axes = axes ?? .vertical
        return try run.arranged(
          .scroll(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)), call, 2)
      },
      .native("ScrollViewReader.init(content:)") { (run: Run, call: Arguments, content: FunctionValue) throws(Stop) in
        return .view(
          run.view(from: try run.call(content, [.token("ScrollViewProxy")], at: call.range), at: call.range))
      },
      .native("ScrollViewProxy.scrollTo(_:anchor:)") {
        (run: Run, call: Arguments, _: Value?, id: Value?, anchor: UnitPoint?) throws(Stop) in
        try run.willChange()
        run.events.commands.append(
          ScrollCommand(key: id?.identity ?? "", anchor: anchor, range: call.range))
        return .void
      },
      .native("View.defaultScrollAnchor(_:)") { (run: Run, call: Arguments, _: Value?, anchor: UnitPoint?) in
        return run.modify(call, .environment { $0.scrollAnchors.all = anchor })
      },
      .native("View.defaultScrollAnchor(_:for:)") {
        (run: Run, call: Arguments, _: Value?, anchor: UnitPoint?, role: NativeCase?) in
        guard let role = (role?.name).flatMap(ScrollAnchors.Role.init) else { return run.modify(call, nil) }
        return run.modify(call, .environment { $0.scrollAnchors.roles.updateValue(anchor, forKey: role) })
      },
      .native("View.scrollPosition(id:anchor:)") {
        (run: Run, call: Arguments, _: Value?, id: Value?, anchor: UnitPoint?) in
        guard case .box(let box)? = id else { return run.modify(call, nil) }
        return run.modify(call, .handler(.scrollPosition(box, anchor: anchor)))
      },

      .native("View.contentMargins(_:for:)") { (run: Run, call: Arguments, _: Value?, length: Double?, _: Value?) in
        run.contentMargins(call, .all, length, placement: 2)
      },
      .native("View.contentMargins(_: Edge.Set, _: CGFloat?, for: ContentMarginPlacement)") {
        (run: Run, call: Arguments, _: Value?, edges: EdgeSet?, length: Double?, _: Value?) in
        run.contentMargins(call, edges ?? .all, length, placement: 3)
      },
      .native("View.contentMargins(_: Edge.Set, _: EdgeInsets, for: ContentMarginPlacement)") {
        (run: Run, call: Arguments, _: Value?, edges: EdgeSet?, insets: Value?, _: Value?) in
        guard case .insets(let insets)? = insets else { return run.modify(call, nil) }
        return run.contentMargins(call, edges ?? .all, insets, placement: 3)
      },
    ]
}

extension Run {
  fileprivate func contentMargins(_ a: Arguments, _ edges: EdgeSet, _ length: Double?, placement: Int) -> Value {
    let length = length ?? 0
    return contentMargins(
      a, edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), placement: placement)
  }

  /// Content margins of the scroll views inside, on the given edges. Margins of indicators change no frame.
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
