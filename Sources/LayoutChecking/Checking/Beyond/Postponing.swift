import Diagnostics
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// Allows unsupported features in a program: the run fails only if it reaches one.
///
///     func save() { try? JSONSerialization.data(…) }      not called for layout: the program runs
///     var body: some View { MapReader { … } }             called: the run fails at this place
///
/// The checker records every such place, so that a failed run reports all of them at once.
extension TypeChecker {
  /// Code that stops the run with a problem; nil if the program itself is wrong.
  func stopping(for problem: Problem, in node: some SyntaxProtocol) -> Expression? {
    if case .toldAlready? = problem.swift { return found.firstPutOff.map { Self.stop(with: $0) } }
    guard let beyond = beyond(problem, in: node) else { return nil }
    found.postpone(beyond)
    return Self.stop(with: beyond)
  }

  private static func stop(with problem: Problem) -> Expression {
    let function = NativeFunction(name: "stop") { _, _ throws(Stop) in throw Stop(problem: problem) }
    return .native(function, arguments: [], range: problem.range)
  }

  /// The problem of an unsupported feature that explains another problem; nil if there is none.
  private func beyond(_ problem: Problem, in node: some SyntaxProtocol) -> Problem? {
    if problem.kind == .unsupported { return problem }
    // An unknown name is unrelated to its neighbors; but Core Data generates initializers for classes: `Book(context:
    // store)`.
    if case .notInScope(let name)? = problem.swift, !NativeTypes.mayBeType(name) { return nil }
    guard problem.kind == .type, let name = nameBeyond(behind: problem, in: Syntax(node)) else { return nil }
    return beyondProblem(name.text, at: name.range)
  }

  /// The problem of using an unsupported name.
  func beyondProblem(_ name: String, at range: SourceRange) -> Problem {
    BeyondTheCourse.problem(.name(name), instead: BeyondTheCourse.type(named: name).flatMap(\.self), at: range)
  }

  /// Throws if a value's type is unsupported.
  func requireKnown(_ type: Type, at node: ExprSyntax) throws(Problem) {
    guard case .nominal(let nominal, _) = type, nominal.isBeyond else { return }
    throw beyondProblem(nominal.name, at: range(node))
  }

  /// Whether a modifier sets an unsupported environment value, which no view can read:
  /// `.environment(\.managedObjectContext, …)`.
  func setsBeyond(_ arguments: CallArguments) -> Bool {
    guard arguments.plain.count == 2,
      let path = arguments.plain.first?.expression.as(KeyPathExprSyntax.self), path.components.count == 1,
      let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return false }
    let name = property.declName.baseName.identifierText
    return AppleMembers.has(name, of: "EnvironmentValues")
      && module.vocabulary.types["EnvironmentValues"]?.lookUp(name, isStatic: false).isEmpty == true
  }

  /// The unsupported type that an unknown member or name may come from.
  func inherited(by type: Type, at node: Syntax) -> Problem? {
    guard let nominal = type.withoutOptionals.nominal else { return nil }
    guard let home = nominal.isBeyond ? nominal : nominal.unknownHeritage ?? unknownIterator(of: nominal) else {
      return nil
    }
    return beyondProblem(home.name, at: node.range(in: file))
  }

  /// The unsupported type of a sequence's iterator: `func makeIterator() -> some IteratorProtocol<Int>`.
  private func unknownIterator(of sequence: Nominal) -> Nominal? {
    guard !sequence.isNative, sequence.conforms(toNative: .sequence),
      let maker = sequence.lookUp("makeIterator", isStatic: false).first(where: { !$0.isNative }),
      let made = try? signature(of: maker).result.nominal
    else { return nil }
    return made.isBeyond ? made : nil
  }

  /// Whether a member is unusable because its declaration uses an unsupported feature.
  func standsAsBeyond(_ member: Member, _ problem: Problem) -> Bool {
    guard problem.kind == .unsupported, member.wrapping == nil, member.kind != .enumCase, member.kind != .field else {
      return false
    }
    found.postpone(problem)
    let code = FunctionCode(name: member.name, range: member.range)
    code.slotCount = 1
    code.hasReceiver = member.owner != nil
    code.body = [.returning(Self.stop(with: problem))]
    member.code = code
    return true
  }

  /// A view of another framework, such as a `UIViewRepresentable`: its size is unknown, so it takes its proposed size,
  /// with a warning.
  func giveBodyBeyond(to nominal: Nominal) {
    guard let heritage = nominal.heritage, nominal.isView, nominal.ownMembers("body").isEmpty, let range = nominal.range
    else { return }
    let code = FunctionCode(name: "body", range: range)
    code.slotCount = 1
    code.hasReceiver = true
    if heritage.name.hasSuffix("Representable") {
      code.body = [.returning(Self.foreignView(nominal.name, of: heritage.name, at: nominal.heritageRange ?? range))]
    } else {
      let problem = beyondProblem(heritage.name, at: nominal.heritageRange ?? range)
      found.postpone(problem)
      code.body = [.returning(Self.stop(with: problem))]
    }
    let body = Member("body", .computed, owner: nominal)
    body.signatureState = .known(Signature(parameters: [], result: view))
    body.code = code
    nominal.add(body)
  }

  private static func foreignView(_ name: String, of heritage: String, at range: SourceRange) -> Expression {
    let function = NativeFunction(name: name) { run, a in
      run.warn(.foreignView(name, heritage: heritage), at: range)
      return Natives.leaf(.shape, a)
    }
    return .native(function, arguments: [], range: range)
  }

  // MARK: Unsupported names in a statement

  /// An unsupported name that may explain why a statement has no type: at the problem's position, or in the expression
  /// that it is called on. A misspelled modifier is unrelated to the action of another view.
  private func nameBeyond(behind problem: Problem, in node: Syntax) -> (text: String, range: SourceRange)? {
    let range = problem.range.flatMap { $0.file == file ? $0 : nil }
    let place = range.map { AbsolutePosition(utf8Offset: $0.lower) }
    let culprit = place.flatMap { node.token(at: $0) }.map { $0.questionedExpression(inside: node) } ?? node
    for part in [culprit] + node.whereValuesGo {
      for token in part.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let text) = token.tokenKind, let name = beyond(text) else { continue }
        if isInViews(token, of: part, place) { continue }
        return (name, token.range(in: file))
      }
    }
    return nil
  }

  /// Whether a word is in the closure of a view or modifier, whose statements are reported separately.
  private func isInViews(_ token: TokenSyntax, of culprit: Syntax, _ place: AbsolutePosition?) -> Bool {
    var here = Syntax(token)
    while here != culprit, let parent = here.parent {
      if let closure = here.as(ClosureExprSyntax.self), let call = closure.enclosingCall,
        place.map({ !closure.range.contains($0) }) ?? false, isOfViews(call)
      {
        return true
      }
      here = parent
    }
    return false
  }

  private func isOfViews(_ call: FunctionCallExprSyntax) -> Bool {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return module.types[name]?.isView ?? module.vocabulary.types[name]?.isView ?? false
    }
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    return module.vocabulary.types["View"]?.lookUp(name, isStatic: false).isEmpty == false
  }

  /// The unsupported type that a name names, or that its variable or property has.
  private func beyond(_ written: String) -> String? {
    // `$settings` is a binding to `settings`.
    let name = written.hasPrefix("$") && written.count > 1 ? String(written.dropFirst()) : written
    if let variable = scope.lookUp(name) { return variable.type.beyondPart?.name }
    if module.types[name] != nil { return nil }
    if Self.beyondLabels.contains(name) { return name }
    if BeyondTheCourse.type(named: name) != nil { return name }
    for member in module.members where member.name == name {
      if case .known(let type) = member.typeState, let part = type.beyondPart { return part.name }
      if case .known(let signature) = member.signatureState, let part = signature.result.beyondPart { return part.name }
    }
    return nil
  }

  /// Labels of initializers with unsupported arguments.
  static let beyondLabels: Set<String> = [
    "nsImage", "cgImage", "nsColor", "cgColor", "ciImage", "fetchRequest",
  ]
}

extension TokenSyntax {
  /// The expression that a problem at this word is about: a member access, or the call with the word as an argument.
  fileprivate func questionedExpression(inside node: Syntax) -> Syntax {
    var here = Syntax(self)
    while here != node, let parent = here.parent {
      if here.is(MemberAccessExprSyntax.self) || here.is(FunctionCallExprSyntax.self) { return here }
      here = parent
    }
    return node
  }
}

extension Syntax {
  /// The place or type annotation of an assigned value: the value may lack a type because only that type fits.
  fileprivate var whereValuesGo: [Syntax] {
    guard let item = self.as(CodeBlockItemSyntax.self)?.item else { return [] }
    if let assigned = item.as(SequenceExprSyntax.self)?.elements, assigned.count > 2,
      assigned[assigned.index(after: assigned.startIndex)].is(AssignmentExprSyntax.self), let place = assigned.first
    {
      return [Syntax(place)]
    }
    if let infix = item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
      return [Syntax(infix.leftOperand)]
    }
    return item.as(VariableDeclSyntax.self)?.bindings.compactMap { $0.typeAnnotation.map { Syntax($0) } } ?? []
  }
}

extension ClosureExprSyntax {
  /// The call with the closure as an argument.
  fileprivate var enclosingCall: FunctionCallExprSyntax? {
    var here = parent
    while let node = here, !node.is(CodeBlockItemSyntax.self) {
      if let call = node.as(FunctionCallExprSyntax.self) { return call }
      here = node.parent
    }
    return nil
  }
}

extension Type {
  /// An unsupported type that is a part of this one.
  var beyondPart: Nominal? {
    switch shallow {
    case .nominal(let nominal, let arguments):
      if nominal.isBeyond { return nominal }
      return arguments.lazy.compactMap(\.beyondPart).first
    case .function(let function):
      return function.parameters.lazy.compactMap(\.beyondPart).first ?? function.result.beyondPart
    case .tuple(let elements): return elements.lazy.compactMap(\.type.beyondPart).first
    case .metatype(let instance): return instance.beyondPart
    case .opaque(let nominal): return nominal.isBeyond ? nominal : nil
    case .parameter, .variable: return nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// Statements that style UIKit's bars and lists, which affect no frame.
  ///
  ///     UITableView.appearance().backgroundColor = .clear
  ///     let looks = UITabBarAppearance()
  ///     looks.configureWithOpaqueBackground()
  func leavesAppearance(because problem: Problem) -> Bool {
    if case .toldAlready? = problem.swift { return setsAppearance }
    return problem.kind == .unsupported && setsAppearance
  }

  private var setsAppearance: Bool {
    let words = firstWords(5)
    if words.count == 5, words[0].hasPrefix("UI"), words[1...3] == [".", "appearance", "("] { return true }
    return declaredAppearance != nil || (words.count > 1 && words[1] == "." && isDeclaredAbove(words[0]))
  }

  /// The variable of an appearance: `looks` in `let looks = UITabBarAppearance()`.
  var declaredAppearance: String? {
    let words = firstWords(5)
    guard words.count == 5, words[0] == "let" || words[0] == "var", words[2] == "=", words[3].hasPrefix("UI"),
      words[3].hasSuffix("Appearance"), words[4] == "("
    else { return nil }
    return words[1]
  }

  private func isDeclaredAbove(_ name: String) -> Bool {
    var here = Syntax(self).parent
    while let node = here {
      if let items = node.as(CodeBlockItemListSyntax.self),
        items.contains(where: { $0.position < position && $0.declaredAppearance == name })
      {
        return true
      }
      here = node.parent
    }
    return false
  }

  private func firstWords(_ count: Int) -> [String] {
    var here = Syntax(self).firstToken(viewMode: .sourceAccurate)
    var words: [String] = []
    while let token = here, words.count < count {
      words.append(token.text)
      here = token.nextToken(viewMode: .sourceAccurate)
    }
    return words
  }
}

extension Nominal {
  /// The unsupported type that it, or one of its superclasses, inherits from.
  var unknownHeritage: Nominal? {
    var here: Nominal? = self
    while let nominal = here {
      if let heritage = nominal.heritage { return heritage }
      here = nominal.superclass
    }
    return nil
  }
}
