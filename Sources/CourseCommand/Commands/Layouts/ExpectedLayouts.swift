import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram

/// The expected frames of a layout, as a file stores them.
///
///     {"formatVersion": 1, "layouts": [{"preview": "Wide", "frames": {"icon": [12, 20, 24, 24]}}]}
struct ExpectedLayouts {
  /// The frames of one preview, by view name.
  struct Layout {
    /// The preview's name or number; nil for the root view.
    var preview: String?
    var frames: [(name: String, frame: Rect)]
  }

  var layouts: [Layout]

  /// Takes the frames of views with an id; if there are none, of all views with visible content. Views that share a
  /// name are numbered: `row#0`, `row#1`.
  init(_ shots: [LayoutShot]) {
    layouts = shots.map { shot in
      Layout(preview: shot.key, frames: shot.named.map { ($0.name, $0.view.frame.rounded) })
    }
  }

  init(_ source: SourceText) throws(Problem) {
    let json = try JSON.read(source)
    let reader = try ObjectReader(json, what: "the file", keys: ["formatVersion", "layouts"])
    layouts = []
    for one in try reader.required("layouts", as: .list(of: .anything)) {
      let reader = try ObjectReader(one, what: "a layout", keys: ["preview", "frames"])
      var layout = Layout(preview: try reader.optional("preview", as: .text), frames: [])
      for member in try reader.required("frames", as: .object) {
        let numbers = try JSONForm<[Double]>.list(of: .number).value(
          of: member.value, called: "the frame of \"\(member.key)\"")
        guard numbers.count == 4 else {
          throw Problem(
            .input, AuthorMessage("the frame of \"\(member.key)\" needs x, y, width and height"), at: member.value.range
          )
        }
        layout.frames.append((member.key, Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      }
      layouts.append(layout)
    }
  }

  var json: JSON {
    let all = layouts.map { layout -> JSON in
      let frames = JSON(members: layout.frames.map { (key: $0.name, value: JSON($0.frame)) })
      let preview = layout.preview.map { [(key: "preview", value: JSON($0))] } ?? []
      return JSON(members: preview + [("frames", frames)])
    }
    return ["formatVersion": 1, "layouts": JSON(all)]
  }

  /// The result for each expected view of a preview, and for each view that is not expected.
  func results(for shot: LayoutShot) -> [ViewResult] {
    Self.results(layouts.first { $0.preview == shot.key }?.frames ?? [], shot.named)
  }

  /// The expected views of previews that were not laid out, reported as missing.
  func results(without shots: [LayoutShot]) -> [(preview: String, views: [ViewResult])] {
    layouts.filter { layout in !shots.contains { $0.key == layout.preview } }.map { layout in
      (layout.preview ?? "", Self.results(layout.frames, []))
    }
  }

  private static func results(
    _ expected: [(name: String, frame: Rect)], _ actual: [(name: String, view: NamedView)]
  ) -> [ViewResult] {
    let known = Set(expected.map(\.name))
    let missing = expected.map { name, frame in
      let view = actual.first { $0.name == name }?.view
      return ViewResult(
        name: name, expected: frame, actual: view?.frame, range: view?.range,
        nearestName: view == nil ? nearest(to: name, in: actual.map(\.name).filter { !known.contains($0) }) : nil)
    }
    let surplus = actual.filter { !known.contains($0.name) }.map { name, view in
      ViewResult(name: name, expected: nil, actual: view.frame, range: view.range)
    }
    return missing + surplus
  }
}

extension LayoutShot {
  fileprivate var named: [(name: String, view: NamedView)] {
    let own = scene.views.filter { $0.naming != .content }
    let views = own.isEmpty ? scene.views : own
    let counts = views.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    return views.map { view in
      guard counts[view.name, default: 1] > 1 else { return (view.name, view) }
      let number = numbers[view.name, default: 0]
      numbers[view.name] = number + 1
      return (ViewName(view.name).numbered(number).description, view)
    }
  }
}

extension Rect {
  /// The frame rounded to a thousandth of a point.
  fileprivate var rounded: Rect {
    func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}

extension Session {
  /// The text of the file with the expected frames; nil without `--expect` and if `--update` writes it.
  func expectedText() throws(Complaint) -> SourceText? {
    guard let file = invocation.expect, !invocation.flags.contains(.update) else { return nil }
    let path = context.absolute(file)
    guard Path.kind(path) != nil else { throw .usage(.noExpectedFrames(file), .updateWritesThem) }
    return try source(path, called: file)
  }

  /// `course layout FILE --expect frames.json`: compares the frames; with `--update` it writes the file.
  func expectation(
    _ file: String, _ expected: ExpectedLayouts?, _ shots: [LayoutShot], _ sources: [SourceText]
  ) throws(Complaint) -> Reply {
    guard let expected else {
      let layouts = ExpectedLayouts(shots)
      let path = context.absolute(file)
      try writing(file) { () throws(SystemError) in try FileText.put(layouts.json.pretty + "\n", at: path) }
      let count = layouts.layouts.reduce(0) { $0 + $1.frames.count }
      return Reply(
        document: Document([.paragraph(say(.framesWritten(count, file)))]),
        json: ["formatVersion": 1, "written": JSON(file), "frames": JSON(count)])
    }
    let shown = shots.map { (preview: $0.key ?? "", views: expected.results(for: $0)) }
    return page(of: shown + expected.results(without: shots), sources)
  }

  private func page(of results: [(preview: String, views: [ViewResult])], _ sources: [SourceText]) -> Reply {
    let table = FrameTable(sources: sources, say: say)
    var document = Document()
    for (preview, views) in results {
      let off = views.filter { !$0.matches }
      if off.isEmpty { continue }
      if !preview.isEmpty { document.add(.heading(Phrase(preview))) }
      document.blocks += [.indented([.table(table.table(of: off))]), .gap]
    }
    let all = results.flatMap(\.views)
    let off = all.count { !$0.matches }
    let sentence: LayoutSentence = off == 0 ? .framesAsExpected(all.count) : .framesDiffer(off, of: all.count)
    document.add(.paragraph(say(sentence)))
    let json = results.map { preview, views -> JSON in
      ["preview": preview.isEmpty ? nil : JSON(preview), "views": JSON(views.map(\.comparison))]
    }
    return Reply(
      document: document, json: ["formatVersion": 1, "passed": JSON(off == 0), "layouts": JSON(json)],
      status: off == 0 ? .success : .notPassed)
  }
}

extension ViewResult {
  fileprivate var comparison: JSON {
    [
      "name": JSON(name), "matches": JSON(matches), "expected": expected.map { JSON($0) } ?? nil,
      "actual": actual.map { JSON($0) } ?? nil,
    ]
  }
}
