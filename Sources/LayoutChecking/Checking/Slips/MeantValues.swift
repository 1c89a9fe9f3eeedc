import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Suggestions for values of the wrong type.
extension TypeChecker {
  func notes(onMismatch actual: Type, _ wanted: Type, at node: ExprSyntax) -> [Note] {
    if wanted.isNominal(.keyPath), node.trimmedDescription == ".self" { return [Note(NameNote.write("\\.self"))] }
    if case .metatype(let instance) = actual.shallow { return idNotes(instance, wanted) }
    if case .function(let type) = wanted.withoutOptionals.shallow { return closureNotes(actual, type, at: node) }
    if actual.isNominal(.binding), let inner = actual.genericArguments.first, inner == wanted.resolved,
      let plain = node.short?.dropPrefix("$")
    {
      return [Note(NameNote.write(plain))]
    }
    if wanted.isNominal(.binding), let inner = wanted.genericArguments.first,
      inner == actual.resolved || actual.isNumber,
      let code = node.short
    {
      return [Note(NameNote.write(".constant(\(code))"))]
    }
    guard let nominal = wanted.nominal, nominal.isNative else { return [] }
    if let name = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue, hasStatic(name, where: wanted) {
      return [Note(NameNote.write(".\(name)"))]
    }
    switch nominal.name {
    case "HorizontalAlignment", "VerticalAlignment": return axisNotes(actual, wanted, at: node)
    case "Alignment": return bothNotes(actual, at: node)
    case "String": return stringNotes(actual, at: node)
    case "CGPoint" where actual.isNumber: return [Note(NameNote.write("CGPoint(x: …, y: …)"))]
    case "Range" where actual.isNumber: return node.short.map { [Note(NameNote.write("0..<\($0)"))] } ?? []
    case "EdgeSet" where actual.isNumber: return decimalNotes(at: node)
    default: return wanted.isNumeric ? numberNotes(actual, at: node) : []
    }
  }

  /// Notes on an ID used as a line, `alignment: Middle.self`: suggests the line made from it, or how to make one.
  private func idNotes(_ instance: Type, _ wanted: Type) -> [Note] {
    guard let id = instance.nominal, id.isAlignmentID, wanted.isAlignmentOfOneAxis else { return [] }
    let made = module.members.first { member in
      guard member.isStatic, member.owner.map({ Type.nominal($0, []).isAlignmentOfOneAxis }) == true,
        case .binding(let binding, _, _)? = member.syntax
      else { return false }
      return binding.trimmedDescription.contains("\(id.name).self")
    }
    return [Note(SlipNote.idIsNoLine(made.map { ".\($0.name)" } ?? "\(wanted)(\(id.qualifiedName).self)"))]
  }

  /// Notes on a value instead of a closure: `.alignmentGuide(.leading, computeValue: 20)`.
  private func closureNotes(_ actual: Type, _ wanted: FunctionType, at node: ExprSyntax) -> [Note] {
    if actual.isVoid, let call = node.as(FunctionCallExprSyntax.self), wanted.parameters.isEmpty {
      let isFunction = call.arguments.isEmpty && call.trailingClosure == nil
      if isFunction, call.calledExpression.is(DeclReferenceExprSyntax.self), let name = call.calledExpression.short {
        return [Note(NameNote.write(name))]
      }
      return node.short.map { [Note(NameNote.write("{ \($0) }"))] } ?? []
    }
    guard wanted.isGuide, actual.isNumber, let number = node.short else { return [] }
    return [Note(SlipNote.guideIsAClosure(number: number))]
  }

  /// Notes on `d["trailing"]`, and on an `Alignment` of two lines if a single line is required.
  private func axisNotes(_ actual: Type, _ wanted: Type, at node: ExprSyntax) -> [Note] {
    guard actual.isNative(called: "Alignment") else { return [] }
    return [Note(SlipNote.matchesOneLine(wanted.isNominal(.horizontalAlignment) ? .horizontal : .vertical))]
  }

  private func bothNotes(_ actual: Type, at node: ExprSyntax) -> [Note] {
    guard actual.isAlignmentOfOneAxis, let code = node.short else { return [] }
    let isHorizontal = actual.isNominal(.horizontalAlignment)
    let whole =
      isHorizontal
      ? "Alignment(horizontal: \(code), vertical: .center)" : "Alignment(horizontal: .center, vertical: \(code))"
    return [Note(SlipNote.needsBothLines(whole))]
  }

  /// Notes on a value instead of a string: `Text(3)`, `Text(count)`, `Text(item)`.
  private func stringNotes(_ actual: Type, at node: ExprSyntax) -> [Note] {
    guard let code = node.short else { return [] }
    if actual.isNumber || actual.isNominal(.bool) {
      let isLiteral = node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
      return [Note(NameNote.write(isLiteral ? "\"\(code)\"" : "\"\\(\(code))\""))]
    }
    guard let nominal = actual.nominal, !nominal.isNative,
      let field = nominal.fields.first(where: { (try? type(of: $0))?.isNominal(.string) == true })
    else { return [] }
    return [Note(NameNote.write("\(code).\(field.name)"))]
  }

  /// Notes on a decimal comma: `.padding(7,5)`.
  private func decimalNotes(at node: ExprSyntax) -> [Note] {
    guard node.is(IntegerLiteralExprSyntax.self), let whole = node.short,
      let list = node.parent?.parent?.as(LabeledExprListSyntax.self), list.count == 2, let last = list.last,
      last.label == nil, last.expression.is(IntegerLiteralExprSyntax.self), let part = last.expression.short
    else { return [] }
    return [Note(SlipNote.decimalPoint("\(whole).\(part)"))]
  }

  /// Notes on a string instead of a number: `.frame(width: "20")`.
  private func numberNotes(_ actual: Type, at node: ExprSyntax) -> [Note] {
    guard actual.isNominal(.string), let literal = node.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue, Double(text) != nil
    else { return [] }
    return [Note(NameNote.write(text))]
  }

  /// A value among views: `item.name`, `print("here")`, `Row()` of a type that is no view.
  func notes(onNoView type: Type, at node: ExprSyntax) -> [Note] {
    if case .function = type.shallow, node.parent?.is(InitializerClauseSyntax.self) == true {
      return [Note(SlipNote.bodyWithoutEquals)]
    }
    if case .function(let made) = type.shallow, made.parameters.isEmpty,
      let name = node.as(DeclReferenceExprSyntax.self)
    {
      return [Note(NameNote.write("\(name.baseName.text)()"))]
    }
    if type.isNominal(.string), let code = node.short { return [Note(SlipNote.textShowsIt("Text(\(code))"))] }
    if type.isVoid, let code = node.short, node.is(FunctionCallExprSyntax.self) {
      return [Note(SlipNote.writeLet("let _ = \(code)"))]
    }
    guard let nominal = type.nominal, !nominal.isNative, !nominal.lookUp("body", isStatic: false).isEmpty else {
      return []
    }
    return [Note(NameNote.write("\(nominal.kind.rawValue) \(nominal.name): View"), at: nominal.range)]
  }

  /// An example default after `??` for a type.
  func exampleOfDefault(for type: Type) -> String {
    if type.isNumeric || type.isVariable { return "0" }
    switch type.nominal?.name {
    case "String": return "\"\""
    case "Bool": return "false"
    case "Array", "Set": return "[]"
    case "HorizontalAlignment", "VerticalAlignment", "Alignment": return ".center"
    default: return "…"
    }
  }
}

extension Type {
  /// Whether it is a number type, or a literal that may become one.
  fileprivate var isNumber: Bool {
    if case .variable(let variable) = shallow { return variable.literal != nil }
    return isNumeric
  }
}

extension FunctionType {
  /// Whether it is the closure of a guide.
  var isGuide: Bool { parameters.first?.isNative(called: "ViewDimensions") == true }
}

extension ExprSyntax {
  /// The code, if it is short enough to repeat.
  var short: String? {
    let code = trimmedDescription
    return code.utf8.count <= 40 && !code.contains("\n") ? code : nil
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
