import Glibc

/// This process's memory, as the system reports it.
enum ProcessMemory {
  /// The resident bytes; 0 if the system does not report them.
  static var resident: Int { pages?.resident ?? 0 }

  /// The bytes of address space that a limit (`ulimit -v`) still leaves; nil without a limit.
  static var addressSpaceLeft: Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, let most = Int(exactly: limit.rlim_cur),
      let size = pages?.size
    else { return nil }
    return max(most - size, 0)
  }

  private static var pages: (size: Int, resident: Int)? {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    let numbers = bytes.prefix(max(count, 0)).split(separator: UInt8(ascii: " "))
      .prefix(2).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 2 else { return nil }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    return (numbers[0] * page, numbers[1] * page)
  }
}
