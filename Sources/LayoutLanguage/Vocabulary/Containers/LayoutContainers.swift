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

    .member("Layout", "func callAsFunction(@ViewBuilder content: () -> View) -> View") { run, a throws(Stop) in
      let content = try run.content(a, 1)
      guard let choice = a[0].flatMap(LayoutChoice.init) else { return .view(content) }
      return .view(View(.container(choice, content: content), at: a.range))
    },
    .member("HStackLayout", "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)") { _, a in
      .layout(.stack(.horizontal, a.vertical(0), spacing: a.double(1)))
    },
    .member("VStackLayout", "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)") { _, a in
      .layout(.stack(.vertical, a.horizontal(0), spacing: a.double(1)))
    },
    .member("ZStackLayout", "init(alignment: Alignment = .center)") { _, a in
      .layout(.zStack(a.alignment(0).0, a.alignment(0).1))
    },
    .member(
      "GridLayout",
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)"
    ) { _, a in .layout(a.grid) },
    .member("AnyLayout", "init(_ layout: Layout)") { _, a in
      guard let choice = a[0].flatMap(LayoutChoice.init) else { return a[0] ?? .void }
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
