import LayoutEngine

/// SwiftUI's names of lines.
package enum AlignmentNames {
  /// SwiftUI's names of lines along x.
  package static let horizontal: [(String, AlignmentKey)] = [
    ("leading", .leading), ("center", .horizontalCenter), ("trailing", .trailing),
  ]

  /// SwiftUI's names of lines along y.
  package static let vertical: [(String, AlignmentKey)] = [
    ("top", .top), ("center", .verticalCenter), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
  ]

  /// SwiftUI's names of both in one.
  package static let combined: [(String, Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing), ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline), ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
    ("leadingLastTextBaseline", .leadingLastTextBaseline), ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
    ("trailingLastTextBaseline", .trailingLastTextBaseline),
  ]
}
