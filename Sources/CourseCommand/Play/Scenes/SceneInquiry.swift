import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

/// What the page wants to see: a text, in which circumstances, and what was done to it.
struct SceneInquiry {
  var subject: SubjectName
  var answer: SourceText
  var given: SourceText?
  var request: SceneRequest
  var steps: [SceneStep]
  /// Whether the way of the last step is wanted, and at which seconds; nil for as often as a screen shows pictures.
  var motion: Bool
  var times: [Double]?
  var isDark: Bool
  var layers: SVGOptions.Layers
  /// Where views belong, if the steps are the scenario's own so far.
  var expected: [Expectations.Frame] = []
  var exercise: Exercise?

  static let keys = [
    "subject", "text", "editor", "serial", "stage", "scale", "direction", "textSize", "dark", "state", "steps",
    "motion",
    "times", "guidesOf", "layers",
  ]

  /// More would be done again with every touch.
  static let mostSteps = 400
}

extension PageDesk {
  /// Reads what every question about a scene has.
  func sceneInquiry(_ inquiry: PageInquiry, _ more: [String] = []) throws(PageRefusal) -> SceneInquiry {
    let reader = try inquiry.reader(SceneInquiry.keys + more)
    let subject = try inquiry.required(reader, "subject", as: .pageSubject)
    let text = try inquiry.required(reader, "text", as: .text)
    let steps = try inquiry.optional(reader, "steps", as: .steps) ?? []
    let (name, given, base, item, scenario) = try circumstances(of: subject, inquiry)
    var request = base
    request.stage = try inquiry.optional(reader, "stage", as: .pageSize) ?? request.stage
    request.scale = try inquiry.optional(reader, "scale", as: .pixels) ?? request.scale
    request.layoutDirection = try inquiry.optional(reader, "direction", as: .direction) ?? request.layoutDirection
    request.textSize = try inquiry.optional(reader, "textSize", as: .textSize) ?? request.textSize
    request.state += try inquiry.optional(reader, "state", as: .object) ?? []
    request.traced = true
    request.guidesOf = Set(try inquiry.optional(reader, "guidesOf", as: .list(of: .wholeNumber)) ?? [])
    var wanted = SceneInquiry(
      subject: subject, answer: SourceText(name: name, text: text), given: given, request: request, steps: steps,
      motion: try inquiry.optional(reader, "motion", as: .flag) ?? false,
      times: try inquiry.optional(reader, "times", as: .list(of: .seconds)),
      isDark: try inquiry.optional(reader, "dark", as: .flag) ?? false,
      layers: try inquiry.optional(reader, "layers", as: .list(of: .layer))?.reduce(into: []) { $0.formUnion($1) }
        ?? [],
      exercise: item?.material.exercise)
    if let item, let scenario { wanted.expected = item.expectations.frames(in: scenario, after: steps) }
    return wanted
  }

  typealias Circumstances = (
    name: String, given: SourceText?, request: SceneRequest, item: MaterialShelf.Item?, scenario: ExerciseScenario?
  )

  /// What a subject is laid out in.
  func circumstances(of subject: SubjectName, _ inquiry: PageInquiry) throws(PageRefusal) -> Circumstances {
    switch subject {
    case .exercise(let id, let wanted):
      let item = try materials.item(id, inquiry.session)
      let exercise = item.material.exercise
      guard let scenario = exercise.scenarios.first(where: { !$0.isHidden && (wanted == nil || $0.id == wanted) })
      else {
        throw .missing(.usage(.noScenario(wanted ?? "")))
      }
      let request = try PageRefusal.of { () throws(Complaint) in
        try Complaint.ofPack(item.material.request(for: scenario))
      }
      return (exercise.reference.learnerFile, item.material.given, request, item, scenario)
    case .lesson(let id):
      let pack = try materials.pack(inquiry.session)
      let reference = try pack.pageExercise(id)
      let picture = try PageRefusal.of { () throws(Complaint) in try Complaint.ofPack(pack.lessonPicture(of: reference))
      }
      guard let picture else { throw .missing(.usage(.noFile(id))) }
      return (picture.source.name, nil, picture.request, nil, nil)
    case .file(let id):
      let pack = try? materials.pack(inquiry.session)
      let material = pack.flatMap { try? SceneMaterial(for: "\(id).layout", in: $0) }
      var request = SceneRequest()
      request.makesSamples = true
      request.data = material?.data ?? [:]
      request.assets = material?.images ?? [:]
      return ("\(id).layout", material?.given, request, nil, nil)
    }
  }
}

extension Expectations {
  /// Where views belong after some steps of a scenario; nothing where something else was done.
  fileprivate func frames(in scenario: ExerciseScenario, after steps: [SceneStep]) -> [Frame] {
    guard let stored = scenarios.first(where: { $0.id == scenario.id }) else { return [] }
    if steps.isEmpty { return stored.frames }
    let isOwn = steps.count <= scenario.steps.count && zip(steps, scenario.steps).allSatisfy { $0.words == $1.words }
    guard isOwn else { return [] }
    let rest = stored.moments.filter { !$0.key.isOnTheWay }
    return rest.indices.contains(steps.count - 1) ? rest[steps.count - 1].frames : []
  }
}

// MARK: - Forms

extension JSONForm where Value == [SceneStep] {
  fileprivate static var steps: JSONForm {
    JSONForm("a list of steps") { (json: JSON, what: String) throws(Problem) in
      guard let elements = json.elements, elements.count <= SceneInquiry.mostSteps else {
        let message = AuthorMessage("\(what) has to be a list of at most \(SceneInquiry.mostSteps) steps")
        throw Problem(.input, message, at: json.range)
      }
      var steps: [SceneStep] = []
      for element in elements { steps.append(try SceneStep(element)) }
      return steps
    }
  }
}

extension JSONForm where Value == Size {
  fileprivate static var pageSize: JSONForm {
    JSONForm("a width and a height, two numbers from 0 to 4000") { json in
      guard let numbers = json.elements?.compactMap(\.number), numbers.count == 2, json.elements?.count == 2,
        numbers.allSatisfy((0...4000).contains)
      else { return nil }
      return Size(width: numbers[0], height: numbers[1])
    }
  }
}

extension JSONForm where Value == Double {
  fileprivate static var pixels: JSONForm {
    JSONForm("a number of pixels from 1 to 8") { json in json.number.flatMap { (1...8).contains($0) ? $0 : nil } }
  }

  fileprivate static var seconds: JSONForm {
    JSONForm("a number of seconds from 0 to 60") { json in json.number.flatMap { (0...60).contains($0) ? $0 : nil } }
  }
}

extension JSONForm where Value == LayoutDirection {
  fileprivate static var direction: JSONForm {
    JSONForm("leftToRight or rightToLeft") { json in json.string.flatMap { LayoutDirection(rawValue: $0) } }
  }
}

extension JSONForm where Value == DynamicTypeSize {
  fileprivate static var textSize: JSONForm {
    JSONForm("a text size, such as large") { json in json.string.flatMap { DynamicTypeSize(rawValue: $0) } }
  }
}

extension JSONForm where Value == SVGOptions.Layers {
  fileprivate static var layer: JSONForm {
    JSONForm("names, expected, guides, containers, rulers or pixels") { json in
      let layers: [String: SVGOptions.Layers] = [
        "names": .names, "expected": .expected, "guides": .guides, "containers": .containers, "rulers": .rulers,
        "pixels": .pixels,
      ]
      return json.string.flatMap { layers[$0] }
    }
  }
}
