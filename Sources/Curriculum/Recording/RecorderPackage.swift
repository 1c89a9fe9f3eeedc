import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// A Swift package that lays out cases in Apple's SwiftUI on a Mac and records the frames of their views.
public struct RecorderPackage: Sendable {
  /// A case in the package.
  public struct Recorded: Sendable {
    /// The case's id.
    public var id: String
    /// The names of views that cannot be recorded.
    public var unrecorded: [String]
    fileprivate var name: String
    fileprivate var swift: String
  }

  /// A case that the package omits.
  public struct LeftOut: Sendable {
    /// The case's id.
    public var id: String
    /// The reason.
    public var reason: String
  }

  /// The recorded cases in the order in which they were given.
  public private(set) var recorded: [Recorded] = []
  /// The omitted cases in the order in which they were given.
  public private(set) var leftOut: [LeftOut] = []
  /// The number of moments after steps, which are not recorded.
  public var moments = 0

  /// A case that is recorded or omitted.
  public enum Entry: Sendable {
    case recorded(Recorded)
    case leftOut(LeftOut)
  }

  /// Makes a package of entries from `entry(for:number:)`.
  public init(_ entries: [Entry]) {
    for entry in entries {
      switch entry {
      case .recorded(let one): recorded.append(one)
      case .leftOut(let one): leftOut.append(one)
      }
    }
  }

  /// Makes a case's file.
  ///
  /// - Parameter number: a number that no other case of the package has.
  public static func entry(for example: LayoutCase, number: Int) -> Entry {
    let deadline = Deadline(seconds: LayoutCase.seconds)
    let name = "case\(String(number + 10_000).dropFirst())"
    let made = deadline.answer { () -> Entry in
      do throws(Problems) {
        let sources = [example.source] + (example.given.map { [$0] } ?? [])
        let program = try Program.compile(sources, by: deadline)
        var request = example.request
        request.traced = true
        request.deadline = deadline
        return file(example, name, program, request, try program.scene(for: request))
      } catch {
        return .leftOut(LeftOut(id: example.id, reason: error.firstWords))
      }
    }
    return made ?? .leftOut(LeftOut(id: example.id, reason: "it takes too long"))
  }

  private static func file(
    _ example: LayoutCase, _ name: String, _ program: Program, _ request: SceneRequest, _ scene: Scene
  ) -> Entry {
    do throws(RecordingObstacle) {
      let source = try program.recordingSource(for: request, showing: scene)
      var complete = example
      complete.request.stage = scene.stage
      let roots = scene.tree?.nodes.count { $0.parent == nil } ?? 1
      let file = CaseFile(example: complete, name: name, source: source, isSeveral: roots > 1)
      return .recorded(
        Recorded(id: example.id, unrecorded: source.unrecorded, name: name, swift: file.text))
    } catch {
      return .leftOut(LeftOut(id: example.id, reason: error.words))
    }
  }

  /// The file that marks a folder as a recording package, which may be overwritten.
  public static let mark = ".course-recorder"

  /// All files of the package, with their paths inside it.
  public var files: [(path: String, text: String)] {
    let list = recorded.map { "  \($0.name)," }.joined(separator: "\n")
    let all = """
      import Recorder

      /// Every case of the package, in the order of its files.
      @MainActor public let allCases: [RecordedCase] = [
      \(list)
      ]

      """
    return [
      (Self.mark, "Written by course export --recorder, which replaces the whole folder.\n"),
      ("Package.swift", RecorderText.manifest), ("README.md", RecorderReadMe(self).text), ("run", RecorderText.run),
      ("Sources/Recorder/Recorded.swift", RecorderText.recorded),
      ("Sources/Recorder/RecordedCase.swift", RecorderText.recordedCase),
      ("Sources/Recorder/Screen.swift", RecorderText.screen),
      ("Sources/Cases/AllCases.swift", all),
      ("Tests/RecordingTests/RecordingTests.swift", RecorderText.test),
    ] + recorded.map { ("Sources/Cases/\($0.name).swift", $0.swift) }
  }
}

extension Problems {
  /// The message of the first error.
  fileprivate var firstWords: String {
    let first = all.first { $0.severity == .error } ?? all.first
    return first.map(\.message.english) ?? "it does not run here"
  }
}

/// A case as a Swift file.
private struct CaseFile {
  var example: LayoutCase
  var name: String
  var source: RecordingSource
  var isSeveral: Bool

  var text: String {
    let request = example.request
    let size = request.stage ?? .zero
    let line = example.json
    let isMirrored = request.layoutDirection == .rightToLeft
    let shown = source.shown.map { "[\($0.map(\.swiftLiteral).joined(separator: ", "))]" }.joined(separator: ", ")
    return """
      // \(example.id.withoutLineBreaks)
      import Recorder
      import SwiftUI

      \(source.declarations)

      private let recordedAssets: [String: CGSize] = [\(assets(of: line))]
      private let recordedData = RecordedData([\(data(of: line))])

      @MainActor let \(name) = RecordedCase(
        id: \(example.id.swiftLiteral), size: CGSize(width: \(number(size.width)), height: \(number(size.height))),
        scale: \(number(request.scale)), isMirrored: \(isMirrored), textSize: .\(request.textSize.rawValue),
        isSeveral: \(isSeveral), shown: [\(shown)],
        request: \(line.compact.swiftLiteral)
      ) { AnyView(\(source.root)) }

      """
  }

  private func assets(of line: JSON) -> String {
    let list = (line["assets"]?.members ?? []).map { member in
      let numbers = member.value.elements?.compactMap(\.number) ?? []
      let size = zip(["width", "height"], numbers).map { "\($0): \(number($1))" }.joined(separator: ", ")
      return "\(member.key.swiftLiteral): CGSize(\(size))"
    }
    return list.isEmpty ? ":" : list.joined(separator: ", ")
  }

  private func data(of line: JSON) -> String {
    let list = (line["data"]?.members ?? []).map { member in
      "\(member.key.swiftLiteral): \((member.value.string ?? "").swiftLiteral)"
    }
    return list.isEmpty ? ":" : list.joined(separator: ", ")
  }

  private func number(_ value: Double) -> String { JSON.literal(for: value) }
}

extension String {
  fileprivate var withoutLineBreaks: String { String(map { $0.isNewline ? " " : $0 }) }
}
