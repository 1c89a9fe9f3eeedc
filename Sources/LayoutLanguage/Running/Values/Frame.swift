/// The variables of one call; closures keep the frame they were made in.
///
/// A frame is one piece of memory with its variables at the end: calls make nothing as often as frames.
struct Frame {
  fileprivate struct Header {
    let count: Int
    let parent: Frame?
    /// The parent's memory, for a look at it in passing: the frame holds its parent, so nobody else has to meanwhile.
    let outer: Unmanaged<ManagedBuffer<Header, Value>>?
    /// The place in the list of the frames that closures keep; nil as long as none does.
    var link: UnsafeMutablePointer<FrameList.Link>?
  }

  /// Gives the variables back with the frame.
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

  /// A frame with these variables and nothing around it.
  init(_ values: [Value]) {
    self.init(count: values.count, parent: nil)
    for (slot, value) in values.enumerated() { slots[slot] = value }
  }

  /// The frame of the function around this one.
  var parent: Frame? { storage.withUnsafeMutablePointerToHeader { $0.pointee.parent } }

  var slots: Slots { Slots(storage: storage) }

  /// A variable of a frame so many functions outwards, or of the outermost one.
  ///
  /// Read and written all the time; the frames on the way there are not held, which would take longer than the rest.
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

  /// Notes that a closure keeps this frame, and with it those around.
  func join(_ list: FrameList) {
    storage.withUnsafeMutablePointerToHeader { header in
      if header.pointee.link != nil { return }
      header.pointee.link = list.insert(storage)
      header.pointee.parent?.join(list)
    }
  }

  /// The variables, by number. One that is not there reads as nothing and keeps nothing.
  struct Slots {
    fileprivate let storage: ManagedBuffer<Header, Value>

    var count: Int { storage.withUnsafeMutablePointerToHeader { $0.pointee.count } }

    // By pointers: to read the header as a property is announced to the runtime each time, and takes longer than the
    // rest.
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

/// The frames of one run that closures keep, as long as they are there.
///
/// A function declared inside another lies in a variable of the frame that it keeps, and so may any closure: such
/// frames would never be given back. The list holds none of them; when the run ends, those that are left lose their
/// variables.
final class FrameList {
  /// A frame's place in the list. The frame takes it out when it goes, the list when the list goes.
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

  /// Takes the variables of all frames that are left, and lets the frames go.
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
