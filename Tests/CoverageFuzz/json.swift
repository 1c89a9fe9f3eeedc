import Diagnostics

/// The reader of JSON: what it accepts it reads again from its own writing, and what it refuses has a place in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let source = SourceText(name: "fuzz.json", text: text)
  do throws(Problem) {
    let compact = try JSON.read(source).compact
    let again = try? JSON.read(SourceText(name: "again.json", text: compact)).compact
    precondition(again == compact, "\(compact) is read as \(again ?? "nothing")")
  } catch {
    precondition(!error.message.english.isEmpty && (error.range?.lower ?? 0) <= source.bytes.count)
  }
  return 0
}
