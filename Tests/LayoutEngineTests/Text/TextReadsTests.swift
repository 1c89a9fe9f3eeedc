import Testing

@testable import LayoutEngine

/// The parts of its proposal that a text reports as read. Origin: the measurer, queried anew for every proposal.
@Suite struct TextReadsTests {
  static let texts: [StyledText] = {
    var texts = ["", "word", "two words", "a\nb", "tab\there", "a longer text that has several lines", "…"]
      .map { StyledText($0) }
    for text in texts {
      for (limit, reserved, scale) in [(1, 0, 1.0), (2, 2, 1.0), (1, 0, 0.5), (2, 0, 0.5), (nil, 3, 1)]
        as [(Int?, Int, Double)]
      {
        var other = text
        other.lineLimit = limit
        other.reservedLines = reserved
        other.minimumScaleFactor = scale
        texts.append(other)
      }
    }
    return texts
  }()

  /// A result that does not depend on the height holds for every height; and such results exist.
  @Test(arguments: texts) func whatIsNotReadDoesNotMatter(_ text: StyledText) {
    var builder = LayoutTreeBuilder()
    builder.add(.text(text))
    let tree = builder.finish()
    let heights: [Double?] = [0, 1, 15, 30, 100, .infinity, nil]
    var free = 0
    for width in [0, 5, 20, 33.5, 60, 250, .infinity, nil] as [Double?] {
      for axis in [Axis.horizontal, .vertical] {
        let answers = heights.map { height in
          LayoutPass(tree: tree, scale: 2).askedLength(axis, of: tree.top, in: .of(width, height))
        }
        guard let odd = answers.firstIndex(where: { !$0.reads.contains(.height) }) else { continue }
        free += 1
        for (height, answer) in zip(heights, answers) where !(width == 0 && height == 0) {
          #expect(answer.value == answers[odd].value, "width \(width ?? .nan), height \(height ?? .nan)")
        }
      }
    }
    #expect(free > 0)
  }

  /// A column queries the height of a one-line text once: no share of the height changes it.
  @Test func aLineIsMeasuredOnce() {
    let scene = Scene(300, 400, column(.leading, text("One"), text("Two"), text("Three")))
    #expect(scene.statistics.textsMeasured == 3)
    // For each text, the width and the height for the proposed width; and the column's width, which includes
    // its height.
    #expect(scene.statistics.questions == 2 * 3 + 1)
  }
}

extension Proposal {
  fileprivate static func of(_ width: Double?, _ height: Double?) -> Proposal {
    Proposal.ideal.with(.horizontal, width, reads: .width).with(.vertical, height, reads: .height)
  }
}
