/// The variables of one call; closures keep the frame they were made in.
///
/// A frame is one piece of memory with its variables at the end: calls make nothing as often as frames.
struct Frame {
  fileprivate struct Header {
    let count: Int
    let parent: Frame?
  }

  /// Gives the variables back with the frame.
  private final class Storage: ManagedBuffer<Header, Value> {
    deinit { _ = withUnsafeMutablePointers { $1.deinitialize(count: $0.pointee.count) } }
  }

  private let storage: ManagedBuffer<Header, Value>

  init(count: Int, parent: Frame?) {
    storage = Storage.create(minimumCapacity: count) { _ in Header(count: count, parent: parent) }
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
