import Curriculum
import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// The hover text for a place: the name's declaration, its meaning, and for a view its layout in each scenario.
struct HoverText {
  let isMarkdown: Bool
  let language: Language
  private var paragraphs: [String] = []

  init(isMarkdown: Bool, language: Language) {
    self.isMarkdown = isMarkdown
    self.language = language
  }

  /// The answer to `textDocument/hover`; nil if there is nothing to show.
  static func answer(
    at offset: Int, in reading: inout TextReading, _ client: ClientAbilities, _ language: Language,
    by deadline: Deadline
  ) -> JSON? {
    var text = HoverText(isMarkdown: client.takesMarkdown, language: language)
    let symbol = reading.insight.symbol(at: offset)
    if let signature = symbol?.signature { text.add(code: signature) }
    if let symbol, symbol.declaration == nil { text.add(meaningOf: symbol) }
    for place in reading.subject.scenes.indices where !deadline.isOver {
      guard let scene = reading.scene(place, by: deadline), let tree = scene.tree,
        let view = ViewInSource(at: offset, in: tree, name: symbol?.range)
      else { continue }
      // For a custom view, layout shows the views in its body; the hover uses the custom view's name.
      let own = view.isUse ? symbol : nil
      text.add(view, own, in: scene, of: reading, named: reading.subject.scenes[place].name)
    }
    guard !text.paragraphs.isEmpty else { return nil }
    return .object([
      ("contents", ["kind": text.isMarkdown ? "markdown" : "plaintext", "value": JSON(text.text)]),
      ("range", symbol.map { reading.document.lines.range($0.range) }),
    ])
  }

  private var text: String { paragraphs.joined(separator: "\n\n") }

  private mutating func add(code: String) {
    paragraphs.append(isMarkdown ? "```swift\n\(code)\n```" : code)
  }

  /// The first paragraph of the course's own page about a name, or else about the type that declares it; with the
  /// example that it announces, and the command that shows the page.
  private mutating func add(meaningOf symbol: SymbolMention) {
    let known = [symbol.name, symbol.owner].compactMap(\.self).lazy.compactMap { [language] in
      Glossary.entry(for: Self.words(of: $0), in: language)
    }
    guard let entry = known.first else { return }
    let parts = entry.text.split(separator: "\n\n", omittingEmptySubsequences: true)
    guard let first = parts.first else { return }
    let isAnnounced = first.hasSuffix(":") && isMarkdown && parts.count > 1 && parts[1].hasSuffix("```")
    let shown = isAnnounced ? "\(first)\n\n\(parts[1])" : String(first)
    paragraphs.append(isMarkdown ? shown : shown.split(separator: "\n").joined(separator: " "))
    if parts.count > (isAnnounced ? 2 : 1) {
      let command = "course explain \(entry.term.split(separator: " ").joined(separator: "-"))"
      paragraphs.append(say(.wholePage(isMarkdown ? "`\(command)`" : command)))
    }
  }

  /// `alignmentGuide` → `alignment guide`, as in page titles.
  static func words(of name: String) -> String {
    name.reduce(into: "") { text, letter in
      if letter.isUppercase, let last = text.last, last.isLowercase { text.append(" ") }
      text.append(letter)
    }
  }

  /// A view in one scenario.
  ///
  ///     **Text on line 9**, placed by VStack on line 8
  ///     *base*: x 105, y 32, 120 × 40; offered 320 × 200
  ///     - VStack on line 8 asks for .leading: 20, set on line 10
  private mutating func add(
    _ view: ViewInSource, _ own: SymbolMention?, in scene: Scene, of reading: TextReading, named name: String
  ) {
    let steps = LayoutExplanation.steps(in: scene, sources: reading.sources, speaking: language)
    let outermost = view.chain.min() ?? view.node
    guard steps.indices.contains(view.node), steps.indices.contains(outermost) else { return }
    let facts = steps[view.node]
    let line = own.map { reading.document.lines.line(at: $0.range.lower) + 1 }
    let title = say(
      .placed(
        view: strong(own.map { say(.viewInLine($0.name, line ?? 1)) } ?? facts.name),
        by: steps[outermost].placedBy))
    let heading = view.count > 1 ? "\(title) (\(say(.oneOf(view.count))))" : title
    if !paragraphs.contains(heading) { paragraphs.append(heading) }
    let frame = facts.frame
    let place = EditorSentence.frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    let isShown = view.tree.nodes[view.node].isShown
    let circumstances = isShown ? "\(say(place)); \(say(.offered(facts.offered)))" : say(.isHidden)
    let lines =
      [name.isEmpty ? circumstances : "\(slanted(name)): \(circumstances)"] + reasons(for: view, steps)
      + guides(of: view, in: scene, reading)
    paragraphs.append(lines.joined(separator: "\n"))
  }

  /// Why the view has its size: of its modifiers from the outermost, then its own.
  private func reasons(for view: ViewInSource, _ steps: [LayoutExplanation.Step]) -> [String] {
    view.chain.sorted().filter(steps.indices.contains).flatMap { steps[$0].reasons }.map {
      "- \(isMarkdown ? $0.words.escapedOutsideCode : $0.words)"
    }
  }

  private func guides(of view: ViewInSource, in scene: Scene, _ reading: TextReading) -> [String] {
    guard let explanation = LayoutExplanation(scene, sources: reading.sources, in: language) else { return [] }
    let chain = view.chain
    // Omit what the given code asks inside its own views.
    return explanation.containers.filter { $0.range.map { $0.file == 0 } ?? true }.flatMap { container in
      container.answers.filter { $0.node.map(chain.contains) ?? false && $0.node != container.node }.map { answer in
        let key = isMarkdown ? "`\(container.key)`" : container.key
        return "- "
          + say(.asks(container: container.name, key: key, value: answer.value, because: answer.because))
      }
    }
  }

  private func say(_ sentence: EditorSentence) -> String { sentence.text(in: language) }
  private func strong(_ text: String) -> String { isMarkdown ? "**\(text.escapedForMarkdown)**" : text }
  private func slanted(_ text: String) -> String { isMarkdown ? "*\(text.escapedForMarkdown)*" : text }
}

extension String {
  /// With Markdown's special characters escaped by backslashes, but for code in backticks.
  fileprivate var escapedOutsideCode: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element).escapedForMarkdown : "`\($0.element)`" }.joined()
  }

  /// With Markdown's special characters escaped by backslashes.
  fileprivate var escapedForMarkdown: String {
    reduce(into: "") { text, letter in
      if "\\`*_[]<>#|".contains(letter) { text.append("\\") }
      text.append(letter)
    }
  }
}
