/// The files that are the same in all recording packages.
enum RecorderText {
  static let manifest = """
    // swift-tools-version: 5.9

    import PackageDescription

    let package = Package(
      name: "Recorder",
      platforms: [.iOS(.v17), .macOS(.v14)],
      products: [.library(name: "Recorder", targets: ["Recorder", "Cases"])],
      targets: [
        .target(name: "Recorder"),
        .target(name: "Cases", dependencies: ["Recorder"]),
        .testTarget(name: "RecordingTests", dependencies: ["Recorder", "Cases"]),
      ]
    )

    """

  static let run = """
    #!/bin/sh
    # Records every case into recorded.jsonl. Needs a Mac with Xcode.
    #
    #   ./run              on the first iPhone simulator there is
    #   ./run "iPhone 16"  on this one
    #   ./run --mac        on the Mac itself
    set -eu
    cd -- "$(dirname -- "$0")"
    rm -f recorded.jsonl
    if [ "${1:-}" = --mac ]; then
      swift test
    else
      phone=${1:-$(xcrun simctl list devices available | sed -n 's/^ *\\(iPhone[^(]*[^( ]\\) *(.*/\\1/p' | head -1)}
      [ -n "$phone" ] || { echo "There is no iPhone simulator; Xcode's settings bring one." >&2; exit 1; }
      scheme=$(xcodebuild -list 2>/dev/null | sed -n 's/^ *\\(Recorder-Package\\)$/\\1/p' | head -1)
      xcodebuild test -quiet -scheme "${scheme:-Recorder}" -destination "platform=iOS Simulator,name=$phone"
    fi
    echo "Recorded: $(wc -l <recorded.jsonl) cases in recorded.jsonl"

    """

  /// The background that reports each named view's frame.
  static let recorded = """
    import Foundation
    import SwiftUI

    /// A view's name and its frame in the window.
    public struct RecordedFrame: Equatable, Sendable {
      public enum Name: Equatable, Sendable {
        /// An id or an identifier.
        case given(String)
        /// The number of a call whose views are told apart by what they show.
        case shown(Int)
      }

      public var name: Name
      public var frame: CGRect
    }

    /// Every view that is recorded, in the order of the tree.
    struct RecordedFrames: PreferenceKey {
      static var defaultValue: [RecordedFrame] { [] }

      static func reduce(value: inout [RecordedFrame], nextValue: () -> [RecordedFrame]) { value += nextValue() }
    }

    extension View {
      /// Records the view under its id or identifier, if that is a text.
      nonisolated public func recorded<ID: Hashable>(_ id: ID) -> some View {
        reporting((id as? String).map { RecordedFrame.Name.given($0) })
      }

      /// Records the view under the number of the call that made it.
      nonisolated public func recorded(shown call: Int) -> some View { reporting(.shown(call)) }

      /// A background is as large as the view, and changes no layout.
      nonisolated private func reporting(_ name: RecordedFrame.Name?) -> some View {
        background {
          if let name {
            GeometryReader { proxy in
              Color.clear.preference(
                key: RecordedFrames.self, value: [RecordedFrame(name: name, frame: proxy.frame(in: .global))])
            }
          }
        }
      }
    }

    extension Image {
      /// An empty picture of the size that the image of this name has in the course.
      public init(recorded name: String, sizes: [String: CGSize]) {
        self = Screen.picture(of: sizes[name] ?? .zero)
      }
    }

    /// The data files that a case may read.
    public struct RecordedData: Sendable {
      private let texts: [String: String]

      public init(_ texts: [String: String]) { self.texts = texts }

      /// A file's content; what cannot be read ends the run, as it does in an app.
      public func decoded<T: Decodable>(_ name: String) -> T {
        do {
          return try JSONDecoder().decode(T.self, from: Data((texts[name] ?? "").utf8))
        } catch {
          fatalError("\\(name) cannot be read as \\(T.self): \\(error)")
        }
      }
    }

    """

  /// A case and the code that records it.
  static let recordedCase = """
    import Foundation
    import SwiftUI

    /// A program, what it is laid out in, and the line that its frames are added to.
    @MainActor public struct RecordedCase {
      let id: String
      let size: CGSize
      let scale: CGFloat
      let isMirrored: Bool
      let textSize: DynamicTypeSize
      /// Whether the root is several views, which a window puts below each other.
      let isSeveral: Bool
      /// The names of views that are told apart by what they show, by the number of the call that makes them.
      let shown: [[String]]
      /// The case as a JSON object, without frames.
      let request: String
      let content: @MainActor () -> AnyView

      public init(
        id: String, size: CGSize, scale: CGFloat, isMirrored: Bool, textSize: DynamicTypeSize, isSeveral: Bool,
        shown: [[String]], request: String, content: @escaping @MainActor () -> AnyView
      ) {
        self.id = id
        self.size = size
        self.scale = scale
        self.isMirrored = isMirrored
        self.textSize = textSize
        self.isSeveral = isSeveral
        self.shown = shown
        self.request = request
        self.content = content
      }

      /// Lays the case out and answers its line.
      public func recordedLine() -> String { line(with: recordedFrames()) }

      /// The case with these frames; JSON has no form for numbers without an end.
      func line(with views: [RecordedFrame]) -> String {
        let frames = Self.named(views, shown: shown).compactMap { name, frame -> String? in
          let lengths = [frame.minX, frame.minY, frame.width, frame.height]
          guard lengths.allSatisfy(\\.isFinite) else { return nil }
          let numbers = lengths.map { "\\(Double($0))" }
          return "\\(Self.quoted(name)): [\\(numbers.joined(separator: ", "))]"
        }
        let system = Self.quoted(Screen.system)
        return "\\(request.dropLast()), \\"recordedOn\\": \\(system), \\"frames\\": {\\(frames.joined(separator: ", "))}}"
      }

      /// The frames of the views, in the order of the tree.
      public func recordedFrames() -> [RecordedFrame] {
        let sink = FrameSink()
        let views = isSeveral ? AnyView(VStack { content() }) : content()
        let root =
          views
          .environment(\\.displayScale, scale)
          .environment(\\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
          .environment(\\.dynamicTypeSize, textSize)
          .environment(\\.locale, Locale(identifier: "en_US"))
          .onPreferenceChange(RecordedFrames.self) { frames in sink.frames = frames }
        Screen.show(AnyView(root), size: size)
        return sink.frames
      }

      /// Whether the window is where it should be: a color fills the stage, from its corner on.
      public static func isScreenSound() -> Bool {
        let stage = RecordedCase(
          id: "stage", size: CGSize(width: 120, height: 80), scale: 2, isMirrored: false, textSize: .large,
          isSeveral: false, shown: [], request: "{}"
        ) { AnyView(Color.clear.recorded("stage")) }
        return stage.recordedFrames().map(\\.frame) == [CGRect(x: 0, y: 0, width: 120, height: 80)]
      }

      /// Names that no two views share: of several called row it is row#0, row#1, ….
      static func named(_ frames: [RecordedFrame], shown: [[String]]) -> [(String, CGRect)] {
        var calls: [Int: Int] = [:]
        let plain = frames.map { view -> String in
          switch view.name {
          case .given(let name): return name
          case .shown(let call):
            let number = calls[call, default: 0]
            calls[call] = number + 1
            let names = shown.indices.contains(call) ? shown[call] : []
            return names.indices.contains(number) ? names[number] : "call \\(call), view \\(number)"
          }
        }
        let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
        var seen: [String: Int] = [:]
        return zip(plain, frames).map { name, view in
          let number = seen[name, default: 0]
          seen[name] = number + 1
          return (counts[name] == 1 ? name : "\\(name)#\\(number)", view.frame)
        }
      }

      private static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\\"\\""
      }
    }

    /// Keeps what the root hears last.
    final class FrameSink: @unchecked Sendable {
      var frames: [RecordedFrame] = []
    }

    """

  /// The platform-specific code.
  static let screen = """
    import Foundation
    import SwiftUI

    #if os(iOS)
      import UIKit

      /// A window of an iPhone or iPad.
      @MainActor enum Screen {
        static var system: String { "\\(UIDevice.current.systemName) \\(UIDevice.current.systemVersion)" }

        static func show(_ root: AnyView, size: CGSize) {
          let controller = UIHostingController(rootView: root)
          controller.safeAreaRegions = []
          let window = UIWindow(frame: CGRect(origin: .zero, size: size))
          window.rootViewController = controller
          window.isHidden = false
          controller.view.frame = window.bounds
          for _ in 0..<3 {
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
          }
          window.isHidden = true
        }

        nonisolated static func picture(of size: CGSize) -> Image {
          if size.width <= 0 || size.height <= 0 { return Image(uiImage: UIImage()) }
          return Image(uiImage: UIGraphicsImageRenderer(size: size).image { _ in })
        }
      }
    #elseif os(macOS)
      import AppKit

      /// A window of a Mac.
      @MainActor enum Screen {
        static var system: String { "macOS \\(ProcessInfo.processInfo.operatingSystemVersionString)" }

        static func show(_ root: AnyView, size: CGSize) {
          let view = NSHostingView(rootView: root)
          view.safeAreaRegions = []
          let frame = CGRect(origin: .zero, size: size)
          let window = NSWindow(contentRect: frame, styleMask: [.borderless], backing: .buffered, defer: false)
          window.isReleasedWhenClosed = false
          window.contentView = view
          view.frame = frame
          for _ in 0..<3 {
            view.needsLayout = true
            view.layoutSubtreeIfNeeded()
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
          }
          window.close()
        }

        nonisolated static func picture(of size: CGSize) -> Image { Image(nsImage: NSImage(size: size)) }
      }
    #else
      /// No window: elsewhere the package can only be compiled.
      @MainActor enum Screen {
        static var system: String { "none" }

        static func show(_ root: AnyView, size: CGSize) {}

        nonisolated static func picture(of size: CGSize) -> Image { Image(systemName: "square") }
      }
    #endif

    """

  static let test = """
    import Cases
    import Foundation
    import Recorder
    import XCTest

    final class RecordingTests: XCTestCase {
      /// Writes a line a case into recorded.jsonl, in the package's folder.
      @MainActor func testRecordEveryCase() throws {
        guard RecordedCase.isScreenSound() else {
          return XCTFail("The window is not where it should be, so no frame would be right.")
        }
        let package = URL(fileURLWithPath: #filePath)
          .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = allCases.map { $0.recordedLine() + "\\n" }.joined()
        try text.write(to: package.appendingPathComponent("recorded.jsonl"), atomically: true, encoding: .utf8)
      }
    }

    """
}
