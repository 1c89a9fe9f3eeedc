import LayoutEngine

/// A point of a view along an axis.
enum ViewPoint: CaseIterable {
  case start, middle, end

  /// As a share of the view's length.
  var share: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }

  /// `leading edge`, `middle`, `bottom`.
  func words(_ axis: Axis) -> String { self == .middle ? "middle" : self == .start ? axis.start : axis.end }

  /// In German, without its article: `die`.
  func german(_ axis: Axis) -> String { self == .middle ? "Mitte" : self == .start ? axis.germanStart : axis.germanEnd }
}
