import Diagnostics

// What is right in some scenarios only.

extension RTLForgotten {
  var german: DiagnosisWords { DiagnosisWords(fact: germanTitle, why: germanReason, code: germanStep) }

  private var germanTitle: String {
    switch kind {
    case .turnedTwice: "Der Code dreht für rechts nach links etwas um, das schon umgedreht ist."
    case .held: "Hier ist die Leserichtung fest gesetzt, ganz gleich, wie jemand liest."
    case .unturned: "Von links nach rechts stimmt es, von rechts nach links nicht."
    }
  }

  private var germanReason: String {
    let law = "leading und trailing tauschen mit der Leserichtung die Seiten, und Guides zählen von der leading-Kante"
    return switch kind {
    case .turnedTwice: "\(law): Ein Guide, der von links nach rechts stimmt, stimmt auch andersherum."
    case .held: "\(law): Dafür muss nichts gesetzt sein."
    case .unturned: "\(law). Eine Zahl, die für die linke Kante gemacht ist, dreht sich nicht von selbst."
    }
  }

  private var germanStep: String {
    switch kind {
    case .turnedTwice: "Nimm die Unterscheidung nach \(word ?? "der Leserichtung") weg."
    case .held: "Nimm die Zeile weg."
    case .unturned:
      """
      Sieh dir \(views.first?.quotedInGerman ?? "die Ansichten") von rechts nach links an: Welche Seite soll bleiben, \
      und welche soll wechseln?
      """
    }
  }
}

extension TextSizeForgotten {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "Bei der üblichen Schriftgröße stimmt es, bei \(size) nicht.", why: germanReason, code: germanStep)
  }

  private var germanReason: String {
    let law = """
      Texte wachsen mit der Schriftgröße, die jemand eingestellt hat, und was an ihnen ausgerichtet ist, muss \
      mitgehen: nach ihren Linien und Kanten, nicht nach Zahlen.
      """
    guard let stiff else { return law }
    return "\(law) Die Zahl \(stiff.number.inGerman) hier bleibt, wie sie ist."
  }

  private var germanStep: String {
    if let call = stiff?.call {
      return "Nimm \(call == "guide" ? "den Guide" : GermanNoun(call).accusative) weg: Ohne stimmt jedes Szenario."
    }
    if let stiff {
      let needed = stiff.needed.flatMap { needed in scenario.map { " In \($0) müsste sie \(needed.inGerman) sein." } }
      return "Lass den Code sagen, wofür die Zahl steht.\(needed ?? "")"
    }
    return """
      Sieh dir \(views.first?.quotedInGerman ?? "die Texte") \
      \(scenario.map { "in \($0)" } ?? "bei anderer Schriftgröße") an.
      """
  }
}
