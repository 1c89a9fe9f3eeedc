/// The variables of one call; closures keep the frame in which they were created.
///
/// A frame is one allocation with its variables at the end, because calls allocate nothing as often as frames.
package struct Frame {
  fileprivate struct Header {
    let count: Int
    let parent: Frame?
    /// The parent's memory, unretained for fast access: the frame retains its parent anyway.
    let outer: Unmanaged<ManagedBuffer<Header, Value>>?
    /// The place in the list of captured frames; nil if no closure keeps this frame.
    var link: UnsafeMutablePointer<FrameList.Link>?
  }

  /// Releases the variables with the frame.
  private final class Storage: ManagedBuffer<Header, Value> {
    deinit {
      withUnsafeMutablePointers { header, values in
        if let link = header.pointee.link { FrameList.remove(link) }
        _ = values.deinitialize(count: header.pointee.count)
      }
    }
  }

  private let storage: ManagedBuffer<Header, Value>

  init(count: Int, parent: Frame?) {
    storage = Storage.create(minimumCapacity: count) { _ in
      Header(count: count, parent: parent, outer: parent.map { .passUnretained($0.storage) }, link: nil)
    }
    storage.withUnsafeMutablePointerToElements { $0.initialize(repeating: .void, count: count) }
  }

  /// A frame with these variables and no parent.
  init(_ values: [Value]) {
    self.init(count: values.count, parent: nil)
    for (slot, value) in values.enumerated() { slots[slot] = value }
  }

  /// The frame of the surrounding function.
  var parent: Frame? { storage.withUnsafeMutablePointerToHeader { $0.pointee.parent } }

  var slots: Slots { Slots(storage: storage) }

  /// A variable of the frame that many functions outward, or of the outermost one.
  ///
  /// This is a hot path: it does not retain the frames in between, which would take longer than the rest.
  subscript(depth: Int, slot: Int) -> Value {
    get {
      if depth == 0 { return slots[slot] }
      return holder(depth)._withUnsafeGuaranteedRef { Slots(storage: $0)[slot] }
    }
    nonmutating set {
      if depth == 0 {
        slots[slot] = newValue
      } else {
        holder(depth)._withUnsafeGuaranteedRef { Slots(storage: $0)[slot] = newValue }
      }
    }
  }

  @inline(__always)
  private func holder(_ depth: Int) -> Unmanaged<ManagedBuffer<Header, Value>> {
    var holder = Unmanaged.passUnretained(storage)
    for _ in 0..<depth {
      guard
        let outer = holder._withUnsafeGuaranteedRef({ storage in
          storage.withUnsafeMutablePointerToHeader { $0.pointee.outer }
        })
      else { break }
      holder = outer
    }
    return holder
  }

  /// Records that a closure keeps this frame, and with it those around.
  func join(_ list: FrameList) {
    storage.withUnsafeMutablePointerToHeader { header in
      if header.pointee.link != nil { return }
      header.pointee.link = list.insert(storage)
      header.pointee.parent?.join(list)
    }
  }

  /// The variables by index. Reading out of range gives void; writing is ignored.
  struct Slots {
    fileprivate let storage: ManagedBuffer<Header, Value>

    var count: Int { storage.withUnsafeMutablePointerToHeader { $0.pointee.count } }

    // Uses pointers: access to the header as a property makes the runtime check exclusivity each time, which takes
    // longer than the rest.
    subscript(slot: Int) -> Value {
      get {
        storage.withUnsafeMutablePointers { header, values in
          slot >= 0 && slot < header.pointee.count ? values[slot] : .void
        }
      }
      nonmutating set {
        storage.withUnsafeMutablePointers { header, values in
          if slot >= 0, slot < header.pointee.count { values[slot] = newValue }
        }
      }
    }
  }
}

/// The captured frames of one run that still exist.
///
/// A local function is stored in a variable of the frame that it captures, and so may any closure: such cycles would
/// leak. The list retains no frame; when the run ends, the remaining frames lose their variables.
final class FrameList {
  /// A frame's place in the list. The frame removes it on deallocation, the list when the run ends.
  fileprivate struct Link {
    let frame: Unmanaged<ManagedBuffer<Frame.Header, Value>>
    let list: Unmanaged<FrameList>
    var previous: UnsafeMutablePointer<Link>?
    var next: UnsafeMutablePointer<Link>?
  }

  private var first: UnsafeMutablePointer<Link>?

  deinit { clear() }

  fileprivate func insert(_ frame: ManagedBuffer<Frame.Header, Value>) -> UnsafeMutablePointer<Link> {
    let link = UnsafeMutablePointer<Link>.allocate(capacity: 1)
    link.initialize(to: Link(frame: .passUnretained(frame), list: .passUnretained(self), next: first))
    first?.pointee.previous = link
    first = link
    return link
  }

  fileprivate static func remove(_ link: UnsafeMutablePointer<Link>) {
    let (previous, next) = (link.pointee.previous, link.pointee.next)
    next?.pointee.previous = previous
    if let previous {
      previous.pointee.next = next
    } else {
      link.pointee.list.takeUnretainedValue().first = next
    }
    link.deallocate()
  }

  /// Clears the variables of all remaining frames.
  func clear() {
    var left: [ManagedBuffer<Frame.Header, Value>] = []
    while let link = first {
      let frame = link.pointee.frame.takeUnretainedValue()
      left.append(frame)
      Self.remove(link)
      frame.withUnsafeMutablePointerToHeader { $0.pointee.link = nil }
    }
    for frame in left {
      frame.withUnsafeMutablePointers { header, values in
        for slot in 0..<header.pointee.count { values[slot] = .void }
      }
    }
  }
}
