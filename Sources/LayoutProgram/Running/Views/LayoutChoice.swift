import LayoutEngine

/// The rule of a container as a value.
package indirect enum LayoutChoice {
  case stack(Axis, AlignmentValue, spacing: Double?)
  case zStack(AlignmentValue, AlignmentValue)
  case grid(AlignmentValue, AlignmentValue, horizontalSpacing: Double?, verticalSpacing: Double?)
  /// One of the program's own layout types.
  case custom(Instance)
  /// An `AnyLayout` around another layout.
  case erased(LayoutChoice)

  package init?(_ value: Value) {
    switch value {
    case .layout(let choice): self = choice
    case .instance(let instance) where instance.nominal.conforms(toNative: .layout): self = .custom(instance)
    case .some(let inner): self.init(inner)
    default: return nil
    }
  }
}
