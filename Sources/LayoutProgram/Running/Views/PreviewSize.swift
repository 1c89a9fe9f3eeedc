import LayoutEngine

extension View {
  /// The stage that a preview asks for, from `.previewLayout(.fixed(…))`; nil where it asks for none.
  package var previewSize: Size? {
    switch content {
    case .modified(_, .previewSize(let size)): size
    case .modified(let inner, _): inner.previewSize
    case .group(let views): views.count == 1 ? views[0].previewSize : nil
    default: nil
    }
  }
}
