import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is wrong with a drawing in the eyes of a parser that is not ours: it is no well-formed XML, or something in it runs
/// or points out of the document. Nil for a drawing that may stand anywhere.
public func fault(inDrawing text: String) -> String? {
  let parser = XMLParser(data: Data(text.utf8))
  parser.shouldProcessNamespaces = true
  parser.shouldResolveExternalEntities = false
  let look = Look()
  parser.delegate = look
  guard parser.parse() else { return "line \(parser.lineNumber): \(String(describing: parser.parserError))" }
  return look.fault
}

/// Goes through a document and keeps the first thing that has no place in a drawing.
private final class Look: NSObject, XMLParserDelegate {
  private(set) var fault: String?
  private var isInStyle = false

  /// What our own drawings are made of, and what may come in from a pack.
  private static let elements: Set = [
    "svg", "title", "desc", "style", "defs", "g", "symbol", "use", "path", "rect", "circle", "ellipse", "line",
    "polyline", "polygon", "text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern",
    "filter", "feColorMatrix", "feComposite", "feFlood", "feGaussianBlur", "feMerge", "feMergeNode", "feOffset",
  ]

  /// Everything that may stand before a bracket, beside `url`.
  private static let functions: Set = [
    "rgb", "rgba", "hsl", "hsla", "matrix", "translate", "scale", "rotate", "skewX", "skewY",
  ]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if !Self.elements.contains(name) { note("the element \(name)") }
    isInStyle = name == "style"
    for (name, value) in attributes where !Self.isInside(name, value) { note("\(name)=\"\(value.prefix(100))\"") }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isInStyle = false
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    // Ours has colors of dark screens, and nothing that takes a name.
    if isInStyle, text.contains(where: { "\\;'\"".contains($0) }) || text.contains("url") { note("style: \(text)") }
  }

  func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
    note("the instruction \(target)")
  }

  private func note(_ what: String) { fault = fault ?? what }

  private static func isInside(_ name: String, _ value: String) -> Bool {
    switch name {
    case "id", "class", "role", "aria-labelledby", "font-family": return true
    case "href": return value.hasPrefix("#")
    case "xmlns": return value == "http://www.w3.org/2000/svg"
    case "style", "src", "cursor", "xlink:href": return false
    default: break
    }
    if name.lowercased().hasPrefix("on") || value.contains("\\") || value.contains(":") { return false }
    // `url(#id)` first, if at all; then nothing but calls that make numbers.
    let end = value.hasPrefix("url(#") ? value.firstIndex(of: ")") : nil
    let rest = end.map { value[value.index(after: $0)...] } ?? value[...]
    return rest.split(separator: "(", omittingEmptySubsequences: false).dropLast().allSatisfy { before in
      functions.contains(String(before.reversed().prefix { $0.isLetter }.reversed()))
    }
  }
}
