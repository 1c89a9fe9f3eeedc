import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Resolves overloads: finds the declaration that a call means.
extension TypeChecker {
  /// A declaration with matching labels. A class, because candidates are sorted and filtered.
  final class Candidate {
    let member: Member
    let signature: Signature
    let match: ArgumentMatch

    init(member: Member, signature: Signature, match: ArgumentMatch) {
      self.member = member
      self.signature = signature
      self.match = match
    }
  }

  /// Calls one of several overloads.
  func call(
    _ members: [Member], of receiver: Receiver, _ arguments: CallArguments, at node: Syntax, hint: Type?
  ) throws(Problem) -> Checked {
    noteCallees(members, of: receiver, at: node)
    // A property that contains a closure is called through its value.
    let callable = members.allSatisfy(\.isCallable) ? members : members.filter(\.isCallable)
    if callable.isEmpty, let member = members.first {
      let value = try property(member, of: receiver, at: ExprSyntax(node) ?? emptyExpression, hint: nil)
      return try callValue(value, arguments, at: node)
    }
    if let own = members.first, !own.isCallable, !own.isNative, callable.allSatisfy({ $0.isNative }),
      let called = try callHeld(own, receiver, arguments, at: node)
    {
      return called
    }
    if callable.count > 1, let chosen = try fitting(callable, receiver, arguments, at: node, hint: hint) {
      return chosen
    }
    var candidates: [Candidate] = []
    var nearestMiss: LabelMismatch?
    var anything: Member?
    for member in callable {
      let signature = try signature(of: member)
      if signature.acceptsAnything {
        anything = anything ?? member
        continue
      }
      do throws(LabelMismatch) {
        candidates.append(
          Candidate(member: member, signature: signature, match: try match(arguments, with: signature.parameters)))
      } catch {
        if error.matched > nearestMiss?.matched ?? -1 { nearestMiss = error }
      }
    }
    // An overload with known parameters goes before one that accepts anything.
    if candidates.isEmpty, let anything { return accepting(anything, receiver, arguments, at: node) }
    if candidates.isEmpty {
      // `Sign.plus(1, 2)`: the case has no associated values, so its `callAsFunction` is called.
      if let own = members.first, own.kind == .enumCase,
        let called = try callAsFunction(
          property(own, of: receiver, at: ExprSyntax(node) ?? emptyExpression, hint: nil), arguments, at: node)
      {
        return called
      }
      if members.first?.isNative == true, let beyond = beyondArgument(of: arguments) { throw beyond }
      throw noCandidate(members, nearestMiss, arguments, at: node)
    }
    return try choose(candidates, receiver, arguments, at: node, hint: hint)
  }

  /// The problem of an argument with an unsupported type, which implies an unsupported overload:
  /// `Image(bitmap, scale: 2)`.
  private func beyondArgument(of arguments: CallArguments) -> Problem? {
    let (mark, reported) = (inference.mark, found.count)
    defer {
      inference.undo(to: mark)
      found.takeBack(after: reported)
    }
    for argument in arguments.plain where !argument.expression.startsWithDot {
      do throws(Problem) {
        let read = try infer(argument.expression, hint: nil)
        guard let type = read.type.withoutOptionals.nominal, type.isBeyond else { continue }
        return beyondProblem(type.name, at: range(argument.expression))
      } catch {
        if error.kind == .unsupported { return error }
        if case .toldAlready? = error.swift { return error }
      }
    }
    return nil
  }

  /// Calls a closure property that has the name of a modifier: `let onChange: (Int) -> Void` in a view. Nil
  /// if its type does not fit.
  private func callHeld(
    _ member: Member, _ receiver: Receiver, _ arguments: CallArguments, at node: Syntax
  ) throws(Problem) -> Checked? {
    guard case .function(let held) = try type(of: member).shallow, held.parameters.count == arguments.count,
      arguments.plain.allSatisfy({ $0.label == nil })
    else { return nil }
    let value = try property(member, of: receiver, at: ExprSyntax(node) ?? emptyExpression, hint: nil)
    return try callValue(value, arguments, at: node)
  }

  /// Calls an overload with matching labels, parsing only the labels of the others; nil if none matches, because the
  /// error depends on all of them.
  private func fitting(
    _ members: [Member], _ receiver: Receiver, _ arguments: CallArguments, at node: Syntax, hint: Type?
  ) throws(Problem) -> Checked? {
    let labels = arguments.plain.map(\.label)
    var candidates: [Candidate] = []
    for member in members {
      if case .unknown = member.signatureState, let text = member.nativeText,
        LabelSketch(text).refuses(labels, isTrailing: !arguments.trailing.isEmpty)
      {
        continue
      }
      let signature = try signature(of: member)
      if signature.acceptsAnything { continue }
      if let match = try? match(arguments, with: signature.parameters) {
        candidates.append(Candidate(member: member, signature: signature, match: match))
      }
    }
    return candidates.isEmpty ? nil : try choose(candidates, receiver, arguments, at: node, hint: hint)
  }

  var emptyExpression: ExprSyntax { ExprSyntax(NilLiteralExprSyntax()) }

  private func accepting(
    _ member: Member, _ receiver: Receiver, _ arguments: CallArguments, at node: Syntax
  ) -> Checked {
    notes?.note(.member(member), named: node, in: file)
    salvage(arguments, of: node)
    let range = range(node)
    guard case .value(let base, _) = receiver, let native = member.native else {
      return Checked(type: .void) { .constant(.void) }
    }
    let result = base.type.isNominal(.text) ? base.type : view
    return Checked(type: result) { .native(native, arguments: [.value(base.emit())], range: range) }
  }

  private func noCandidate(
    _ members: [Member], _ miss: LabelMismatch?, _ arguments: CallArguments, at node: Syntax
  ) -> Problem {
    if let meant = meantCall(members, arguments, at: node) { return meant }
    guard let miss = miss?.words() else { return problem("no exact matches in call", at: node) }
    if let argument = miss.unknownLabel, let label = argument.label, members.contains(where: { takes(label, $0) }) {
      return problem(
        "extra argument '\(label)' in call", at: argument.expression,
        notes: [Note(CallNote.noFormTakesAll)]
          + forms(of: members))
    }
    return problem(miss.message, at: miss.node, notes: miss.notes + forms(of: members), fixIts: miss.fixIts)
  }

  func takes(_ label: String, _ member: Member) -> Bool {
    guard let signature = try? signature(of: member) else { return false }
    return signature.parameters.contains { $0.label == label }
  }

  /// Notes with the overloads of one of SwiftUI's functions.
  private func forms(of members: [Member]) -> [Note] {
    let forms = members.compactMap { member -> String? in
      guard let signature = try? signature(of: member) else { return nil }
      let labels = signature.parameters.map { "\($0.label ?? "_"):" }.joined()
      return "\(member.kind == .initializer ? member.owner?.name ?? "init" : member.name)(\(labels))"
    }
    if forms.isEmpty { return [] }
    var seen: Set<String> = []
    let distinct = forms.filter { seen.insert($0).inserted }
    return [Note(CallNote.forms(Array(distinct.prefix(4))))]
  }

  private func choose(
    _ candidates: [Candidate], _ receiver: Receiver, _ arguments: CallArguments, at node: Syntax,
    hint: Type?
  ) throws(Problem) -> Checked {
    if candidates.count == 1 { return try apply(candidates[0], receiver, at: node, hint: hint) }
    let outer = settledCalls
    try settleCalls(in: arguments)
    defer { settledCalls = outer }
    // First find out which overloads fit without their closures: a closure is best checked once, with known types.
    var viable: [RankedCandidate] = []
    var misfits = [Problem?](repeating: nil, count: candidates.count)
    var skipped: [Int] = []
    for index in candidates.indices where isOfOtherAxis(candidates[index]) { skipped.append(index) }
    if let only = only(candidates, but: skipped), arguments.count == 1,
      let checked = try whole(only, receiver, at: node, hint: hint)
    {
      return checked
    }
    let mayTakeColors = mode.takesCatalogColors
    defer { mode.takesCatalogColors = mayTakeColors }
    // Asset catalog colors are considered only if nothing else fits.
    for takesColors in [false, true] where takesColors == false || mayTakeColors && viable.isEmpty {
      if takesColors, !misfits.contains(where: { $0?.unsupportedColor != nil }) { break }
      mode.takesCatalogColors = takesColors
      for (index, candidate) in candidates.enumerated() where !skipped.contains(index) {
        let trial = try trial(candidate, receiver, at: node, hint: hint)
        misfits[index] = trial.misfit
        if trial.misfit == nil { viable.append(RankedCandidate(candidate: candidate, costs: trial.costs)) }
      }
    }
    mode.takesCatalogColors = mayTakeColors
    if viable.isEmpty {
      for index in skipped { misfits[index] = try trial(candidates[index], receiver, at: node, hint: hint).misfit }
    }
    if let ambiguity = ambiguity(viable.map(\.candidate), arguments) { throw ambiguity }
    let best = try bestFirst(viable, receiver, arguments, at: node, hint: hint)
    if best.count == 1 { return try apply(best[0], receiver, at: node, hint: hint) }
    var failure: [Problem] = []
    for candidate in best {
      let mark = inference.mark
      let reported = found.count
      var wrong: [Problem]
      do throws(Problem) {
        let checked = try apply(candidate, receiver, at: node, hint: hint)
        if found.isSound(since: reported) { return checked }
        wrong = found.takeBack(after: reported)
      } catch {
        if error.kind == .limit { throw error }
        wrong = [error] + found.takeBack(after: reported)
      }
      if failure.isEmpty { failure = wrong }
      inference.undo(to: mark)
    }
    if let first = failure.first {
      for problem in failure.dropFirst() { report(problem) }
      throw first
    }
    // A type that lacks only a conformance is nearer than one that does not fit at all.
    let told = misfits.compactMap { $0 }
    let nearest =
      told.first { $0.swift?.isUnmetRequirement == true } ?? told.first { $0.unsupportedColor != nil } ?? told.first
    throw refined(nearest, candidates, arguments, at: node)
  }

  /// The only candidate besides those to skip.
  private func only(_ candidates: [Candidate], but skipped: [Int]) -> Candidate? {
    guard skipped.count == candidates.count - 1 else { return nil }
    return candidates.indices.first { !skipped.contains($0) }.map { candidates[$0] }
  }

  /// Checks the only candidate that is not for the other axis directly, as for `d[.top]`; nil, with no
  /// effect, if it does not fit.
  private func whole(
    _ candidate: Candidate, _ receiver: Receiver, at node: Syntax, hint: Type?
  ) throws(Problem) -> Checked? {
    let mark = inference.mark
    let reported = found.count
    do throws(Problem) {
      let checked = try apply(candidate, receiver, at: node, hint: hint)
      if found.isSound(since: reported) { return checked }
    } catch {
      if error.kind == .limit { throw error }
    }
    found.takeBack(after: reported)
    inference.undo(to: mark)
    return nil
  }

  /// Why a declaration does not fit, or else the cost of its conversions; without closures, if they are to be skipped.
  func trial(
    _ candidate: Candidate, _ receiver: Receiver, at node: Syntax, hint: Type?, skippingClosures: Bool = true
  ) throws(Problem) -> (misfit: Problem?, costs: ConversionCosts) {
    try effort.count(at: range(node))
    let mark = inference.mark
    let reported = found.count
    let outer = inference.costs
    inference.costs = ConversionCosts()
    var misfit: Problem?
    do throws(Problem) {
      _ = try apply(candidate, receiver, at: node, hint: hint, skippingClosures: skippingClosures)
      inference.costs.literals += inference.unusualLiterals(since: mark)
    } catch {
      if error.kind == .limit { throw error }
      misfit = error
    }
    let costs = inference.costs
    inference.costs = outer
    inference.undo(to: mark)
    let wrong = found.takeBack(after: reported)
    if !skippingClosures, misfit == nil { misfit = wrong.first }
    return (misfit, costs)
  }

  /// Whether a guide's overload is for the other axis, as for `.firstTextBaseline` as a horizontal alignment.
  /// This avoids building a message that nobody reads.
  private func isOfOtherAxis(_ candidate: Candidate) -> Bool {
    let parameters = candidate.signature.parameters
    for index in parameters.indices {
      let type = parameters[index].type
      guard type.isNominal(.horizontalAlignment) || type.isNominal(.verticalAlignment),
        let access = candidate.match.first(index)?.as(MemberAccessExprSyntax.self), access.base == nil
      else { continue }
      let name = access.declName.baseName.identifierText
      if name == "self" || name == "init" || nestedType(name, in: type) != nil { continue }
      if memberCandidates(name, of: type, isStatic: true).isEmpty { return true }
    }
    return false
  }

  /// Two overloads that differ only in the axis, with an argument that fits both.
  private func ambiguity(_ viable: [Candidate], _ arguments: CallArguments) -> Problem? {
    let axes = viable.filter { candidate in
      guard let first = candidate.signature.parameters.first else { return false }
      return first.type.isNominal(.horizontalAlignment) || first.type.isNominal(.verticalAlignment)
    }
    guard axes.count > 1, let argument = arguments.plain.first?.expression.as(MemberAccessExprSyntax.self),
      argument.base == nil
    else { return nil }
    let name = argument.declName.baseName.identifierText
    return problem(
      "ambiguous use of '\(name)'", at: argument,
      notes: [Note(NameNote.ambiguousAlignment(name))])
  }

  /// If no overload fits, reports an unknown implicit member as such.
  private func refined(_ problem: Problem?, _ candidates: [Candidate], _ arguments: CallArguments, at node: Syntax)
    -> Problem
  {
    if let argument = arguments.plain.first?.expression.as(MemberAccessExprSyntax.self), argument.base == nil,
      candidates.allSatisfy({
        $0.signature.parameters.first.map {
          $0.type.isNominal(.horizontalAlignment) || $0.type.isNominal(.verticalAlignment)
        } ?? false
      })
    {
      let name = argument.declName.baseName.identifierText
      var known: [String] = []
      for axis in ["HorizontalAlignment", "VerticalAlignment"] {
        known += module.vocabulary.types[axis]?.memberNames(isStatic: true) ?? []
      }
      if known.contains(name) { return problem ?? self.problem("no exact matches in call", at: node) }
      return self.problem(.noSuchAlignment(name), at: argument.declName, notes: notes(onGuide: name, among: known))
    }
    return problem ?? self.problem("no exact matches in call", at: node)
  }
}

extension Member {
  /// Whether it is called itself, not through its value.
  fileprivate var isCallable: Bool { kind != .field && kind != .computed }
}
