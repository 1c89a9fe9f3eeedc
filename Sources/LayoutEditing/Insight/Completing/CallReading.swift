import Diagnostics
import LayoutLanguage
import SwiftSyntax

/// Computes signature help for an unfinished call.
enum CallReading {
  /// The position of the cursor among the arguments of the call around it.
  struct Place {
    let node: Syntax
    /// The label directly before the cursor.
    let label: String?
    /// All labels of the call.
    let labels: [String]
    /// Labels before the cursor's argument; nil for arguments without one.
    let before: [String?]

    /// Nil if there are no parentheses around the cursor, or braces come first.
    init?(_ token: TokenSyntax) {
      var here = Syntax(token)
      while let parent = here.parent {
        if parent.is(ClosureExprSyntax.self) || parent.is(CodeBlockItemSyntax.self) { return nil }
        if let argument = here.as(LabeledExprSyntax.self), let list = parent.as(LabeledExprListSyntax.self),
          let call = list.parent, call.is(FunctionCallExprSyntax.self) || call.is(SubscriptCallExprSyntax.self)
        {
          node = call
          label = argument.label?.identifierText
          labels = list.compactMap { $0.label?.identifierText }
          before = list.prefix { $0.id != argument.id }.map { $0.label?.identifierText }
          return
        }
        here = parent
      }
      return nil
    }
  }

  static func help(_ sources: [SourceText], at offset: Int, by deadline: Deadline?) -> CallHelp? {
    guard let probe = Probe(sources, at: offset, inNumbers: true, by: deadline), let place = Place(probe.token),
      let callees = probe.program.notes.calls[place.node.id]
    else { return nil }
    let texts = texts(of: callees, probe.program.checker).map { DeclarationText($0) }
    if texts.isEmpty { return nil }
    let fitting = texts.firstIndex { fits(place, $0) } ?? 0
    return CallHelp(
      signatures: texts.map { CallHelp.Signature(label: $0.text, parameters: $0.parameters.map(\.range)) },
      activeSignature: fitting, activeParameter: parameter(at: place, in: texts[fitting]))
  }

  /// The overloads as Swift code.
  static func texts(of callees: NameNotes.Callees, _ checker: TypeChecker) -> [String] {
    var texts = callees.members.map(\.declarationText)
    if let memberwise = callees.memberwise { texts.append(text(memberwise.parameters)) }
    if texts.isEmpty, let closure = callees.closure {
      let parameters = closure.parameters.map { "_: \($0.resolved)" }.joined(separator: ", ")
      texts.append("func (\(parameters)) -> \(closure.result.resolved)")
    }
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// The parameters as an initializer's declaration: `init(order: String, width: CGFloat = …)`.
  static func text(_ parameters: [Parameter]) -> String {
    let parts = parameters.map { "\($0.label ?? "_"): \($0.type.resolved)\($0.hasDefault ? " = …" : "")" }
    return "init(\(parts.joined(separator: ", ")))"
  }

  /// Whether the labels before the cursor match an overload in order.
  private static func fits(_ place: Place, _ form: DeclarationText) -> Bool {
    var rest = form.parameters[...]
    for label in place.before {
      guard let found = rest.firstIndex(where: { $0.label == label }) else { return false }
      rest = rest[(found + 1)...]
    }
    guard let label = place.label else { return !rest.isEmpty || form.parameters.isEmpty }
    return rest.contains { $0.label == label }
  }

  private static func parameter(at place: Place, in form: DeclarationText) -> Int {
    if let label = place.label { return form.parameters.firstIndex { $0.label == label } ?? form.parameters.count }
    var next = 0
    for label in place.before {
      next = (form.parameters[next...].firstIndex { $0.label == label } ?? next - 1) + 1
      if next >= form.parameters.count { return form.parameters.count }
    }
    // Without a label: the next parameter without one, or else simply the next.
    return form.parameters[next...].firstIndex { $0.label == nil } ?? min(next, form.parameters.count)
  }
}
