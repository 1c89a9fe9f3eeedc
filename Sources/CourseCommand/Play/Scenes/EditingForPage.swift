import Curriculum
import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

extension PageDesk {
  /// `edit`: what touching something in the drawing means for the text.
  func edit(_ inquiry: PageInquiry) throws(PageRefusal) -> Members {
    let wanted = try sceneInquiry(inquiry, ["edit"])
    let reader = try inquiry.reader(SceneInquiry.keys + ["edit"])
    let touch = try inquiry.required(reader, "edit", as: .touchEdit)
    guard case .success(let laidOut) = layOut(wanted, by: inquiry.deadline), let tree = laidOut.scene.tree else {
      // Somebody types on while a hand is still on the stage.
      return [("refused", JSON(EditRefusal.noView.text(in: inquiry.say.language)))]
    }
    let deadline = inquiry.deadline
    let written = deadline.answer { Self.written(touch, laidOut.program, tree, by: deadline) }
    switch written ?? .failure(.doesNotFit) {
    case .failure(let refusal): return [("refused", JSON(refusal.text(in: inquiry.say.language)))]
    case .success(let edit):
      let places = PagePlaces(wanted.answer)
      let changed = edit.program.sources.first.map { PagePlaces($0) } ?? places
      let edits = edit.edits.sorted { $0.range.lower > $1.range.lower }
      return [
        (
          "edits",
          JSON(edits.map { ["range": places.json($0.range), "text": JSON($0.text)] })
        ),
        ("select", changed.json(edit.selection)), ("words", JSON(words(touch, tree))),
      ]
    }
  }

  private static func written(
    _ touch: TouchEdit, _ program: Program, _ tree: SceneTree, by deadline: Deadline
  ) -> Result<WrittenEdit, EditRefusal> {
    let editing = SceneEditing(program, tree, by: deadline)
    do throws(EditRefusal) {
      switch touch {
      case .guide(let node, let name, let axis, let wish):
        let named = tree.keys(called: name).filter { axis == nil || "\($0.axis)" == axis }
        guard let key = named.first(where: { wish.fits($0) }) else { throw .noLine(name) }
        return .success(try editing.settingGuide(key, of: node, to: wish))
      case .alignment(let node, let choice):
        return .success(try editing.settingAlignment(of: node, to: choice))
      }
    } catch {
      return .failure(error)
    }
  }

  /// What was changed, for those who hear it.
  private func words(_ touch: TouchEdit, _ tree: SceneTree) -> String {
    switch touch {
    case .guide(let node, let key, _, let wish): "\(tree.name(ofNode: node)) \(key): \(wish.words)"
    case .alignment(let node, let choice): "\(tree.name(ofNode: node)): \(choice ?? "–")"
    }
  }
}

/// Something that was touched and is to be written.
enum TouchEdit {
  /// `.center` is a line of both axes, so the axis may be named.
  case guide(node: Int, key: String, axis: String?, GuideWish)
  case alignment(node: Int, String?)
}

extension GuideWish {
  /// Whether it can be said of a line: `.center` is a line of both axes.
  fileprivate func fits(_ key: AlignmentKey) -> Bool {
    if case .preset(let preset) = self { preset.key.axis == key.axis } else { true }
  }

  fileprivate var words: String {
    switch self {
    case .number(let number): points(number)
    case .preset(let preset): preset.rawValue
    case .implicit: "–"
    }
  }
}

extension SceneTree {
  fileprivate func name(ofNode node: Int) -> String {
    guard nodes.indices.contains(node) else { return "" }
    return nodes[node].names.first.map { ViewName($0).short } ?? nodes[node].kind.name
  }
}

extension JSONForm where Value == TouchEdit {
  fileprivate static var touchEdit: JSONForm {
    JSONForm("a guide or an alignment") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: what, keys: ["guide", "alignment"])
      if let alignment = try reader.optional("alignment", as: .anything) {
        let inner = try ObjectReader(alignment, what: "an alignment", keys: ["node", "value"])
        let isNone: Bool
        if case .null? = alignment["value"]?.content { isNone = true } else { isNone = alignment["value"] == nil }
        return .alignment(
          node: try inner.required("node", as: .wholeNumber),
          isNone ? nil : try inner.required("value", as: .text))
      }
      let guide = try reader.required("guide", as: .anything)
      let inner = try ObjectReader(
        guide, what: "a guide", keys: ["node", "key", "axis", "value", "preset", "remove"])
      let wish: GuideWish
      if try inner.optional("remove", as: .flag) ?? false {
        wish = .implicit
      } else if let name = try inner.optional("preset", as: .text) {
        guard let preset = GuidePreset(rawValue: name) else {
          throw inner.problem("there is no such preset", at: "preset")
        }
        wish = .preset(preset)
      } else {
        wish = .number(try inner.required("value", as: .number))
      }
      return .guide(
        node: try inner.required("node", as: .wholeNumber), key: try inner.required("key", as: .text),
        axis: try inner.optional("axis", as: .text), wish)
    }
  }
}
