import LayoutEngine

extension View {
  /// The stage of a preview with `.previewLayout(.fixed(…))`; nil if it has none.
  package var previewSize: Size? {
    switch content {
    case .modified(_, .previewSize(let size)): size
    case .modified(let inner, _): inner.previewSize
    case .group(let views): views.count == 1 ? views[0].previewSize : nil
    default: nil
    }
  }
}
