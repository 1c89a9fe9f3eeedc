import Diagnostics
import LayoutProgram
import SwiftSyntax

/// The types that one of SwiftUI's protocols requires of a member. A member of that name with other types does not
/// count as an implementation.
///
///     static func defaultValue(in context: ViewDimensions) -> Int     not a CGFloat
///     func placeSubviews(…, cache: ())                                not inout
///     var body: View                                                  any type instead of some type
struct WitnessTypes {
  /// The required type of a parameter or result.
  enum Asked {
    case type(String)
    /// An `inout` parameter.
    case changed
    case nothing
    /// Some view type, inferred from the body.
    case someView
    /// Any type.
    case any
  }

  var parameters: [Asked] = []
  var result = Asked.any
}

extension TypeChecker {
  /// A note about the types of a member that a protocol requires; nil if they are right.
  func misfit(of member: Member, with asked: WitnessTypes) -> Note? {
    if case .someView = asked.result, let written = member.writtenResult, isAnyView(written, of: member) {
      return Note(DeclarationNote.writeSome, at: range(written, of: member))
    }
    guard member.kind == .method, let signature = try? signature(of: member) else { return nil }
    let fits = zip(signature.parameters, asked.parameters).allSatisfy { isAs($1, $0.type, isInout: $0.isInout) }
    if fits, isAs(asked.result, signature.result, isInout: false) { return nil }
    var type = FunctionType(parameters: signature.parameters.map(\.type), result: signature.result)
    type.inoutParameters = Set(signature.parameters.indices.filter { signature.parameters[$0].isInout })
    return Note(DeclarationNote.isOfType("\(Type.function(type))"), at: member.range)
  }

  /// Whether a member definitely has other types than one of the program's own protocols requires; dependent types do
  /// not count.
  func differs(_ member: Member, from wanted: Member) -> Bool {
    guard member.kind != .enumCase else { return false }
    if member.kind == .method, let own = try? signature(of: member), let asked = try? signature(of: wanted) {
      return differs(own.result, from: asked.result)
        || zip(own.parameters, asked.parameters).contains {
          $0.isInout != $1.isInout || differs($0.type, from: $1.type)
        }
    }
    guard wanted.kind != .method, let own = try? type(of: member), let asked = try? type(of: wanted) else {
      return false
    }
    return differs(own, from: asked)
  }

  private func differs(_ type: Type, from wanted: Type) -> Bool {
    guard case .nominal(let own, []) = type.shallow, case .nominal(let asked, []) = wanted.shallow else { return false }
    return own.isNative && asked.isNative && own.kind != .proto && asked.kind != .proto && own != asked
  }

  private func isAs(_ asked: WitnessTypes.Asked, _ type: Type, isInout: Bool) -> Bool {
    switch asked {
    case .type(let name): !isInout && (type.isNative(called: name) || standsFor(name, type))
    case .changed: isInout
    case .nothing: type.isVoid
    case .someView, .any: true
    }
  }

  /// Whether a protocol type includes a library type: `some RandomAccessCollection<LayoutSubview>` includes
  /// `LayoutSubviews`.
  private func standsFor(_ name: String, _ type: Type) -> Bool {
    guard let proto = type.nominal, proto.kind == .proto, let native = module.vocabulary.types[name] else {
      return false
    }
    return native.conforms(to: proto)
  }

  /// Whether a declared type is `View` or `any View` instead of `some View`.
  private func isAnyView(_ written: TypeSyntax, of member: Member) -> Bool {
    if let some = written.as(SomeOrAnyTypeSyntax.self) { return some.someOrAnySpecifier.tokenKind == .keyword(.any) }
    guard written.is(IdentifierTypeSyntax.self), let context = member.context,
      let type = try? type(written, in: context)
    else { return false }
    return type.isAnyView
  }

  private func range(_ written: TypeSyntax, of member: Member) -> SourceRange {
    written.range(in: member.context?.file ?? file)
  }

  /// Notes about members similar to a missing one: of instances instead of the type, a property instead of a function,
  /// a misspelled name.
  func notes(onMissing name: String, isStatic: Bool, isFunction: Bool, in nominal: Nominal) -> [Note] {
    let own = nominal.members.values.joined().filter { !$0.isNative && $0.kind != .enumCase }
      .sorted { ($0.range?.lower ?? 0) < ($1.range?.lower ?? 0) }
    if let same = own.first(where: { $0.name == name }) {
      if same.isStatic != isStatic {
        let keyword = same.kind == .method ? "func" : same.isMutable || same.kind == .computed ? "var" : "let"
        return isStatic ? [Note(SlipNote.writeStatic(before: "\(keyword) \(name)"), at: same.range)] : []
      }
      if (same.kind == .method) != isFunction {
        return [Note(isFunction ? DeclarationNote.isAProperty : .isAFunction, at: same.range)]
      }
      return []
    }
    guard let near = own.first(where: { nearest(to: $0.name, in: [name]) != nil }) else { return [] }
    return [Note(NameNote.didYouMean(name), at: near.range)]
  }
}

extension Member {
  /// The declared type of the property, or of the function's result.
  fileprivate var writtenResult: TypeSyntax? {
    switch syntax {
    case .binding(let binding, _, _): binding.typeAnnotation?.type
    case .function(let function): function.signature.returnClause?.type
    default: nil
    }
  }
}
