import Foundation
import Testing

@testable import LayoutEditing
@testable import LayoutNatives
@testable import LayoutProgram

/// Compares the parameters of native closures with the catalog's declarations.
///
/// `NativeReadings.txt` lists the Swift types that closures may use for each declared type. The declared types are
/// Swift's own and the closures' types are ours, so every new line needs a review. `UPDATE_GOLDEN=1` rewrites it.
@Suite struct NativeParameterTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("NativeReadings.txt")
  private let vocabulary = Vocabulary(.shared)

  @Test func everyClosureTakesAsManyAsAreDeclared() {
    var count = 0
    for use in uses {
      let taken = use.taken.count
      #expect(taken == 0 || taken == use.declared.count, "\(use.text) takes \(taken)")
      let written = use.written.count
      #expect(written == 0 || written == use.declared.count + 1, "\(use.text) sets \(written)")
      count += taken == 0 ? 0 : 1
    }
    #expect(count > 800)
  }

  @Test func everyArgumentIsReadAsWhatItIs() throws {
    var readings: Set<String> = []
    for use in uses {
      for (type, parameter) in zip(use.taken, use.declared) where type != "Value" {
        readings.insert("\(type) \(parameter)")
      }
    }
    let text = readings.sorted().joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { try Data(text.utf8).write(to: Self.file) }
    let known = Set(try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init))
    #expect(readings.subtracting(known).sorted() == [], "read as another type than before: look at the closure")
    #expect(known.subtracting(readings).sorted() == [], "nobody reads this any more")
  }

  /// One value cannot be both a result and the new value of a place.
  @Test func whatChangesAPlaceAndHasAResultTellsThemApart() {
    var count = 0
    for member in vocabulary.allMembers {
      let signature = vocabulary.signature(of: member)
      let hasBoth = member.isMutating && !signature.result.isVoid
      guard hasBoth || signature.parameters.contains(where: \.isInout) else { continue }
      count += 1
      if case .answering? = member.native?.work { Issue.record("\(member.declarationText)") }
    }
    #expect(count > 40)
  }

  // MARK: The catalog's declarations

  /// A declaration with its native.
  private struct Use {
    let text: String
    /// The argument types of the closure and the setter, without optionals; empty if they take the whole call.
    let taken: [String]
    let written: [String]
    /// The types of the receiver and the parameters.
    let declared: [String]
  }

  private var uses: [Use] {
    vocabulary.allMembers.compactMap { member in
      guard let declaration = member.nativeDeclaration, [.native, .settable].contains(declaration.text.body),
        let native = NativeTable.shared.native(declaration)
      else { return nil }
      return Use(
        text: member.declarationText, taken: arguments(native.takes?() ?? []),
        written: arguments(native.setterTakes?() ?? []), declared: declared(member))
    }
  }

  private func arguments(_ types: [any NativeParameter.Type]) -> [String] {
    types.filter { $0 != Run.self && $0 != Arguments.self }.map { type in
      let name = "\(type)"
      return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
    }
  }

  private func declared(_ member: Member) -> [String] {
    let hasReceiver = member.owner != nil && !member.isStatic && member.kind != .initializer
    let parameters = vocabulary.signature(of: member).parameters.map { parameter in
      if case .function = parameter.type.withoutOptionals { return "a closure" }
      return "\(parameter.type.withoutOptionals)" + (parameter.isVariadic ? "..." : "")
    }
    return (hasReceiver ? [member.owner?.name ?? ""] : []) + parameters
  }
}
