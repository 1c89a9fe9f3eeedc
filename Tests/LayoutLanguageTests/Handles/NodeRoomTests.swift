import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// The chosen stacks report how they divided their space, with node numbers of the scene's tree.
@Suite struct NodeRoomTests {
  private func tree(_ body: String, of nodes: Set<Int>) throws -> SceneTree {
    let text = "struct ContentView: View { var body: some View {\n\(body)\n} }"
    var request = SceneRequest(stage: Size(width: 100, height: 100))
    request.traced = true
    request.guidesOf = nodes
    return try #require(try Program.compile([SourceText(name: "a", text: text)]).scene(for: request).tree)
  }

  @Test func stacksInReadersHaveTheNumbersOfTheWhole() throws {
    let tree = try tree(
      """
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        GeometryReader { _ in HStack(spacing: 10) { Color.red; Color.blue.frame(width: 20).layoutPriority(1) } }
      }
      """, of: [0, 4, 1, 99])
    // 0 VStack, 1 frame, 2 Color, 3 GeometryReader, 4 HStack, 5 Color, 6 layoutPriority, 7 frame, 8 Color
    #expect(tree.nodes.indices.filter { tree.room(of: $0) != nil } == [0, 4])
    let inner = try #require(tree.room(of: 4))
    #expect(inner.servings.map(\.child) == [6, 5])
    #expect(inner.servings.map(\.share) == [90, 70])
    #expect(inner.servings.map(\.length) == [20, 70])
    #expect(tree.room(of: 0)?.servings.map(\.child) == [1, 3])
    #expect(tree.nodes.map(\.priority) == [0, 0, 0, 0, 0, 0, 1, 0, 0])
  }

  /// The only child of its priority needs no query of its length. A closure that fails during a later query
  /// does not affect the scene.
  @Test func failuresLeaveTheRoomOut() throws {
    let tree = try tree(
      """
      HStack {
        VStack(alignment: .leading) {
          Color.red.alignmentGuide(.leading) { d in d.width > 1000 ? CGFloat([1][Int(d.height) + 7]) : 0 }
          Color.blue
        }
        .layoutPriority(1)
        Color.green
      }
      """, of: [0])
    #expect(tree.nodes[0].frame.width == 100)
    #expect(tree.room(of: 0) == nil)
  }

  /// Each served child is inside of the stack, and has the length of its frame.
  @Test(arguments: CaseFile.names(in: "accepted"))
  func roomsAgreeWithFrames(name: String) throws {
    let example = try CaseFile(name, in: "accepted")
    let program = try Program.compile([example.source])
    var request = SceneRequest(stage: example.stage, assets: example.assets)
    request.traced = true
    guard let plain = try program.scene(for: request).tree else { return }
    request.guidesOf = Set(plain.nodes.indices)
    let scene = try program.scene(for: request)
    let tree = try #require(scene.tree)
    // A program whose closures count their calls has another result each time.
    if example.source.text.contains("+= 1") { return }
    for node in tree.nodes.indices {
      guard let room = tree.room(of: node) else { continue }
      for serving in room.servings {
        #expect(tree.nodes[serving.child].parent == node, "\(node)")
        let length = tree.nodes[serving.child].frame.size[room.axis]
        #expect(serving.length == length || !serving.length.isFinite, "\(node) \(serving.child)")
      }
    }
  }
}
