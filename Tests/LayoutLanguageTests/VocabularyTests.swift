import SwiftParser
import Testing

@testable import LayoutChecking
@testable import LayoutEditing
@testable import LayoutNatives
@testable import LayoutProgram

/// The catalog as the checker reads it, and its natives.
@Suite struct VocabularyTests {
  private let vocabulary = Vocabulary(.shared)

  @Test func everySignatureReads() {
    let members = vocabulary.allMembers
    for member in members {
      #expect(complaint(about: member.nativeText, of: member.owner) == nil, "\(member.declarationText)")
    }
    #expect(members.count > 3000)
  }

  @Test func everyMemberBelongsToADeclaredType() {
    for type in NativeIndex.shared.types { #expect(type.isDeclared, "\(type.name) is only extended") }
  }

  @Test(arguments: NativeName.allCases) func everyNamedTypeIsDeclared(_ name: NativeName) {
    #expect(vocabulary.types[name.rawValue]?.isNative == true)
  }

  @Test func everyConformanceIsAProtocol() {
    for name in vocabulary.types.keys {
      for proto in vocabulary.types[name]?.conformances ?? [] {
        #expect(proto.kind == .proto, "\(name): \(proto.name)")
      }
    }
  }

  // MARK: Natives

  @Test func everyDeclarationIsCarriedOut() {
    for member in vocabulary.allMembers {
      switch member.nativeText?.body {
      case .native: #expect(member.native != nil, "no native for \(key(of: member))")
      case .settable: #expect(member.nativeSetter != nil, "no setter for \(key(of: member))")
      case .constant, .expression: #expect(member.native != nil, "\(key(of: member))")
      default: #expect(member.kind == .enumCase, "\(key(of: member)) has no body")
      }
    }
  }

  @Test func everyNativeIsDeclared() {
    let carriedOut = vocabulary.allMembers.filter { member in
      member.nativeText.map { $0.body == .native || $0.body == .settable } ?? false
    }
    let declared = Set(carriedOut.flatMap { keys(of: $0) })
    for native in NativeTable.shared.natives { #expect(declared.contains(native.key), "\(native.key)") }
    var seen: Set<String> = []
    for native in NativeTable.shared.natives {
      #expect(seen.insert(native.key).inserted, "two natives with the key \(native.key)")
    }
  }

  private func keys(of member: Member) -> [String] {
    member.nativeDeclaration.map(NativeTable.keys) ?? []
  }

  private func key(of member: Member) -> String { keys(of: member).first ?? "" }

  // MARK: Reading

  @Test(arguments: [
    "(_ value: Nonsense)", "(_ value Int)", "(value: Int", "(value: [Int)", "<T(value: T)", "(value: (Int)",
    "(value: Array<Int)", "(value: Int.Kind)", "() -> Nonsense", "<T: Nonsense>(_ value: T)",
  ])
  func aBadSignatureIsFound(text: String) {
    #expect(complaint(about: NativeText(text)) != nil)
  }

  @Test func aSignatureSaysWhatIsWritten() throws {
    var reader = SignatureReader(
      NativeText(
        "<T: Comparable>(_ x: T, by y: inout Int, @ViewBuilder z: @escaping (T, Int?) -> some View = native(), rest: [T]...) rethrows -> (a: T, Bool) { native() }"
      )
    ) {
      vocabulary.types[$0]
    }
    let signature = reader.signature()
    #expect(reader.complaint == nil)
    #expect(signature.generics.map(\.name) == ["T"])
    #expect(signature.generics.first?.constraints.map(\.name) == ["Comparable"])
    #expect(signature.isRethrowing)
    #expect(signature.parameters.map(\.label) == [nil, "by", "z", "rest"])
    #expect(signature.parameters.map(\.name) == ["x", "y", "z", "rest"])
    #expect(signature.parameters.map(\.isInout) == [false, true, false, false])
    #expect(signature.parameters.map(\.hasDefault) == [false, false, true, false])
    #expect(signature.parameters.map(\.isVariadic) == [false, false, false, true])
    #expect(signature.parameters.map { "\($0.type)" } == ["T", "Int", "(T, Int?) -> some View", "[T]"])
    #expect("\(signature.result)" == "(a: T, Bool)")
    guard case .function(let function) = signature.parameters[2].type else {
      Issue.record("the third parameter is no function")
      return
    }
    #expect(function.isViewBuilder)
  }

  @Test func theCatalogueIsSwift() {
    let tree = Parser.parse(
      source: String(decoding: CatalogueText.shared.bytes, as: UTF8.self).filter { $0 != "\u{C}" })
    #expect(!tree.hasError)
  }

  @Test func keysNameLabelsAndTypes() {
    let text = NativeText(
      "<T: Hashable>(_ x: [T: Int] = [:], by y: @escaping (T,\n    Int) -> some View, rest: String = \"a, (b\") -> T { native() }"
    )
    #expect(
      text.keys == [
        "(_: [T: Int], by: (T, Int) -> some View, rest: String) -> T", "(_:by:rest:) -> T",
        "(_: [T: Int], by: (T, Int) -> some View, rest: String)", "(_:by:rest:)",
      ])
    #expect(NativeText(": Int { native() }").keys == [": Int", ""])
    #expect(NativeText("?(string: String) { native() }").keys == ["(string: String)", "(string:)"])
  }

  @Test func declarationsAreFoundByTheirLines() {
    let text = CatalogueText(
      """
      /// A comment.
      @inert public struct Outer<T>: Primitive {
        public struct Inner: Hashable {
          public static let one = Self(), two = Self()
        }
        @approximated("as \\"it\\" is")
        @compilerOnly nonisolated public func first(
          _ x: Int
        ) -> Int
        where T: View { native() }
        func second() { native() }
        public init() {
          native()
        }
      }
      extension Outer: Sendable {}
      extension Shape where Self == Circle { public static var circle: Self { native() } }
      public func `repeat`(_ x: Int) { native() }
      """)
    var found: [String] = []
    CatalogueScanner.scan(text) { found.append("\($0.owner ?? "") \(text.string($0.name)) \($0.isStatic)") }
    #expect(
      found == [
        "Outer Outer false", "OuterInner Inner false", "OuterInner one true", "OuterInner two true",
        "Outer init true", "Outer Outer false", "Shape Shape false", "Shape circle true", " repeat false",
      ])
  }

  // MARK: Unsupported names

  @Test func nothingTaughtIsSaidToBeBeyondTheCourse() {
    #expect(vocabulary.types.keys.count > 200)
    for name in vocabulary.types.keys { #expect(BeyondTheCourse.type(named: name) == nil, "\(name)") }
    for member in vocabulary.types["View"]?.memberNames(isStatic: false) ?? [] {
      #expect(BeyondTheCourse.modifier(named: member) == nil, "\(member) is taught")
    }
  }

  /// At such a label, an expression without a type is reported as unsupported.
  @Test func noLabelOfTheCourseIsSaidToBeBeyondIt() {
    let initializers = vocabulary.allMembers.filter { $0.name == "init" }
    #expect(initializers.count > 200)
    for member in initializers {
      let labels = Set(vocabulary.signature(of: member).parameters.compactMap(\.label))
      #expect(TypeChecker.beyondLabels.isDisjoint(with: labels), "\(member.owner?.name ?? "") takes \(labels)")
    }
  }

  private func complaint(about text: NativeText?, of owner: Nominal? = nil) -> String? {
    guard let text else { return "no text" }
    var reader = SignatureReader(text, of: owner) { vocabulary.types[$0] }
    _ = reader.signature()
    return reader.complaint
  }
}

extension Vocabulary {
  /// All members of all types, and the global functions.
  var allMembers: [Member] {
    let index = NativeIndex.shared
    let owners = index.types.enumerated().flatMap { number, type in
      index.members(ofType: number).names.flatMap { types[type.name]?.ownMembers($0) ?? [] }
    }
    return owners + functions.keys.flatMap { functions[$0] ?? [] }
  }
}

extension CatalogueText {
  /// A text for a test, which is never freed.
  init(_ text: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    self.init(bytes: UnsafeBufferPointer(bytes))
  }
}

extension NativeText {
  /// The text after a declaration's name.
  init(_ text: String) { self.init(text: CatalogueText(text), start: 0, declaration: 0) }
}
