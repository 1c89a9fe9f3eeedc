/// The cache of lengths that views answered.
///
/// Each view has a short list of answers per axis. An answer matches a proposal if the lengths that it depends on are
/// equal; the others are ignored.
///
/// - Complexity: linear in the list, which has three or four entries in ordinary trees and at most a few hundred.
struct SizeCache {
  private struct Entry {
    var width: UInt64
    var height: UInt64
    var value: Double
    var next: Int32
    var reads: Reads
    /// The length of the list from this entry on.
    var listLength: UInt16
  }

  /// The newest entry of a view for its width and its height; -1 if there is none.
  private struct Heads {
    var width: Int32 = -1
    var height: Int32 = -1
  }

  /// Most views never need an entry, so a node stores only the position of its heads.
  private var places: ScratchMemory<Int32>
  private var heads = ScratchMemory<Heads>()
  private var entries: ScratchMemory<Entry>

  init(nodeCount: Int) {
    places = ScratchMemory(repeating: -1, count: nodeCount)
    entries = ScratchMemory(capacity: 8 + nodeCount / 4)
  }

  func deallocate() {
    places.deallocate()
    heads.deallocate()
    entries.deallocate()
  }

  private func head(_ axis: Axis, _ node: Int) -> Int32 {
    let place = places[node]
    if place < 0 { return -1 }
    return axis == .horizontal ? heads[Int(place)].width : heads[Int(place)].height
  }

  private mutating func setHead(_ axis: Axis, _ node: Int, _ entry: Int32) {
    if places[node] < 0 {
      places[node] = Int32(truncatingIfNeeded: heads.count)
      heads.append(Heads())
    }
    let place = Int(places[node])
    if axis == .horizontal { heads[place].width = entry } else { heads[place].height = entry }
  }

  func find(_ axis: Axis, of node: Int, in proposal: Proposal) -> TrackedLength? {
    var index = head(axis, node)
    guard index >= 0 else { return nil }
    let width = proposal.widthBits
    let height = proposal.heightBits
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.width == width || !entry.reads.contains(.width),
        entry.height == height || !entry.reads.contains(.height)
      {
        return TrackedLength(entry.value, reads: entry.reads)
      }
      index = entry.next
    }
    return nil
  }

  /// The number of different proposals that the view has answered.
  func count(_ axis: Axis, of node: Int) -> Int {
    let head = head(axis, node)
    return head < 0 ? 0 : Int(entries[Int(head)].listLength)
  }

  /// An earlier answer for the same length along the axis, else the newest.
  func nearest(_ axis: Axis, of node: Int, in proposal: Proposal) -> TrackedLength {
    var index = head(axis, node)
    guard index >= 0 else { return TrackedLength(0) }
    let newest = entries[Int(index)]
    let wanted = axis == .horizontal ? proposal.widthBits : proposal.heightBits
    while index >= 0 {
      let entry = entries[Int(index)]
      if (axis == .horizontal ? entry.width : entry.height) == wanted {
        return TrackedLength(entry.value, reads: .both)
      }
      index = entry.next
    }
    return TrackedLength(newest.value, reads: .both)
  }

  /// The number of answers so far.
  var total: Int { entries.count }

  /// Removes all but the first `total` answers.
  ///
  /// - Complexity: linear in the number of views.
  mutating func removeAll(since total: Int) {
    for place in 0..<heads.count {
      while Int(heads[place].width) >= total { heads[place].width = entries[Int(heads[place].width)].next }
      while Int(heads[place].height) >= total { heads[place].height = entries[Int(heads[place].height)].next }
    }
    entries.removeAll(from: total)
  }

  /// Caches an additional answer unless it is already cached.
  mutating func keepIfNew(_ answer: TrackedLength, _ axis: Axis, of node: Int, in proposal: Proposal) {
    if !answer.value.isNaN, find(axis, of: node, in: proposal) == nil { keep(answer, axis, of: node, in: proposal) }
  }

  mutating func keep(_ answer: TrackedLength, _ axis: Axis, of node: Int, in proposal: Proposal) {
    let head = head(axis, node)
    guard let place = Int32(exactly: entries.count) else { return }
    let length = head < 0 ? 0 : entries[Int(head)].listLength
    entries.append(
      Entry(
        width: proposal.widthBits, height: proposal.heightBits, value: answer.value, next: head,
        reads: answer.reads, listLength: length &+ 1))
    setHead(axis, node, place)
  }
}

/// The cache of line positions, so that no guide runs twice for one proposal.
struct GuideAnswers {
  /// The kind of question about a line.
  enum Question: UInt8 {
    /// Is there an explicit value in this view?
    case explicit
    /// What is the default position?
    case standard
    /// What is the position in an empty view of a frame's size?
    case blank
  }

  /// The state of a cached line.
  enum Knowledge {
    case nothing
    case known(GuideAnswer)
    /// In progress: asking now is a self-reference.
    case running
  }

  private struct Entry {
    let width: UInt64
    let height: UInt64
    var value = 0.0
    let next: Int32
    let key: UInt16
    let question: Question
    var state: State

    /// The answer's dependencies and flags, in one byte.
    struct State: OptionSet {
      let rawValue: UInt8
      static let readsWidth = State(rawValue: Reads.width.rawValue)
      static let readsHeight = State(rawValue: Reads.height.rawValue)
      static let hasValue = State(rawValue: 4)
      static let isRunning = State(rawValue: 8)
    }

    var answer: GuideAnswer {
      GuideAnswer(
        state.contains(.hasValue) ? value : nil, reads: Reads(rawValue: state.rawValue).intersection(.both))
    }

    func isAbout(_ question: Question, _ key: AlignmentKey) -> Bool {
      self.key == key.index && self.question == question
    }
  }

  private let nodeCount: Int
  /// The newest entry of each view. Empty, like the entries, until the first question about a line.
  private var heads = ScratchMemory<Int32>()
  private var entries = ScratchMemory<Entry>()

  init(nodeCount: Int) { self.nodeCount = nodeCount }

  func deallocate() {
    heads.deallocate()
    entries.deallocate()
  }

  private func head(_ node: Int) -> Int32 { node < heads.count ? heads[node] : -1 }

  func find(_ question: Question, _ key: AlignmentKey, of node: Int, in proposal: Proposal) -> Knowledge {
    let width = proposal.widthBits
    let height = proposal.heightBits
    var index = head(node)
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.isAbout(question, key), entry.width == width || !entry.state.contains(.readsWidth),
        entry.height == height || !entry.state.contains(.readsHeight)
      {
        return entry.state.contains(.isRunning) ? .running : .known(entry.answer)
      }
      index = entry.next
    }
    return .nothing
  }

  /// The number of questions about the view's lines that have been answered.
  func count(_ node: Int) -> Int {
    var count = 0
    var index = head(node)
    while index >= 0 {
      count += 1
      index = entries[Int(index)].next
    }
    return count
  }

  /// Whether a question about a line of the view has ever been answered.
  func contains(_ question: Question, _ key: AlignmentKey, of node: Int) -> Bool {
    var index = head(node)
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.isAbout(question, key) { return true }
      index = entry.next
    }
    return false
  }

  /// An earlier answer to the same question for any proposal, if there is one.
  func nearest(_ question: Question, _ key: AlignmentKey, of node: Int) -> GuideAnswer? {
    var index = head(node)
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.isAbout(question, key), !entry.state.contains(.isRunning) {
        return GuideAnswer(entry.answer.value, reads: .both)
      }
      index = entry.next
    }
    return nil
  }

  /// Marks a question as in progress; `finish` stores the answer.
  mutating func begin(_ question: Question, _ key: AlignmentKey, of node: Int, in proposal: Proposal) -> Int {
    if heads.count == 0 { makeRoom() }
    let place = entries.count
    entries.append(
      Entry(
        width: proposal.widthBits, height: proposal.heightBits, next: heads[node], key: key.index, question: question,
        state: [.readsWidth, .readsHeight, .isRunning]))
    if let index = Int32(exactly: place) { heads[node] = index }
    return place
  }

  private mutating func makeRoom() {
    heads.append(-1, times: nodeCount)
    entries.reserve(8 + nodeCount / 2)
  }

  mutating func finish(_ place: Int, with answer: GuideAnswer) {
    entries[place].value = answer.value ?? 0
    entries[place].state = Entry.State(rawValue: answer.reads.rawValue)
    if answer.value != nil { entries[place].state.insert(.hasValue) }
  }

  /// The number of answered questions so far.
  var total: Int { entries.count }

  /// Removes all but the first `total` answers; none may be in progress.
  ///
  /// - Complexity: linear in the number of views.
  mutating func removeAll(since total: Int) {
    for node in 0..<heads.count {
      while Int(heads[node]) >= total { heads[node] = entries[Int(heads[node])].next }
    }
    entries.removeAll(from: total)
  }

  /// Removes the newest question, as if nobody had asked it.
  mutating func forget(_ place: Int, of node: Int) {
    heads[node] = entries[place].next
    entries.removeAll(from: place)
  }
}
