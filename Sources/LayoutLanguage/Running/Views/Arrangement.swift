import LayoutEngine

/// A container that is more than a stack, before its alignment has become a key.
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

/// A `GridItem`, before its alignment has become a key.
struct GridItemValue {
  var thickness: GridTrack.Thickness
  var spacing: Double?
  var alignment: (AlignmentValue, AlignmentValue)?
}

/// Where in a `Section` a view stands.
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

  /// Sections are numbered in the order of the source.
  let section: Int
  let part: Part
}

extension Modifier {
  /// Whether the view has the same frame with and without it, so that it is still the same view to what is around.
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
