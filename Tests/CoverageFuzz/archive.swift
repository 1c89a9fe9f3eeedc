import Curriculum
import Diagnostics

/// The reader of packs: every list of bytes is refused, or its files lie in it under paths that leave no folder.
///
/// A check sum is hard to guess, so the same bytes are tried once more with the right one in every block.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArchive(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  expectSound(bytes)
  for block in stride(from: 0, to: count - 511, by: 512) {
    for index in 148..<156 { bytes[block + index] = 0x20 }
    var sum = bytes[block..<block + 512].reduce(0) { $0 + Int($1) }
    for index in (148..<154).reversed() {
      bytes[block + index] = UInt8(0x30 + sum % 8)
      sum /= 8
    }
    bytes[block + 154] = 0
  }
  expectSound(bytes)
  return 0
}

private func expectSound(_ bytes: [UInt8]) {
  guard let archive = try? TarArchive(bytes) else { return }
  for file in archive.files {
    precondition(file.content.lowerBound >= 0 && file.content.upperBound <= bytes.count)
    let path = file.path.text
    precondition(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."))
  }
}
