import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

extension PageDesk {
  /// `scene`: a text, laid out and drawn.
  func scene(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let wanted = try sceneInquiry(inquiry)
    let serial: Members = [("serial", inquiry.json["serial"] ?? nil)]
    switch layOut(wanted, by: inquiry.deadline) {
    case .failure(let stop): return serial + failure(stop, wanted, inquiry)
    case .success(let laidOut):
      let names = laidOut.imageNames
      let drawings = materials.drawings(named: names, inquiry.session)
      return serial + SceneAnswer(wanted: wanted, laidOut: laidOut, drawings: drawings, say: inquiry.say).members
    }
  }

  /// Why there is nothing to see.
  func failure(_ stop: RunFailure, _ wanted: SceneInquiry, _ inquiry: PageInquiry) -> Members {
    let places = PagePlaces(wanted.answer)
    return [("problems", PageProblems(problems: stop.problems, places: places, say: inquiry.say).json)]
  }
}

extension LaidOut {
  /// The images of everything that is drawn.
  var imageNames: Set<String> {
    let instants = last?.instants.map(\.scene.tree) ?? []
    return ([scene.tree] + instants).reduce(into: []) { $0.formUnion($1?.imageNames ?? []) }
  }
}

/// A laid out text as the page's protocol has it.
struct SceneAnswer {
  var wanted: SceneInquiry
  var laidOut: LaidOut
  var drawings: [String: String]
  var say: Speaker

  private var scene: Scene { laidOut.scene }
  private var places: PagePlaces { PagePlaces(wanted.answer) }

  var members: Members {
    let places = places
    let tree = scene.tree
    return [
      ("stage", [JSON(scene.stage.width), JSON(scene.stage.height)]), ("content", JSON(scene.content)),
      ("drawing", JSON(drawing(scene, "now"))),
      ("views", JSON(SceneNodesForPage.views(of: scene))),
      ("nodes", JSON(tree.map { SceneNodesForPage(tree: $0, places: places).nodes } ?? [])),
      ("lines", JSON(tree.map { SceneNodesForPage(tree: $0, places: places).lines } ?? [])),
      ("guides", JSON(tree.map { SceneNodesForPage(tree: $0, places: places).guides } ?? [])),
      ("touches", JSON(scene.touches.map { $0.json(places) })),
      ("literals", JSON(LiteralHandle.all(in: laidOut.program).map { $0.json(places) })),
      ("expected", JSON(wanted.expected.map { ["name": JSON($0.name), "frame": JSON($0.frame)] })),
      ("off", JSON(off)), ("changes", changes), ("motion", motion),
      ("warnings", PageProblems(problems: warnings, places: places, say: say).json),
    ]
  }

  private var warnings: Problems {
    Problems(laidOut.program.warnings + scene.warnings, in: laidOut.program.sources)
  }

  // MARK: Drawing

  private func drawing(_ scene: Scene, _ name: String, _ layers: SVGOptions.Layers? = nil) -> String {
    var options = SVGOptions(
      layers: layers ?? wanted.layers,
      appearance: wanted.isDark ? .dark : .light, scale: wanted.request.scale, identifier: name,
      language: say.language)
    options.isInPage = true
    return Picture(scene, title: "", expected: wanted.expected).svg(options) { drawings[$0] }
  }

  // MARK: What differs

  /// The views that are not where they belong, and how far off.
  private var off: [JSON] {
    guard let nodes = scene.tree?.nodes, !wanted.expected.isEmpty else { return [] }
    let names = nodes.checkedNames(among: wanted.expected)
    return wanted.expected.compactMap { expected in
      guard let index = names.firstIndex(of: expected.name) else {
        return ["name": JSON(expected.name), "words": JSON(say.label(CheckSentence.notThere))]
      }
      let way = FrameDifference(from: expected.frame, to: nodes[index].frame)
      if way.isSmall { return nil }
      let words = Difference.words(
        x: way.x, y: way.y, width: way.width, height: way.height, tolerance: FrameDifference.tolerance, in: say.language
      )
      return ["name": JSON(expected.name), "words": JSON(words ?? "")]
    }
  }

  /// What the last step did to the named views.
  private var changes: JSON {
    guard let change = laidOut.last?.change, !wanted.steps.isEmpty else { return nil }
    let moved = change.moved.map(\.to.name)
    let parts: [(names: [String], sentence: (Int) -> LayoutSentence)] = [
      (moved, { .moved($0) }), (change.inserted.map(\.name), { .inserted($0) }),
      (change.removed.map(\.name), { .removed($0) }), (change.stayed.map(\.to.name), { .stayed($0) }),
    ]
    let words = parts.filter { !$0.names.isEmpty }.map { part in
      "\(say.label(part.sentence(part.names.count))): \(part.names.map { ViewName($0).spoken }.joined(separator: ", "))"
    }
    func list(_ names: [String]) -> JSON { JSON(names.map { JSON($0) }) }
    return [
      "moved": list(moved), "inserted": list(change.inserted.map(\.name)), "removed": list(change.removed.map(\.name)),
      "words": JSON(words.isEmpty ? say.label(LayoutSentence.nothingNamed) : words.joined(separator: "; ")),
    ]
  }

  // MARK: The way

  private var motion: JSON {
    guard wanted.motion, let moment = laidOut.last else { return nil }
    let instants = moment.instants.filter { $0.time != .atRest }
    if instants.isEmpty { return nil }
    return [
      "duration": JSON(moment.duration),
      "instants": JSON(
        instants.map { instant -> JSON in
          [
            "seconds": JSON(instant.seconds), "drawing": JSON(drawing(instant.scene, "way", [])),
            "views": JSON(instant.views.map(\.json)),
          ]
        }),
    ]
  }
}

extension SeenView {
  /// As the page's protocol has it.
  fileprivate var json: JSON {
    [
      "name": JSON(view.name), "frame": JSON(view.frame), "opacity": JSON(opacity), "rotation": JSON(rotation),
      "scale": [JSON(scale.width), JSON(scale.height)], "passage": JSON(passage?.rawValue),
    ]
  }
}

extension LiteralHandle {
  /// As the page's protocol has it.
  fileprivate func json(_ places: PagePlaces) -> JSON {
    var members: Members = [("range", places.json(range)), ("text", JSON(text)), ("label", JSON(label))]
    switch kind {
    case .number(let value, let min, let max, let step, let isWhole):
      members += [
        ("kind", "number"), ("value", JSON(value)), ("min", JSON(min)), ("max", JSON(max)), ("step", JSON(step)),
        ("isWhole", JSON(isWhole)),
      ]
    case .flag: members.append(("kind", "flag"))
    case .color(let choices): members += [("kind", "color"), ("choices", JSON(choices.map { JSON($0) }))]
    case .choice(let choices): members += [("kind", "choice"), ("choices", JSON(choices.map { JSON($0) }))]
    }
    return JSON(members: members)
  }
}

extension SceneTouch {
  /// As the page's protocol has it.
  fileprivate func json(_ places: PagePlaces) -> JSON {
    [
      "frame": JSON(frame), "takes": JSON(gestures.map { JSON($0.rawValue) }), "isDisabled": JSON(isDisabled),
      "label": JSON(label), "range": places.json(range), "control": control?.json(label) ?? nil,
      "scroll": offset.map { ["offset": [JSON($0.x), JSON($0.y)]] } ?? nil,
    ]
  }
}

extension SceneTouch.ControlState {
  fileprivate func json(_ label: String?) -> JSON {
    [
      "kind": JSON(kind.rawValue), "label": JSON(label), "value": value,
      "min": bounds.map { JSON($0.lowerBound) } ?? nil, "max": bounds.map { JSON($0.upperBound) } ?? nil,
      "step": step.map { JSON($0) } ?? nil,
      "choices": JSON(choices.map { ["value": JSON($0.value), "label": JSON($0.label)] }),
    ]
  }
}
