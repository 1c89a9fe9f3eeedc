/// A report independent of its format: Markdown for repositories, HTML for browsers.
struct ReportPage {
  enum Tone: String {
    case good, bad, quiet
  }

  /// A cell of a table, perhaps with a link or a bar.
  struct Cell: ExpressibleByStringInterpolation {
    var text: String
    /// A file beside the page, or a place in it.
    var link: String?
    var tone: Tone?
    /// The length of a bar behind the text, from 0 to 1.
    var share: Double?

    init(_ text: String, link: String? = nil, tone: Tone? = nil, share: Double? = nil) {
      (self.text, self.link, self.tone, self.share) = (text, link, tone, share)
    }

    init(stringLiteral text: String) { self.init(text) }
  }

  enum Block {
    case heading(String, anchor: String?)
    case subheading(String, Tone?)
    case paragraph(String)
    /// An emphasized paragraph: a title.
    case strong(String)
    /// Somebody's words.
    case quote(String)
    case list([String])
    case table([String], [[Cell]])
    /// Numbered lines, some of them marked.
    case code([String], marked: Set<Int>)
    /// An SVG element, and its description.
    case picture(String, alt: String)
    /// What is shown on request.
    case folded(String, [Block])
  }

  var title: String
  /// Under the title; empty for nothing.
  var subtitle = ""
  /// The language code.
  var language: String
  var blocks: [Block]

  // MARK: Markdown

  var markdown: String {
    let start = "# \(Self.plain(title))\n\n" + (subtitle.isEmpty ? "" : "\(Self.plain(subtitle))\n\n")
    return start + blocks.map(Self.markdown).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func markdown(_ block: Block) -> String {
    switch block {
    case .heading(let text, _): "## \(plain(text))\n"
    case .subheading(let text, _): "### \(plain(text))\n"
    case .paragraph(let text): "\(plain(text))\n"
    case .strong(let text): "**\(plain(text))**\n"
    case .quote(let text): "> \(plain(text))\n"
    case .list(let items): items.map { "- \(plain($0))\n" }.joined()
    case .table(let head, let rows):
      ([row(head.map { plain($0) }), row(head.map { _ in "---" })] + rows.map { row($0.map(markdown)) }).joined()
    case .code(let lines, let marked):
      "```swift\n" + lines.enumerated().map { "\(marked.contains($0 + 1) ? "▸ " : "  ")\($1)\n" }.joined() + "```\n"
    // Markdown hosts drop inline drawings; the table has the same numbers.
    case .picture: ""
    case .folded(_, let blocks): blocks.map(markdown).joined(separator: "\n")
    }
  }

  private static func markdown(_ cell: Cell) -> String {
    // Pages link to pages of their own kind.
    guard let link = cell.link, !link.hasPrefix("#") else { return plain(cell.text) }
    return "[\(plain(cell.text))](\(SarifLog.uri(link)).md)"
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private static let signs: Set<Character> = ["\\", "*", "_", "[", "]", "<", ">", "|", "#", "~", "&"]

  /// External text with Markdown's special characters escaped outside of code.
  private static func plain(_ text: String) -> String {
    parts(of: text).map { part, isCode in
      if isCode { return "`\(part)`" }
      return part.map { signs.contains($0) || $0 == "`" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
    }.joined()
  }

  /// The text's parts, those between backticks as code.
  private static func parts(of text: String) -> [(String, isCode: Bool)] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A backtick without a partner is a character like any other.
    guard parts.count.isMultiple(of: 2) == false else { return [(text, false)] }
    return parts.enumerated().map { ($1, !$0.isMultiple(of: 2)) }
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
    \(subtitle.isEmpty ? "" : "<p class=\"quiet\">\(MarkupText.escaped(subtitle))</p>")
    \(blocks.map(Self.html).joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private static func html(_ block: Block) -> String {
    switch block {
    case .heading(let text, let anchor):
      "<h2\(anchor.map { " id=\"\(MarkupText.escaped($0))\"" } ?? "")>\(inline(text))</h2>"
    case .subheading(let text, let tone): "<h3\(classes(tone))>\(inline(text))</h3>"
    case .paragraph(let text): "<p>\(inline(text))</p>"
    case .strong(let text): "<p><strong>\(inline(text))</strong></p>"
    case .quote(let text): "<blockquote>\(inline(text))</blockquote>"
    case .list(let items): "<ul>\(items.map { "<li>\(inline($0))</li>" }.joined())</ul>"
    case .table(let head, let rows):
      "<div class=\"wide\"><table><thead><tr>\(head.map { "<th>\(inline($0))</th>" }.joined())</tr></thead><tbody>"
        + rows.map { "<tr>\($0.map(html).joined())</tr>" }.joined() + "</tbody></table></div>"
    case .code(let lines, let marked):
      "<ol class=\"code wide\">"
        + lines.enumerated().map { number, line in
          let text = MarkupText.escaped(line)
          return marked.contains(number + 1) ? "<li class=\"off\"><mark>\(text)</mark></li>" : "<li>\(text)</li>"
        }.joined() + "</ol>"
    case .picture(let drawing, let alt):
      "<figure class=\"wide\">\(drawing)<figcaption>\(inline(alt))</figcaption></figure>"
    case .folded(let title, let blocks):
      "<details><summary>\(inline(title))</summary>\(blocks.map(html).joined())</details>"
    }
  }

  private static func html(_ cell: Cell) -> String {
    var text = inline(cell.text)
    if let link = cell.link {
      text = "<a href=\"\(link.hasPrefix("#") ? MarkupText.escaped(link) : SarifLog.uri(link) + ".html")\">\(text)</a>"
    }
    guard let share = cell.share else { return "<td\(classes(cell.tone))>\(text)</td>" }
    let percent = Int((min(max(share, 0), 1) * 100).rounded())
    return "<td\(classes(cell.tone))><span class=\"bar\"><i style=\"width:\(percent)%\"></i></span> \(text)</td>"
  }

  private static func classes(_ tone: Tone?) -> String { tone.map { " class=\"\($0.rawValue)\"" } ?? "" }

  private static func inline(_ text: String) -> String {
    parts(of: text).map { $1 ? "<code>\(MarkupText.escaped($0))</code>" : MarkupText.escaped($0) }.joined()
  }

  private static let style = """
    :root{color-scheme:light dark;--ground:#f4f3f7;--card:#fff;--sunk:#eceaf1;--line:#dcd9e4;--ink:#1c1a22;--quiet:#5f5a6d;
    --accent:#4d43c4;--good:#0b7345;--bad:#b3261e;--bad-soft:#fcebe9;font:17px/1.55 system-ui,sans-serif}
    @media(prefers-color-scheme:dark){:root{--ground:#131217;--card:#1d1b23;--sunk:#27242f;--line:#383441;--ink:#eeecf4;
    --quiet:#aaa5b8;--accent:#aaa4ff;--good:#6fd3a0;--bad:#ff9d94;--bad-soft:#42201e}}
    body{margin:0;background:var(--ground);color:var(--ink)}
    main{max-width:54rem;margin:2rem auto;padding:1.5rem 2.5rem 3rem;background:var(--card);border-radius:16px;box-sizing:border-box}
    h1{margin:.5rem 0 0;line-height:1.2}h1+.quiet{margin-top:.2rem}h2{margin:3rem 0 .5rem;padding-top:1.5rem;
    border-top:1px solid var(--line);line-height:1.25}h3{margin:1.8rem 0 .3rem;font-size:1.05rem}p{margin:.6rem 0;max-width:44rem}
    a{color:var(--accent)}.good{color:var(--good)}.bad{color:var(--bad)}.quiet,figcaption,summary{color:var(--quiet)}
    .wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;margin:.8rem 0}th,td{padding:.35rem 1.2rem .35rem 0;
    text-align:left;border-bottom:1px solid var(--line);white-space:nowrap}th{color:var(--quiet);font-weight:500}
    td.quiet{white-space:normal;min-width:14rem}
    code,.code{font-family:ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:.85em}
    p code,li code,td code{background:var(--sunk);border-radius:5px;padding:.1em .35em}
    .code{background:var(--sunk);border-radius:12px;padding:.8rem 0 .8rem 3.2rem;margin:.8rem 0;line-height:1.5}
    .code li{white-space:pre;padding:0 1rem 0 .4rem;min-height:1.5em}.code li::marker{color:var(--quiet)}
    .off{background:var(--bad-soft);box-shadow:-3.2rem 0 var(--bad-soft),inset 3px 0 var(--bad)}mark{background:none;color:inherit}
    blockquote{margin:1rem 0;padding:.6rem 1rem;border-left:3px solid var(--accent);background:var(--sunk);border-radius:0 10px 10px 0}
    figure{margin:.8rem 0}figcaption,summary{font-size:.85rem}summary{cursor:pointer}svg{max-width:100%;height:auto;display:block}
    .bar{display:inline-block;width:7rem;height:.6rem;background:var(--sunk);border-radius:1rem;overflow:hidden;margin-right:.4rem}
    .bar i{display:block;height:100%;background:var(--accent)}
    @media(max-width:40rem){main{margin:0;border-radius:0;padding:1rem 1.1rem 3rem}th,td{white-space:normal;padding-right:.7rem}.bar{width:3rem}}
    @media print{body,main{background:none;margin:0}details>*{display:block}}
    """
}
