import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A line of a case file: a program, its scene request, and possibly its frames on another system.
///
///     {"id": "a", "source": "Color.red.id(\"box\")", "size": [100, 50], "frames": {"box": [0, 0, 100, 50]}}
///
/// A recording package writes such lines with everything needed to repeat the layout, and with `recordedOn`.
public struct LayoutCase: Sendable {
  /// The case's name in messages.
  public var id: String
  /// The program.
  public var source: SourceText
  /// Code that is compiled with it.
  public var given: SourceText?
  /// The scene request.
  public var request: SceneRequest
  /// The frames by name; empty for a case that is not recorded yet.
  public var frames: [(name: String, frame: Rect)] = []
  /// The system on which a recording package recorded the frames.
  public var recordedOn: String?

  /// Makes a case without frames.
  public init(id: String, source: SourceText, given: SourceText? = nil, request: SceneRequest) {
    self.id = id
    self.source = source
    self.given = given
    self.request = request
  }
}

// MARK: - JSON

extension LayoutCase {
  /// All keys that a line may have.
  public static let keys =
    [
      "id", "source", "given", "size", "scale", "direction", "textSize", "view", "arguments", "state", "data", "assets",
      "frames", "recordedOn",
    ] + remarks

  /// Keys for people's remarks, which are ignored.
  static let remarks = ["rule", "origin", "notes", "tags", "seed", "name", "now", "program", "platform"]

  /// Reads a line.
  ///
  /// - Throws: the first problem.
  public init(line: SourceText) throws(Problem) {
    let json = try JSON.read(line)
    let reader = try ObjectReader(json, what: "a case", keys: Self.keys)
    var request = SceneRequest(stage: try reader.required("size", as: .size))
    request.scale = try reader.optional("scale", as: .pixelScale) ?? ExerciseScenario.usualScale
    request.layoutDirection = try reader.optional("direction", as: .direction) ?? .leftToRight
    request.textSize = try reader.optional("textSize", as: .textSize) ?? .large
    request.view = try reader.optional("view", as: .text)
    request.arguments = try reader.optional("arguments", as: .object) ?? []
    request.state = try reader.optional("state", as: .object) ?? []
    for member in try reader.optional("data", as: .object) ?? [] {
      let text = try JSONForm<String>.text.value(of: member.value, called: "the data \"\(member.key)\"")
      request.data[member.key] = SourceText(name: member.key, text: text)
    }
    for member in try reader.optional("assets", as: .object) ?? [] {
      request.assets[member.key] = try JSONForm<Size>.size.value(
        of: member.value, called: "the asset \"\(member.key)\"")
    }
    let id = try reader.required("id", as: .text)
    let source = SourceText(name: id, text: try reader.required("source", as: .text))
    let given = try reader.optional("given", as: .text).map { SourceText(name: "\(id), given", text: $0) }
    self.init(id: id, source: source, given: given, request: request)
    recordedOn = try reader.optional("recordedOn", as: .text)
    for member in try reader.optional("frames", as: .object) ?? [] {
      frames.append((member.key, try JSONForm<Rect>.frame.value(of: member.value, called: "\"\(member.key)\"")))
    }
  }

  /// The line without its frames, as a recording package gets it and hands it back.
  ///
  /// It includes only the data and images that a source mentions.
  public var json: JSON {
    let texts = [source.text] + (given.map { [$0.text] } ?? [])
    let data = request.data.filter { name, _ in texts.contains { $0.contains(name) } }
    let read = texts + data.values.map(\.text)
    let assets = request.assets.filter { name, _ in read.contains { $0.contains(name) } }
    let size = request.stage ?? .zero
    var members: [(key: String, value: JSON)] = [
      ("id", JSON(id)), ("source", JSON(source.text)), ("size", [JSON(size.width), JSON(size.height)]),
      ("scale", JSON(request.scale)),
    ]
    if let given { members.append(("given", JSON(given.text))) }
    if request.layoutDirection != .leftToRight {
      members.append(("direction", JSON(request.layoutDirection.rawValue)))
    }
    if request.textSize != .large { members.append(("textSize", JSON(request.textSize.rawValue))) }
    if let view = request.view { members.append(("view", JSON(view))) }
    if !request.arguments.isEmpty { members.append(("arguments", JSON(.object(request.arguments)))) }
    if !request.state.isEmpty { members.append(("state", JSON(.object(request.state)))) }
    if !data.isEmpty {
      members.append(("data", JSON(members: data.sorted { $0.key < $1.key }.map { ($0.key, JSON($0.value.text)) })))
    }
    if !assets.isEmpty {
      let sizes = assets.sorted { $0.key < $1.key }
      members.append(
        ("assets", JSON(members: sizes.map { ($0.key, [JSON($0.value.width), JSON($0.value.height)]) })))
    }
    return JSON(members: members)
  }

  /// The line with the frames of a scene, under the names that a recording uses.
  public func line(with scene: Scene, on system: String) -> JSON {
    let frames = RecordedNames(scene).views.map { (key: $0.key, value: JSON($0.frame)) }
    let own = (json.members ?? []).map { (key: $0.key, value: $0.value) }
    return JSON(members: own + [("recordedOn", JSON(system)), ("frames", JSON(members: frames))])
  }
}
