import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// The whole language, from a text to frames, on a thread with a large stack as a check has it: every program is shown,
/// or refused with words. Instrumented code is many times slower than a check, so it has ten seconds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLanguage(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let source = SourceText(name: "fuzz.layout", text: text)
  let answer = withDeadline(seconds: 10) { () -> Result<Scene, Problems> in
    do throws(Problems) {
      return .success(try Program.compile([source]).scene(for: SceneRequest(stage: Size(width: 320, height: 480))))
    } catch {
      return .failure(error)
    }
  }
  guard let answer else { preconditionFailure("no answer in ten seconds") }
  if case .failure(let problems) = answer {
    precondition(problems.all.contains { $0.severity == .error && !$0.message.isEmpty })
  }
  return 0
}
