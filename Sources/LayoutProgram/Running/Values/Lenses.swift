import Diagnostics
import LayoutEngine

/// Bindings to a part of another binding's value, or to two closures.
///
///     $model.name        the field of a struct or an object in a box
///     $names[2]          an element
///     Binding(get:set:)  two closures
///
/// Reading or writing through a binding may fail in the middle of an assignment; the run keeps the first failure.
package class Lens: Box {
  fileprivate weak var run: Run?
  fileprivate let base: Box?
  private let ownDepth: Int

  package override var depth: Int { ownDepth }
  package override var animation: SceneAnimation?? { base?.animation ?? nil }
  package override var stored: Value { base.map { .box($0) } ?? .void }
  /// Whether reading it calls a closure of the program.
  var isComputed: Bool { (base as? Lens)?.isComputed ?? false }

  fileprivate init(_ run: Run, through base: Box?) {
    self.run = run
    self.base = base
    ownDepth = (base?.depth ?? 0) + 1
    super.init(.void)
  }

  fileprivate func fail(_ stop: Stop) {
    if let run, run.failure == nil { run.failure = stop }
  }
}

/// A field of the struct or object in another box.
package final class FieldLens: Lens {
  private let index: Int

  package init(_ run: Run, _ base: Box, field index: Int) {
    self.index = index
    super.init(run, through: base)
  }

  package override var value: Value {
    get {
      guard let base, let run else { return .void }
      do throws(Stop) {
        let found = try run.field(of: base.value, index)
        if case .box(let box) = found { return box.value }
        return found
      } catch {
        fail(error)
        return .void
      }
    }
    set {
      guard let base else { return }
      switch base.value {
      case .instance(var instance):
        guard index < instance.fields.count else { return }
        if case .box(let box) = instance.fields[index] {
          box.value = newValue
        } else {
          instance.fields[index] = newValue
          base.value = .instance(instance)
        }
      case .object(let object):
        guard index < object.fields.count else { return }
        if case .box(let box) = object.fields[index] { box.value = newValue } else { object.fields[index] = newValue }
      default: return
      }
    }
  }
}

/// A property with a getter and a setter, of the value in another box.
package final class PropertyLens: Lens {
  package override var isComputed: Bool { true }
  private let member: Member

  package init(_ run: Run, _ base: Box, property member: Member) {
    self.member = member
    super.init(run, through: base)
  }

  package override var value: Value {
    get {
      guard let base, let run else { return .void }
      let holder = Frame(count: 1, parent: nil)
      holder.slots[0] = base.value
      do throws(Stop) {
        return try run.read(.computed(member, receiver: .local(depth: 0, slot: 0)), holder)
      } catch {
        fail(error)
        return .void
      }
    }
    set {
      guard let base, let run else { return }
      let holder = Frame(count: 1, parent: nil)
      holder.slots[0] = base.value
      do throws(Stop) {
        try run.store(newValue, in: .computed(member, receiver: .local(depth: 0, slot: 0)), holder)
        base.value = holder.slots[0]
      } catch {
        fail(error)
      }
    }
  }
}

/// An element of the array in another box.
package final class ElementLens: Lens {
  private let index: Int
  private let range: SourceRange?

  package init(_ run: Run, _ base: Box, element index: Int, at range: SourceRange?) {
    self.index = index
    self.range = range
    super.init(run, through: base)
  }

  package override var value: Value {
    get {
      guard let base, let run else { return .void }
      do throws(Stop) {
        return try run.element(of: base.value, at: .int(index), range)
      } catch {
        fail(error)
        return .void
      }
    }
    set {
      guard let base, case .array(var values) = base.value, values.indices.contains(index) else { return }
      values[index] = newValue
      base.value = .array(values)
    }
  }
}

/// A binding made of two closures: `Binding(get:set:)`.
package final class ClosureLens: Lens {
  package override var stored: Value { .function(getter) }
  package override var isComputed: Bool { true }
  private let getter: FunctionValue
  private let setter: FunctionValue
  /// Whether the setter also takes the transaction.
  private let handsTransaction: Bool
  private let range: SourceRange?

  package init(
    _ run: Run, get: FunctionValue, set: FunctionValue, handsTransaction: Bool = false, at range: SourceRange?
  ) {
    getter = get
    setter = set
    self.handsTransaction = handsTransaction
    self.range = range
    super.init(run, through: nil)
  }

  package override var value: Value {
    get {
      guard let run else { return .void }
      do throws(Stop) {
        return try run.call(getter, [], at: range)
      } catch {
        fail(error)
        return .void
      }
    }
    set {
      guard let run else { return }
      do throws(Stop) {
        let values = handsTransaction ? [newValue, run.events.transaction.value] : [newValue]
        _ = try run.call(setter, values, at: range)
      } catch {
        fail(error)
      }
    }
  }
}

/// A binding with an animation, `$isOpen.animation()`: writes through it animate.
package final class AnimatedLens: Lens {
  private let own: SceneAnimation?

  package init(_ run: Run, _ base: Box, animation: SceneAnimation?) {
    own = animation
    super.init(run, through: base)
  }

  package override var value: Value {
    get { base?.value ?? .void }
    set { base?.value = newValue }
  }

  package override var animation: SceneAnimation?? { .some(own) }
}

extension Run {
  /// The most nested bindings.
  private static let deepestLens = 1000

  /// The value of a box.
  package func read(_ box: Box) throws(Stop) -> Value {
    guard box is Lens else { return box.value }
    if box.depth > Self.deepestLens { throw tooDeep }
    try step(counting: box.depth)
    let value = box.value
    if let failure { throw failure }
    return value
  }

  /// Stores a value in a box; the views that show it will be rebuilt.
  package func write(_ value: Value, to box: Box) throws(Stop) {
    if box.depth > Self.deepestLens { throw tooDeep }
    try step(counting: box.depth)
    var transaction = events.transaction
    if let animation = box.animation, transaction == SceneTransaction() { transaction.animation = animation }
    if !events.bodies.isEmpty { noteChange(of: box) }
    try transacting(transaction) { () throws(Stop) in
      try willChange(box, to: value)
      box.value = value
    }
    if let failure { throw failure }
  }

  /// Records the changed box at the bottom, and the objects on the way there.
  private func noteChange(of box: Box) {
    var here = box
    while let lens = here as? Lens, let base = lens.base {
      if case .object(let object) = base.stored { events.changed.insert(ObjectIdentifier(object)) }
      here = base
    }
    events.changed.insert(ObjectIdentifier(here))
  }

  /// Setting an equal value is not a change.
  private func willChange(_ box: Box, to value: Value) throws(Stop) {
    if events.looksForRepeats, (box as? Lens)?.isComputed != true, box.value.equals(value) {
      events.repeatSet()
    } else {
      try willChange()
    }
  }

  private var tooDeep: Stop {
    Stop(.limit, LimitMessage.bindings(most: Self.deepestLens), at: latest)
  }
}

/// A part of the tuple in another box.
package final class TupleLens: Lens {
  private let index: Int

  package init(_ run: Run, _ base: Box, part index: Int) {
    self.index = index
    super.init(run, through: base)
  }

  package override var value: Value {
    get {
      guard case .tuple(let parts, _)? = base?.value, index < parts.count else { return .void }
      return parts[index]
    }
    set {
      guard let base, case .tuple(var parts, let labels) = base.value, index < parts.count else { return }
      parts[index] = newValue
      base.value = .tuple(parts, labels: labels)
    }
  }
}
