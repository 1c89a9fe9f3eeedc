import Diagnostics
import LayoutEngine
import LayoutProgram

extension Flattener {
  /// The rows of a list in a column, in front of a background that takes the proposed size.
  mutating func list(
    _ content: View, isForm: Bool, _ environment: ViewEnvironment, isRepeated: Bool, isUnderLargeTitle: Bool
  ) throws(Stop) -> View {
    var inside = environment
    inside.controls.isListRow = true
    let style = isForm ? "insetGrouped" : environment.controls[.list].name
    let usual = ListLook(style, width: run.request.stage?.width ?? 393, in: environment)
    let pieces = try flattenList(content, usual, in: inside, isRepeated: isRepeated)
    var rows: [View] = []
    var last: FlatView?
    for (index, piece) in pieces.enumerated() {
      // As one view, so that a row's name stays with its content.
      let view = View(.prepared(piece), at: piece.base.range).asOne
      let look = piece.listSectionMargins.reduce(usual) { $0.with($1.edges, $1.length) }
      let followsFooter = last?.section?.part == .footer
      let startsCard = last == nil || last?.section?.section != piece.section?.section
      switch piece.section?.part ?? .content {
      case .header: rows.append(look.header(view, isFirst: last == nil, followsFooter: followsFooter))
      case .content:
        if startsCard, !(isUnderLargeTitle && last == nil),
          let gap = look.gap(isFirst: last == nil, followsFooter: followsFooter)
        {
          rows.append(.room(width: 0, height: gap))
        }
        if !startsCard, last?.section?.part != .header, let gap = environment.controls.listRowSpacing {
          rows.append(.room(width: 0, height: gap))
        }
        let next = index + 1 < pieces.count ? pieces[index + 1].section : nil
        let endsCard = index + 1 == pieces.count || next?.section != piece.section?.section || next?.part == .footer
        rows.append(
          look.row(
            view, insets: piece.listRowInsets, isFirst: startsCard || last?.section?.part == .header, isLast: endsCard))
      case .footer: rows.append(look.footer(view))
      }
      last = piece
    }
    let column = View.column(.leading, spacing: 0, rows).modified(
      by: .rule(.fixedSize(horizontal: false, vertical: true))
    ).modified(by: .rule(.listColumn))
    let room = usual.isGrouped ? View(.leaf(.shape, shows: nil)).asGround : View(.leaf(.shape, shows: nil))
    return rows.isEmpty ? room : room.overlaid(by: column, .topLeading).painted(.clip(.rectangle))
  }

  /// A navigation stack's content as large as proposed, with the views in a column at its center, below its bar.
  mutating func screen(_ content: View, _ environment: ViewEnvironment, isRepeated: Bool) throws(Stop) -> View {
    let views = try flatten(content, in: environment, isRepeated: isRepeated, isScreen: true)
    let all = View(.group(views.map { View(.prepared($0), at: $0.base.range) }))
    let column = View(
      .stack(
        .vertical, alignment: .builtIn(.horizontalCenter), spacing: nil,
        content: metChoices ? View(.branch(0, all)) : all))
    let filling = column.flexible(FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity))
    guard let bar = views.lazy.compactMap({ NavigationBar($0.wrappers) }).first(where: \.hasTitle)?.height else {
      return filling
    }
    return filling.under(.top, .room(width: 0, height: bar))
  }

  /// The first of several tabs, at the proposed size, above the bar.
  ///
  /// The bar is 49 high, as on a phone with iOS 15 to 18, without its safe area.
  mutating func tabs(_ content: View, _ environment: ViewEnvironment, isRepeated: Bool) throws(Stop) -> View {
    let views = try flatten(content, in: environment, isRepeated: isRepeated)
    let shown = views.first.map { View(.prepared($0), at: $0.base.range) } ?? View(.empty)
    let filling = shown.flexible(
      FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity), .center)
    return environment.controls.hidesTabBar ? filling : filling.under(.bottom, .room(width: 0, height: 49))
  }
}

extension View {
  /// The view with a bar at an edge.
  fileprivate func under(_ edge: Edge, _ bar: View) -> View {
    modified(by: .safeAreaInset(edge, alignment: .builtIn(.horizontalCenter), spacing: 0, bar))
  }
}

extension NavigationBar {
  /// What a view's modifiers say of the bar; nil if they say nothing.
  init?(_ wrappers: [FlatView.Wrapper]) {
    var bar: NavigationBar?
    for case .navigationBar(let inner) in wrappers.lazy.map(\.modifier) {
      bar?.add(inner)
      bar = bar ?? inner
    }
    guard let bar else { return nil }
    self = bar
  }
}

extension FlatView {
  /// The margins that `.listSectionMargins` gives to its section, inner ones first.
  var listSectionMargins: [(edges: EdgeSet, length: Double)] {
    wrappers.reversed().compactMap { wrapper in
      if case .listSectionMargins(let edges, let length) = wrapper.modifier { (edges, length) } else { nil }
    }
  }

  /// The row's `.listRowInsets`; the outermost wins.
  var listRowInsets: EdgeInsets? {
    for wrapper in wrappers { if case .listRowInsets(let insets) = wrapper.modifier { return insets } }
    return nil
  }
}
