/// The frames of all views, in stage coordinates.
struct Placements {
  private let offers: ScratchMemory<Offer>
  /// Whether an infinite frame was replaced; only then can a frame differ from the view's answered size.
  var isCutShort = false
  /// By node; an x of NaN if the view was not placed.
  var frames: ContiguousArray<Rect>

  /// A proposal without dependencies, in minimal memory; NaN means nil.
  private struct Offer {
    var width = Offer.nobody
    var height = Double.nan

    /// A NaN that differs from every proposal, for views that were not placed.
    private static let nobody = Double(nan: 1, signaling: false)
    var isPlaced: Bool { width.bitPattern != Offer.nobody.bitPattern }
  }

  func deallocate() { offers.deallocate() }

  /// The final proposal to a view; nil if the view was not placed.
  func offer(to node: Int) -> Proposal? {
    let offer = offers[node]
    return offer.isPlaced ? Proposal(widthOrNaN: offer.width, heightOrNaN: offer.height) : nil
  }

  @inline(__always) mutating func set(_ frame: Rect, _ offer: Proposal, of node: Int) {
    offers[node] = Offer(width: offer.lengthOrNaN(.horizontal), height: offer.lengthOrNaN(.vertical))
    frames[node] = frame
  }

  init(nodeCount: Int) {
    offers = ScratchMemory(repeating: Offer(), count: nodeCount)
    frames = ContiguousArray(repeating: Rect(x: .nan, y: 0, width: 0, height: 0), count: nodeCount)
  }
}
