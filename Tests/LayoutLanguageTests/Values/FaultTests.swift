import Diagnostics
import Testing

@testable import LayoutNatives
@testable import LayoutProgram

/// A native that gets another argument than its declaration promises: a bug in the course, never a silent value.
@Suite struct FaultTests {
  private func answer(_ key: String, _ arguments: [Value?]) throws -> Value {
    let native = try #require(NativeTable.shared.native(key))
    let run = Run(Vocabulary(.shared).types, globalCount: 0, request: SceneRequest(), sourceCount: 1)
    return try native.work.answer(run, Arguments(values: arguments, range: nil))
  }

  @Test func anotherArgumentIsAFault() throws {
    let calls: [(String, [Value?])] = [
      // A required argument is missing, or has another type.
      ("Font.bold()", [nil]), ("Font.bold()", [.int(1)]), ("Optional.map(_:)", [.some(.int(1)), .int(2)]),
      ("Color.opacity(_:)", [.int(1), .double(0.5)]), ("LayoutSubview.priority", [.int(1)]),
      ("Range.lowerBound", [.string("")]), ("Result.get()", [.array([])]),
      // An argument that a call may omit has another type.
      ("Color.opacity(_:)", [.color(ColorValue(name: "red", opacity: 1)), .string("")]),
    ]
    for (key, arguments) in calls {
      let stop = try #require(throws: Stop.self) { _ = try answer(key, arguments) }
      #expect(stop.problem.kind == .fault, "\(key)")
      #expect(stop.problem.message.english.contains("the course has a bug: argument"), "\(key)")
      #expect(stop.problem.notes.count == 1, "\(key)")
    }
  }

  @Test func anOmittedArgumentIsNone() throws {
    guard case .color(let color) = try answer("Color.init(white:opacity:)", [.double(1), nil]) else {
      Issue.record("no color")
      return
    }
    #expect(color.opacity == 1)
  }
}
