import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// Checks `[[1, 2], [3]].joined()`, which concatenates lists.
extension TypeChecker {
  /// The concatenated list; nil if the elements are strings, or not sequences.
  func flattened(_ base: Checked, at node: FunctionCallExprSyntax) -> Checked? {
    guard let part = element(of: base.type), !part.isNominal(.string), !part.isNominal(.substring),
      let inner = element(of: part)
    else { return nil }
    let range = range(node)
    return Checked(type: module.native(.array, [inner])) {
      let name = base.type.nameInFull.map { Expression.constant(.string("FlattenSequence<\($0)>")) }
      return .native(
        Self.flattening, arguments: [.value(base.emit()), name.map { .value($0) } ?? .omitted], range: range)
    }
  }

  private static let flattening = NativeFunction(name: "joined") { run, a throws(Stop) in
    var all: [Value] = []
    for part in try Natives.list(run, a) {
      all += try Natives.list(run, Arguments(values: [part], range: a.range))
      try run.step(at: a.range)
      if all.count > Run.Budget.elements { break }
    }
    var view = SequenceView(
      kind: .flattened, elements: try run.checked(all, at: a.range), parts: [try a.value(0)])
    view.name = a.string(1)
    return .sequence(view)
  }
}
