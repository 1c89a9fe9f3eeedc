import Diagnostics
import LayoutEngine
import LayoutLanguage
import Testing

/// What is beyond the course is put off until the program comes to it, in whatever expression it stands.
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

  /// A word that is misspelt is told wherever something beyond the course stands beside it.
  @Test(arguments: [
    (".frame(width: length", ".fram(width: length"), (".frame(width: length", ".frame(width: lenght"),
    (".frame(width: length", ".frame(widht: length"), (".contextMenu {", ".contextMen {"),
    ("store.photo {", "store.foto {"), ("VStack(spacing", "VStack(spacng"), ("ratio >", "ration >"),
  ])
  func aMisspeltWordBesideItIsTold(word: String, misspelt: String) throws {
    let program = Self.program.replacing(word, with: misspelt)
    #expect(program != Self.program)
    let answer = try #require(Self.scene(of: program), "no answer in time")
    guard case .failure(let problems) = answer else {
      Issue.record("nothing is told of \(misspelt)")
      return
    }
    #expect(problems.all.first?.kind == .type, "\(problems.all.map(\.message.english))")
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
