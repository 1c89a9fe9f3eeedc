import SwiftUI

// Compiled together with a recording package's own files and the declarations of SwiftUI: the line that it writes for
// frames that somebody made up. No view is laid out.

func frame(_ name: RecordedFrame.Name, _ x: Double, _ width: Double) -> RecordedFrame {
  RecordedFrame(name: name, frame: CGRect(x: x, y: 0, width: width, height: 50))
}

MainActor.assumeIsolated {
  let source = #"HStack(spacing: 0) { Color.red.id(\"row\"); Color.red.id(\"row\"); Color.blue.id(\"a/b\") }"#
  let example = RecordedCase(
    id: "a", size: CGSize(width: 90, height: 50), scale: 2, isMirrored: false, textSize: .large, isSeveral: false,
    shown: [], request: "{\"id\":\"a\",\"source\":\"\(source)\",\"size\":[90,50]}"
  ) { AnyView(EmptyView()) }
  print(
    example.line(with: [frame(.given("row"), 0, 30), frame(.given("row"), 30, 30), frame(.given("a/b"), 60, 30)]))

  let shown = RecordedCase.named(
    [frame(.shown(0), 0, 1), frame(.shown(0), 1, 1), frame(.shown(0), 2, 1)], shown: [["Text:A", "Text:B"]])
  guard shown.map(\.0) == ["Text:A", "Text:B", "call 0, view 2"] else { fatalError("\(shown)") }

  let numbers: [Int] = RecordedData(["numbers.json": "[1, 2]"]).decoded("numbers.json")
  guard numbers == [1, 2] else { fatalError("\(numbers)") }
}
