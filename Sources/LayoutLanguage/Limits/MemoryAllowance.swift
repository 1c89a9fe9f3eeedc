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
  /// - Parameter most: the limit in bytes; nil for no limit.
  init(_ most: Int?) {
    self.most = most
    before = most == nil ? 0 : Self.resident
  }

  var isUsedUp: Bool { most.map { Self.resident - before > $0 } ?? false }

  /// Returns free memory to the system if there may be much of it: a server must not stay as large as its largest
  /// answer.
  func giveBack() {
    if most != nil, Self.resident - before > Self.worthReturning { malloc_trim(0) }
  }

  /// The process's resident memory in bytes; 0 if the system does not report it.
  private static var resident: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    let numbers = bytes.prefix(max(count, 0)).split(separator: UInt8(ascii: " "))
    guard numbers.count > 1, let pages = Int(String(decoding: numbers[1], as: UTF8.self)) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
