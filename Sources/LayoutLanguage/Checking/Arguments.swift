import Diagnostics
import SwiftSyntax

/// The arguments of a call as they are written.
struct CallArguments {
  struct Argument {
    var label: String?
    var expression: ExprSyntax
    var labelNode: TokenSyntax?
  }
  var plain: [Argument]
  /// The closure after the parentheses, then those with a label.
  var trailing: [Argument]
  var node: Syntax

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
    list.map { Argument(label: $0.label?.identifierText, expression: $0.expression, labelNode: $0.label) }
  }

  private static func closures(
    _ first: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    guard let first else { return [] }
    return [Argument(label: nil, expression: ExprSyntax(first))]
      + more.map { Argument(label: $0.label.identifierText, expression: ExprSyntax($0.closure), labelNode: $0.label) }
  }

  var count: Int { plain.count + trailing.count }
}

/// Which expression goes to which parameter.
struct ArgumentMatch {
  /// For each parameter its expressions: none for a default, several for a variadic one.
  var expressions: [[ExprSyntax]]
}

/// Why a call's arguments do not fit a declaration.
struct LabelMismatch: Error {
  var message: String
  var node: Syntax
  var fixIts: [FixIt] = []
  /// How many arguments were understood before, to tell the nearest declaration.
  var matched: Int
}

extension Checker {
  /// Pairs arguments with parameters by label and order.
  func match(_ arguments: CallArguments, with parameters: [Parameter]) throws(LabelMismatch) -> ArgumentMatch {
    var match = ArgumentMatch(expressions: Array(repeating: [], count: parameters.count))
    var next = 0
    var matched = 0
    var index = 0
    while index < parameters.count {
      let parameter = parameters[index]
      if next < arguments.plain.count, arguments.plain[next].label == parameter.label {
        // An unlabelled argument may belong further on, if this parameter can stay empty and cannot take it.
        if shouldSkip(parameter, at: index, for: arguments, next: next, parameters: parameters) {
          index += 1
          continue
        }
        match.expressions[index].append(arguments.plain[next].expression)
        next += 1
        matched += 1
        while parameter.isVariadic, next < arguments.plain.count, arguments.plain[next].label == nil {
          match.expressions[index].append(arguments.plain[next].expression)
          next += 1
        }
      }
      index += 1
    }
    if next < arguments.plain.count { throw surplus(arguments, next, parameters, match, matched) }
    try assignTrailing(arguments, parameters, &match, matched)
    for (index, parameter) in parameters.enumerated() where match.expressions[index].isEmpty {
      if parameter.hasDefault || parameter.isVariadic { continue }
      throw missing(parameter, at: index, arguments, matched)
    }
    return match
  }

  /// `padding(10)`: the edges have a default and the length takes the number; overloads settle that, so never skip here
  /// unless fewer arguments are left than parameters that need one.
  private func shouldSkip(
    _ parameter: Parameter, at index: Int, for arguments: CallArguments, next: Int, parameters: [Parameter]
  ) -> Bool {
    guard parameter.label == nil, parameter.hasDefault else { return false }
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
    let lastPlain = match.expressions.lastIndex { !$0.isEmpty } ?? -1
    var open = parameters.indices.filter { $0 > lastPlain && match.expressions[$0].isEmpty && takesClosure(parameters[$0]) }
    var labelled: [Int] = []
    for argument in arguments.trailing.dropFirst() {
      guard let target = open.first(where: { parameters[$0].label == argument.label && $0 > labelled.last ?? -1 }) else {
        throw LabelMismatch(
          message: "extra trailing closure '\(argument.label ?? "")' passed in call", node: Syntax(argument.expression),
          matched: matched)
      }
      match.expressions[target] = [argument.expression]
      labelled.append(target)
    }
    // The closure without a label comes before all that have one.
    if let next = labelled.first { open.removeAll { $0 >= next } }
    // With several closures open, one with a default gives way to one that must be there.
    guard let target = open.first(where: { !parameters[$0].hasDefault }) ?? open.first else {
      throw LabelMismatch(message: "extra trailing closure passed in call", node: Syntax(first.expression), matched: matched)
    }
    match.expressions[target] = [first.expression]
  }

  private func takesClosure(_ parameter: Parameter) -> Bool {
    if case .function = parameter.type.withoutOptionals { return true }
    if case .parameter = parameter.type { return false }
    return false
  }

  private func surplus(
    _ arguments: CallArguments, _ next: Int, _ parameters: [Parameter], _ match: ArgumentMatch, _ matched: Int
  ) -> LabelMismatch {
    let argument = arguments.plain[next]
    let node = argument.labelNode.map { Syntax($0) } ?? Syntax(argument.expression)
    let free = parameters.indices.filter { match.expressions[$0].isEmpty }
    if let label = argument.label {
      let known = free.compactMap { parameters[$0].label }
      if let near = nearest(to: label, in: known) {
        let fix = FixIt("replace '\(label):' with '\(near):'", replacing: node.range(in: file), with: near)
        return LabelMismatch(
          message: "incorrect argument label in call (have '\(label):', expected '\(near):')", node: node, fixIts: [fix],
          matched: matched)
      }
      if let index = parameters.firstIndex(where: { $0.label == label }), match.expressions[index].isEmpty {
        let before = arguments.plain[max(0, next - 1)].label ?? "_"
        return LabelMismatch(
          message: "argument '\(label)' must precede argument '\(before)'", node: node, matched: matched)
      }
      if free.contains(where: { parameters[$0].label == nil && !takesClosure(parameters[$0]) }) {
        return LabelMismatch(message: "extraneous argument label '\(label):' in call", node: node, matched: matched)
      }
      return LabelMismatch(message: "extra argument '\(label)' in call", node: node, matched: matched)
    }
    if let index = free.first, let label = parameters[index].label, !takesClosure(parameters[index]) || matched == 0 {
      return LabelMismatch(message: "missing argument label '\(label):' in call", node: node, matched: matched)
    }
    return LabelMismatch(message: "extra argument in call", node: node, matched: matched)
  }

  private func missing(
    _ parameter: Parameter, at index: Int, _ arguments: CallArguments, _ matched: Int
  ) -> LabelMismatch {
    let what = parameter.label.map { "parameter '\($0)'" } ?? "parameter #\(index + 1)"
    return LabelMismatch(message: "missing argument for \(what) in call", node: arguments.node, matched: matched)
  }
}
