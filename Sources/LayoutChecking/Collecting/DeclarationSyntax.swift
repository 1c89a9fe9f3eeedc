import Diagnostics
import SwiftSyntax

extension AttributeListSyntax {
  func has(_ name: String) -> Bool { names.contains(name) }

  /// The attributes' names, without their arguments.
  var names: [String] {
    if isEmpty { return [] }
    return compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.writtenName
    }
  }
}

extension AccessorBlockSyntax {
  /// `willSet` and `didSet` leave a property stored.
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
  /// The type that is written for it: in `var x, y: CGFloat` behind the last name.
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
  /// What a stored property starts with: behind `=`, or in its attribute, as in `@ScaledMetric(wrappedValue: 24)`.
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

  /// SwiftUI's wrappers that take a value to begin with.
  private static var startingWrappers: Set<String> {
    ["State", "StateObject", "ObservedObject", "GestureState", "ScaledMetric", "Published"]
  }
}
