import Diagnostics
import LayoutLanguage
import SwiftSyntax

extension Program {
  /// The program as one file for Xcode: its own text, the given code, and a preview.
  ///
  ///     struct Row: View { let width: CGFloat … }      adds, if there is none,      #Preview { Row(width: 180) }
  ///
  /// Top-level views, which Swift supports only in playgrounds, go into a view type.
  ///
  /// - Throws: why this is impossible.
  public func xcodeSource(for request: SceneRequest) throws(RecordingObstacle) -> String {
    let trees = code.files.map(\.tree)
    let hasPreview = request.view == nil && !RecordingRoot.previews(in: trees).isEmpty
    var edits: [TextEdit] = []
    var preview: String?
    if !hasPreview, request.view == nil, !code.roots.isEmpty {
      edits = try RecordingRoot.rootType(ofSnippetIn: trees)
      preview = "\(RecordingRoot.typeName)()"
    } else if !hasPreview {
      let nominal = try RecordingRoot.type(for: request, in: code)
      let isShown = nominal.conforms(toNative: .app) || nominal.conforms(toNative: .previewProvider)
      if !isShown {
        preview = "\(nominal.qualifiedName)(\(try RecordingRoot.arguments(request.arguments, of: nominal)))"
      }
    }
    var texts: [String] = []
    for (file, source) in sources.enumerated() {
      guard let text = source.replacing(outermost: edits.filter { $0.range.file == file }) else { throw .text }
      texts.append(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
    }
    if let preview { texts.append("#Preview {\n  \(preview)\n}\n") }
    let imports = trees.contains { tree in
      tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI" }
    }
    return (imports ? [] : ["import SwiftUI"]).joined() + (imports ? "" : "\n\n") + texts.joined(separator: "\n\n")
  }
}
