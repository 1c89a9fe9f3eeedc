import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

extension Session {
  /// `course show ID` or `course show FILE`: draws the layout, in the terminal or as an SVG file.
  func show() throws(Complaint) -> Reply {
    let pack = try packIfPresent()
    if invocation.view != nil, !invocation.flags.contains(.phases) {
      throw .usage(.viewNeedsPhases, .usage("show ID --phases --view NAME"))
    }
    if invocation.flags.contains(.all) { return try show(all: begun(in: pack), pack) }
    if invocation.operands.count > 1 { return try show(all: invocation.operands, pack) }
    guard let word = invocation.operands.first else { return try show(currentWord(in: pack, for: .show), pack) }
    return try show(typedFile(word), pack)
  }

  /// Draws one exercise or file.
  func show(_ word: String, _ pack: Pack?) throws(Complaint) -> Reply {
    let subject = try subject(word, in: pack)
    let deadline = Deadline(memory: Deadline.usualMemory)
    switch compile(subject.answer, with: subject.given, by: deadline) {
    case .failure(let stop): return stopped(by: stop.problems)
    case .success(let program):
      var shots: [ShowPage.Shot] = []
      for wanted in invocation.flags.contains(.states) ? subject.scenarios[...] : subject.scenarios.prefix(1) {
        var request = wanted.request
        request.traced = true
        switch shown(
          program, for: request, invocation.steps, onTheWay: !invocation.flags.contains(.phases), by: deadline)
        {
        case .failure(let stop): return stopped(by: stop.problems)
        case .success(let scene):
          shots.append(
            ShowPage.Shot(id: wanted.id, scene: scene, expected: invocation.steps.isEmpty ? wanted.expected : []))
        }
      }
      return try answer(ShowPage(name: subject.answer.name, shots: shots, view: invocation.view, say: say), pack)
    }
  }

  private func answer(_ page: ShowPage, _ pack: Pack?) throws(Complaint) -> Reply {
    let images = try imageSource(for: page.shots.map(\.scene.tree), in: pack)
    var members = page.json
    let phases = invocation.flags.contains(.phases) ? page.phases : nil
    if invocation.svg != nil {
      let drawing =
        phases.map { $0.svg(SVGOptions(language: language)) }
        ?? page.svg(showsGuides: invocation.flags.contains(.guides), images)
      guard let drawing else {
        return Reply(document: Document([.paragraph(nothingToAlign)]), json: JSON(members: members))
      }
      if let raw = try write(drawing) { return Reply(document: Document(), json: JSON(members: members), raw: raw) }
      members.append((key: "svg", value: JSON(invocation.svg)))
      var document = Document([.paragraph(say(.drawn(invocation.svg ?? "")))])
      addLeftOut(of: phases, to: &document)
      return Reply(document: document, json: JSON(members: members))
    }
    var document = Document()
    if let phases {
      if phases.all.isEmpty { document.add(.paragraph(nothingToAlign)) }
      for phase in phases.all {
        document.add(.paragraph(say(.alignsBy(container: phase.container, key: phase.key))))
        document.blocks += [.code(phase.terminal(terminal).joined(separator: "\n")), .gap]
      }
      addLeftOut(of: phases, to: &document)
    } else {
      document.add(.paragraph(page.caption))
      let lines = page.terminal(terminal, showsGuides: invocation.flags.contains(.guides))
      document.add(.code(lines.joined(separator: "\n")))
    }
    return Reply(document: document, json: JSON(members: members))
  }

  private func addLeftOut(of phases: ShownPhases?, to document: inout Document) {
    guard let count = phases?.viewsLeftOut, count > 0 else { return }
    document.add(.paragraph(say(.viewsLeftOut(count))))
  }

  /// The exercises for which the learner has a file, except predictions.
  private func begun(in pack: Pack?) throws(Complaint) -> [String] {
    guard invocation.operands.isEmpty else {
      throw .usage(.allStandsForEveryExercise, .usage("show --all"))
    }
    let folder = workFolder()
    let references = (pack?.exercises ?? []).filter { reference in
      Path.kind(folder.file(of: reference)) != nil && (try? pack?.exercise(reference))?.kind != .predict
    }
    if references.isEmpty { throw .usage(.noExerciseIsStarted, .startWith) }
    return references.map(\.id)
  }

  /// Draws several exercises or files on all cores, one below the other, or each as a file in the folder that `--svg`
  /// names.
  private func show(all words: [String], _ pack: Pack?) throws(Complaint) -> Reply {
    if invocation.svg == "-" {
      throw .usage(.severalDrawingsNeedAFolder, .usage("show --all --svg pictures"))
    }
    if let folder = invocation.svg {
      try writing(folder) { () throws(SystemError) in try Path.makeFolder(context.absolute(folder)) }
    }
    let bar = ProgressBar(total: words.count, isWanted: invocation.format == .text && !invocation.isPlain)
    let work: @Sendable (String) -> Result<Reply, Complaint> = { word in
      do throws(Complaint) {
        return .success(try session(for: word).show(word, pack))
      } catch {
        return .failure(error)
      }
    }
    let results = inParallel(words, onDone: { bar.show($0) }, work)
    bar.clear()
    var document = Document()
    var pages: [JSON] = []
    var status = ExitStatus.success
    for result in results {
      let answer = try result.get()
      document.blocks += (document.blocks.isEmpty ? [] : [.gap]) + answer.document.blocks
      pages.append(answer.json)
      if answer.status != .success { status = answer.status }
    }
    return Reply(document: document, json: ["formatVersion": 1, "shown": JSON(pages)], status: status)
  }

  /// The session for one exercise or file alone, whose drawing is named after it.
  private func session(for word: String) -> Session {
    var session = self
    session.invocation.operands = [word]
    session.invocation.svg = invocation.svg.map { folder in
      Path.joined(folder, Path.name(of: context.absolute(word)).withoutEnding(".layout") + ".svg")
    }
    return session
  }

  private var nothingToAlign: Phrase {
    invocation.view.map { say(.noTwoStepsOf(view: $0)) } ?? say(.noTwoSteps)
  }

  func stopped(by problems: Problems) -> Reply {
    let problems = problems.spoken(in: language)
    return Reply(
      document: Document([.problems(problems)]), json: ["formatVersion": 1, "problems": problems.json],
      status: ExitStatus(stoppedBy: problems))
  }

  // MARK: Subjects

  /// A source with the scenarios in which to lay it out.
  struct Subject {
    var answer: SourceText
    var given: SourceText?
    /// The exercise that the source answers; nil for any other file.
    var exercise: Exercise?
    var scenarios: [(id: String, request: SceneRequest, expected: [Expectations.Frame])]
  }

  /// Resolves an exercise to the learner's file with the exercise's scenarios, and any other file to itself.
  func subject(_ word: String, in pack: Pack?) throws(Complaint) -> Subject {
    let path = context.absolute(word)
    let stem = Path.name(of: path).withoutEnding(".layout")
    guard let pack, Path.kind(path) == nil || pack.exercise(called: stem) != nil else {
      let answer = try source(path, called: word)
      let material = try pack.map { (pack) throws(Complaint) in
        try Complaint.ofPack(SceneMaterial(for: word, in: pack))
      }
      var request = invocation.request
      request.preview = invocation.preview
      request.data = material?.data ?? [:]
      request.assets = material?.images ?? [:]
      return Subject(answer: answer, given: nil, scenarios: [("", request, [])])
    }
    let target = try checkTarget(word, in: pack, workFolder())
    var material = try Complaint.ofPack(Material(of: target.reference, in: pack))
    material.exercise = try Complaint.ofPack(pack.exercise(target.reference, in: language))
    guard material.exercise.kind != .predict else {
      throw .usage(.wouldAnswerPredictions(target.reference.id), .tryYours(target.reference.id))
    }
    let expectations = try Complaint.ofPack(material.expectations(in: pack))
    let requests = try material.exercise.scenarios.filter { !$0.isHidden }.map { (scenario) throws(Complaint) in
      let request = try Complaint.ofPack(material.request(for: scenario))
      let expected = expectations.scenarios.first { $0.id == scenario.id }?.frames ?? []
      return (id: scenario.id, request: request, expected: expected)
    }
    return Subject(
      answer: try source(target.path, called: target.name), given: material.given, exercise: material.exercise,
      scenarios: requests)
  }
}

/// The output of `course show`.
struct ShowPage {
  /// The layout in one scenario.
  struct Shot {
    var id: String
    var scene: Scene
    var expected: [Expectations.Frame]
  }

  var name: String
  var shots: [Shot]
  /// The view whose containers are shown in two steps; nil for all containers with a guide from the source.
  var view: String?
  /// Speaks the reader's language.
  var say: Speaker

  var caption: Phrase {
    guard let first = shots.first else { return Phrase(name) }
    let size = first.scene.stage
    if shots.count > 1 { return say(.severalScenarios(name, shots.count)) }
    return say(first.id.isEmpty ? .file(name, size) : .oneScenario(name, scenario: first.id, size))
  }

  private func pictures(showsGuides: Bool) -> [Picture] {
    shots.map { shot in
      var picture = Picture(shot.scene, title: shot.id.isEmpty ? name : "\(name), \(shot.id)", expected: shot.expected)
      if !showsGuides { picture.guides = [] }
      return picture
    }
  }

  /// The steps in which the containers of the first scenario align their children.
  var phases: ShownPhases { ShownPhases(shots.first?.scene.tree?.phases(of: view, speaking: say.language) ?? []) }

  func terminal(_ options: TerminalOptions, showsGuides: Bool) -> [String] {
    let pictures = pictures(showsGuides: showsGuides)
    guard pictures.count > 1 else { return pictures.first?.terminal(options) ?? [] }
    return strip(pictures).terminal(options)
  }

  func svg(showsGuides: Bool, _ images: @escaping ImageSource) -> String? {
    var options = SVGOptions(language: say.language)
    if shots.contains(where: { !$0.expected.isEmpty }) { options.layers.insert(.expected) }
    if showsGuides { options.layers.formUnion(SVGOptions.withGuides.layers) }
    let pictures = pictures(showsGuides: showsGuides)
    guard pictures.count > 1 else { return pictures.first?.svg(options, images: images) }
    return strip(pictures).svg(options, images: images)
  }

  private func strip(_ pictures: [Picture]) -> Filmstrip {
    Filmstrip(title: name, frames: zip(shots, pictures).map { Filmstrip.Frame($0.id, $1) })
  }

  var json: [(key: String, value: JSON)] {
    let scenarios = shots.map { shot -> JSON in
      [
        "scenario": shot.id.isEmpty ? nil : JSON(shot.id),
        "size": [JSON(shot.scene.stage.width), JSON(shot.scene.stage.height)],
        "views": JSON(shot.scene.views.map { ["name": JSON($0.name), "frame": JSON($0.frame)] }),
      ]
    }
    return [("formatVersion", 1), ("file", JSON(name)), ("scenarios", JSON(scenarios))]
  }
}
