import LayoutEngine
import LayoutProgram

extension SceneNode.Kind {
  /// The kind of a layout rule; the rule lacks a view's content and the type of a custom layout.
  init(_ rule: LayoutRule, showing base: View.Content) {
    switch rule {
    case .shape: self = .shape
    case .circle: self = .circle
    case .image, .symbol: self = Self.picture(base)
    case .text: self = .text(base.words)
    case .spacer(let length): self = .spacer(minLength: length)
    case .divider: self = .divider
    case .padding(let insets): self = .padding(insets)
    case .fixedFrame(let width, let height, let alignment): self = .frame(width: width, height: height, alignment)
    case .flexibleFrame(let frame, let alignment): self = .flexibleFrame(frame, alignment)
    case .offset(let x, let y): self = .offset(x: x, y: y)
    case .position(let x, let y): self = .position(x: x, y: y)
    case .layoutPriority(let priority): self = .layoutPriority(priority)
    case .scroll: self = .scrollView
    case .modifier(let modifier): self = .modifier(name: modifier.name, modifier.parameters)
    case .alignmentGuide(let key, _, _): self = .alignmentGuide(key)
    case .overlay(let alignment): self = .overlay(alignment)
    case .background(let alignment): self = .background(alignment)
    case .safeAreaInset(let edge, let alignment, _): self = .safeAreaInset(edge, alignment: alignment)
    case .stack(let axis, let alignment, let spacing): self = .stack(axis, alignment: alignment, spacing: spacing)
    case .zStack(let alignment): self = .zStack(alignment)
    case .lazyStack(let axis, let alignment, let spacing):
      self = .lazyStack(axis, alignment: alignment, spacing: spacing)
    case .lazyGrid(let grid): self = .lazyGrid(grid.axis, alignment: grid.alignment)
    case .viewThatFits: self = .viewThatFits
    case .geometryReader: self = .geometryReader
    case .grid(let alignment, _, _): self = .grid(alignment)
    case .gridRow(let key): self = .gridRow(key)
    case .gridCell(let cell): self = .gridCell(cell)
    case .custom(let layout): self = .layout((layout as? ProgramLayout)?.instance.nominal.name ?? "Layout")
    }
  }

  private static func picture(_ base: View.Content) -> Self {
    switch base {
    case .symbol(let name, _): .symbol(name)
    case .image(let name, _): .image(name)
    default: .image("")
    }
  }
}

extension View.Content {
  /// The string of a text; empty for other views.
  fileprivate var words: String {
    if case .text(let text) = self { text.runs.map(\.string).joined() } else { "" }
  }
}
