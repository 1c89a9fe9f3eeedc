import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutEngine
import LayoutProgram

/// A layout as a self-contained HTML file with drawings, tables, states and animations; it needs no server and no
/// network.
struct StandalonePage {
  /// One scenario.
  struct Part {
    var title: String
    var scene: Scene
    var expected: [Expectations.Frame] = []
    /// The results of its steps, each with instants of its animation.
    var moments: [ScenePerformance.Moment] = []
  }

  var title: String
  var goal: String?
  var source: SourceText
  var parts: [Part]
  var drawings: [String: String]
  var say: Speaker

  var html: String {
    """
    <!doctype html>
    <html lang="\(say.language.code)">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title.inHTML)</title>
    <style>\(Self.style)</style>
    <main>
    <h1>\(title.inHTML)</h1>
    \(goal.map { HTMLRenderer(caller: .nobody).html(of: [.paragraph(Phrase(withCode: $0))]) } ?? "")
    \(parts.enumerated().map { section($0.element, number: $0.offset) }.joined(separator: "\n"))
    <h2>\(say.label(.code).inHTML)</h2>
    <pre><code>\(source.text.inHTML)</code></pre>
    </main>
    <script>\(Self.script)</script>
    </html>

    """
  }

  private func section(_ part: Part, number: Int) -> String {
    let identifier = "part\(number)"
    let heading = part.title.isEmpty ? "" : "<h2>\(part.title.inHTML)</h2>"
    let phases =
      ShownPhases(part.scene.tree?.phases(speaking: say.language) ?? []).svg(SVGOptions(language: say.language))
      .map { "<figure class=\"phases\">\($0)</figure>" } ?? ""
    let steps = part.moments.enumerated().map { step($0.element, "\(identifier)-\($0.offset)") }.joined()
    return """
      <section>\(heading)
      <figure>\(drawing(part.scene, identifier, part.expected))</figure>
      \(table(of: part.scene.views))
      \(steps)\(phases)
      </section>
      """
  }

  /// A step's result, and its animation as pictures with a slider.
  private func step(_ moment: ScenePerformance.Moment, _ identifier: String) -> String {
    let pictures = moment.instants.enumerated().map { index, instant in
      "<div\(index + 1 < moment.instants.count ? " hidden" : "")>\(drawing(instant.scene, "\(identifier)-\(index)", []))</div>"
    }
    let last = max(0, pictures.count - 1)
    let slider =
      last > 0
      ? "<input type=\"range\" min=\"0\" max=\"\(last)\" value=\"\(last)\" aria-label=\"t\"><button type=\"button\">▶</button>"
      : ""
    return """
      <h3>\(say(.afterStep(moment.step.words)).text(calling: .nobody).inHTML)</h3>
      <figure class="film">\(pictures.joined())\(slider)</figure>
      \(table(of: moment.scene.views))
      """
  }

  private func drawing(_ scene: Scene, _ identifier: String, _ expected: [Expectations.Frame]) -> String {
    var options = SVGOptions.withGuides
    options.identifier = identifier
    options.language = say.language
    if !expected.isEmpty { options.layers.insert(.expected) }
    return Picture(scene, title: title, expected: expected).svg(options) { drawings[$0] }
  }

  private func table(of views: [NamedView]) -> String {
    let columns = ["x", "y", say.label(.width), say.label(.height)].map {
      Document.Table.Column(title: $0, isNumber: true)
    }
    let rows = views.map { view -> [Phrase] in
      [Phrase(view.name)]
        + [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map { Phrase(points($0)) }
    }
    let table = Document.Table(columns: [.init(title: say.label(.view))] + columns, rows: rows)
    return HTMLRenderer(caller: .nobody).html(of: [.table(table)])
  }

  private static let style = """
    :root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
    main{max-width:60rem;margin:2rem auto;padding:0 1rem}
    figure{margin:1rem 0;overflow-x:auto}svg{max-width:100%;height:auto}
    table{border-collapse:collapse;font-size:.85rem}th,td{padding:.2rem .8rem;text-align:left;border-bottom:1px solid #8884}
    .number{text-align:right;font-variant-numeric:tabular-nums}
    pre{padding:1rem;overflow-x:auto;border:1px solid #8884;border-radius:8px;font-size:.85rem}
    """

  /// The script for the sliders; without it, the page shows the final state.
  private static let script = """
    for (const film of document.querySelectorAll('.film')) {
      const slider = film.querySelector('input');
      if (!slider) continue;
      const pictures = [...film.querySelectorAll('div')];
      const show = () => pictures.forEach((picture, i) => { picture.hidden = i !== Number(slider.value); });
      slider.addEventListener('input', show);
      film.querySelector('button').addEventListener('click', () => {
        let i = 0;
        const next = () => { slider.value = String(i++); show(); if (i < pictures.length) setTimeout(next, 40); };
        next();
      });
    }
    """
}
