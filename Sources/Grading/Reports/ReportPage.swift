/// A report independent of its format: Markdown for repositories, HTML for browsers.
struct ReportPage {
  enum Block {
    case heading(String)
    case paragraph(String)
    /// An emphasized paragraph: a title.
    case strong(String)
    case list([String])
    case table([String], [[String]])
    /// An SVG element, and its description.
    case picture(String, alt: String)
  }

  var title: String
  /// The language code.
  var language: String
  var blocks: [Block]

  // MARK: Markdown

  var markdown: String {
    "# \(Self.plain(title))\n\n" + blocks.map(Self.markdown).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func markdown(_ block: Block) -> String {
    switch block {
    case .heading(let text): "## \(plain(text))\n"
    case .paragraph(let text): "\(plain(text))\n"
    case .strong(let text): "**\(plain(text))**\n"
    case .list(let items): items.map { "- \(plain($0))\n" }.joined()
    case .table(let head, let rows):
      ([row(head), row(head.map { _ in "---" }, isPlain: false)] + rows.map { row($0) }).joined()
    // Markdown hosts drop inline drawings; the table has the same numbers.
    case .picture: ""
    }
  }

  private static func row(_ cells: [String], isPlain: Bool = true) -> String {
    "| " + cells.map { isPlain ? plain($0) : $0 }.joined(separator: " | ") + " |\n"
  }

  private static let signs: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "&"]

  /// External text with Markdown's special characters escaped.
  private static func plain(_ text: String) -> String {
    text.map { signs.contains($0) ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
  }

  // MARK: HTML

  var html: String {
    """
    <!doctype html>
    <html lang="\(language)">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(MarkupText.escaped(title))</title>
    <style>\(Self.style)</style>
    <main>
    <h1>\(MarkupText.escaped(title))</h1>
    \(blocks.map(Self.html).joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private static func html(_ block: Block) -> String {
    switch block {
    case .heading(let text): "<h2>\(MarkupText.escaped(text))</h2>"
    case .paragraph(let text): "<p>\(MarkupText.escaped(text))</p>"
    case .strong(let text): "<p><strong>\(MarkupText.escaped(text))</strong></p>"
    case .list(let items): "<ul>\(items.map { "<li>\(MarkupText.escaped($0))</li>" }.joined())</ul>"
    case .table(let head, let rows):
      "<table><thead><tr>\(cells(head, "th"))</tr></thead><tbody>"
        + rows.map { "<tr>\(cells($0, "td"))</tr>" }.joined() + "</tbody></table>"
    case .picture(let drawing, let alt):
      "<figure>\(drawing)<figcaption>\(MarkupText.escaped(alt))</figcaption></figure>"
    }
  }

  private static func cells(_ texts: [String], _ element: String) -> String {
    texts.map { "<\(element)>\(MarkupText.escaped($0))</\(element)>" }.joined()
  }

  private static let style = """
    :root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
    main{max-width:52rem;margin:2rem auto;padding:0 1rem}
    table{border-collapse:collapse;font-size:.85rem}th,td{padding:.2rem .8rem;text-align:left;border-bottom:1px solid #8884}
    figure{margin:1rem 0;overflow-x:auto}figcaption{font-size:.85rem;opacity:.8}svg{max-width:100%;height:auto}
    """
}
