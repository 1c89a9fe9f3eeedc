/// Who asked which view for which line when everything was put in its place, what the answer was, and where it came
/// from.
///
///     HStack(alignment: .eyes) {
///       Image.alignmentGuide(.eyes) { _ in 12 }      HStack asked Image for eyes: 12, set by hand
///       VStack { Text; Text.alignmentGuide(…) }      HStack asked VStack for eyes: 30, from the second Text
///       Spacer()                                     HStack asked Spacer for eyes: 0, the default of eyes
///     }
///
/// Nodes are indices as the builder gave them out. Only the final placement counts, not what containers tried before,
/// so that the same tree always gives the same trace; asks and guides are in the order of the tree.
public struct GuideTrace: Hashable, Sendable {
  /// One container, one line, one of the views that it lined up.
  public struct Ask: Hashable, Sendable {
    /// Who asked: a stack, a grid or one of its rows, a frame, an overlay or background, an inset, a layout written by
    /// hand; nil for the column around several roots.
    public var container: Int?
    /// Which line.
    public var key: AlignmentKey
    /// Who was asked. Frames and lazy containers also ask themselves, as if they were empty.
    public var child: Int?
    /// Where the line lies in the view that was asked, from its own leading or top edge.
    public var value: Double
    /// Where the value came from.
    public var origin: Origin
    /// Where the line of this view came to lie, in stage coordinates: an x or a y, as the key's axis says. What is
    /// lined up has the same number here: all views of a stack, the cells of a grid's row.
    public var line: Double
  }

  /// Where a value came from.
  public indirect enum Origin: Hashable, Sendable {
    /// The closure of an `alignmentGuide`, at this node.
    case explicit(guide: Int)
    /// The first or last line of a text or the baseline of a symbol, at this node.
    case textBaseline(text: Int)
    /// Values of several or one of the views inside a container, at this node.
    case combined(container: Int?, how: Combination, parts: [Part])
    /// A layout written by hand, at this node, answered for itself: its `explicitAlignment`.
    case layout(container: Int)
    /// Nobody set it: an edge or a centre, or the `defaultValue` of a custom alignment.
    case standard
  }

  /// How a container makes one value of those of its children.
  public enum Combination: String, Hashable, Sendable, CaseIterable {
    /// Of custom lines, the mean.
    case mean
    /// Of first baselines, the topmost.
    case minimum
    /// Of last baselines, the bottommost.
    case maximum
  }

  /// What one child gave to a combined value.
  public struct Part: Hashable, Sendable {
    /// The child.
    public var child: Int
    /// Where its line lies, from the container's own leading or top edge.
    public var value: Double
    /// Where that came from.
    public var origin: Origin
  }

  /// Everything that was asked in the final placement.
  public var asks: [Ask] = []
  /// Every `alignmentGuide` of the tree, with what became of it.
  public var guides: [Guide] = []

  /// A trace of nothing.
  public init() {}

  /// The guides that nobody asked for, not even while containers tried sizes, and that no outer guide hides.
  public var neverAsked: [Int] {
    guides.compactMap { if case .neverAsked = $0.fate { $0.node } else { nil } }
  }
}

extension GuideTrace.Origin {
  /// Whether the source has a part in it, and not only what views are by nature.
  public var isSet: Bool {
    switch self {
    case .explicit, .layout: true
    case .textBaseline, .standard: false
    case .combined(_, _, let parts): parts.contains { $0.origin.isSet }
    }
  }

  /// Every guide that the value was made from, in the order of the tree.
  public var guides: [Int] {
    switch self {
    case .explicit(let guide): [guide]
    case .combined(_, _, let parts): parts.flatMap(\.origin.guides)
    case .textBaseline, .layout, .standard: []
    }
  }
}
