import Diagnostics
import LayoutEngine
import LayoutProgram

/// Callbacks from the engine into the running program during layout.
extension Run {
  func defaultValue(ofGenericID place: Int, _ axis: Axis, _ dimensions: ViewDimensions) -> Double {
    let known = alignmentKeys.genericIDs
    return known.indices.contains(place) ? defaultValue(of: known[place], axis, dimensions) : 0
  }

  /// Runs a guide's closure. The engine cannot stop in the middle, so the run keeps the first failure.
  func guide(_ function: FunctionValue, _ dimensions: ViewDimensions, at range: SourceRange?) -> Double {
    if failure != nil { return 0 }
    do throws(Stop) {
      return try call(function, [.dimensions(dimensions)], at: range).number
    } catch {
      failure = error
      return 0
    }
  }

  /// Calls a shape's own `sizeThatFits(_:)` for the engine.
  func answers(of member: Member, for instance: Instance) -> (ProposedViewSize) -> Size {
    { [weak self] proposal in
      guard let self, self.failure == nil else { return .zero }
      do throws(Stop) {
        let answer = try self.call(
          .member(member, receiver: .instance(instance)), [.proposal(proposal)], at: member.range)
        if case .size(let size) = answer { return size }
      } catch {
        self.failure = error
      }
      return .zero
    }
  }

  /// The `defaultValue` of an alignment ID for a view without a guide.
  func defaultValue(of id: Nominal, _ axis: Axis, _ dimensions: ViewDimensions) -> Double {
    guard let member = id.lookUp("defaultValue", isStatic: true).first(where: { !$0.isNative }) else { return 0 }
    let value = guide(.member(member, receiver: .metatype(id)), dimensions, at: member.range)
    return edits.isEmpty ? value : edits.value(value, ofDefault: key(.custom(id), axis), dimensions)
  }
}
