import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// A program with direct manipulation of its picture, and the edited text.
struct Touching {
  let program: Program
  let tree: SceneTree

  /// Makes a program from a `body`'s content, wrapped in a view type.
  init(_ body: String, more: String = "", given: String? = nil) throws {
    let text = "struct ContentView: View {\n  var body: some View {\n\(body)\n  }\n}\n\(more)"
    try self.init(text: text, given: given)
  }

  init(text: String, given: String? = nil) throws {
    let sources =
      [SourceText(name: "a.layout", text: text)] + (given.map { [SourceText(name: "given", text: $0)] } ?? [])
    program = try Program.compile(sources)
    tree = try #require(try program.scene(for: Self.request).tree)
  }

  static var request: SceneRequest {
    var request = SceneRequest(stage: Size(width: 300, height: 200))
    request.traced = true
    return request
  }

  var editing: SceneEditing { SceneEditing(program, tree) }

  /// The first node of that kind, or with that text.
  func node(_ name: String, at place: Int = 0) throws -> Int {
    let found = tree.nodes.indices.filter { index in
      tree.nodes[index].kind.name == name || tree.nodes[index].kind == .text(name)
    }
    return try #require(found.indices.contains(place) ? found[place] : nil)
  }

  /// The text after a guide was dragged.
  func guide(_ name: String, of node: Int, _ wish: GuideWish) throws -> String {
    let key = try #require(tree.keys(called: name).first)
    return text(after: try editing.settingGuide(key, of: node, to: wish))
  }

  func text(after edit: WrittenEdit) -> String { edit.program.sources.first?.text ?? "" }

  /// The lines that an edit adds or changes.
  func newLines(_ text: String) -> [String] {
    let old = (program.sources.first?.text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).insertions.compactMap { change in
      if case .insert(_, let line, _) = change { return String(line) }
      return nil
    }
  }
}
