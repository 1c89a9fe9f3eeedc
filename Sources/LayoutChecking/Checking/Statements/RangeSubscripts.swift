import Diagnostics
import LayoutNatives
import LayoutProgram
import SwiftSyntax

/// Checks slices: `names[visible]`, `names[1...2] = []`, `name[...]`.
extension TypeChecker {
  /// The slice; nil if the index is no range, or the base no list.
  func rangeElement(of base: Checked, _ index: ExprSyntax, at node: SubscriptCallExprSyntax) throws(Problem) -> Checked?
  {
    let range = range(node)
    if index.isUnboundedRange {
      let whole = base.type.isNominal(.string) || base.type.isNominal(.substring)
      guard whole || isList(base.type) else { return nil }
      let type = whole ? module.native(.substring) : module.native(.arraySlice, base.type.genericArguments)
      return Checked(type: type) { .native(Self.partOfList, arguments: [.value(base.emit())], range: range) }
    }
    if base.type.isNominal(.layoutSubviews), let bounds = try rangeIndex(index) {
      return Checked(type: base.type) {
        .native(Self.partOfSubviews, arguments: [.value(base.emit()), .value(bounds.emit())], range: range)
      }
    }
    let element = isList(base.type) ? base.type.genericArguments.first : elementOfSliceable(base.type)
    guard let element, let bounds = try rangeIndex(index) else { return nil }
    return Checked(type: module.native(.arraySlice, [element])) {
      .native(Self.partOfList, arguments: [.value(base.emit()), .value(bounds.emit())], range: range)
    }
  }

  /// The place of an assigned slice.
  func rangePlace(
    _ call: SubscriptCallExprSyntax, of base: Checked, _ basePlace: (() -> Place)?
  ) throws(Problem) -> (Type, () -> Place)? {
    guard isList(base.type), call.arguments.count == 1, let only = call.arguments.first, let basePlace,
      let bounds = try rangeIndex(only.expression)
    else { return nil }
    let range = range(call)
    return (
      module.native(.arraySlice, base.type.genericArguments),
      {
        .nativeElement(basePlace(), Self.partOfList, setter: Self.replacingPart, bounds.emit(), range: range)
      }
    )
  }

  /// The element of one of the program's own collections without a subscript for ranges, or of some collection.
  private func elementOfSliceable(_ type: Type) -> Type? {
    switch type.shallow {
    case .parameter(let parameter):
      guard parameter.constraints.contains(where: { $0.conforms(toNative: .collection) }) else { return nil }
    case .nominal(let nominal, _), .opaque(let nominal):
      guard nominal.conforms(toNative: .collection), !nominal.isNative || nominal.kind == .proto else { return nil }
      let own = memberCandidates("subscript", of: type, isStatic: false)
      let takesRange = own.contains { (try? signature(of: $0))?.parameters.first.map { isRange($0.type) } == true }
      if takesRange { return nil }
    default: return nil
    }
    return element(of: type)
  }

  private func isList(_ type: Type) -> Bool { type.isNominal(.array) || type.isNominal(.arraySlice) }

  private func rangeIndex(_ index: ExprSyntax) throws(Problem) -> Checked? {
    // An integer literal is never a range.
    if index.is(IntegerLiteralExprSyntax.self) { return nil }
    let mark = inference.mark
    let read = try infer(index, hint: nil)
    guard isRange(read.type), let bound = bound(of: read.type), inference.unify(bound, int) else {
      inference.undo(to: mark)
      return nil
    }
    return read
  }

  private static let partOfList = NativeFunction(name: "subscript") { run, a throws(Stop) in
    switch a[0] {
    case .string?, .substring?:
      let text = a.substring(0)
      return .substring(a[1] == nil ? text : text[try Natives.bounds(a, 1, in: text)])
    default: break
    }
    let slice = try a.listSlice(run)
    let bounds = try places(a, in: slice)
    let part = Array(slice.elements[(bounds.lowerBound - slice.start)..<(bounds.upperBound - slice.start)])
    return .slice(
      Slice(
        elements: try run.checked(part, at: a.range), start: bounds.lowerBound,
        isOfOwnCollection: slice.isOfOwnCollection))
  }

  /// A slice of a layout's subviews is again a collection of subviews, counted from 0.
  private static let partOfSubviews = NativeFunction(name: "subscript") { _, a throws(Stop) in
    let all = a.array(0) ?? []
    return .array(Array(all[try places(a, in: Slice(elements: all, start: 0))]))
  }

  private static let replacingPart = NativeFunction(name: "subscript") { run, a throws(Stop) in
    var slice = try a.listSlice(run)
    let bounds = try places(a, in: slice)
    let inserted = try Natives.list(run, a, 2)
    slice.elements.replaceSubrange(
      (bounds.lowerBound - slice.start)..<(bounds.upperBound - slice.start), with: inserted)
    let elements = try run.checked(slice.elements, at: a.range)
    if case .slice? = a[0] { return .slice(Slice(elements: elements, start: slice.start)) }
    return .array(elements)
  }

  /// The indices in the second argument, if all of them are valid.
  private static func places(_ arguments: Arguments, in slice: Slice) throws(Stop) -> Range<Int> {
    guard let range = arguments[1] else { return slice.start..<slice.end }
    guard let places = range.places(in: slice.start..<slice.end) else {
      throw Stop(
        .runtime, "Array index is out of range", at: arguments.range,
        notes: [Note(RuntimeMessage.countOfArray(slice.elements.count))])
    }
    return places
  }
}

extension ExprSyntax {
  /// Whether it is `...` alone.
  fileprivate var isUnboundedRange: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == "..."
  }
}

extension Arguments {
  /// The list with its indices.
  fileprivate func listSlice(_ run: Run) throws(Stop) -> Slice {
    if case .slice(let slice)? = self[0] { return slice }
    if let own = self[0], run.hasOwnPlaces(own), case .int(let start) = try run.place(0, in: own, at: range) {
      return Slice(elements: try Natives.list(run, self), start: start, isOfOwnCollection: true)
    }
    let start = if case .range(let lower, _, _)? = self[0] { lower } else { 0 }
    return Slice(elements: try Natives.list(run, self), start: start)
  }
}
