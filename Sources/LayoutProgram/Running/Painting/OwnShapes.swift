import Diagnostics
import LayoutEngine

/// The program's own shapes. Their paths run once every frame is known, and only for drawings.
extension Run {
  /// The look of a value drawn as a shape; nil for anything else, and if nothing will be drawn.
  func ownLook(of instance: Instance) -> Look? {
    guard request.traced, instance.nominal.conforms(toNative: .shape) else { return nil }
    ownShapes.append(instance)
    return Look(.later(ownShapes.count - 1))
  }

  /// The outline of a shape value.
  package func shape(of value: Value?) -> Paint.Shape {
    guard let value else { return .rectangle }
    return view(from: value).look?.shape ?? .rectangle
  }

  /// The path of `path(in:)` in a frame of this size; nil if it fails, which does not affect layout.
  package func outline(of number: Int, in size: Size) -> Paint.Shape? {
    guard ownShapes.indices.contains(number) else { return nil }
    let instance = ownShapes[number]
    let members = instance.nominal.lookUp("path", isStatic: false)
    guard let member = members.first(where: { $0.kind == .method && !$0.isNative }) else { return nil }
    let range = instance.range ?? member.range
    do throws(Stop) {
      let frame = Value.rect(Rect(origin: .zero, size: size))
      let path = try call(.member(member, receiver: .instance(instance)), [frame], at: range)
      guard let elements = path.pathElements else { return nil }
      let behavior = try behavior(of: instance, at: range)
      return behavior == .mirrors ? .path(elements) : .behaving(.path(elements), behavior)
    } catch {
      return nil
    }
  }

  /// Whether the shape keeps its direction in right-to-left layout.
  private func behavior(of instance: Instance, at range: SourceRange?) throws(Stop) -> LayoutDirectionBehavior {
    let members = instance.nominal.lookUp("layoutDirectionBehavior", isStatic: false)
    guard let member = members.first(where: { !$0.isNative }) else { return .mirrors }
    return try call(.member(member, receiver: .instance(instance)), [], at: range).layoutDirectionBehavior ?? .mirrors
  }
}

extension Value {
  /// The value as a `LayoutDirectionBehavior`; nil for other values.
  package var layoutDirectionBehavior: LayoutDirectionBehavior? {
    guard case .token(let name) = self else { return nil }
    switch name {
    case "fixed": return .fixed
    case "mirrors": return .mirrors
    case "mirrors in leftToRight": return .mirrors(in: .leftToRight)
    default: return nil
    }
  }

  /// The elements of a `Path`; nil for other values, and for a path whose closure did not finish.
  package var pathElements: [PathElement]? {
    guard case .view(let view) = self, case .path(let elements)? = view.look?.shape else { return nil }
    return elements
  }
}
