import CLinux
import Glibc

/// Limits how much a process may grow from now on.
///
/// Budgets count what a program allocates; this is the safety net for everything uncounted.
struct MemoryAllowance: Sendable {
  /// After this much growth, `giveBack` asks the allocator to return free memory.
  private static let worthReturning = 8 << 20

  private let most: Int?
  private let before: Int

  /// Starts measuring.
  ///
  /// - Parameter most: the limit in bytes; nil for no limit. If the address space is limited (`ulimit -v`), the limit
  ///   is at most a third of the rest: the stack takes half of the rest, and a failed allocation would end the process.
  init(_ most: Int?) {
    self.most = most.map { most in ProcessMemory.addressSpaceLeft.map { min(most, $0 / 3) } ?? most }
    before = most == nil ? 0 : ProcessMemory.resident
  }

  var isUsedUp: Bool { most.map { ProcessMemory.resident - before > $0 } ?? false }

  /// Returns free memory to the system if there may be much of it: a server must not stay as large as its largest
  /// answer.
  func giveBack() {
    if most != nil, ProcessMemory.resident - before > Self.worthReturning { malloc_trim(0) }
  }
}
