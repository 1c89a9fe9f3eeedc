import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Containers as values: `HStackLayout(spacing: 4) { … }`, also chosen while the program runs, in an `AnyLayout`.
  static let layoutContainers: [NativeDeclaration] = [
    .type("protocol Layout").approximated(
      "makeCache is called before each pass and updateCache never: what updateCache has to leave behind once subviews "
        + "have changed is what makeCache makes, which is also what it does where it is not written."),
    .type("struct HStackLayout: Layout"), .type("struct VStackLayout: Layout"),
    .type("struct ZStackLayout: Layout"), .type("struct GridLayout: Layout"), .type("struct AnyLayout: Layout"),

    .member("Layout", "func callAsFunction(@ViewBuilder content: () -> View) -> View") {
      (run: Run, call: Arguments, layout: Value?, _: Value?) throws(Stop) in
      let content = try run.content(call, 1)
      guard let choice = layout.flatMap(LayoutChoice.init) else { return .view(content) }
      return .view(View(.container(choice, content: content), at: call.range))
    },
    .member("HStackLayout", "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)") {
      (alignment: VerticalLine, spacing: Double?) in
      .layout(.stack(.horizontal, alignment.alignment, spacing: spacing))
    },
    .member("VStackLayout", "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)") {
      (alignment: HorizontalLine, spacing: Double?) in
      .layout(.stack(.vertical, alignment.alignment, spacing: spacing))
    },
    .member("ZStackLayout", "init(alignment: Alignment = .center)") { (alignment: AlignmentPair) in
      .layout(.zStack(alignment.both.0, alignment.both.1))
    },
    .member(
      "GridLayout",
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)"
    ) { (call: Arguments) in .layout(call.grid) },
    .member("AnyLayout", "init(_ layout: Layout)") { (layout: Value?) in
      guard let choice = layout.flatMap(LayoutChoice.init) else { return layout ?? .void }
      return .layout(.erased(choice))
    },
  ]
}

/// The rule of a container as a value.
indirect enum LayoutChoice {
  case stack(Axis, AlignmentValue, spacing: Double?)
  case zStack(AlignmentValue, AlignmentValue)
  case grid(AlignmentValue, AlignmentValue, horizontalSpacing: Double?, verticalSpacing: Double?)
  /// One of the program's own types.
  case custom(Instance)
  /// An `AnyLayout` around it.
  case erased(LayoutChoice)

  init?(_ value: Value) {
    switch value {
    case .layout(let choice): self = choice
    case .instance(let instance) where instance.nominal.conforms(toNative: .layout): self = .custom(instance)
    case .some(let inner): self.init(inner)
    default: return nil
    }
  }
}
