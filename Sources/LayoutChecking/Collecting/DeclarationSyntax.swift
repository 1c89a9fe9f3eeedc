import Diagnostics
import SwiftSyntax

extension AttributeListSyntax {
  func has(_ name: String) -> Bool { names.contains(name) }

  /// The names of the attributes, without arguments.
  var names: [String] {
    if isEmpty { return [] }
    return compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.writtenName
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether there are only `willSet` and `didSet`, which leave a property stored.
  var hasOnlyObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { $0.accessorSpecifier.text == "willSet" || $0.accessorSpecifier.text == "didSet" }
  }

  func body(of keyword: String) -> CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let items): return keyword == "get" ? items : nil
    case .accessors(let list): return list.first { $0.accessorSpecifier.text == keyword }?.body?.statements
    @unknown default: return nil
    }
  }
}

extension PatternBindingSyntax {
  /// The type annotation that applies to it: in `var x, y: CGFloat`, the one after the last name.
  package var sharedAnnotation: TypeAnnotationSyntax? {
    if typeAnnotation != nil || initializer != nil { return typeAnnotation }
    guard let list = parent?.as(PatternBindingListSyntax.self), let own = list.index(of: self) else { return nil }
    for next in list[list.index(after: own)...] {
      if next.typeAnnotation != nil { return next.typeAnnotation }
      if next.initializer != nil { return nil }
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// The initial value of a stored property: after `=`, or in its attribute, as in `@ScaledMetric(wrappedValue: 24)`.
  func initialValue(_ attributes: AttributeListSyntax) -> ExprSyntax? {
    if let value = initializer?.value { return value }
    for case .attribute(let attribute) in attributes
    where Self.startingWrappers.contains(attribute.attributeName.writtenName) {
      guard case .argumentList(let list)? = attribute.arguments else { continue }
      if let first = list.first, ["wrappedValue", "initialValue"].contains(first.label?.text) {
        return first.expression
      }
    }
    return nil
  }

  /// SwiftUI's property wrappers that accept an initial value.
  private static var startingWrappers: Set<String> {
    ["State", "StateObject", "ObservedObject", "GestureState", "ScaledMetric", "Published"]
  }
}
