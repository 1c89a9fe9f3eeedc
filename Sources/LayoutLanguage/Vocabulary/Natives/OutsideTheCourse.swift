import Diagnostics

/// Names of SwiftUI and its neighbours that exist but are not taught here (yet).
///
/// Whoever uses one has made no mistake, so the message says what is the case, and what comes nearest.
enum BeyondTheCourse {
  /// What to use instead of a type, a function or a property wrapper; an empty text where nothing comes near.
  static func type(named name: String) -> String? { types[name] }

  /// What to use instead of a modifier.
  static func modifier(named name: String) -> String? { modifiers[name] }

  /// The problem of having used one.
  static func problem(_ what: String, instead: String, at range: SourceRange) -> Problem {
    Problem(
      .unsupported, "\(what) is not part of this course", at: range, notes: instead.isEmpty ? [] : [Note(instead)])
  }

  /// Each type with what to use instead.
  static let types = table([
    ("Use a VStack or a List.", ["Table", "OutlineGroup", "ControlGroup", "DisclosureGroup", "GroupBox"]),
    ("Show its content by itself.", ["NavigationSplitView", "LabeledContent"]),
    ("Use a Button.", ["ShareLink"]),
    ("Use another control of its size, or a shape.", ["DatePicker", "ColorPicker", "Gauge"]),
    ("Use a Color or a LinearGradient.", ["MeshGradient"]),
    ("Use Image with a name of the pack's own drawings.", ["AsyncImage", "UIImage", "NSImage", "CGImage"]),
    (
      "Declare a 'struct ContentView: View' or a '#Preview'.",
      [
        "Settings", "DocumentGroup", "MenuBarExtra", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable",
        "UIView", "UIViewController",
      ]
    ),
    (
      "Use @State in the view itself.",
      [
        "AppStorage", "SceneStorage", "Query", "FetchRequest",
      ]
    ),
    ("Use an array.", ["AnySequence", "IndexSet"]),
    ("Use the colours and fonts of SwiftUI.", ["NSColor", "UIFont"]),
    (
      "Use a String.",
      [
        "AttributedString", "Date", "DateFormatter", "NumberFormatter",
        "Calendar", "Locale",
      ]
    ),
    (
      "Layout never waits, measures time or reads the world: give the value directly.",
      [
        "DispatchQueue", "Timer", "TimelineView", "URLSession", "Bundle", "JSONDecoder", "JSONEncoder", "Data",
        "FileManager", "UserDefaults", "ProcessInfo", "UIScreen", "UIDevice",
      ]
    ),
    (
      "",
      [
        "AnimatableModifier", "TextRenderer", "Transition",
        "Predicate", "CGVector",
      ]
    ),
  ])

  /// Each modifier with what to use instead.
  static let modifiers = table([
    ("Use frame(maxWidth:maxHeight:alignment:).", ["containerRelativeFrame"]),
    (
      "",
      [
        "listRowSpacing", "onDelete", "onMove", "textRenderer", "fontWidth", "modelContainer",
        "modelContext", "onDrag", "onDrop", "draggable", "dropDestination", "userActivity",
      ]
    ),
  ])

  private static func table(_ groups: [(instead: String, names: [String])]) -> [String: String] {
    var table: [String: String] = [:]
    for group in groups { for name in group.names { table[name] = group.instead } }
    return table
  }
}
