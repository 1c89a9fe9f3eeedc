import CLinux
import Glibc

/// How much more memory a process may come to hold than it has at one moment.
///
/// Budgets count what a program makes; this is the net below them, for whatever nobody counted.
struct MemoryAllowance: Sendable {
  /// After so much more the allocator is asked to give back what nobody uses.
  private static let worthReturning = 8 << 20

  private let most: Int?
  private let before: Int

  /// Begins now.
  ///
  /// - Parameter most: in bytes; nil for as much as there is.
  init(_ most: Int?) {
    self.most = most
    before = most == nil ? 0 : Self.resident
  }

  var isUsedUp: Bool { most.map { Self.resident - before > $0 } ?? false }

  /// Hands free memory back to the machine, if there may be much of it: a process that answers for days must not stay
  /// as large as its largest answer.
  func giveBack() {
    if most != nil, Self.resident - before > Self.worthReturning { malloc_trim(0) }
  }

  /// The process's memory, in bytes; 0 where the system does not say.
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
