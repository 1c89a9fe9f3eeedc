import LayoutEngine

/// A container other than a stack, before its alignment becomes a key.
enum Arrangement {
  case lazyStack(Axis, alignment: AlignmentValue, spacing: Double?, pinned: EdgeSet)
  case lazyGrid(Axis, items: [GridItemValue], alignment: AlignmentValue, spacing: Double?, pinned: EdgeSet)
  case viewThatFits(horizontal: Bool, vertical: Bool)
  case scroll(horizontal: Bool, vertical: Bool)

  var isScroll: Bool {
    if case .scroll = self { return true }
    return false
  }
}

/// A `GridItem`, before its alignment becomes a key.
package struct GridItemValue {
  var thickness: GridTrack.Thickness
  var spacing: Double?
  var alignment: (AlignmentValue, AlignmentValue)?
}

/// The part of a `Section` that a view belongs to.
struct SectionPart: Hashable {
  enum Part {
    case header, content, footer

    var position: Int {
      switch self {
      case .header: 0
      case .content: 1
      case .footer: 2
      }
    }
  }

  /// The section's number in source order.
  let section: Int
  let part: Part
}

extension Modifier {
  /// Whether the rule keeps the view's frame, so that the view keeps its identity for its surroundings.
  var keepsFrame: Bool {
    switch self {
    case .id, .identifier, .tag, .environment, .environmentValue, .transformEnvironment, .previewSize, .coordinateSpace,
      .handler, .paint:
      true
    case .alignmentGuide, .overlay, .background, .safeAreaPadding: true
    case .rule(.offset), .rule(.layoutPriority): true
    default: false
    }
  }
}

extension EdgeInsets {
  mutating func add(_ more: EdgeInsets) {
    top += more.top
    leading += more.leading
    bottom += more.bottom
    trailing += more.trailing
  }
}
