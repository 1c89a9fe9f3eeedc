import LayoutChecking
import SwiftSyntax

/// The context of an expression: the argument or variable that it belongs to.
///
///     .padding(isWide ? 8 : 4)      both numbers: an argument of padding without a label
///     let gap: CGFloat = 12         the variable gap of type CGFloat
struct LiteralPlace {
  /// The argument's label or the variable's name.
  var label = ""
  /// The function that takes it as an argument, or whose closure contains it.
  var call = ""
  /// The index among the arguments.
  var position = 0
  /// The variable's declared type.
  var type = ""
  /// Whether it is an index or key.
  var isSubscript = false
  /// Whether it is the result of a closure.
  var isInClosure = false
  /// Whether it is a pattern that other values are matched against.
  var isPattern = false

  init(of expression: ExprSyntax) {
    var node = Syntax(expression)
    while let parent = node.parent, goOn(from: node, to: parent) { node = parent }
  }

  /// Functions whose result means the same as their argument.
  private static let transparent: Set = ["CGFloat", "Double", "Int", "Float", "min", "max", "abs"]

  /// Takes one step outward; returns false at the end.
  private mutating func goOn(from node: Syntax, to parent: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .labeledExpr(let argument): return goOn(to: argument)
    case .infixOperatorExpr(let infix):
      if infix.operator.is(AssignmentExprSyntax.self) {
        label = infix.leftOperand.trimmedDescription
        return false
      }

    case .ternaryExpr(let choice): if choice.condition.id == node.id { return false }
    case .expressionPattern, .attribute, .memberAccessExpr, .macroExpansionExpr, .macroExpansionDecl:
      isPattern = true
      return false
    case .initializerClause(let clause): return name(by: clause)
    case .patternBinding(let binding):
      label = binding.pattern.trimmedDescription
      type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      return false
    case .functionDecl(let function):
      label = function.name.text
      return false
    case .closureExpr:
      isInClosure = true
    case .functionCallExpr(let call):
      // Arguments of a conversion mean the same as its result.
      if call.arguments.id == node.id { return true }
      takeClosure(of: call)
      return false
    case .structDecl, .enumDecl, .classDecl, .extensionDecl, .sourceFile: return false
    default: break
    }
    return true
  }

  private mutating func goOn(to argument: LabeledExprSyntax) -> Bool {
    guard let around = argument.parent?.parent else { return false }
    if around.is(SubscriptCallExprSyntax.self) {
      isSubscript = true
      return false
    }
    guard let call = around.as(FunctionCallExprSyntax.self) else { return around.is(TupleExprSyntax.self) }
    let name = call.calledExpression.calledName
    if Self.transparent.contains(name) { return true }
    if isInClosure {
      takeClosure(of: call)
      return false
    }
    self.call = name
    label = argument.label?.identifierText ?? ""
    position = call.arguments.prefix { $0.id != argument.id }.count
    return false
  }

  /// Leaves a closure: records the function that takes it and that function's first argument.
  private mutating func takeClosure(of call: FunctionCallExprSyntax) {
    self.call = call.calledExpression.calledName
    label = call.arguments.first?.expression.trimmedDescription ?? ""
  }

  private mutating func name(by clause: InitializerClauseSyntax) -> Bool {
    if let binding = clause.parent?.as(PatternBindingSyntax.self) {
      label = binding.pattern.trimmedDescription
      type = binding.typeAnnotation?.type.trimmedDescription ?? ""
    } else if let parameter = clause.parent?.as(FunctionParameterSyntax.self) {
      label = (parameter.secondName ?? parameter.firstName).text
      type = parameter.type.trimmedDescription
    }
    return false
  }

  /// The label to show.
  var name: String {
    if isInClosure, call == "alignmentGuide" { return label.split(separator: ".").last.map(String.init) ?? label }
    return isInClosure || label.isEmpty ? call : label
  }
}

extension ExprSyntax {
  /// The last name of a called expression: `padding` of `Text("a").padding`.
  fileprivate var calledName: String {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.identifierText }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText ?? ""
  }
}
