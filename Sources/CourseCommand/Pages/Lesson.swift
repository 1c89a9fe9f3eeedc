import CMarkdown
import Diagnostics

/// Parses a lesson's CommonMark into blocks, so that it is wrapped and colored like other output.
///
/// Headings, paragraphs, lists, quotations and code are kept. Pictures become blocks of their own; raw HTML is dropped.
enum Lesson {
  static func blocks(of markdown: String) -> [Document.Block] {
    var bytes = Array(markdown.utf8)
    let root = bytes.withUnsafeMutableBytes { buffer in
      cmark_parse_document(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CInt(CMARK_OPT_VALIDATE_UTF8))
    }
    guard let root else { return [] }
    defer { cmark_node_free(root) }
    return withGaps(MarkdownNode(node: root).children.flatMap { blocks(of: $0, depth: 0) })
  }

  /// The limit on nesting; deeper content is dropped.
  private static let maximumDepth = 20

  private static func blocks(of node: MarkdownNode, depth: Int) -> [Document.Block] {
    guard depth < maximumDepth else { return [] }
    switch node.type {
    case CMARK_NODE_PARAGRAPH: return paragraph(node, depth: depth)
    case CMARK_NODE_HEADING: return [.heading(Phrase(spans: spans(of: node, role: .strong, depth: depth)))]
    case CMARK_NODE_CODE_BLOCK: return [.indented([.code(node.literal)])]
    case CMARK_NODE_LIST: return items(of: node, depth: depth)
    case CMARK_NODE_BLOCK_QUOTE: return [.indented(node.children.flatMap { blocks(of: $0, depth: depth + 1) })]
    default: return []
    }
  }

  /// A paragraph, split at pictures.
  private static func paragraph(_ node: MarkdownNode, depth: Int) -> [Document.Block] {
    var blocks: [Document.Block] = []
    var words: [Phrase.Span] = []
    func end() {
      while words.last?.text == " " { words.removeLast() }
      if !words.isEmpty { blocks.append(.paragraph(Phrase(spans: words))) }
      words = []
    }
    for child in node.children {
      if child.type == CMARK_NODE_IMAGE {
        end()
        let alt = spans(of: child, role: nil, depth: depth + 1).map(\.text).joined()
        blocks.append(.picture(Document.Picture(alt: alt)))
      } else if !(words.isEmpty && child.type == CMARK_NODE_SOFTBREAK) {
        words += spans(ofChild: child, role: nil, depth: depth)
      }
    }
    end()
    return blocks
  }

  private static func items(of list: MarkdownNode, depth: Int) -> [Document.Block] {
    list.children.enumerated().map { position, item in
      let mark = list.firstNumber.map { "\($0 &+ position)." } ?? "•"
      return .item(mark, item.children.flatMap { blocks(of: $0, depth: depth + 1) })
    }
  }

  private static func spans(of node: MarkdownNode, role: Ink.Role?, depth: Int) -> [Phrase.Span] {
    guard depth < maximumDepth else { return [] }
    return node.children.flatMap { spans(ofChild: $0, role: role, depth: depth) }
  }

  private static func spans(ofChild child: MarkdownNode, role: Ink.Role?, depth: Int) -> [Phrase.Span] {
    switch child.type {
    case CMARK_NODE_TEXT: [Phrase.Span(text: child.literal, role: role)]
    case CMARK_NODE_SOFTBREAK: [Phrase.Span(text: " ", role: role)]
    case CMARK_NODE_LINEBREAK: [Phrase.Span(text: "\n", role: role)]
    case CMARK_NODE_CODE: [Phrase.Span(code: child.literal)]
    case CMARK_NODE_STRONG, CMARK_NODE_EMPH: spans(of: child, role: .strong, depth: depth + 1)
    case CMARK_NODE_LINK:
      spans(of: child, role: role, depth: depth + 1) + [Phrase.Span(text: " (\(child.url))", role: .faint)]
    case CMARK_NODE_IMAGE: spans(of: child, role: role, depth: depth + 1)
    default: []
    }
  }

  /// Adds an empty line between blocks, except between list items.
  private static func withGaps(_ blocks: [Document.Block]) -> [Document.Block] {
    var spaced: [Document.Block] = []
    for (position, block) in blocks.enumerated() {
      if position > 0, !(block.isItem && blocks[position - 1].isItem) { spaced.append(.gap) }
      spaced.append(block)
    }
    return spaced
  }
}

extension Document.Block {
  fileprivate var isItem: Bool { if case .item = self { true } else { false } }
}

/// A node of the tree that libcmark made; valid as long as the tree is.
private struct MarkdownNode {
  var node: OpaquePointer

  var type: cmark_node_type { cmark_node_get_type(node) }

  var children: [MarkdownNode] {
    var all: [MarkdownNode] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      all.append(MarkdownNode(node: child))
      next = cmark_node_next(child)
    }
    return all
  }

  var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

  var url: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }

  /// The first number of a numbered list; nil for a bulleted list.
  var firstNumber: Int? {
    cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil
  }
}
