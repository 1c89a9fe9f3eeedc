/// Memory of one owner, who gives it back: of a layout, where it grows at its end and is used again and again, or of
/// the prepared, where it is filled once.
///
/// Like an array, but an element is read and changed where it lies, without counting who holds the array and without a
/// look at whether somebody else does; either costs more than the arithmetic of a stack.
///
/// The contract of whoever uses it:
/// - Indices come from a `Row`, a node of the tree or another count of this memory; only debug builds check them.
/// - One owner calls `deallocate`, once, and nobody reads a copy afterwards. Copies share their elements, and lose each
///   other when one of them grows.
/// - What `part` gives is gone with the next `append`.
/// - Elements are plain numbers that need no goodbye.
struct ScratchMemory<Element> {
  private var memory: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  /// - Parameter capacity: how many elements there will be, as a guess. In a large tree it may be generous: what is
  ///   never
  ///   written to takes up addresses only, while growing leaves holes behind. In a small one everything lies on the
  /// same few
  ///   pages, and what is not needed pushes the rest apart.
  init(capacity: Int = 0) { memory = .allocate(capacity: capacity) }

  /// Memory that holds the same element some times over.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(element, times: count)
  }

  /// Gives the memory back; nothing may be read afterwards.
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

  /// Room for so many elements at least.
  mutating func reserve(_ capacity: Int) { if memory.count < capacity { grow(to: capacity) } }

  /// Forgets everything from an index on.
  @inline(__always) mutating func removeAll(from index: Int) { count = index }

  /// A part of the memory, until the next `append`.
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
