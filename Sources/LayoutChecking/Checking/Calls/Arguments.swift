import Diagnostics
import LayoutProgram
import SwiftSyntax

/// The arguments of a call as written. A class, because all code that reads the call shares it.
final class CallArguments {
  final class Argument {
    let label: String?
    let expression: ExprSyntax
    let isClosure: Bool

    init(label: String?, expression: ExprSyntax) {
      self.label = label
      self.expression = expression
      isClosure = expression.isClosure
    }

    /// The label token, for messages.
    var labelNode: TokenSyntax? {
      let element = expression.parent
      return element?.as(LabeledExprSyntax.self)?.label ?? element?.as(MultipleTrailingClosureElementSyntax.self)?.label
    }
  }
  let plain: [Argument]
  /// The trailing closure, then those with a label.
  let trailing: [Argument]
  let node: Syntax

  init(_ call: FunctionCallExprSyntax) {
    plain = Self.read(call.arguments)
    trailing = Self.closures(call.trailingClosure, call.additionalTrailingClosures)
    node = Syntax(call)
  }

  init(_ call: SubscriptCallExprSyntax) {
    plain = Self.read(call.arguments)
    trailing = Self.closures(call.trailingClosure, call.additionalTrailingClosures)
    node = Syntax(call)
  }

  init(plain: [Argument], trailing: [Argument], node: Syntax) {
    self.plain = plain
    self.trailing = trailing
    self.node = node
  }

  private static func read(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.identifierText, expression: $0.expression) }
  }

  private static func closures(
    _ first: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    guard let first else { return [] }
    return [Argument(label: nil, expression: ExprSyntax(first))]
      + more.map { Argument(label: $0.label.identifierText, expression: ExprSyntax($0.closure)) }
  }

  var count: Int { plain.count + trailing.count }

  /// The argument at an index: those in parentheses first, then the trailing closures.
  subscript(number: Int) -> Argument { number < plain.count ? plain[number] : trailing[number - plain.count] }
}

/// Assigns arguments to parameters.
struct ArgumentMatch {
  let arguments: CallArguments
  /// The indices of each parameter's arguments: empty for a default, several for a variadic one.
  private var places: [Range<Int>]

  init(_ arguments: CallArguments, parameterCount: Int) {
    self.arguments = arguments
    places = (0..<parameterCount).map { _ in 0..<0 }
  }

  /// A match with one argument per parameter, for something other than a call.
  init(filling count: Int, at node: Syntax) {
    let expression = ExprSyntax(node) ?? ExprSyntax(NilLiteralExprSyntax())
    let plain = (0..<count).map { _ in CallArguments.Argument(label: nil, expression: expression) }
    arguments = CallArguments(plain: plain, trailing: [], node: node)
    places = (0..<count).map { $0..<$0 + 1 }
  }

  /// Assigns arguments to a parameter.
  mutating func give(_ numbers: Range<Int>, to parameter: Int) { places[parameter] = numbers }

  /// Whether a parameter has no argument.
  func isEmpty(_ parameter: Int) -> Bool { places[parameter].isEmpty }

  /// Whether a parameter's argument is a closure literal.
  func isClosure(_ parameter: Int) -> Bool { places[parameter].first.map { arguments[$0].isClosure } ?? false }

  /// Whether any argument is a closure literal.
  var hasClosures: Bool { places.indices.contains { isClosure($0) } }

  /// The indices of a parameter's arguments: empty for a default, several for a variadic one.
  func numbers(_ parameter: Int) -> Range<Int> { places[parameter] }

  /// A parameter's first expression, nearly always the only one.
  func first(_ parameter: Int) -> ExprSyntax? { places[parameter].first.map { arguments[$0].expression } }

  /// A parameter's last expression.
  func last(_ parameter: Int) -> ExprSyntax? { places[parameter].last.map { arguments[$0].expression } }

  /// The expressions of all parameters.
  var all: [ExprSyntax] { places.joined().map { arguments[$0].expression } }

  /// The first expression of each parameter with arguments.
  var firsts: [ExprSyntax] { places.indices.compactMap { first($0) } }
}

/// Why a call's arguments do not fit a declaration.
///
/// Most of these are discarded because another overload fits, so the message is built on demand.
///
/// Errors must be sendable, but this one never leaves the checker that throws it.
struct LabelMismatch: Error, @unchecked Sendable {
  struct Words {
    var message: SwiftMessage
    var node: Syntax
    var notes: [Note] = []
    var fixIts: [FixIt] = []
    /// The argument with a label that this declaration lacks; another overload may have it.
    var unknownLabel: CallArguments.Argument?
  }

  /// The number of arguments matched before the error, to rank the overloads.
  let matched: Int
  let words: () -> Words
}

extension TypeChecker {
  /// Matches arguments with parameters by label and order.
  func match(_ arguments: CallArguments, with parameters: [Parameter]) throws(LabelMismatch) -> ArgumentMatch {
    var match = ArgumentMatch(arguments, parameterCount: parameters.count)
    let plain = arguments.plain
    var next = 0
    var matched = 0
    var index = 0
    while index < parameters.count {
      if next < plain.count, plain[next].label == parameters[index].label {
        // An unlabeled argument may belong to a later parameter, if this one can stay empty and does not accept it.
        if shouldSkip(index, for: arguments, next: next, parameters: parameters) {
          index += 1
          continue
        }
        let first = next
        next += 1
        matched += 1
        if parameters[index].isVariadic { while next < plain.count, plain[next].label == nil { next += 1 } }
        match.give(first..<next, to: index)
      }
      index += 1
    }
    if next < plain.count {
      // If only labels are missing, everything else matches.
      if let unlabelled = unlabelled(arguments, parameters) {
        throw LabelMismatch(matched: plain.count) { unlabelled }
      }
      throw LabelMismatch(matched: matched) { [next, match] in self.surplus(arguments, next, parameters, match) }
    }
    try assignTrailing(arguments, parameters, &match, matched)
    if let missing = missing(match, parameters, arguments, matched) { throw missing }
    return match
  }

  /// Whether to leave a parameter with a default empty, so that the remaining arguments suffice for the
  /// required ones. For `padding(10)`, overloading already decides that the number is the length.
  private func shouldSkip(
    _ index: Int, for arguments: CallArguments, next: Int, parameters: [Parameter]
  ) -> Bool {
    guard parameters[index].label == nil, parameters[index].hasDefault else { return false }
    let left = arguments.plain[next...].filter { $0.label == nil }.count
    let needed = parameters[(index + 1)...].filter { next in
      next.label == nil && !next.hasDefault && !next.isVariadic && (arguments.trailing.isEmpty || !takesClosure(next))
    }.count
    return left <= needed
  }

  private func assignTrailing(
    _ arguments: CallArguments, _ parameters: [Parameter], _ match: inout ArgumentMatch, _ matched: Int
  ) throws(LabelMismatch) {
    guard let first = arguments.trailing.first else { return }
    let lastPlain = parameters.indices.last { !match.isEmpty($0) } ?? -1
    var open = (lastPlain + 1..<parameters.count).filter { takesClosure(parameters[$0]) }
    if open.isEmpty {
      // `makers.append { … }`: a closure for a parameter of any type.
      open = (lastPlain + 1..<parameters.count).filter {
        guard case .parameter = parameters[$0].type else { return false }
        return true
      }
    }
    var labelled: [Int] = []
    for (number, argument) in arguments.trailing.enumerated().dropFirst() {
      guard let target = open.first(where: { parameters[$0].label == argument.label && $0 > labelled.last ?? -1 })
      else {
        throw LabelMismatch(matched: matched) {
          LabelMismatch.Words(
            message: "extra trailing closure '\(argument.label ?? "")' passed in call",
            node: Syntax(argument.expression))
        }
      }
      let place = arguments.plain.count + number
      match.give(place..<place + 1, to: target)
      labelled.append(target)
    }
    // The unlabeled closure comes before all labeled ones.
    if let next = labelled.first { open.removeAll { $0 >= next } }
    // Among several open closure parameters, a required one goes before one with a default.
    guard let target = open.first(where: { !parameters[$0].hasDefault }) ?? open.first else {
      throw LabelMismatch(matched: matched) {
        LabelMismatch.Words(message: "extra trailing closure passed in call", node: Syntax(first.expression))
      }
    }
    match.give(arguments.plain.count..<arguments.plain.count + 1, to: target)
  }

  private func takesClosure(_ parameter: Parameter) -> Bool {
    if case .function = parameter.type.withoutOptionals { return true }
    return false
  }

  /// The error for a call without any labels, if the number of values fits: `offset(8, 4)`.
  private func unlabelled(_ arguments: CallArguments, _ parameters: [Parameter]) -> LabelMismatch.Words? {
    let plain = arguments.plain
    guard plain.count > 1, plain.count <= parameters.count, parameters[plain.count...].allSatisfy(\.hasDefault),
      parameters[..<plain.count].allSatisfy({ $0.label != nil && !$0.isVariadic }),
      plain.allSatisfy({ $0.label == nil && !$0.isClosure }), arguments.trailing.isEmpty, let first = plain.first,
      zip(plain, parameters).allSatisfy({ mayBe($0.expression, $1.type) })
    else { return nil }
    let labels = parameters[..<plain.count].map { "\($0.label ?? "_"):" }.joined()
    return LabelMismatch.Words(
      message: "missing argument labels '\(labels)' in call", node: Syntax(first.expression),
      fixIts: zip(plain, parameters).prefix(1).map { argument, parameter in
        let start = range(argument.expression).lower
        return FixIt(
          "insert '\(parameter.label ?? "_"): '", replacing: SourceRange(file: file, lower: start, upper: start),
          with: "\(parameter.label ?? "_"): ")
      })
  }

  /// Whether a literal may have a type, judged without checking it.
  private func mayBe(_ value: ExprSyntax, _ type: Type) -> Bool {
    let isNumber = value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
    let wantsNumber = type.withoutOptionals.isNumeric
    return isNumber ? wantsNumber : !(wantsNumber && value.is(StringLiteralExprSyntax.self))
  }

  private func surplus(
    _ arguments: CallArguments, _ next: Int, _ parameters: [Parameter], _ match: ArgumentMatch
  ) -> LabelMismatch.Words {
    let argument = arguments.plain[next]
    let place = argument.labelNode.map { Syntax($0) } ?? Syntax(argument.expression)
    func mismatch(_ message: SwiftMessage, at node: Syntax? = nil, notes: [Note] = []) -> LabelMismatch.Words {
      LabelMismatch.Words(message: message, node: node ?? place, notes: notes)
    }
    func extra(_ index: Int) -> LabelMismatch.Words {
      let label = arguments.plain[index].label.map { " '\($0)'" } ?? ""
      return mismatch("extra argument\(label) in call", at: Syntax(arguments.plain[index].expression))
    }
    if parameters.isEmpty {
      return mismatch("argument passed to call that takes no arguments", at: Syntax(argument.expression))
    }
    // Trailing closures have their parameters already.
    let inside =
      arguments.trailing.isEmpty
      ? Array(parameters.indices) : parameters.indices.filter { !takesClosure(parameters[$0]) }
    let free = inside.filter { match.isEmpty($0) }
    if free.contains(where: { parameters[$0].label == argument.label }), next > 0 {
      let before = arguments.plain[next - 1].label.map { "'\($0)'" } ?? "unnamed argument #\(next)"
      let this = argument.label.map { "argument '\($0)'" } ?? "unnamed argument #\(next + 1)"
      return mismatch("\(this) must precede argument \(before)")
    }
    if arguments.plain.count > inside.count, !free.contains(where: { parameters[$0].isVariadic }) {
      return extra(max(next, inside.count))
    }
    guard let label = argument.label else {
      guard let wanted = free.first(where: { parameters[$0].label != nil }), let label = parameters[wanted].label else {
        return extra(next)
      }
      // The compiler reports this at the call; only the line matters to a reader.
      let startsLine = argument.expression.firstToken(viewMode: .sourceAccurate)?.leadingTrivia
        .contains(where: \.isNewline)
      let paren = arguments.node.as(FunctionCallExprSyntax.self)?.leftParen
      return mismatch(
        "missing argument label '\(label):' in call", at: startsLine == true ? paren.map { Syntax($0) } : nil,
        notes: notes(onMissingLabel: label, argument.expression, for: parameters[wanted].type))
    }
    if let wanted = expected(for: label, free.map { parameters[$0] }) {
      return wrongLabel(arguments, next, wanted: wanted, among: parameters.compactMap(\.label))
    }
    if free.contains(where: { parameters[$0].label == nil }) {
      return mismatch(
        "extraneous argument label '\(label):' in call", notes: notes(onExtraneous: label, argument.expression))
    }
    return extra(next)
  }

  /// The label that was probably meant: a similar one, or else that of the only required argument left.
  private func expected(for label: String, _ free: [Parameter]) -> String? {
    if let near = nearest(to: label, in: free.compactMap(\.label)) { return near }
    let needed = free.filter { !$0.hasDefault && !$0.isVariadic }
    return needed.count == 1 ? needed[0].label : nil
  }

  private func wrongLabel(
    _ arguments: CallArguments, _ index: Int, wanted: String, among known: [String]
  ) -> LabelMismatch.Words {
    let argument = arguments.plain[index]
    let node = argument.labelNode.map { Syntax($0) } ?? Syntax(argument.expression)
    let labels = arguments.plain.map { $0.label ?? "_" }
    // Later labels may have slips of their own.
    let right = labels.enumerated().map { place, label in
      if place <= index || label == "_" || known.contains(label) { return place == index ? wanted : label }
      return nearest(to: label, in: known) ?? label
    }
    let have = labels.map { "\($0):" }.joined()
    let expected = right.map { "\($0):" }.joined()
    let several = zip(labels, right).filter { $0 != $1 }.count > 1
    let fix = FixIt("replace '\(labels[index]):' with '\(wanted):'", replacing: node.range(in: file), with: wanted)
    return LabelMismatch.Words(
      message: "incorrect argument label\(several ? "s" : "") in call (have '\(have)', expected '\(expected)')",
      node: node,
      fixIts: [fix], unknownLabel: argument)
  }

  /// All missing arguments, reported where the first of them belongs.
  private func missing(
    _ match: ArgumentMatch, _ parameters: [Parameter], _ arguments: CallArguments, _ matched: Int
  ) -> LabelMismatch? {
    func isLeft(_ index: Int) -> Bool {
      match.isEmpty(index) && !parameters[index].hasDefault && !parameters[index].isVariadic
    }
    guard let first = parameters.indices.first(where: isLeft) else { return nil }
    return LabelMismatch(matched: matched) {
      let left = parameters.indices.filter(isLeft)
      let names = left.map { index in parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)" }
      let what = names.count == 1 ? "argument for parameter" : "arguments for parameters"
      let before = parameters[..<first].indices.last {
        !match.isEmpty($0) && !self.takesClosure(parameters[$0])
      }
      return LabelMismatch.Words(
        message: "missing \(what) \(names.joined(separator: ", ")) in call",
        node: arguments.place(after: before.flatMap { match.last($0) }),
        notes: parameters[first].label == "content" ? self.notes(onMissingContent: arguments.node) : [])
    }
  }
}

extension CallArguments {
  /// The insertion point of an argument: after another one, or as the first.
  fileprivate func place(after expression: ExprSyntax?) -> Syntax {
    if let token = expression?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) {
      return Syntax(token)
    }
    if let first = plain.first { return first.labelNode.map { Syntax($0) } ?? Syntax(first.expression) }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return node }
    return call.rightParen.map { Syntax($0) } ?? Syntax(call.calledExpression)
  }
}

extension ExprSyntax {
  /// Whether it is a `.leading`, or a list or tuple with one, whose type is still unknown.
  func namesMember(ofUnknown type: Type) -> Bool {
    switch kind {
    case .memberAccessExpr: return self.as(MemberAccessExprSyntax.self)?.base == nil && type.withoutOptionals.isVariable
    case .arrayExpr:
      guard case .nominal(_, let arguments) = type.shallow, let element = arguments.first else { return false }
      // If one element has a type, the others follow: `[Fruit.apple, .pear]`.
      guard let list = self.as(ArrayExprSyntax.self)?.elements, !list.isEmpty else { return false }
      return list.allSatisfy { $0.expression.namesMember(ofUnknown: element) }
    case .tupleExpr:
      guard case .tuple(let parts) = type.shallow, let written = self.as(TupleExprSyntax.self)?.elements else {
        return false
      }
      return zip(written, parts).contains { $0.expression.namesMember(ofUnknown: $1.type) }
    default: return false
    }
  }
}
