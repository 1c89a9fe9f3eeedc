/// Manually managed memory with one owner: a growing stack for a layout, or a fixed table for a prepared tree.
///
/// It works like an array, but without reference counting and exclusivity checks, which would cost more than a stack's
/// arithmetic.
///
/// The contract for users:
/// - Indices come from a `Row`, a node of the tree or another count of this memory; only debug builds check them.
/// - One owner calls `deallocate` once, and nobody reads a copy afterwards. Copies share their elements until one of
///   them grows.
/// - The buffer that `part` returns is valid until the next `append`.
/// - Elements are trivial types.
struct ScratchMemory<Element> {
  private var memory: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  /// - Parameter capacity: the expected number of elements. Be generous in a large tree: untouched memory costs only
  ///   addresses, while growing leaves holes. Be exact in a small tree, so that everything stays on the same few pages.
  init(capacity: Int = 0) { memory = .allocate(capacity: capacity) }

  /// Memory filled with one repeated element.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(element, times: count)
  }

  /// Frees the memory.
  func deallocate() { memory.deallocate() }

  @inline(__always) subscript(index: Int) -> Element {
    get { memory[index] }
    nonmutating _modify { yield &memory[index] }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == memory.count { grow(to: max(count * 2, 8)) }
    memory.initializeElement(at: count, to: element)
    count += 1
  }

  mutating func append(_ element: Element, times: Int) {
    if memory.count - count < times { grow(to: count + times) }
    memory[count..<count + times].initialize(repeating: element)
    count += times
  }

  /// Reserves room for at least this many elements.
  mutating func reserve(_ capacity: Int) { if memory.count < capacity { grow(to: capacity) } }

  /// Removes all elements from an index on.
  @inline(__always) mutating func removeAll(from index: Int) { count = index }

  /// A range of the elements, valid until the next `append`.
  func part(_ range: Range<Int>) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(rebasing: memory[range])
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    _ = larger.moveInitialize(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = larger
  }
}
