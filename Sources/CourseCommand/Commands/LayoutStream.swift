import Curriculum
import Diagnostics
import Glibc
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension Session {
  /// `course layout --jsonl`: answers one request per line, in order, each as soon as its result is known.
  ///
  /// Every line gets an answer within about a second, even an invalid one, before the next line is read.
  func layoutStream() throws(Complaint) {
    if let operand = invocation.operands.first {
      throw .usage("--jsonl reads standard input; it does not know what to do with “\(operand)”.")
    }
    if invocation.flags.contains(.trace) { throw .usage("--jsonl answers with frames only, without --trace.") }
    let images = try packIfPresent().map { (pack) throws(Complaint) in
      try Complaint.ofPack(pack.imageSizes())
    }
    var lines = LineReader(file: STDIN_FILENO)
    while let line = lines.next() {
      let answer = LayoutRequest.answer(to: line, images: images ?? [:])
      try Complaint.ofOutput(Output.answers.write(answer.compact + "\n"))
    }
  }
}

/// A request of the stream: a source, its stage, and any setting that an exercise's scenario can have.
///
///     {"id": "a", "source": "Text(\"Hi\").id(\"t\")", "size": [100, 50], "scale": 3, "assets": {"photo": [64, 40]}}
///     {"id": "b", "source": "…", "size": [320, 200], "view": "Row", "arguments": {"gap": 8}, "direction": "rightToLeft",
///      "textSize": "xxLarge", "state": {"Row.isOn": true}, "data": {"menu.json": "[…]"}, "steps": [{"tap": "left"}]}
struct LayoutRequest {
  var id: JSON
  var source: SourceText
  var scene: SceneRequest
  var steps: [SceneStep]

  static let keys = [
    "id", "source", "size", "scale", "assets", "view", "arguments", "state", "steps", "data", "direction", "textSize",
    "dark",
  ]

  /// Answers one line.
  static func answer(to line: LineReader.Element, images: [String: Size]) -> JSON {
    switch line {
    case .tooLong:
      return failure(
        nil, Problem(.limit, AuthorMessage("the line is longer than \(LineReader.longestLine >> 20) MB")), in: [])
    case .bytes(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return failure(nil, Problem(.input, AuthorMessage("the line is not UTF-8 text")), in: [])
      }
      return answer(to: SourceText(name: "line", text: text), images: images)
    }
  }

  private static func answer(to line: SourceText, images: [String: Size]) -> JSON {
    let json: JSON
    do throws(Problem) {
      // An id may be any number; the other numbers are checked one by one.
      json = try JSON.read(line, takesAnyNumber: true)
    } catch {
      return failure(nil, error.aboutARequest(in: line), in: [])
    }
    do throws(Problem) {
      return try LayoutRequest(json, images: images).answer()
    } catch {
      return failure(json["id"] ?? nil, error.aboutARequest(in: line), in: [])
    }
  }

  private init(_ json: JSON, images: [String: Size]) throws(Problem) {
    let reader = try ObjectReader(json, what: "a request", keys: Self.keys)
    id = try reader.required("id", as: .anything)
    source = SourceText(name: "source", text: try reader.required("source", as: .text))
    scene = SceneRequest(stage: try reader.required("size", as: .size))
    scene.makesSamples = true
    scene.scale = try reader.optional("scale", as: .pixelScale) ?? 2
    scene.view = try reader.optional("view", as: .text)
    scene.arguments = try reader.optional("arguments", as: .object) ?? []
    scene.state = try reader.optional("state", as: .object) ?? []
    scene.layoutDirection = try reader.optional("direction", as: .direction) ?? .leftToRight
    scene.textSize = try reader.optional("textSize", as: .textSize) ?? .large
    scene.isDark = try reader.optional("dark", as: .flag) ?? false
    steps = []
    for step in try reader.optional("steps", as: .list(of: .anything)) ?? [] { steps.append(try SceneStep(step)) }
    // Instants during an animation need the whole tree.
    scene.traced = steps.contains { $0.times != [.atRest] }
    for file in try reader.optional("data", as: .object) ?? [] {
      let text = try JSONForm<String>.text.value(of: file.value, called: "the data \"\(file.key)\"")
      scene.data[file.key] = SourceText(name: file.key, text: text)
    }
    scene.assets = images
    for asset in try reader.optional("assets", as: .object) ?? [] {
      scene.assets[asset.key] = try JSONForm<Size>.size.value(of: asset.value, called: "the asset \"\(asset.key)\"")
    }
  }

  /// The time limit per request.
  private static let seconds = 1.0

  private func answer() -> JSON {
    let deadline = Deadline(seconds: Self.seconds, memory: Deadline.usualMemory)
    switch compile(source, with: nil, by: deadline) {
    case .failure(let stop): return failure(stop)
    case .success(let program): return answer(with: program, by: deadline)
    }
  }

  private func answer(with program: Program, by deadline: Deadline) -> JSON {
    if let misfit = misfit(in: program, by: deadline) { return Self.failure(id, misfit, in: []) }
    if steps.isEmpty {
      switch Curriculum.scene(of: program, for: scene, by: deadline) {
      case .failure(let stop): return failure(stop)
      case .success(let scene): return Self.success(id, scene).warning(program.warnings + scene.warnings, in: program)
      }
    }
    switch performance(of: program, for: scene, steps: steps, by: deadline) {
    case .failure(let stop): return failure(stop)
    case .success(let performance):
      return Self.success(id, performance).warning(program.warnings + performance.start.warnings, in: program)
    }
  }

  /// The first of the request's states and arguments that the program does not declare.
  private func misfit(in program: Program, by deadline: Deadline) -> Problem? {
    if scene.view == nil, !scene.arguments.isEmpty {
      return Problem(.input, AuthorMessage("\"arguments\" are those of a \"view\", and the request names none"))
    }
    if scene.state.isEmpty && scene.arguments.isEmpty { return nil }
    let asked = scene
    guard let first = deadline.answer({ program.misfits(of: asked) })?.first else { return nil }
    return Problem(.input, first.message, notes: first.notes)
  }

  private func failure(_ stop: RunFailure) -> JSON {
    let first = stop.problems.all.first { $0.severity == .error } ?? stop.problems.all.first
    return Self.failure(
      id, first ?? Problem(.runtime, AuthorMessage("it stopped without a reason")), in: stop.problems.sources)
  }

  private static func success(_ id: JSON, _ scene: Scene) -> JSON {
    JSON(members: [("id", id)] + members(of: scene.views))
  }

  /// The frames at the start and after each step, and those at the requested instants of a step.
  private static func success(_ id: JSON, _ performance: ScenePerformance) -> JSON {
    let steps = performance.moments.map { moment -> JSON in
      let way = moment.instants.filter { $0.time != .atRest }.map { instant in
        JSON(members: [("seconds", JSON(instant.seconds))] + members(of: instant.views.map(\.view)))
      }
      let own: [(key: String, value: JSON)] = [("step", JSON(moment.step.words))] + members(of: moment.scene.views)
      return JSON(members: way.isEmpty ? own : own + [("at", JSON(way))])
    }
    return JSON(members: [("id", id)] + members(of: performance.start.views) + [("steps", JSON(steps))])
  }

  /// Frames by name; of views that share a name, the last one's. If no view has an id, their contents name them.
  private static func members(of views: [NamedView]) -> [(key: String, value: JSON)] {
    var names: [String] = []
    var frames: [String: Rect] = [:]
    var repeated: [String] = []
    let named = views.filter { $0.naming != .content }
    for view in named.isEmpty ? views : named {
      if frames.updateValue(view.frame, forKey: view.name) == nil {
        names.append(view.name)
      } else if !repeated.contains(view.name) {
        repeated.append(view.name)
      }
    }
    let members = names.compactMap { name in frames[name].map { (key: name, value: JSON($0)) } }
    let answer: [(key: String, value: JSON)] = [("frames", JSON(members: members))]
    return repeated.isEmpty ? answer : answer + [("repeated", JSON(repeated.map { JSON($0) }))]
  }

  private static func failure(_ id: JSON, _ problem: Problem, in sources: [SourceText]) -> JSON {
    ["id": id, "error": JSON(problem, in: sources)]
  }
}

extension JSON {
  fileprivate init(_ problem: Problem, in sources: [SourceText]) {
    let json = problem.json(in: sources)
    let keys = ["kind", "message", "line", "column", "length", "notes"]
    self.init(members: keys.map { ($0, json[$0] ?? nil) })
  }

  /// The answer with warnings added, if there are any.
  fileprivate func warning(_ warnings: [Problem], in program: Program) -> JSON {
    guard !warnings.isEmpty, let members else { return self }
    let list = JSON(warnings.map { JSON($0, in: program.sources) })
    return JSON(members: members.map { (key: $0.key, value: $0.value) } + [("warnings", list)])
  }
}

extension Problem {
  /// The problem with its position in the request's line spelled out in the message, because the position is not in the
  /// source.
  fileprivate func aboutARequest(in line: SourceText) -> Problem {
    let place = range.map { " (character \(line.location(at: $0.lower).column) of the request)" } ?? ""
    return Problem(kind, AuthorMessage(message.english + place), notes: notes.map { Note($0.message) })
  }
}
