import Diagnostics
import LayoutEngine

/// The key of an environment value.
package enum EnvironmentSlot: Hashable {
  /// One of SwiftUI's values that do not affect layout, by its name in `EnvironmentValues`.
  case named(String)
  /// The program's `EnvironmentKey`.
  case key(Nominal)
  /// An `@Entry` property of `EnvironmentValues`.
  case entry(String)
  /// An object, by its class.
  case object(Nominal)
}

/// The source of a property that reads the environment.
package enum EnvironmentSource {
  /// `@Environment(\.colorScheme)`
  case path([KeyPathStep])
  /// `@Environment(Model.self)` or `@EnvironmentObject`
  case object(Nominal)
}

extension Run {
  /// The environment of the root view, from the request.
  package var rootEnvironment: ViewEnvironment {
    var environment = ViewEnvironment()
    environment.layoutDirection = request.layoutDirection
    environment.textSize = request.textSize
    if request.isDark { environment.values[.named("colorScheme")] = .token("dark") }
    return environment
  }

  /// An instance with the values that its properties read from the environment: `@Environment`, `@EnvironmentObject`,
  /// `@ScaledMetric`.
  package func surrounded(_ instance: Instance, by environment: ViewEnvironment) throws(Stop) -> Instance {
    var filled = instance
    for member in instance.nominal.fields where member.index < instance.fields.count {
      switch member.wrapper {
      case .environment, .environmentObject:
        filled.fields[member.index] = try value(of: member, in: environment)
      case .scaledMetric: filled.fields[member.index] = scaled(instance.fields[member.index], member, environment)
      default: continue
      }
    }
    return filled
  }

  /// The value that a property reads from an environment.
  func value(of member: Member, in environment: ViewEnvironment) throws(Stop) -> Value {
    let range = member.range
    switch member.environmentSource {
    case .path(let steps): return try call(.keyPath(steps), [.environment(environment)], at: range)
    case .object(let nominal):
      let isOptional = if case .known(let type) = member.typeState { type.wrapped != nil } else { false }
      if let object = environment.values[.object(nominal)] { return isOptional ? .some(object) : object }
      if isOptional { return .none }
      if let object = try objectAround(of: nominal) { return object }
      throw missing(nominal, member)
    // Of a value beyond the course, which is refused where the program reads it.
    case nil: return .void
    }
  }

  private func missing(_ nominal: Nominal, _ member: Member) -> Stop {
    let modifier = member.wrapper == .environmentObject ? "environmentObject" : "environment"
    return Stop(
      .runtime,
      "No \(member.wrapper == .environmentObject ? "ObservableObject" : "Observable object") of type \(nominal.name) found. A View.\(modifier)(_:) for \(nominal.name) may be missing as an ancestor of this view.",
      at: member.range, notes: [Note(RuntimeMessage.putIntoEnvironment(modifier: modifier))])
  }

  /// A length scaled with the Dynamic Type size, to whole pixels.
  private func scaled(_ value: Value, _ member: Member, _ environment: ViewEnvironment) -> Value {
    guard environment.textSize != .large else { return value }
    let font = Font(.scaled(value.number, relativeTo: member.scaledStyle ?? .body))
    let pixels = request.scale > 0 ? request.scale : 1
    return .double((font.pointSize(at: environment.textSize) * pixels).rounded() / pixels)
  }

  // MARK: Changing an environment

  /// The environment after `.environment(\.path, value)`.
  package func setting(_ steps: [KeyPathStep], to value: Value, in environment: ViewEnvironment) throws(Stop)
    -> ViewEnvironment
  {
    guard case .environment(let changed) = try replacing(steps[...], in: .environment(environment), by: value) else {
      return environment
    }
    return changed
  }

}
