import SwiftParser

/// What all programs need and none changes, made on a thread beside whoever will want it.
///
///     course check a.layout     arguments ─▶ pack ─▶ a.layout's text ─▶ parser ─▶ checker
///                               └─ the parser's first file ─▶ the index of the vocabulary ─┘
public enum Preparation {
  private static let work: ThreadTask<Void>? = {
    let task = ThreadTask {
      // The first file that the parser reads costs twice as much as the second: its code is bound as it is called.
      _ = Parser.parse(source: sample)
      _ = NativeIndex.shared
    }
    return task.start() ? task : nil
  }()

  /// Begins, if nobody has begun yet; whoever needs the rest before it is ready waits for it then.
  ///
  /// - Complexity: some tens of microseconds; what it begins takes the other processor some milliseconds.
  public static func begin() { _ = work }

  private static let sample = """
    import SwiftUI

    struct Sample: View {
      @State private var isOpen = false
      var width = 40.0

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text("a").padding(4)
          ForEach(0..<3) { i in
            Color.red.frame(width: width, height: 20).alignmentGuide(.leading) { d in d[.leading] + d.width / 2 }
          }
        }
      }
    }

    """
}
