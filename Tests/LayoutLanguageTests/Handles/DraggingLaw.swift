import Diagnostics
import LayoutEngine

@testable import LayoutEditing
@testable import LayoutLanguage
@testable import LayoutProgram

/// Drags guides of every view of a program, and checks that each ends where it was dragged.
struct DraggingLaw {
  private let program: Program
  private let request: SceneRequest
  private let tree: SceneTree
  private static let wanted = 37.0

  init?(_ program: Program, _ request: SceneRequest) throws {
    self.program = program
    self.request = request
    guard let tree = try program.scene(for: request).tree else { return nil }
    self.tree = tree
  }

  /// The violations of the law.
  ///
  /// - Parameter most: the maximum number of views to try, spread over the tree.
  func findings(most: Int) -> [String] {
    var known: Set<Place> = []
    let places = tree.nodes.indices.filter { index in
      let node = tree.nodes[index]
      guard node.isShown, !node.isImplied, let range = node.range, range.file == 0 else { return false }
      return known.insert(Place(range: range, name: node.kind.name)).inserted
    }
    let step = max(1, places.count / most)
    return stride(from: 0, to: places.count, by: step).flatMap { number in
      keys(of: places[number]).flatMap { findings(dragging: places[number], $0) }
    }
  }

  private struct Place: Hashable {
    let range: Diagnostics.SourceRange
    let name: String
  }

  /// A line that some container asks the view for, and one that possibly none asks for.
  private func keys(of node: Int) -> [AlignmentKey] {
    let asked = tree.asks.first { $0.child == node && $0.container != node && tree.canWrite($0.key) }?.key
    let other = AlignmentKey.leading
    return asked == other || asked == nil ? [other] : [asked ?? other, other]
  }

  private func findings(dragging node: Int, _ key: AlignmentKey) -> [String] {
    let words = "\(tree.name(of: key)) of \(node) \(tree.nodes[node].kind.name)"
    do {
      let edit = try SceneEditing(program, tree).settingGuide(key, of: node, to: .number(Self.wanted))
      guard let after = try edit.program.scene(for: request).tree else { return ["\(words): no tree"] }
      return (placeFindings(node, key, edit, after) + removalFindings(node, key, edit, after)).map { "\(words): \($0)" }
    } catch let refusal as EditRefusal {
      return ["\(words): \(refusal.english)"]
    } catch {
      return ["\(words): does not run any more"]
    }
  }

  /// The guides that the edit wrote, one for each view that shares the source.
  private func written(_ edit: WrittenEdit, in after: SceneTree) -> [SceneGuide] {
    after.guides.filter { guide in guide.closureRange.map { edit.selection.isInside($0) } ?? false }
  }

  private func placeFindings(_ node: Int, _ key: AlignmentKey, _ edit: WrittenEdit, _ after: SceneTree) -> [String] {
    let guides = written(edit, in: after)
    if guides.isEmpty { return ["is written nowhere"] }
    if guides.contains(where: { $0.guide.key != key }) { return ["is of another line"] }
    let target = GuideTarget(node, key, in: tree)
    let isAsked = target.places.first.map { place in
      tree.asks.contains { $0.child == place && $0.key == key && $0.container != place }
    }
    if isAsked == true, !guides.contains(where: { $0.guide.outcome == .used }) { return ["takes no effect"] }
    // The node's current number: each new guide comes before the node that it is on.
    var now = node
    if after.nodes.count != tree.nodes.count { for guide in guides where guide.guide.node <= now { now += 1 } }
    guard after.nodes.count == tree.nodes.count + (now == node ? 0 : guides.count), after.nodes.indices.contains(now),
      !after.nodes[now].isRepeated
    else { return [] }
    guard let own = guides.last(where: { $0.guide.node <= now }) ?? guides.first, let value = own.guide.value else {
      return []
    }
    let seen = GuideTarget(own.guide.node, key, in: after).number(value, in: now)
    return abs(seen - Self.wanted) < 0.02 ? [] : ["is at \(seen)"]
  }

  /// Removing the guide restores the program's meaning.
  private func removalFindings(
    _ node: Int, _ key: AlignmentKey, _ edit: WrittenEdit, _ after: SceneTree
  ) -> [String] {
    guard GuideTarget(node, key, in: tree).guides.isEmpty, let guide = written(edit, in: after).first else { return [] }
    do {
      let undone = try SceneEditing(edit.program, after).settingGuide(key, of: guide.guide.node, to: .implicit)
      guard let again = try undone.program.scene(for: request).tree else { return ["cannot be taken away"] }
      return again.nodes.map(\.frame) == tree.nodes.map(\.frame) ? [] : ["leaves something behind"]
    } catch {
      return ["cannot be taken away: \(error)"]
    }
  }
}
