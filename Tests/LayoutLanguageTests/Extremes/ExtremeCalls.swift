import Diagnostics
import Foundation
import LayoutEngine

@testable import LayoutLanguage
@testable import LayoutNatives
@testable import LayoutProgram

/// Generates calls of the natives, each with one extreme value as its receiver or an argument.
enum ExtremeCalls {
  static let all: [String] = {
    let vocabulary = Vocabulary(.shared)
    var calls: Set<String> = []
    for member in vocabulary.allMembers where member.native != nil {
      calls.formUnion(Self.calls(of: member, vocabulary.signature(of: member)))
    }
    return calls.sorted()
  }()

  /// One of `count` parts of the calls to try.
  static func sample(part: Int, of count: Int) -> [String] {
    let every = ProcessInfo.processInfo.environment["TEST_EVERYTHING"] == nil ? 8 : 1
    return all.enumerated().filter { $0.offset % (every * count) == part * every }.map(\.element)
  }

  // MARK: From a declaration to calls

  private static func calls(of member: Member, _ signature: Signature) -> [String] {
    guard !signature.isAsync, let name = callee(of: member) else { return [] }
    var values: [SampleValue] = []
    var labels: [String] = []
    let hasReceiver = member.owner != nil && !member.isStatic && member.kind != .initializer
    if hasReceiver {
      guard let owner = member.owner, let receiver = SampleValue.receiver(owner.qualifiedName) else { return [] }
      values.append(receiver)
    }
    let operands = name.allSatisfy { !$0.isLetter && $0 != "_" && $0 != "." && $0 != "[" }
    for parameter in signature.parameters {
      guard let value = SampleValue(parameter.type), !parameter.isInout else {
        if parameter.hasDefault { continue }
        return []
      }
      values.append(value)
      labels.append(parameter.label.map { "\($0): " } ?? "")
    }
    let isView = signature.result.isAnyView || signature.result.nominal?.isView == true
    return variants(of: values).map { written in
      let receiver = hasReceiver ? written[0] : nil
      let arguments = zip(labels, written.dropFirst(hasReceiver ? 1 : 0)).map(+)
      let call = operands ? written.joined(separator: " \(name) ") : text(member, name, receiver, arguments)
      return isView ? call : "_ = \(call)"
    }
  }

  private static func callee(of member: Member) -> String? {
    switch member.kind {
    case .initializer: member.owner?.qualifiedName
    case .subscripting: "[]"
    case .field, .computed, .method, .enumCase:
      if let owner = member.owner, member.isStatic, member.name.first?.isLetter == true {
        "\(owner.qualifiedName).\(member.name)"
      } else {
        member.name
      }
    }
  }

  private static func text(_ member: Member, _ name: String, _ receiver: String?, _ arguments: [String]) -> String {
    let list = arguments.joined(separator: ", ")
    let base = receiver.map { member.isMutating ? "changed(\($0))." : "(\($0))." } ?? ""
    if base.hasPrefix("changed"), let receiver {
      return "{ () -> Any in var it = \(receiver); let a: Any = it.\(name)(\(list)); _ = a; return it }()"
    }
    switch member.kind {
    case .subscripting: return "\(base.dropLast())[\(list)]"
    case .field, .computed: return base + name
    default: return "\(base)\(name)(\(list))"
    }
  }

  /// Each extreme value of each parameter, with ordinary values for the others.
  private static func variants(of values: [SampleValue]) -> [[String]] {
    let usual = values.map(\.usual)
    return values.indices.flatMap { place in
      values[place].extremes.map { extreme in
        var written = usual
        written[place] = extreme
        return written
      }
    }
  }

  // MARK: Running the calls

  /// Lays out the calls, each in a view of its own. Calls that the checker rejects are skipped: the lack of a
  /// sample value says nothing about the native.
  ///
  /// - Returns: the number of calls that were laid out or stopped with a message.
  static func show(_ calls: [String]) -> Int {
    var left = calls
    while !left.isEmpty {
      let lines = left.enumerated().map { number, call in
        call.hasPrefix("_ = ")
          ? "struct V\(number): View { var body: some View { let it: Any = \(call.dropFirst(4)); Text(\"\\(it)\") } }"
          : "struct V\(number): View { var body: some View { \(call) } }"
      }
      do throws(Problems) {
        let source = SourceText(name: "extremes.layout", text: lines.joined(separator: "\n"))
        let program = try Program.compile([source])
        for number in left.indices { show("V\(number)", of: program, left[number]) }
        return left.count
      } catch {
        let wrong = Set(
          error.all.compactMap { problem in problem.range.map { error.sources[0].line(at: $0.lower) - 1 } })
        guard !wrong.isEmpty else { return 0 }
        left = left.enumerated().filter { !wrong.contains($0.offset) }.map(\.element)
      }
    }
    return 0
  }

  private static func show(_ view: String, of program: Program, _ call: String) {
    // Before a crash, this is the last line.
    FileHandle.standardError.write(Data("\(call)\n".utf8))
    var request = SceneRequest(view: view)
    let deadline = Deadline(seconds: 10, memory: Deadline.usualMemory)
    request.deadline = deadline
    let asked = request
    let answer = deadline.answer { () -> Problem? in
      do throws(Problems) {
        _ = try program.scene(for: asked)
      } catch {
        // A message is as good as a scene, but for a bug that the course found in itself.
        return error.all.first { $0.kind == .fault }
      }
      return nil
    }
    guard let answer else { stop("never ends: \(call)") }
    if let fault = answer { stop("\(call): \(fault.message.english)") }
  }

  private static func stop(_ words: String) -> Never {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    exit(2)
  }
}
