import Diagnostics
import LayoutProgram
import SwiftSyntax

/// The set of values that a pattern matches, for the exhaustiveness check of a `switch`.
indirect enum PatternSpace {
  /// Every value.
  case any
  /// An unknown subset: a number, a text, a range, a cast.
  case some
  /// Values of one constructor: an enum's case, `true`, `nil`, a tuple.
  case shape(String, [PatternSpace])
}

/// Checks whether patterns cover every value of a type, constructor by constructor.
struct Exhaustiveness {
  /// The constructors of a type with the types of their parts; nil if it has too many values to list.
  let shapes: (Type) -> [(name: String, parts: [Type])]?
  private var steps = 0
  private static let most = 20_000

  init(shapes: @escaping (Type) -> [(name: String, parts: [Type])]?) { self.shapes = shapes }

  /// Whether no row matches some values; each row has a pattern for each of the types.
  mutating func leavesValues(_ rows: [[PatternSpace]], of types: [Type]) -> Bool {
    steps += 1 + rows.count
    guard let first = types.first, steps < Self.most else { return rows.isEmpty }
    let rest = Array(types.dropFirst())
    let named = rows.contains { row in
      if case .shape? = row.first { return true }
      return false
    }
    if named, let shapes = shapes(first) {
      for shape in shapes {
        let inside = rows.compactMap { Self.row($0, inside: shape.name, count: shape.parts.count) }
        if leavesValues(inside, of: shape.parts + rest) { return true }
      }
      return false
    }
    let others = rows.compactMap { row -> [PatternSpace]? in
      if case .any? = row.first { return Array(row.dropFirst()) }
      return nil
    }
    return leavesValues(others, of: rest)
  }

  /// The rest of a row once the first value has a known constructor; nil if the row does not match it.
  private static func row(_ row: [PatternSpace], inside name: String, count: Int) -> [PatternSpace]? {
    let rest = row.dropFirst()
    switch row.first {
    case .any?: return Array(repeating: .any, count: count) + rest
    case .shape(name, let parts)? where parts.count == count: return parts + rest
    case .shape(name, let parts)? where parts.count == 1:
      // One pattern for several associated values.
      if case .any = parts[0] { return Array(repeating: .any, count: count) + rest }
      return nil
    default: return nil
    }
  }
}

extension TypeChecker {
  /// Whether the patterns of a `switch` miss some values of the type.
  func leavesValues(_ patterns: [PatternSpace], of type: Type) -> Bool {
    var test = Exhaustiveness { [self] in shapes(of: $0) }
    return test.leavesValues(patterns.map { [$0] }, of: [type])
  }

  /// SwiftUI's enums with few cases, which a `switch` can list.
  private static let casesOfSwiftUI = [
    "AsyncImagePhase": ["empty", "success", "failure"],
    "ComparisonResult": ["orderedAscending", "orderedSame", "orderedDescending"],
    "Axis": ["horizontal", "vertical"], "ColorScheme": ["light", "dark"],
    "ColorSchemeContrast": ["standard", "increased"], "ContentMode": ["fit", "fill"],
    "Edge": ["top", "leading", "bottom", "trailing"], "HorizontalEdge": ["leading", "trailing"],
    "LayoutDirection": ["leftToRight", "rightToLeft"], "LegibilityWeight": ["regular", "bold"],
    "ScenePhase": ["background", "inactive", "active"], "TextAlignment": ["leading", "center", "trailing"],
    "UserInterfaceSizeClass": ["compact", "regular"], "VerticalEdge": ["top", "bottom"],
    "Visibility": ["automatic", "visible", "hidden"],
  ]

  private func shapes(of type: Type) -> [(name: String, parts: [Type])]? {
    if type.isNominal(.bool) { return [("true", []), ("false", [])] }
    if let wrapped = type.wrapped { return [("some", [wrapped]), ("none", [])] }
    switch type.shallow {
    case .tuple(let elements): return [("tuple", elements.map(\.type))]
    case .nominal(let nominal, let arguments) where nominal.kind == .enumeration && !nominal.cases.isEmpty:
      let substitution: [GenericParameter: Type] = .init(
        zip(nominal.parameters, arguments), uniquingKeysWith: { first, _ in first })
      return nominal.cases.map { member in
        let parameters = (try? signature(of: member).parameters) ?? []
        return (member.name, parameters.map { $0.type.substituting(substitution) })
      }
    case .nominal(let nominal, _) where nominal.isNative:
      return Self.casesOfSwiftUI[nominal.name]?.map { name in
        (name, payload(of: name, in: nominal).map { [applied($0, [])] } ?? [])
      }
    default: return nil
    }
  }

  /// The associated value of a SwiftUI case: the image of a loading phase.
  func payload(of name: String, in nominal: Nominal) -> Nominal? {
    guard nominal.isNative, nominal.name == "AsyncImagePhase" else { return nil }
    return module.vocabulary.types[["success": "Image", "failure": "Error"][name] ?? ""]
  }

  func space(of pattern: PatternSyntax, _ type: Type) -> PatternSpace {
    if pattern.is(WildcardPatternSyntax.self) || pattern.is(IdentifierPatternSyntax.self) { return .any }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return space(of: binding.pattern, type) }
    if let tuple = pattern.as(TuplePatternSyntax.self), case .tuple(let elements) = type.shallow {
      return .shape("tuple", zip(tuple.elements, elements).map { space(of: $0.pattern, $1.type) })
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return .some }
    return space(of: expression, type)
  }

  private func space(of node: ExprSyntax, _ type: Type) -> PatternSpace {
    if node.is(DiscardAssignmentExprSyntax.self) { return .any }
    if node.is(NilLiteralExprSyntax.self) { return .shape("none", []) }
    if let boolean = node.as(BooleanLiteralExprSyntax.self), type.isNominal(.bool) {
      return .shape(boolean.literal.text, [])
    }
    if let pattern = node.as(PatternExprSyntax.self) { return space(of: pattern.pattern, type) }
    if let chain = node.as(OptionalChainingExprSyntax.self), let wrapped = type.wrapped {
      return .shape("some", [space(of: chain.expression, wrapped)])
    }
    if let tuple = node.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first { return space(of: only.expression, type) }
      guard case .tuple(let elements) = type.shallow else { return .some }
      return .shape("tuple", zip(tuple.elements, elements).map { space(of: $0.expression, $1.type) })
    }
    return caseSpace(node, type)
  }

  private func caseSpace(_ node: ExprSyntax, _ type: Type) -> PatternSpace {
    let call = node.as(FunctionCallExprSyntax.self)
    let written = call?.calledExpression ?? node
    guard let named = written.as(MemberAccessExprSyntax.self)?.declName ?? ownCase(written, of: type) else {
      return .some
    }
    let name = named.baseName.identifierText
    if let wrapped = type.wrapped {
      if name == "none" { return .shape("none", []) }
      if name == "some", let only = call?.arguments.first {
        return .shape("some", [space(of: only.expression, wrapped)])
      }
      if name == "some" { return .shape("some", [.any]) }
      return .shape("some", [caseSpace(node, wrapped)])
    }
    guard let shape = shapes(of: type)?.first(where: { $0.name == name }) else { return .some }
    guard let call else { return .shape(name, shape.parts.map { _ in .any }) }
    if call.arguments.count != shape.parts.count {
      return .shape(name, call.arguments.map { space(of: $0.expression, .void) })
    }
    return .shape(name, zip(call.arguments, shape.parts).map { space(of: $0.expression, $1) })
  }
}
