import Diagnostics
import LayoutChecking
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import SwiftSyntax

/// Writes direct manipulation of a scene into the learner's text.
///
///     let editing = SceneEditing(program, tree)
///     try editing.settingGuide(.leading, of: 3, to: .number(42)).edits      .alignmentGuide(.leading) { _ in 42 }
///     try editing.settingAlignment(of: 0, to: ".trailing").edits            VStack(alignment: .trailing)
///
/// Views that a `ForEach` or one of the program's view types creates several times share their source, and so its
/// edits.
public struct SceneEditing {
  let program: Program
  let tree: SceneTree
  private let deadline: Deadline?

  /// Prepares to edit a program through one of its scenes.
  ///
  /// - Parameters:
  ///   - tree: the tree of a scene of this very program.
  ///   - deadline: the time limit of each edit; nil leaves only the compiler's own budgets.
  public init(_ program: Program, _ tree: SceneTree, by deadline: Deadline? = nil) {
    self.program = program
    self.tree = tree
    self.deadline = deadline
  }

  /// The learner's text and its syntax tree.
  func learnersText() throws(EditRefusal) -> (source: SourceText, syntax: SourceFileSyntax) {
    guard let source = program.sources.first, let syntax = program.checked.learnersTree else { throw .doesNotFit }
    return (source, syntax)
  }

  /// The first of several drafts that compiles.
  ///
  /// - Complexity: each draft costs a check of the whole program.
  func first(of drafts: [EditDraft]) throws(EditRefusal) -> WrittenEdit {
    for draft in drafts {
      guard let changed = try? program.replacing(draft.edits, by: deadline) else { continue }
      return WrittenEdit(
        edits: draft.edits.inOrder, selection: draft.selection, node: draft.node, program: changed)
    }
    throw .doesNotFit
  }

  /// Why a node cannot be edited at all.
  func refusal(of node: Int) -> EditRefusal {
    guard tree.nodes.indices.contains(node) else { return .noView }
    let touched = tree.nodes[node]
    if let range = touched.range, range.file != 0 { return .isGiven }
    return touched.isImplied ? .isImplied(touched.kind.name) : .doesNotFit
  }
}

/// An edit whose result may not compile.
struct EditDraft {
  let edits: [TextEdit]
  /// The insertion offset of the new words in the unchanged text, and their range of bytes in that edit's text.
  let place: Int
  let words: Range<Int>
  let node: Int

  /// Makes a draft.
  ///
  /// - Parameters:
  ///   - main: the edit with the new words; nil if words are only removed.
  ///   - words: the new words in its text.
  init(_ edits: [TextEdit], main: TextEdit?, words: String, at node: Int) {
    self.edits = edits
    self.node = node
    place = main?.range.lower ?? edits.map(\.range.lower).min() ?? 0
    let text = Array((main?.text ?? "").utf8)
    let start = text.lastStart(of: Array(words.utf8)) ?? 0
    self.words = start..<(start + (main == nil ? 0 : words.utf8.count))
  }

  /// The range of the new words in the changed text.
  var selection: SourceRange {
    let moved = edits.filter { $0.range.lower < place }
      .reduce(0) { $0 + $1.text.utf8.count - ($1.range.upper - $1.range.lower) }
    return SourceRange(lower: place + moved + words.lowerBound, upper: place + moved + words.upperBound)
  }
}

extension [UInt8] {
  /// The last offset at which other bytes occur.
  fileprivate func lastStart(of other: [UInt8]) -> Int? {
    guard !other.isEmpty, count >= other.count else { return nil }
    return (0...(count - other.count)).last { self[$0..<($0 + other.count)].elementsEqual(other) }
  }
}
