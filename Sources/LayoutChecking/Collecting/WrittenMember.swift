import Diagnostics
import LayoutProgram
import SwiftSyntax

/// The piece of syntax that declares a member, behind one pointer: its size is known only while the program runs.
package final class WrittenMember: MemberSource {
  package let syntax: MemberSyntax
  /// Whether the declared type begins with `some` or `any`.
  private(set) lazy var existential = syntax.existential
  package private(set) lazy var hasInitialValue: Bool = {
    guard case .binding(let binding, let attributes, _) = syntax else { return false }
    return binding.initialValue(attributes) != nil
  }()

  package init(_ syntax: MemberSyntax) { self.syntax = syntax }

  package var hasObservers: Bool {
    guard case .binding(let binding, _, _) = syntax else { return false }
    return binding.accessorBlock?.hasOnlyObservers == true
  }

  package var hasNoPayload: Bool {
    guard case .enumCase(let element) = syntax else { return false }
    return element.parameterClause == nil
  }

  package var labels: [String] {
    switch syntax {
    case .function(let function): function.signature.parameterClause.parameters.map(\.firstName.text)
    case .initializer(let initializer): initializer.signature.parameterClause.parameters.map(\.firstName.text)
    default: []
    }
  }

  /// Whether the declaration leaves a view's exact type open.
  enum Existential {
    /// `some View`
    case opaque
    /// `any View`
    case boxed
  }
}

extension Member {
  /// The declaration in the program; nil for SwiftUI's own members.
  package var syntax: MemberSyntax? { written?.syntax }

  var written: WrittenMember? { source as? WrittenMember }

  /// The program's own result builder in front of a stored property.
  var builder: AttributeSyntax? {
    get { (writtenBuilder as? WrittenAttribute)?.syntax }
    set { writtenBuilder = newValue.map(WrittenAttribute.init) }
  }

  /// The program's own property wrappers around it.
  package var wrapping: Wrapping? {
    get { writtenWrapping as? Wrapping }
    set { writtenWrapping = newValue }
  }
}

/// An attribute as it is written.
private final class WrittenAttribute: Written {
  let syntax: AttributeSyntax

  init(_ syntax: AttributeSyntax) { self.syntax = syntax }
}

/// The syntax that declares a member.
package enum MemberSyntax {
  case binding(PatternBindingSyntax, attributes: AttributeListSyntax, isLet: Bool)
  case function(FunctionDeclSyntax)
  case initializer(InitializerDeclSyntax)
  case subscripting(SubscriptDeclSyntax)
  case enumCase(EnumCaseElementSyntax)
}
