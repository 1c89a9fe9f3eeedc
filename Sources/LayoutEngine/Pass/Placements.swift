/// Where every view ended up, in the coordinates of the stage.
struct Placements {
  private let offers: ScratchMemory<Offer>
  /// Whether the frame of an endless view was replaced; only then a frame may be another size than the view answered.
  var isCutShort = false
  /// By node; an x of NaN for views that nobody placed.
  var frames: ContiguousArray<Rect>

  /// A proposal without what it was made from, in as little memory as possible: NaN for nothing.
  private struct Offer {
    var width = Offer.nobody
    var height = Double.nan

    /// A NaN that no proposal has, for views that nobody placed.
    private static let nobody = Double(nan: 1, signaling: false)
    var isPlaced: Bool { width.bitPattern != Offer.nobody.bitPattern }
  }

  func deallocate() { offers.deallocate() }

  /// What a view was offered in the end; nil if nobody placed it.
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
