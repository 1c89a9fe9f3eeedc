import Diagnostics
import LayoutEngine
import LayoutProgram
import SwiftSyntax

/// The arguments of a `#Preview`.
///
///     #Preview("Wide", traits: .fixedLayout(width: 200, height: 100)) { … }     a stage of 200 × 100
///     #Preview(traits: .landscapeLeft) { … }                                   852 × 393
struct PreviewTraits {
  /// The name, which comes before the traits.
  private(set) var name: String?
  private(set) var stage: Size?
  private(set) var problems: [Problem] = []

  init(_ arguments: LabeledExprListSyntax, in file: Int) {
    var isAfterTraits = false
    if let first = arguments.first, first.label == nil {
      name = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    for argument in arguments {
      if argument.label?.text == "traits" { isAfterTraits = true }
      if isAfterTraits { read(argument.expression, in: file) }
    }
  }

  private static let names = [
    "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
    "defaultLayout",
  ]

  private mutating func read(_ trait: ExprSyntax, in file: Int) {
    let call = trait.as(FunctionCallExprSyntax.self)
    guard let access = (call?.calledExpression ?? trait).as(MemberAccessExprSyntax.self) else { return }
    let name = access.declName.baseName.text
    switch name {
    case "landscapeLeft", "landscapeRight": stage = Size(width: 852, height: 393)
    case "fixedLayout":
      let numbers = (call?.arguments ?? []).compactMap { Double($0.expression.trimmedDescription) }
      if numbers.count == 2 { stage = Size(width: numbers[0], height: numbers[1]) }
    case let name where !Self.names.contains(name):
      let near = nearest(to: name, in: Self.names)
      problems.append(
        Problem(
          .type, "type 'PreviewTrait<Preview.ViewTraits>' has no member '\(name)'",
          at: access.declName.range(in: file), notes: near.map { [Note(NameNote.didYouMean($0))] } ?? []))
    default: return
    }
  }
}
