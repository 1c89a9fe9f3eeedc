import Diagnostics
import LayoutProgram

extension ViewReference {
  /// A view as it stands in a German sentence; kinds have no article there.
  ///
  ///     .named("soup")     → „soup“
  ///     .kind("HStack")    → HStack
  var quotedInGerman: String {
    switch self {
    case .named(let name): ViewName(name).spoken.quotedInGerman
    case .words(let text): text.quotedInGerman
    case .kind(let word): word
    case .someView: "die Ansicht"
    }
  }

  /// What takes an article; nil for a name.
  private var noun: GermanNoun? {
    switch self {
    case .named, .words: nil
    case .kind(let word): GermanNoun(word)
    case .someView: GermanNoun("Ansicht")
    }
  }

  /// The subject that a sentence begins with: `„soup“`, `Der HStack`.
  var germanSubject: String { noun?.first ?? quotedInGerman }

  /// In the middle of a sentence: `„soup“`, `der HStack`.
  var germanNominative: String { noun?.nominative ?? quotedInGerman }

  /// The object that somebody asks or places: `„soup“`, `den HStack`.
  var germanAccusative: String { noun?.accusative ?? quotedInGerman }

  /// After “von” and “in”: `„soup“`, `dem HStack`.
  var germanDative: String { noun?.dative ?? quotedInGerman }

  /// What things are in: `in „soup“`, `im HStack`.
  var germanInside: String { noun?.inside ?? "in \(quotedInGerman)" }
}

extension String {
  var quotedInGerman: String { "„\(self)“" }
}

extension [String] {
  /// `a`, `a und b`, `a, b und c`.
  var listedInGerman: String { listed("und") }

  /// `a`, `a oder b`, `a, b oder c`.
  var alternativesInGerman: String { listed("oder") }
}

/// A name of SwiftUI as a German noun, with the article that developers give it.
///
///     GermanNoun("VStack").nominative         → "der VStack"
///     GermanNoun("overlay").dative            → "dem overlay"
///     GermanNoun("HStack", .inner).accusative → "den inneren HStack"
struct GermanNoun {
  private enum Gender { case masculine, feminine, neuter }

  let name: String
  private let gender: Gender
  /// Which of two: `innere`, `äußere`.
  private let adjective: String?

  init(_ word: String, _ place: ContainerReference.Place? = nil) {
    name = word == "frame" ? "Frame" : word
    adjective = place.map { $0 == .inner ? "innere" : "äußere" }
    gender =
      if ["overlay", "background", "padding", "Image"].contains(word) || word.hasSuffix("Grid") {
        .neuter
      } else if ["List", "Form", "Section", "Wurzel", "Ansicht"].contains(word) || word.hasSuffix("View") {
        .feminine
      } else {
        .masculine
      }
  }

  init(_ container: ContainerReference) { self.init(container.kind ?? "Wurzel", container.place) }

  /// `innere HStack`, with the ending that the case asks for: `inneren HStack`.
  private func named(_ ending: String = "") -> String { adjective.map { "\($0)\(ending) \(name)" } ?? name }

  var nominative: String {
    switch gender {
    case .masculine: "der \(named())"
    case .feminine: "die \(named())"
    case .neuter: "das \(named())"
    }
  }

  var dative: String { gender == .feminine ? "der \(named("n"))" : "dem \(named("n"))" }

  /// `des VStack`, `der List`; the names of code take no ending.
  var genitive: String { gender == .feminine ? "der \(named("n"))" : "des \(named("n"))" }

  var accusative: String { gender == .masculine ? "den \(named("n"))" : nominative }

  /// At the start of a sentence.
  var first: String { nominative.firstUppercased }

  /// `im VStack`, `in der List`.
  var inside: String { gender == .feminine ? "in der \(named("n"))" : "im \(named("n"))" }

  /// `beim VStack`, `bei der List`.
  var at: String { gender == .feminine ? "bei der \(named("n"))" : "beim \(named("n"))" }

  /// `einem VStack`, `einer List`, whichever it is of two.
  var indefiniteDative: String { gender == .feminine ? "einer \(name)" : "einem \(name)" }

  /// `ein VStack`, `eine List`, whichever it is of two.
  var indefinite: String { gender == .feminine ? "eine \(name)" : "ein \(name)" }

  /// `seine` of a VStack, `ihre` of a List.
  var possessive: String { gender == .feminine ? "ihre" : "seine" }

  /// `er`, `sie`, `es`.
  var pronoun: String {
    switch gender {
    case .masculine: "er"
    case .feminine: "sie"
    case .neuter: "es"
    }
  }

  /// `der VStack, der fragt`: the pronoun that begins a relative clause about it as its subject.
  var relative: String {
    switch gender {
    case .masculine: "der"
    case .feminine: "die"
    case .neuter: "das"
    }
  }
}

extension Dimension {
  /// After “nach”: `der Größe des Raums`.
  var germanDative: String {
    switch self {
    case .size: "der Größe des Raums"
    case .arguments(let name): name
    case .data: "den Daten"
    case .state: "dem Zustand"
    case .direction: "der Leserichtung"
    case .textSize: "der Schriftgröße"
    case .scale: "der Auflösung"
    }
  }
}
