import Testing

@testable import LayoutLanguage

/// SwiftUI as the course knows it, declared in texts of our own: every one of them must read without complaint.
@Suite struct VocabularyTests {
  private let vocabulary = Vocabulary()

  @Test func everySignatureReads() {
    var count = 0
    for member in vocabulary.allMembers {
      let text = member.nativeSignature ?? ""
      #expect(complaint(about: text, generics: member.owner?.ownGenerics ?? []) == nil, "\(member.name)\(text)")
      count += 1
    }
    #expect(count > 400)
  }

  @Test func everyDeclarationIsDeclared() {
    let texts = Vocabulary.declarations.flatMap { $0 }
    let types = texts.filter { $0.owner == nil && !$0.text.hasPrefix("func ") }
    for declaration in types { #expect(vocabulary.types[declaration.typeName] != nil, "\(declaration.text)") }
    let owners = Set(texts.compactMap(\.owner))
    for owner in owners { #expect(vocabulary.types[owner] != nil, "a member of an unknown type \(owner)") }
    #expect(vocabulary.allMembers.count == texts.count - types.count)
  }

  @Test(arguments: NativeName.allCases) func everyNamedTypeIsDeclared(_ name: NativeName) {
    #expect(vocabulary.types[name.rawValue]?.isNative == true)
  }

  @Test func everyConformanceIsKnown() {
    for declaration in Vocabulary.declarations.flatMap({ $0 })
    where declaration.owner == nil && !declaration.text.hasPrefix("func ") {
      for name in declaration.conformances { #expect(vocabulary.types[name]?.kind == .proto, "\(declaration.text)") }
    }
  }

  @Test(arguments: [
    "(_ value: Nonsense)", "(_ value Int)", "(value: Int", "(value: [Int)", "<T(value: T)", "(value: (Int)",
    "(value: Array<Int)",
    "(value: Int.Kind)", "() -> Nonsense", "<T: Nonsense>(_ value: T)",
  ])
  func aBadSignatureIsFound(text: String) {
    #expect(complaint(about: text) != nil)
  }

  @Test func aSignatureSaysWhatIsWritten() {
    var reader = SignatureReader(
      "<T: Comparable>(_ x: T, by y: inout Int, @ViewBuilder z: (T, Int?) -> View = 0, rest: [T]...) -> (a: T, Bool)"
    ) {
      vocabulary.types[$0]
    }
    let signature = reader.signature()
    #expect(reader.complaint == nil)
    #expect(signature.generics.map(\.name) == ["T"])
    #expect(signature.generics.first?.constraints.map(\.name) == ["Comparable"])
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

  @Test func nothingTaughtIsSaidToBeBeyondTheCourse() {
    #expect(vocabulary.types.keys.count > 200)
    for name in vocabulary.types.keys { #expect(BeyondTheCourse.type(named: name) == nil, "\(name)") }
    for member in vocabulary.types["View"]?.memberNames(isStatic: false) ?? [] {
      #expect(BeyondTheCourse.modifier(named: member) == nil, "\(member) is taught")
    }
  }

  /// What is written at such a label is said to be beyond the course if the expression has no type.
  @Test func noLabelOfTheCourseIsSaidToBeBeyondIt() {
    let initializers = vocabulary.allMembers.filter { $0.name == "init" }
    #expect(initializers.count > 200)
    for member in initializers {
      var reader = SignatureReader(member.nativeSignature ?? "", generics: member.owner?.ownGenerics ?? []) {
        vocabulary.types[$0]
      }
      let labels = Set(reader.signature().parameters.compactMap(\.label))
      #expect(TypeChecker.beyondLabels.isDisjoint(with: labels), "\(member.owner?.name ?? "") takes \(labels)")
    }
  }

  private func complaint(about text: String, generics: [GenericParameter] = []) -> String? {
    var reader = SignatureReader(text, generics: generics) { vocabulary.types[$0] }
    _ = reader.signature()
    return reader.complaint
  }
}

extension Vocabulary {
  fileprivate var allMembers: [Member] {
    let index = NativeIndex.shared
    let owners = index.types.enumerated().flatMap { number, type in
      index.members(ofType: number).names.flatMap { types[type.name]?.ownMembers($0) ?? [] }
    }
    return owners + functions.keys.flatMap { functions[$0] ?? [] }
  }
}

extension NativeDeclaration {
  /// `HStack` of `struct HStack<Content>: View`.
  fileprivate var typeName: String {
    String((text.split(separator: " ").dropFirst().first ?? "").prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  fileprivate var conformances: [String] {
    guard let colon = text.lastIndex(of: ":"), !text[colon...].contains(">") else { return [] }
    return text[text.index(after: colon)...].split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
