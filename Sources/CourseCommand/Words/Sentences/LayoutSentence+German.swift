import Curriculum
import Diagnostics
import LayoutEngine
import LayoutLanguage

extension LayoutSentence {
  /// In German.
  var german: Phrase {
    switch self {
    case .stageWithViews(let size, let count):
      "Bühne \(size.inPoints), \(counted(count, "benannte Ansicht", "benannte Ansichten"))"
    case .nameAView: "Gib einer Ansicht einen Namen mit .accessibilityIdentifier(\"name\"), um ihren Rahmen zu sehen."
    case .width: "Breite"
    case .height: "Höhe"
    case .afterStep(let step): "Nach \(step)"
    case .sweptOver(let number, let range, let breaks):
      Phrase(
        "\(number) von \(points(range.lowerBound)) bis \(points(range.upperBound)): "
          + (breaks == 0 ? "nichts bricht." : "\(counted(breaks, "Stelle", "Stellen")), an denen etwas bricht."))
    case .upTo: "bis"
    case .from: "ab"
    case .leavesItsLine: "anders wird es mit"
    case .changesOften(let views, let count): "\(views), \(count)-mal"
    case .breaksAt(let number, let value, let views): "Ab \(number) \(points(value)) wird es anders mit \(views)."
    case .moved(let count): "\(counted(count, "Ansicht", "Ansichten")) bewegt"
    case .inserted(let count): "\(counted(count, "Ansicht", "Ansichten")) eingefügt"
    case .removed(let count): "\(counted(count, "Ansicht", "Ansichten")) entfernt"
    case .stayed(let count): "\(counted(count, "Ansicht", "Ansichten")) geblieben"
    case .nothingNamed: "Keine benannte Ansicht ist zu sehen"
    case .animated(let words):
      "Animiert: .\(words.name), \(words.seconds.inGerman) s\(words.bounce.map { $0 == 0 ? "" : ", bounce \($0.inGerman)" } ?? "")\(words.isEndless ? ", immer wieder" : "")."
    case .seenAt(.share(let share), let seconds):
      "Nach \(share.inGerman) des Weges, nach \(seconds.inGerman) s:"
    case .seenAt(.seconds, let seconds): "Nach \(seconds.inGerman) s:"
    case .look: "Aussehen"
    case .opacity(let opacity): "Deckkraft \(opacity.inGerman)"
    case .turned(let degrees): "gedreht um \(degrees.inGerman)°"
    case .scaled(let scale):
      "vergrößert \(scale.width.inGerman)\(scale.width == scale.height ? "" : " × \(scale.height.inGerman)")"
    case .what: "was"
    case .movedFrom: "bewegt von"
    case .movedTo: "nach"
    case .wasInserted: "eingefügt"
    case .wasRemoved: "entfernt"
    case .start: "Anfang"
    case .preview(let number, let name): "Preview \(number)\(name.map { ", „\($0)“" } ?? "")"
    case .quality: "was"
    case .apart: "Abstand"
    case .gap(let axis, let length):
      Phrase(
        length >= 0
          ? "Lücke \(axis == .horizontal ? "dazwischen" : "nach unten"): \(length.inGerman)"
          : "Sie überdecken sich \(axis == .horizontal ? "waagerecht" : "senkrecht") um \((-length).inGerman)")
    case .framesAsExpected(let count): "\(counted(count, "Rahmen", "Rahmen")) wie erwartet."
    case .framesDiffer(let count, let all):
      "\(count) von \(counted(all, "Rahmen", "Rahmen")) \(count == 1 ? "ist" : "sind") anders."
    case .framesWritten(let count, let file):
      "\(path: file, .strong): \(counted(count, "Rahmen", "Rahmen")) geschrieben."
    case .auditFound(let count, let layouts):
      "\(count == 0 ? "Nichts gefunden" : counted(count, "Fund", "Funde")) in \(counted(layouts, "Layout", "Layouts"))."
    case .auditStopped(let count):
      "\(counted(count, "Preview", "Previews")) \(count == 1 ? "ließ" : "ließen") sich nicht zeigen."
    case .holdsAlready(let wish): "\(wish, .code) gilt schon."
    case .holdsAfter(let wish, let edits): "\(wish, .code) gilt nach \(counted(edits, "Änderung", "Änderungen")):"
    case .holdsNowhere(let wish, let tried):
      "Keine der \(tried) probierten kleinen Änderungen erfüllt \(wish, .code), ohne eine Ansicht zu kürzen oder zu verlieren."
    case .holdsOnlyHere(let places): "Es gilt nicht überall: \(places.joined(separator: "; "))."
    case .noTwoSteps:
      "Kein Container hier hat mehrere Ansichten auszurichten, also gibt es keine zwei Schritte zu zeigen."
    case .viewsLeftOut(let count):
      "\(count) \(count == 1 ? "weitere View ist" : "weitere Views sind") nicht gezeichnet; --view NAME wählt einen Container."
    case .noTwoStepsOf(let view):
      "\(view, .code) ist weder ein Container, der mehrere Ansichten ausrichtet, noch eine dieser Ansichten."
    case .drawn(let file): "Gezeichnet: \(file, .code)"
    case .alignsBy(let container, let key): "\(container) richtet die Kinder an \(key) aus"
    case .severalScenarios(let name, let count): "\(name), \(counted(count, "Szenario", "Szenarien"))"
    case .oneScenario(let name, let scenario, let size): "\(name), Szenario \(scenario), Bühne \(size.inPoints)"
    case .file(let name, let size): "\(name), Bühne \(size.inPoints)"
    }
  }
}
