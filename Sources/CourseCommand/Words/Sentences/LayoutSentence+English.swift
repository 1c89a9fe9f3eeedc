import Curriculum
import Diagnostics
import LayoutEngine
import LayoutLanguage

extension LayoutSentence {
  /// In English.
  var english: Phrase {
    switch self {
    case .stageWithViews(let size, let count): "Stage \(size.inPoints), \(counted(count, "named view"))"
    case .nameAView: "Name a view with .accessibilityIdentifier(\"name\") to see its frame."
    case .width: "width"
    case .height: "height"
    case .afterStep(let step): "After \(step)"
    case .sweptOver(let number, let range, let breaks):
      Phrase(
        "\(number) from \(points(range.lowerBound)) to \(points(range.upperBound)): "
          + (breaks == 0 ? "nothing breaks." : "\(counted(breaks, "place")) where something breaks."))
    case .upTo: "up to"
    case .from: "from"
    case .leavesItsLine: "what breaks"
    case .changesOften(let views, let count): "\(views), \(count) times"
    case .breaksAt(let number, let value, let views):
      "From \(number) \(points(value)) on, the layout changes for \(views)."
    case .moved(let count): "\(counted(count, "view")) moved"
    case .inserted(let count): "\(counted(count, "view")) inserted"
    case .removed(let count): "\(counted(count, "view")) removed"
    case .stayed(let count): "\(counted(count, "view")) stayed"
    case .nothingNamed: "No named view is visible"
    case .animated(let words):
      "Animated: .\(words.name), \(points(words.seconds)) s\(words.bounce.map { $0 == 0 ? "" : ", bounce \(points($0))" } ?? "")\(words.isEndless ? ", repeating" : "")."
    case .seenAt(.share(let share), let seconds): "At \(points(share)) of the way, after \(points(seconds)) s:"
    case .seenAt(.seconds, let seconds): "After \(points(seconds)) s:"
    case .look: "look"
    case .opacity(let opacity): "opacity \(points(opacity))"
    case .turned(let degrees): "turned \(points(degrees))°"
    case .scaled(let scale):
      "scaled \(points(scale.width))\(scale.width == scale.height ? "" : " × \(points(scale.height))")"
    case .what: "what"
    case .movedFrom: "moved from"
    case .movedTo: "to"
    case .wasInserted: "inserted"
    case .wasRemoved: "removed"
    case .start: "start"
    case .preview(let number, let name): "Preview \(number)\(name.map { ", “\($0)”" } ?? "")"
    case .quality: "what"
    case .apart: "apart"
    case .gap(let axis, let length):
      Phrase(
        length >= 0
          ? "Gap \(axis == .horizontal ? "between them" : "from one down to the other"): \(points(length))"
          : "They overlap by \(points(-length)) \(axis == .horizontal ? "horizontally" : "vertically")")
    case .framesAsExpected(let count): "\(counted(count, "frame")) as expected."
    case .framesDiffer(let count, let all): "\(count) of \(counted(all, "frame")) \(count == 1 ? "differs" : "differ")."
    case .framesWritten(let count, let file): "\(path: file, .strong): \(counted(count, "frame")) written."
    case .auditFound(let count, let layouts):
      "\(count == 0 ? "Nothing found" : counted(count, "finding")) in \(counted(layouts, "layout"))."
    case .auditStopped(let count):
      "\(counted(count, "preview")) could not be laid out."
    case .holdsAlready(let wish): "\(wish, .code) already holds."
    case .holdsAfter(let wish, let edits): "\(wish, .code) holds after \(counted(edits, "edit")):"
    case .holdsNowhere(let wish, let tried):
      "None of the \(tried) small edits tried makes \(wish, .code) hold without cutting or losing a view."
    case .holdsOnlyHere(let places): "It does not hold everywhere: \(places.joined(separator: "; "))."
    case .noTwoSteps: "No container here lines up several views, so there are no two steps to show."
    case .viewsLeftOut(let count):
      "\(count) more \(count == 1 ? "view is" : "views are") not drawn; --view NAME chooses a container."
    case .noTwoStepsOf(let view):
      "\(view, .code) is neither a container that lines up several views, nor one of those views."
    case .drawn(let file): "Drawn: \(path: file, .strong)"
    case .alignsBy(let container, let key): "\(container) aligns its children by \(key)"
    case .severalScenarios(let name, let count): "\(name), \(counted(count, "scenario"))"
    case .oneScenario(let name, let scenario, let size): "\(name), scenario \(scenario), stage \(size.inPoints)"
    case .file(let name, let size): "\(name), stage \(size.inPoints)"
    }
  }
}
