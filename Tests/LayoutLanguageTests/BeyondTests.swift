import Diagnostics
import LayoutEngine
import LayoutLanguage
import LayoutProgram
import Testing

/// An unsupported feature fails only when the program reaches it, whatever expression contains it.
@Suite struct BeyondTests {
  private static let program = """
    final class Store: ObservableObject {
      private let session = URLSession(configuration: .ephemeral)
      @Published var photo: UIImage?
      @Published var names = ["a"]
      private var ticking: AnyCancellable?

      func load() async throws {
        let (data, response) = try await session.data(from: URL(string: "https://example.org")!)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
        names = try JSONDecoder().decode([String].self, from: data)
        photo = UIImage(data: data).map { $0.preparingThumbnail(of: CGSize(width: 9, height: 9)) ?? $0 }
      }
      func start() {
        ticking = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in self.names = [] }
      }
      func side() -> CGFloat {
        let ratio = (photo?.size.width ?? 1) / max(photo?.size.height ?? 1, 0.1) * 2
        return ratio > 1 ? ratio.rounded() : CGFloat(photo?.scale ?? 1)
      }
    }
    struct Editor: View {
      @Binding var photo: UIImage
      @Environment(\\.managedObjectContext) private var context
      var body: some View { Toggle("Flipped", isOn: $photo.isFlipped).onTapGesture { save() } }
      func save() {
        let book = Book(context: context)
        book.title = "a"
      }
    }
    struct ContentView: View {
      @StateObject private var store = Store()
      let length = CGFloat(8)

      var body: some View {
        VStack(spacing: 0) {
          if let photo = store.photo {
            Image(uiImage: photo.withRenderingMode(.alwaysTemplate)).resizable().frame(width: store.side(), height: 20)
          }
          Color(uiColor: .systemRed).frame(width: length, height: 10).id("a")
            .onTapGesture {
              UIView.animate(withDuration: 0.2) { store.photo = nil }
              let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "b", style: .default) { _ in store.names = [] })
              UIApplication.shared.open(URL(string: "https://example.org")!)
            }
            .contextMenu { Button("Save") { UIImageWriteToSavedPhotosAlbum(store.photo!, nil, nil, nil) } }
        }
      }
    }
    """

  @Test func whatNobodyComesToStopsNothing() throws {
    let scene = try #require(Self.scene(of: Self.program), "no answer in time").get()
    #expect(scene.views.map(\.name) == ["a"])
    #expect(scene.views.first?.frame == Rect(x: 46, y: 45, width: 8, height: 10))
  }

  /// A misspelled word is reported even next to an unsupported feature.
  @Test(arguments: [
    (".frame(width: length", ".fram(width: length"), (".frame(width: length", ".frame(width: lenght"),
    (".frame(width: length", ".frame(widht: length"), (".contextMenu {", ".contextMen {"),
    ("store.photo {", "store.foto {"), ("VStack(spacing", "VStack(spacng"), ("ratio >", "ration >"),
  ])
  func aMisspelledWordBesideItIsTold(word: String, misspelled: String) throws {
    let program = Self.program.replacing(word, with: misspelled)
    #expect(program != Self.program)
    let answer = try #require(Self.scene(of: program), "no answer in time")
    guard case .failure(let problems) = answer else {
      Issue.record("nothing is told of \(misspelled)")
      return
    }
    #expect(problems.all.first?.kind == .type, "\(problems.all.map(\.message.english))")
  }

  /// The message names the unsupported feature and an alternative.
  @Test(arguments: [
    ("Scanner(string: \"a\")", "'Scanner'", "Use 'contains', 'hasPrefix', 'split' or 'filter'."),
    ("\"a\".contains(/a/)", "a regular expression", "Use 'contains', 'hasPrefix', 'split' or 'filter'."),
    ("try? Regex(\"a\")", "'Regex'", "Use 'contains', 'hasPrefix', 'split' or 'filter'."),
    ("\"a\".firstMatch(of: /a/)", "'firstMatch'", "Use 'contains', 'hasPrefix', 'split' or 'filter'."),
    (
      "\"a\".range(of: \"b\", options: .regularExpression)", "'regularExpression'",
      "Use 'contains', 'hasPrefix', 'split' or 'filter'."
    ),
    (
      "\"a\".trimmingCharacters(in: .letters)", "'letters'", "Use 'contains', 'hasPrefix', 'split' or 'filter'."
    ),
    (
      "NSPredicate(format: \"a\").evaluate(with: \"a\")", "'NSPredicate'",
      "Use 'contains', 'hasPrefix', 'split' or 'filter'."
    ),
    (
      "Measurement(value: 1, unit: UnitLength.meters).value", "'Measurement'",
      "Calculate with a Double, and write the unit in a Text."
    ),
    ("LengthFormatter()", "'LengthFormatter'", "Calculate with a Double, and write the unit in a Text."),
    ("[\"a\", \"b\"].formatted()", "'formatted'", "Join the words with 'joined(separator:)'."),
    (
      "ListFormatter.localizedString(byJoining: [\"a\"])", "'ListFormatter'",
      "Join the words with 'joined(separator:)'."
    ),
    (
      "DateComponentsFormatter()", "'DateComponentsFormatter'", "Calculate hours, minutes and seconds with '/' and '%'."
    ),
    ("UserDefaults.standard.integer(forKey: \"a\")", "'UserDefaults'", "Use '@AppStorage' in the view."),
    (
      "NotificationCenter.default", "'NotificationCenter'",
      "Nothing posts notifications here: use '@State' and '.onChange(of:)'."
    ),
    (
      "UIApplication.shared.connectedScenes.first", "'connectedScenes'",
      "Use a GeometryReader: it knows the size and the safe area."
    ),
    ("Map()", "'Map'", "Draw a Rectangle of the map's size instead."),
    ("Text(\"a\").mapStyle(.standard)", "the modifier 'mapStyle'", "Draw a Rectangle of the map's size instead."),
    (
      "UIColor(hue: 0, saturation: 0, brightness: 0, alpha: 1)", "'UIColor'",
      "Use the colors and fonts of SwiftUI."
    ),
    ("UIColor.red.withAlphaComponent(0.5)", "'withAlphaComponent'", "Use the colors and fonts of SwiftUI."),
  ])
  func whatIsLeftOutSaysWhatToUse(expression: String, name: String, instead: String) throws {
    let program = """
      struct ContentView: View {
        var body: some View {
          let value = \(expression)
          return Text("\\(value)")
        }
      }
      """
    let answer = try #require(Self.scene(of: program), "no answer in time")
    guard case .failure(let problems) = answer, let problem = problems.all.first else {
      Issue.record("\(expression) is accepted")
      return
    }
    #expect(problem.kind == .unsupported)
    #expect(problem.message.english == "\(name) is not part of this course")
    #expect(problem.notes.map(\.message.english) == [instead])
    #expect(problems.all.count == 1)
  }

  private static func scene(of text: String) -> Result<Scene, Problems>? {
    withDeadline(seconds: 20) {
      do throws(Problems) {
        let program = try Program.compile([SourceText(name: "beyond", text: text)])
        return .success(try program.scene(for: SceneRequest(stage: Size(width: 100, height: 100))))
      } catch {
        return .failure(error)
      }
    }
  }
}
