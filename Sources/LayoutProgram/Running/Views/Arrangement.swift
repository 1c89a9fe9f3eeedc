import LayoutEngine

/// A container other than a stack, before its alignment becomes a key.
package enum Arrangement {
  case lazyStack(Axis, alignment: AlignmentValue, spacing: Double?, pinned: EdgeSet)
  case lazyGrid(Axis, items: [GridItemValue], alignment: AlignmentValue, spacing: Double?, pinned: EdgeSet)
  case viewThatFits(horizontal: Bool, vertical: Bool)
  case scroll(horizontal: Bool, vertical: Bool)

  package var isScroll: Bool {
    if case .scroll = self { return true }
    return false
  }
}

/// A `GridItem`, before its alignment becomes a key.
package struct GridItemValue {
  package var thickness: GridTrack.Thickness
  package var spacing: Double?
  package var alignment: (AlignmentValue, AlignmentValue)?

  package init(
    thickness: GridTrack.Thickness, spacing: Double? = nil, alignment: (AlignmentValue, AlignmentValue)? = nil
  ) {
    self.thickness = thickness
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The part of a `Section` that a view belongs to.
package struct SectionPart: Hashable {
  package enum Part {
    case header, content, footer

    package var position: Int {
      switch self {
      case .header: 0
      case .content: 1
      case .footer: 2
      }
    }
  }

  /// The section's number in source order.
  package let section: Int
  package let part: Part

  package init(section: Int, part: Part) {
    self.section = section
    self.part = part
  }
}

extension Modifier {
  /// Whether the rule keeps the view's frame, so that the view keeps its identity for its surroundings.
  package var keepsFrame: Bool {
    switch self {
    case .id, .identifier, .tag, .environment, .environmentValue, .transformEnvironment, .previewSize, .coordinateSpace,
      .handler, .paint, .navigationBar:
      true
    case .alignmentGuide, .overlay, .background, .safeAreaPadding: true
    case .rule(.offset), .rule(.layoutPriority): true
    default: false
    }
  }
}

extension EdgeInsets {
  package mutating func add(_ more: EdgeInsets) {
    top += more.top
    leading += more.leading
    bottom += more.bottom
    trailing += more.trailing
  }
}
