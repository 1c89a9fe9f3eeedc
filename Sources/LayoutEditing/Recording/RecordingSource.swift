import Diagnostics
import LayoutChecking
import LayoutLanguage
import LayoutProgram
import SwiftSyntax

/// A program as one Swift file of a package that records frames in Apple's own SwiftUI.
///
///     Text("Hello").id("a")      becomes      Text("Hello").id("a").recorded("a")
///
/// All declarations are private to the file, so that many programs fit into one module.
public struct RecordingSource: Sendable {
  /// The program's declarations, with a recording modifier on each named view.
  public var declarations: String
  /// The expression that creates the root view.
  public var root: String
  /// For each view identified only by its content, its names in this scene, in tree order.
  public var shown: [[String]]
  /// The names of views that cannot get a modifier, such as the title of a button.
  public var unrecorded: [String]
}

/// Why a program cannot be one file among others.
public enum RecordingObstacle: Error, Hashable, Sendable {
  /// The root is a whole app.
  case app
  /// The program declares operators, which are global to the module.
  case operators
  /// The program conforms a foreign type to a foreign protocol.
  case conformance(String)
  /// An argument or initial value cannot be written in Swift.
  case value(String)
  /// The root view type is generic.
  case genericRoot(String)
  /// Top-level views have declarations in between.
  case scatteredViews
  /// The edits could not be applied.
  case text

  /// The reason in words.
  public var words: String {
    switch self {
    case .app: "its root is a whole app"
    case .operators: "it declares operators"
    case .conformance(let name): "it gives \(name) a protocol that is not its own"
    case .value(let name): "the value of \(name) cannot be written down in Swift"
    case .genericRoot(let name): "its root \(name) is generic"
    case .scatteredViews: "declarations stand between its views"
    case .text: "its text cannot be changed"
    }
  }
}

extension Program {
  /// The program as a file of a recording package.
  ///
  /// Call it through `Deadline.answer`, because it parses.
  ///
  /// - Parameter scene: the scene of the same request, which identifies views without a name.
  public func recordingSource(
    for request: SceneRequest, showing scene: Scene
  ) throws(RecordingObstacle) -> RecordingSource {
    let trees = checked.files.map(\.tree)
    let root = try RecordingRoot(of: code, for: request, in: trees)
    let sites = RecordingSites(scene)
    let own = OwnNames(trees)
    var texts: [String] = []
    var done: [RecordingSites.Place] = []
    for (file, tree) in trees.enumerated() {
      var edits = try FilePrivacy.edits(in: tree, file: file, own: own)
      let views = RecordedViews(file: file, sites: sites, own: own, known: done)
      views.walk(tree)
      done = views.done
      edits += views.edits
      edits += try RequestedState.edits(in: tree, file: file, request.state, checked.module)
      edits += DataLoading.edits(in: tree, file: file)
      // Last, so that the end of a body follows the recording modifier of its last view.
      edits += root.edits.filter { $0.range.file == file }
      guard let text = sources[file].replacing(outermost: edits) else { throw .text }
      texts.append(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
    }
    return RecordingSource(
      declarations: (texts + root.additions).joined(separator: "\n\n"), root: root.expression,
      shown: done.map { sites.names[$0] ?? [] }, unrecorded: sites.names(without: Set(done)))
  }
}

extension SourceText {
  /// The text with edits applied; edits inside of others are dropped.
  func replacing(outermost edits: [TextEdit]) -> String? {
    var kept: [TextEdit] = []
    var end = 0
    for edit in edits.inRecordingOrder {
      // An insertion at the start of a replaced range comes before it.
      if edit.range.lower < end { continue }
      kept.append(TextEdit(SourceRange(file: 0, lower: edit.range.lower, upper: edit.range.upper), edit.text))
      end = max(end, edit.range.upper)
    }
    return replacing(kept)?.text
  }
}

extension [TextEdit] {
  /// The edits in source order: insertions first, then the longest range; equal ones keep their order.
  fileprivate var inRecordingOrder: [TextEdit] {
    enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lower != b.lower { return a.lower < b.lower }
      let (first, second) = (a.upper - a.lower, b.upper - b.lower)
      if first != second { return first == 0 || (second != 0 && first > second) }
      return left.offset < right.offset
    }.map(\.element)
  }
}

/// The views of a scene identified by their content, by the position of the call that creates them.
struct RecordingSites {
  /// The first byte of a call.
  struct Place: Hashable {
    var file: Int
    var offset: Int
  }

  /// The names of the views of each call, in tree order.
  private(set) var names: [Place: [String]] = [:]
  private var order: [Place] = []
  private var homeless: [String] = []

  init(_ scene: Scene) {
    for view in RecordedNames(scene).views where view.naming == .content {
      guard let range = view.range else {
        homeless.append(view.key)
        continue
      }
      let place = Place(file: range.file, offset: range.lower)
      if names[place] == nil { order.append(place) }
      names[place, default: []].append(view.key)
    }
  }

  /// The names at all other positions.
  func names(without done: Set<Place>) -> [String] {
    homeless + order.filter { !done.contains($0) }.flatMap { names[$0] ?? [] }
  }
}
