import Diagnostics
import LayoutProgram
import SwiftSyntax

/// Suggestions for unknown members.
extension TypeChecker {
  /// Notes on an unknown member of a type: `.trailingBottom`, `.left`, `.middle`.
  func notes(onUnknownStatic name: String, of type: Type, at node: Syntax, among known: [String]) -> [Note] {
    let only = closure(around: node)?.parameterNames?.first?.name ?? nameOfOnlyParameter(around: node)
    if type.isFloating, isLine(name), let value = only {
      return [Note(SlipNote.askInBrackets("\(value)[.\(name)]"))]
    }
    if name == "Self" { return [Note(NameNote.didYouMean("self"))] }
    if case .metatype(let instance) = type.shallow, instance.nominal?.name == NativeName.alignmentID.rawValue {
      return id(named: name).map { [Note(NameNote.write("\($0.qualifiedName).self"))] } ?? []
    }
    if let own = function.selfType, own != type, !memberCandidates(name, of: own, isStatic: true).isEmpty {
      return [Note(NameNote.write("Self.\(name)"))]
    }
    if let line = line(named: name, of: type) { return [Note(SlipNote.declareLine(line))] }
    return EverydayWords.meant(by: name, among: known).map { [$0.note(for: name)] } ?? []
  }

  /// The declaration to suggest for a missing line: for `.middle`, if the program has an ID `Middle` but no
  /// line made from it.
  private func line(named name: String, of type: Type) -> String? {
    guard type.isAlignmentOfOneAxis, let id = id(named: name) else { return nil }
    return "extension \(type) { static let \(name) = \(type)(\(id.qualifiedName).self) }"
  }

  private func id(named name: String) -> Nominal? {
    let wanted = name.lowercased()
    return module.declaredTypes.first { $0.isAlignmentID && $0.name.lowercased() == wanted }
  }

  /// The error for a line declared as an instance member instead of a static one: `.middle`.
  func instanceMember(_ name: String, of type: Type, at node: Syntax) -> Problem? {
    guard type.nominal?.isNative == true,
      let member = memberCandidates(name, of: type, isStatic: false).first(where: { !$0.isNative })
    else { return nil }
    let keyword = member.kind == .method ? "func" : member.isMutable || member.kind == .computed ? "var" : "let"
    return problem(
      "instance member '\(name)' cannot be used on type '\(type)'", at: node,
      notes: [Note(SlipNote.writeStatic(before: "\(keyword) \(name)"), at: member.range)])
  }

  /// Notes on an unknown member of a value: `d.size`, `d.trailing`, `item.title`.
  func notes(onUnknownMember name: String, of type: Type, at node: Syntax, among known: [String]) -> [Note] {
    if case .function = type.shallow, let made = node.parent?.as(MemberAccessExprSyntax.self)?.base?.short {
      return [Note(NameNote.write("\(made)()"))]
    }
    guard let nominal = type.nominal else { return [] }
    let base = Syntax(node.parent)?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "d"
    if type.isNative(called: "ViewDimensions") {
      return [Note(isLine(name) ? SlipNote.askInBrackets("\(base)[.\(name)]") : .dimensionsHave(value: base))]
    }
    if nominal.isNative, let code = EverydayWords.parts[nominal.name]?[name] {
      return [Note(NameNote.write("\(base).\(code)"))]
    }
    if nominal.isNative, let meant = EverydayWords.members[name], known.contains(meant) {
      return [Note(SlipNote.isCalled(slip: name, name: meant))]
    }
    if nominal.isNative || nominal.isView { return [] }
    let own = nominal.fields.filter { !$0.isNative }.map(\.name)
    return own.isEmpty || own.count > 6 ? [] : [Note(SlipNote.has(own))]
  }

  private func isLine(_ name: String) -> Bool {
    [NativeName.horizontalAlignment, .verticalAlignment].contains {
      !memberCandidates(name, of: module.native($0), isStatic: true).isEmpty
    }
  }

  /// The error for a line declared with another type: `.middle`.
  func otherResult(_ actual: Type, _ wanted: Type, at node: ExprSyntax) -> Problem? {
    guard let access = node.as(MemberAccessExprSyntax.self), access.base == nil, actual.isNamed else { return nil }
    let name = access.declName.baseName.identifierText
    let type = wanted.withoutOptionals
    guard let member = memberCandidates(name, of: type, isStatic: true).first(where: { !$0.isNative }) else {
      return nil
    }
    return problem(
      "member '\(name)' in '\(type)' produces result of type '\(actual)', but context expects '\(type)'",
      at: access.declName, notes: [Note(SlipNote.isMadeAs("\(actual)"), at: member.range)])
  }

  /// Notes on a modifier without a view before it: `.padding(8)`.
  func notes(onNothingBefore name: String) -> [Note] {
    guard case .opaque(let proto) = view.shallow else { return [] }
    return proto.lookUp(name, isStatic: false).isEmpty ? [] : [Note(SlipNote.viewIsMissing(before: name))]
  }

  /// Notes on an unknown modifier: `Text("a").padding().resizable()`, which only another view has, before all other
  /// modifiers; `.margin`.
  func notes(onUnknownModifier name: String) -> [Note] {
    if let meant = EverydayWords.modifiers[name] { return [Note(SlipNote.isCalled(slip: name, name: meant))] }
    let owner = ["Image", "Text", "Shape"].first { owner in
      module.vocabulary.types[owner]?.ownMembers(name).contains { !$0.isStatic } == true
    }
    return owner.map { [Note(SlipNote.belongsTo(type: $0, modifier: name))] } ?? []
  }
}

extension Nominal {
  var isAlignmentID: Bool { conforms(toNative: .alignmentID) }
}
