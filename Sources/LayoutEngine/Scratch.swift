/// Memory for one layout that grows at its end and is used again and again.
///
/// Like an array, but an element is changed where it lies, without a look at whether somebody else holds the array; that
/// look, at every store, costs more than the arithmetic of a stack. Indices are checked in debug builds only, so they come
/// from a `Row` or another count of this memory and from nowhere else. Elements are plain numbers that need no goodbye.
struct Scratch<Element> {
  private var memory: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  /// - Parameter capacity: how many elements there will be, as a guess that may be generous: what is never written to takes
  ///   up addresses only, while growing leaves holes behind.
  init(capacity: Int = 64) { memory = .allocate(capacity: capacity) }

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
    if count == memory.count { grow(to: memory.count * 2) }
    memory.initializeElement(at: count, to: element)
    count += 1
  }

  mutating func append(_ element: Element, times: Int) {
    if memory.count - count < times { grow(to: count + times) }
    memory[count..<count + times].initialize(repeating: element)
    count += times
  }

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
