import Diagnostics
import Testing

@testable import LayoutLanguage
@testable import LayoutProgram

/// An untouched scene: the warnings name exactly the changes that will happen later.
@Suite struct LaterTests {
  private func warnings(of modifiers: String) throws -> [Problem] {
    let source = """
      struct ContentView: View {
        @State private var width: CGFloat = 10
        @State private var isLoading = false
        @State private var model = Model()
        var body: some View {
          ScrollViewReader { proxy in
            Color.red.frame(width: width, height: 10).id("a")
              \(modifiers)
          }
        }
      }
      final class Model: ObservableObject { var count = 0 }
      """
    let answer = withDeadline(seconds: 20) { () -> Result<Scene, Problems> in
      do throws(Problems) {
        return .success(try Program.compile([SourceText(name: "later", text: source)]).scene(for: SceneRequest()))
      } catch {
        return .failure(error)
      }
    }
    return try #require(answer, "no answer in time").get().warnings
  }

  @Test(arguments: [
    (".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { width = 20 } }", 2.0, 2.0),
    (".task { try? await Task.sleep(for: .seconds(0.5)); width = 20 }", 0.5, 0.5),
    (".task { for n in 0..<5 { try? await Task.sleep(for: .seconds(1)); if n == 3 { width = 20 } } }", 4, 4),
    (".onAppear { Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in width = 20 } }", 3, 3),
    // The change is completely visible only at the end of its animation.
    (
      ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation(.linear(duration: 2)) { width = 20 } } }",
      1, 3
    ),
    (".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { proxy.scrollTo(\"a\") } }", 1, 1),
    (".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { width = [1, 2][Int(width)] } }", 1, 1),
    (".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.07) { width = 20 } }", 0.07, 0.07),
    (".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1 / 3) { width = 20 } }", 0.34, 0.34),
  ])
  func whatChangesTheSceneIsTold(modifiers: String, later: Double, seen: Double) throws {
    let warnings = try warnings(of: modifiers)
    #expect(warnings.map(\.message.english) == ["this happens \(later.shortest) s later, which is not shown"])
    #expect(warnings.first?.notes.map(\.message.english) == ["'layout --at \(seen.shortest)' shows it."])
    #expect(warnings.first?.severity == .warning && warnings.first?.range != nil)
  }

  @Test func whatIsTooLateToBeSeenHasNoNote() throws {
    let warnings = try warnings(
      of: ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 61) { width = 20 } }")
    #expect(warnings.map(\.message.english) == ["this happens 61 s later, which is not shown"])
    #expect(warnings.first?.notes.isEmpty == true)
  }

  @Test(arguments: [
    ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(width) } }",
    // Setting an equal value is no change.
    ".task { try? await Task.sleep(for: .seconds(1)); isLoading = false }",
    ".task { while true { try? await Task.sleep(for: .seconds(1)) } }",
    ".onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in width += 1 }",
    ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { URLSession.shared.invalidateAndCancel() } }",
    ".onAppear { DispatchQueue.main.async { width = 20 } }",
    ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { while true {} } }",
    "",
  ])
  func whatChangesNothingIsNot(modifiers: String) throws {
    #expect(try warnings(of: modifiers).filter { $0.message.english.contains("later") }.isEmpty)
  }
}
