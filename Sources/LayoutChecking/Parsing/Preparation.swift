import LayoutProgram
import SwiftParser

/// Warms up what every program needs, on a second thread.
///
///     course check a.layout     arguments ─▶ pack ─▶ a.layout's text ─▶ parser ─▶ checker
///                               └─ the parser's first file ─▶ the index of the vocabulary ─┘
public enum Preparation {
  private static let work: ThreadTask<Void>? = {
    let task = ThreadTask {
      // The parser's first file takes twice as long as its second, because the system binds its code lazily.
      _ = Parser.parse(source: sample)
      _ = NativeIndex.shared
    }
    return task.start() ? task : nil
  }()

  /// Starts the work, once per process; code that needs a result waits for it.
  ///
  /// - Complexity: some tens of microseconds; the work itself takes another processor some milliseconds.
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
