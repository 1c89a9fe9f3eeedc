import Diagnostics

/// The guard, its scanner, and the parts that it cuts: every text ends with parts that are all of it, or with a problem
/// inside of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGuard(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let source = SourceText(name: "fuzz.layout", text: text)
  do throws(Problem) {
    let parts = try SourceGuard.check(source, file: 0)
    var end = 0
    for part in parts {
      precondition(part.range.lowerBound == end && part.text(of: source.bytes).utf8.count == part.range.upperBound)
      end = part.range.upperBound
    }
    precondition(parts.isEmpty || end == source.bytes.count)
  } catch {
    precondition(!error.message.english.isEmpty && (error.range?.upper ?? 0) <= source.bytes.count + 1)
  }
  return 0
}
