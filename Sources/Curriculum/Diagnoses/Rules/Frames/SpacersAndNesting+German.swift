import Diagnostics

// Which containers there are.

extension SpacerMinimum {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: "Der Spacer nimmt \(length.inGerman) Punkte, wo kein Platz übrig ist.",
      why: """
        Ein Spacer nimmt den Platz, der übrig ist, und mindestens \(length.inGerman) Punkte, auch wenn nichts übrig \
        ist: Dann bekommen seine Nachbarn weniger, oder der Stack wächst.
        """,
      code: "Schreib Spacer(minLength: 0).")
  }
}

extension OverlayVsZStack {
  var german: DiagnosisWords {
    DiagnosisWords(
      fact: isOverlay
        ? "Was \(GermanNoun(word).inside) ist, zählt nicht: Das Ganze ist so groß wie die Ansicht, die es trägt."
        : "Der ZStack ist so groß wie alle seine Lagen zusammen.",
      why: isBeside
        ? """
        Ein \(word) liegt auf seiner Ansicht: Es bekommt ihre Größe angeboten und nicht mehr, und ringsum macht ihm \
        niemand Platz.
        """
        : isOverlay
          ? """
          Ein \(word) bekommt die Größe der Ansicht angeboten und darf hinausragen, aber ringsum macht ihm niemand \
          Platz.
          """
          : hasSpacers
            ? "Eine Lage mit Spacern nimmt allen Platz, der ihr angeboten wird, und der ZStack wächst mit."
            : "Ein ZStack wächst, bis jede Lage ihren Platz hat, und seine Mitte wandert mit.",
      code: isBeside
        ? "Nimm es aus \(GermanNoun(word).dative), und schreib es hinter die Ansicht, in den Container um beide."
        : isOverlay ? "Leg beide in einen ZStack." : "Mach die oberen Lagen zum Overlay der untersten.")
  }
}

extension SiblingNesting {
  var german: DiagnosisWords {
    let (inside, around) = (GermanNoun(stack), GermanNoun(outer))
    return DiagnosisWords(
      fact: "\(views.map(\.quotedInGerman).listedInGerman) sind in \(inside.indefiniteDative) für sich.",
      why: """
        Für \(around.accusative) ist \(inside.nominative) eine einzige Ansicht: \(around.pronoun.firstUppercased) \
        setzt diese, und was darin ist, setzt \(inside.nominative), nach eigener Achse und eigener Linie.
        """,
      code: "Nimm \(inside.accusative) weg, und lass die Ansichten darin stehen.")
  }
}
