import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEditing
import LayoutLanguage
import LayoutProgram

/// What the page asks about one view: why it is where it is, how its container worked, and changes made by hand.
extension PageDesk {
  /// `explain`: the way from the root to a view.
  func explain(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let renderer = HTMLRenderer(caller: inquiry.session.caller)
    guard let (_, laidOut, node) = try laidOutNode(inquiry) else {
      // Somebody types on, and the view has gone.
      return [("html", JSON(renderer.html(of: [.paragraph(inquiry.say(PageSentence.noSuchNode))])))]
    }
    let chain = LayoutExplanation.chain(
      toNode: node, in: laidOut.scene, sources: laidOut.program.sources, speaking: inquiry.session.language)
    let page =
      (chain?.last.map { ExplainPage.blocks(of: $0, inquiry.say) } ?? [])
      + ExplainPage.blocks(of: chain ?? [], inquiry.say)
    return [("html", JSON(renderer.html(of: page)))]
  }

  /// `sweep`: a number goes through a range.
  func sweep(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let wanted = try sceneInquiry(inquiry, ["vary", "from", "to"])
    let reader = try inquiry.reader(SceneInquiry.keys + ["vary", "from", "to"])
    let vary = try inquiry.required(reader, "vary", as: .sweptNumber)
    let from = try inquiry.required(reader, "from", as: .number)
    let to = try inquiry.required(reader, "to", as: .number)
    guard from < to, abs(from) <= 10_000, abs(to) <= 10_000 else {
      throw .malformed(Problem(.input, AuthorMessage("\"from\" has to be less than \"to\"")))
    }
    let result = programs.program(wanted.answer, with: wanted.given, by: inquiry.deadline).flatMap { program in
      let number = vary.number(in: program, PagePlaces(wanted.answer))
      return Curriculum.sweep(
        of: program, number, over: from...to, for: wanted.request, steps: wanted.steps, by: inquiry.deadline)
    }
    switch result {
    case .failure(let stop): return failure(stop, wanted, inquiry)
    case .success(let sweep):
      let page = SweepPage(sweep: sweep, number: vary.name, say: inquiry.say)
      let options = SVGOptions(appearance: wanted.isDark ? .dark : .light, identifier: "sweep")
      return [("drawing", JSON(page.plot.svg(options)))] + page.members
    }
  }

  /// `export`: the text as a page of its own.
  func export(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let wanted = try sceneInquiry(inquiry)
    let result = programs.program(wanted.answer, with: wanted.given, by: inquiry.deadline).flatMap { program in
      Film.part(of: program, wanted.request, wanted.steps, by: inquiry.deadline)
    }
    switch result {
    case .failure(let stop): return failure(stop, wanted, inquiry)
    case .success(let part):
      let trees = [part.scene.tree] + part.moments.flatMap { [$0.scene.tree] + $0.instants.map(\.scene.tree) }
      let names = trees.reduce(into: Set<String>()) { $0.formUnion($1?.imageNames ?? []) }
      let page = StandalonePage(
        title: wanted.exercise?.title ?? wanted.answer.name, goal: wanted.exercise?.goal, source: wanted.answer,
        parts: [part], drawings: materials.drawings(named: names, inquiry.session),
        say: inquiry.say)
      return [("html", JSON(page.html))]
    }
  }

  /// A scene and one of its nodes, of which everything is asked; nil where there is no such node.
  func laidOutNode(_ inquiry: PageInquiry) throws(PageRefusal) -> (SceneInquiry, LaidOut, Int)? {
    var wanted = try sceneInquiry(inquiry, ["node"])
    let reader = try inquiry.reader(SceneInquiry.keys + ["node"])
    let node = try inquiry.required(reader, "node", as: .wholeNumber)
    wanted.request.guidesOf = [node]
    wanted.request.explained = true
    guard case .success(let laidOut) = layOut(wanted, by: inquiry.deadline),
      laidOut.scene.tree?.nodes.indices.contains(node) == true
    else { return nil }
    return (wanted, laidOut, node)
  }
}

/// Which number the page wants to go through a range.
enum VariedNumber {
  case stage(isWidth: Bool)
  case literal(Int, Int)
  case state(String)

  var name: String {
    switch self {
    case .stage(let isWidth): isWidth ? "width" : "height"
    case .literal: "number"
    case .state(let name): name
    }
  }

  func number(in program: Program, _ places: PagePlaces) -> SweptNumber {
    switch self {
    case .stage(let isWidth): isWidth ? .width : .height
    case .state(let name): .state(name)
    case .literal(let from, let to):
      program.number(at: places.range(from, to)) ?? .literal(places.range(from, to), .asItComes)
    }
  }
}

extension JSONForm where Value == VariedNumber {
  fileprivate static var sweptNumber: JSONForm {
    JSONForm("a length of the stage, a literal's range or a state's name") {
      (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["stage", "literal", "state"])
      if let name = try reader.optional("state", as: .text) { return .state(name) }
      if let length = try reader.optional("stage", as: .text) { return .stage(isWidth: length == "width") }
      let range = try reader.required("literal", as: .list(of: .wholeNumber))
      guard range.count == 2 else { throw reader.problem("a range has two ends", at: "literal") }
      return .literal(range[0], range[1])
    }
  }
}
