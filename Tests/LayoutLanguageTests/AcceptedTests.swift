import Diagnostics
import LayoutEngine
import LayoutProgram
import Testing

/// Programs that Swift accepts, each with one feature of the course's vocabulary, and the frames that follow
/// from SwiftUI's rules.
@Suite struct AcceptedTests {
  @Test(arguments: CaseFile.names(in: "accepted"))
  func hasItsFrames(name: String) throws {
    let example = try CaseFile(name, in: "accepted")
    #expect(example.origin != nil, "the case does not say where its frames come from")
    let scene = try #require(example.run(), "no answer in time").get()
    var shown: [String: Rect] = [:]
    for view in scene.views where view.naming != .content { shown[view.name] = view.frame }
    #expect(Set(shown.keys) == Set(example.frames.keys).union(example.widths.keys))
    for (name, frame) in shown {
      if let expected = example.frames[name] { #expect(frame.isNear(expected), "\(name)") }
      if let expected = example.widths[name] { #expect(abs(frame.width - expected) <= 0.01, "\(name)") }
    }
  }

  @Test func thereAreCases() {
    #expect(CaseFile.names(in: "accepted").count >= 80)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { abs($0 - $1) <= 0.01 }
  }
}
