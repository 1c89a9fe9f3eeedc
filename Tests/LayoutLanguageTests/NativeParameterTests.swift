import Foundation
import Testing

@testable import LayoutLanguage

/// What the closures of the vocabulary take, held against the declarations beside them.
///
/// `NativeReadings.txt` says as what each declared type may be read. The types of the declarations are Swift's own;
/// those that they are read as are ours, so a new line has to be looked at once. `UPDATE_GOLDEN=1` writes it anew.
@Suite struct NativeParameterTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("NativeReadings.txt")
  private let vocabulary = Vocabulary()

  @Test func everyClosureTakesAsManyAsAreDeclared() {
    var count = 0
    for native in natives {
      guard let declared = native.declared else { continue }
      let taken = native.taken.count
      #expect(taken == 0 || taken == declared.count, "\(native.text) takes \(taken)")
      let written = native.written.count
      #expect(written == 0 || written == declared.count + 1, "\(native.text) sets \(written)")
      count += taken == 0 ? 0 : 1
    }
    #expect(count > 800)
  }

  @Test func everyArgumentIsReadAsWhatItIs() throws {
    var readings: Set<String> = []
    for native in natives {
      guard let declared = native.declared else { continue }
      for (type, parameter) in zip(native.taken, declared) where type != "Value" {
        readings.insert("\(type) \(parameter)")
      }
    }
    let text = readings.sorted().joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { try Data(text.utf8).write(to: Self.file) }
    let known = Set(try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init))
    #expect(readings.subtracting(known).sorted() == [], "read as another type than before: look at the closure")
    #expect(known.subtracting(readings).sorted() == [], "nobody reads this any more")
  }

  /// One value cannot be both a result and what becomes of a place.
  @Test func whatChangesAPlaceAndHasAResultTellsThemApart() {
    var count = 0
    for declaration in Vocabulary.declarations.flatMap({ $0 }) {
      guard let head = NativeHead(declaration.pieces) else { continue }
      let signature = signature(of: declaration, head)
      let hasBoth = head.isMutating && !signature.result.isVoid
      guard hasBoth || signature.parameters.contains(where: \.isInout) else { continue }
      count += 1
      if case .answering = declaration.work { Issue.record("\(declaration.owner ?? "") \(declaration.text)") }
    }
    #expect(count > 40)
  }

  // MARK: What stands in the vocabulary

  private struct Native {
    let text: String
    /// The arguments that the closure and the setter take, without optionals; empty where they go on as a whole.
    let taken: [String]
    let written: [String]
    /// The receiver's type and the parameters'; nil where any arguments are taken.
    let declared: [String]?
  }

  private var natives: [Native] {
    Vocabulary.declarations.flatMap { $0 }.compactMap { declaration in
      guard let head = NativeHead(declaration.pieces) else { return nil }
      return Native(
        text: "\(declaration.owner ?? "") \(declaration.text)", taken: arguments(declaration.takes?() ?? []),
        written: arguments(declaration.setterTakes?() ?? []), declared: declared(declaration, head))
    }
  }

  private func arguments(_ types: [any NativeParameter.Type]) -> [String] {
    types.filter { $0 != Run.self && $0 != Arguments.self }.map { type in
      let name = "\(type)"
      return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
    }
  }

  private func declared(_ declaration: NativeDeclaration, _ head: NativeHead) -> [String]? {
    let signature = signature(of: declaration, head)
    if signature.acceptsAnything { return nil }
    let hasReceiver = declaration.owner != nil && !head.isStatic && head.kind != .initializer
    let parameters = signature.parameters.map { parameter in
      if case .function = parameter.type.withoutOptionals { return "a closure" }
      return "\(parameter.type.withoutOptionals)" + (parameter.isVariadic ? "..." : "")
    }
    return (hasReceiver ? [declaration.owner ?? ""] : []) + parameters
  }

  private func signature(of declaration: NativeDeclaration, _ head: NativeHead) -> Signature {
    let owner = declaration.owner.flatMap { vocabulary.types[$0] }
    var reader = SignatureReader(NativeText(declaration.pieces, from: head.end), generics: owner?.ownGenerics ?? []) {
      vocabulary.types[$0]
    }
    return reader.signature()
  }
}
