import LayoutEngine

/// SwiftUI's names of lines.
package enum AlignmentNames {
  /// The alignment lines along x, by their SwiftUI names.
  package static let horizontal: [(String, AlignmentKey)] = [
    ("leading", .leading), ("center", .horizontalCenter), ("trailing", .trailing),
  ]

  /// The alignment lines along y, by their SwiftUI names.
  package static let vertical: [(String, AlignmentKey)] = [
    ("top", .top), ("center", .verticalCenter), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
  ]

  /// The combined alignments, by their SwiftUI names.
  package static let combined: [(String, Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing), ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline), ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
    ("leadingLastTextBaseline", .leadingLastTextBaseline), ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
    ("trailingLastTextBaseline", .trailingLastTextBaseline),
  ]
}
