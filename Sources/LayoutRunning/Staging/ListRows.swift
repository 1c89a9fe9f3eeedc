import Diagnostics
import LayoutEngine
import LayoutProgram

extension Flattener {
  /// The rows of a list in a column, in front of a background that takes the proposed size.
  mutating func list(
    _ content: View, isForm: Bool, _ environment: ViewEnvironment, isRepeated: Bool
  ) throws(Stop) -> View {
    var inside = environment
    inside.controls.isListRow = true
    let style = isForm ? "insetGrouped" : environment.controls[.list].name
    let look = ListLook(style, width: run.request.stage?.width ?? 393)
    let pieces = try flattenList(content, look, in: inside, isRepeated: isRepeated)
    var rows: [View] = []
    var last: FlatView?
    for (index, piece) in pieces.enumerated() {
      // As one view, so that a row's name stays with its content.
      let view = View(.prepared(piece), at: piece.base.range).asOne
      let followsFooter = last?.section?.part == .footer
      let startsCard = last == nil || last?.section?.section != piece.section?.section
      switch piece.section?.part ?? .content {
      case .header: rows.append(look.header(view, followsFooter: followsFooter))
      case .content:
        if startsCard, let gap = look.gap(followsFooter: followsFooter) { rows.append(.room(width: 0, height: gap)) }
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
    let room = look.isGrouped ? View(.leaf(.shape, shows: nil)).asGround : View(.leaf(.shape, shows: nil))
    return rows.isEmpty ? room : room.overlaid(by: column, .topLeading).painted(.clip(.rectangle))
  }

  /// The first of several tabs, at the proposed size; there is no layout for the bar below.
  mutating func tabs(_ content: View, _ environment: ViewEnvironment, isRepeated: Bool) throws(Stop) -> View {
    let views = try flatten(content, in: environment, isRepeated: isRepeated)
    let shown = views.first.map { View(.prepared($0), at: $0.base.range) } ?? View(.empty)
    return shown.flexible(
      FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity), .center)
  }
}

extension FlatView {
  /// The row's `.listRowInsets`; the outermost wins.
  var listRowInsets: EdgeInsets? {
    for wrapper in wrappers { if case .listRowInsets(let insets) = wrapper.modifier { return insets } }
    return nil
  }
}
