import Diagnostics
import Testing

@testable import LayoutChecking
@testable import LayoutProgram

/// A program's objects are freed with it, although its types, members and code refer to each other in cycles.
@Suite struct DismantlingTests {
  /// Weak references, which show whether anything still retains these objects.
  private struct Traces {
    weak var checker: TypeChecker?
    weak var module: Module?
    weak var declared: Nominal?
    weak var native: Nominal?
    weak var member: Member?
    weak var code: FunctionCode?
    weak var proto: Nominal?
    weak var parameter: GenericParameter?
    weak var conforming: GenericParameter?
  }

  @Test func nothingOutlivesAProgram() throws {
    let traces = try read(
      """
      protocol Named { var name: String { get } }
      protocol Kept { associatedtype Part: Hashable; var part: Part { get } }
      extension Kept where Self: Hashable, Part == Int { func twice() -> Part { part * 2 } }
      struct Mark: Kept, Hashable, CaseIterable { var part = 1; static let allCases = [Mark()] }
      func part<T: Kept>(of kept: T) -> T.Part { kept.part }
      struct Tree: View, Named {
        let name = "a"
        var left: [Tree] = []
        var marks: Set<Mark> { [Mark(), Mark(part: part(of: Mark(part: 3)))] }
        var any: any Named { self }
        var count: Int = 0 { didSet { left = [] } }
        func row(_ n: Int) -> some View { VStack { Text("a").padding(CGFloat((n + 1) * 2)) } }
        func depth(_ n: Int) -> Int { n == 0 ? 0 : depth(n - 1) + 1 }
        var body: some View { isBig ? Text(name).padding() : Text("b").padding() }
        var isBig: Bool { max(abs(min(1, 2)), depth(3)) > 2 }
      }
      """)
    #expect(traces.checker == nil)
    #expect(traces.module == nil)
    #expect(traces.declared == nil)
    #expect(traces.native == nil)
    #expect(traces.member == nil)
    #expect(traces.code == nil)
    #expect(traces.proto == nil)
    #expect(traces.parameter == nil)
    #expect(traces.conforming == nil)
  }

  private func read(_ text: String) throws -> Traces {
    let source = SourceText(name: "tree.layout", text: text)
    let module = Module(trees: [try Parsing.parse(source, file: 0).tree])
    let checker = TypeChecker(module: module, reading: [source])
    checker.checkModule()
    #expect(checker.found.all.isEmpty)
    let declared = checker.module.declaredTypes.first { $0.name == "Tree" }
    let member = declared?.lookUp("depth", isStatic: false).first
    let proto = module.declaredTypes.first { $0.name == "Kept" }
    guard case .known(let signature) = module.members.first(where: { $0.name == "part" })?.signatureState else {
      throw CancellationError()
    }
    let traces = Traces(
      checker: checker, module: checker.module, declared: declared, native: checker.module.vocabulary.types["Text"],
      member: member, code: member?.code, proto: proto, parameter: signature.generics.first,
      conforming: proto?.conformingType)
    #expect(traces.code != nil && traces.native != nil, "there is something to free")
    return traces
  }
}
