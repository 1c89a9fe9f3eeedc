import LayoutEngine
import LayoutProgram

/// Names the program's own alignment lines.
extension Run {
  /// A line for each axis and each type used as an ID, named after the static member of `HorizontalAlignment` or
  /// `VerticalAlignment` for it, if there is one.
  func sceneKeys(_ identifiers: [Nominal], in vocabulary: Vocabulary) -> [SceneKey] {
    var found: [SceneKey] = []
    for (axis, type) in [(Axis.horizontal, "HorizontalAlignment"), (.vertical, "VerticalAlignment")] {
      let names = vocabulary.types[type].map { memberNames(of: $0) } ?? [:]
      for id in identifiers + alignmentKeys.genericIDs {
        guard let key = alignmentKeys[id, axis] else { continue }
        let name = names[id].map { "." + $0 } ?? id.nameWithArguments
        found.append(SceneKey(key: key, name: name, identifier: id.qualifiedName, range: id.range))
      }
    }
    return found
  }

  /// For each ID, the first static member in the source with its alignment.
  private func memberNames(of type: Nominal) -> [Nominal: String] {
    let own = type.members.values.joined().filter { member in
      guard member.isStatic, !member.isNative, case .known(let known) = member.typeState else { return false }
      return known.isNative(called: type.name)
    }
    let inOrder = own.sorted {
      ($0.range?.file ?? 0, $0.range?.lower ?? 0) < ($1.range?.file ?? 0, $1.range?.lower ?? 0)
    }
    var names: [Nominal: String] = [:]
    for member in inOrder {
      guard case .custom(let id)? = alignment(standingFor: member), names[id] == nil else { continue }
      names[id] = member.name
    }
    return names
  }

  /// The alignment value of a static property. Evaluates a property that layout did not need.
  private func alignment(standingFor member: Member) -> AlignmentValue? {
    let value: Value
    do throws(Stop) {
      switch member.kind {
      case .field: value = try global(member)
      case .computed:
        value = try call(
          .member(member, receiver: member.owner.map { .metatype($0) }), [],
          at: member.range)
      default: return nil
      }
    } catch {
      return nil
    }
    switch value {
    case .horizontalAlignment(let alignment), .verticalAlignment(let alignment): return alignment
    default: return nil
    }
  }
}
