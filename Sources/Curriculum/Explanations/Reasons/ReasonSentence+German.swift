import Diagnostics
import LayoutEngine

extension ReasonSentence {
  /// In German.
  var german: String {
    switch self {
    case .story(let sentence): sentence.german
    case .needsMore(let axis, let needs, let offered):
      """
      Die Ansichten und Abstände brauchen \(needs.inGerman) Punkte \(axis.germanLength), \((needs - offered).inGerman) \
      mehr als angeboten.
      """
    case .turn(let turn): turn.german
    case .leaves(let rest, let axis, let names, let count):
      rest < 0
        ? "Das sind \((-rest).inGerman) mehr, als übrig war; für \(Self.others(names, count)) bleibt nichts."
        : "Für \(Self.others(names, count)) bleiben \(rest.inGerman) Punkte \(axis.germanLength)."
    case .across(let axis, let length, let view):
      "Die \(axis.germanLength), \(length.inGerman), ist die von \(view)."
    case .gap(let view, let gap, let reason):
      "Sie kommt nach \(view), mit \(gap.inGerman) Abstand: \(reason.german)."

    case .leaf(let cause, let isBoth): cause.germanOfLeaf(isBoth)
    case .frame(let cause): cause.germanOfFrame
    case .offersNothing(let axes, let size, let offered, let isEach):
      Self.ideal(axes, size, offered, isEach)
    case .takesOffer(let axis, let length):
      "Die ganze angebotene \(axis.germanLength) wird genommen, \(length.inGerman), auch wenn die Ansichten weniger brauchen."
    case .ratio(let fit):
      """
      Ein Rechteck \(fit.isOwn ? "mit dem Seitenverhältnis des Inhalts" : "mit Breite : Höhe = \(fit.ratio.inGerman)"), \
      das \(fit.offered.german) \(fit.mode == .fit ? "nicht überschreitet" : "füllt"), ist \(fit.size.inWords)\(fit.excess); das \
      bekommt der Inhalt angeboten.
      """
    case .insets(let insets):
      "Die Ränder (\(insets.inWords)) gehen vom Angebot ab und kommen zur Größe des Inhalts dazu."
    case .isDecidedByItsCode: "Das eigene `sizeThatFits` bestimmt die Größe."
    case .reaches(let insets):
      insets == EdgeInsets()
        ? "Keine Leiste berührt die Kanten, und die Bühne selbst hat keine Safe Area, also wird nichts erweitert."
        : "Der Inhalt reicht unter die Leiste (\(insets.inWords)); der eigene Frame, den die Nachbarn sehen, endet an ihr."

    case .fitsOnOneLine(let width):
      "Die Zeile ist \(width.inGerman) Punkte lang; ein Text ist nie breiter als seine längste Zeile."
    case .isBroken(let fit):
      """
      Auf einer Zeile braucht der Text \(fit.oneLine.inGerman) Punkte Breite; angeboten sind \
      \((fit.offered.width ?? 0).inGerman), also bricht er in \(fit.lines.lines) um.
      """
    case .hasOwnLines(let count): "Eigene Zeilenumbrüche machen \(count.lines)."
    case .isCut(let fit): "Der Text ist gekürzt: \(fit.germanLimit)."
    case .isShrunk(let fit):
      """
      `minimumScaleFactor` verkleinert die Schrift auf \((fit.fontScale * 100).rounded().inGerman) %: In voller Größe gilt: \
      \(fit.germanLimit).
      """
    case .wholeFrom(let width): "Ab einer Breite von \(width.inGerman) stünde der Text ganz und in voller Größe da."

    case .reservesLines(let fit):
      "`reservesSpace` hält die Höhe für \(fit.reservedLines.lines) frei; der Text hat \(fit.lines.lines)."

    case .compares(let name, let candidates, let offered):
      """
      \(name) vergleicht ideale Größen mit dem Angebot, \(offered): \
      \(candidates.map(\.german).joined(separator: "; ")).
      """
    case .textCountsWithOneLine:
      "Die ideale Breite eines Textes ist die einer einzigen Zeile, auch wenn er umbrochen passen würde."
    case .priorityCounts(let value, let container): "\(container) sieht die Priorität \(value.inGerman)."
    case .priorityIsLost(let value, let place, let container):
      """
      \(place) ringsum hat wieder Priorität 0, also sieht \(container ?? "der Stack") die \(value.inGerman) nicht: \
      Ein Stack sieht nur die Priorität des äußersten Modifiers.
      """
    case .priorityIsUnused(let value, let container?):
      """
      In \(container) ist keine andere Ansicht, mit der Platz zu teilen wäre, und kein Container ringsum sieht die Priorität \
      \(value.inGerman).
      """
    case .priorityIsUnused(let value, nil):
      "Ringsum teilt kein Stack Platz auf, also ändert die Priorität \(value.inGerman) nichts."
    case .layers(let names): "Nur die Ansichten der höchsten Priorität bestimmen die Größe: \(names.listed("und"))."
    case .isOfferedOwnSize(let container, let size):
      "\(container) bietet ihr die eigene fertige Größe an, \(size.inWords), nicht das Angebot von außen."
    case .isAsLargeAsPrimary(let view, let size):
      "So groß wie \(view), \(size.inWords); was dazukommt, ändert das nie."
    case .isInCorner(let reader): "\(reader) setzt sie in die Ecke oben auf der leading-Seite."
    case .isOfferedSizeOfPrimary(let size):
      "Sie bekommt die Größe der Ansicht angeboten, an der sie hängt, \(size.inWords), und ändert diese Größe nie."

    case .tracks(let axis, let tracks):
      "\(axis == .horizontal ? "Spalten" : "Zeilen"): \(tracks.map(\.german).joined(separator: "; "))."
    case .columns(let columns):
      "Spalten: \(columns.map(Self.column).joined(separator: "; "))."
    case .scrolls(let axis, let content, let viewport):
      """
      Der Inhalt bekommt keine \(axis.germanLength) angeboten. Er nimmt \(content.inGerman), der Ausschnitt ist \
      \(viewport.inGerman)
      """
        + (content > viewport
          ? "; \((content - viewport).inGerman) lassen sich scrollen." : "; es gibt nichts zu scrollen.")
    case .bar(let edge, let length, let gap, let isAbove):
      isAbove
        ? """
        Die Leiste verdeckt \(length.inGerman) Punkte (\(edge)); die ScrollView behält ihre Größe, und der Inhalt scrollt \
        darunter.
        """
        : """
        Die Leiste nimmt \(length.inGerman) Punkte (\(edge))\(gap > 0 ? " und \(gap.inGerman) Abstand" : ""); der Inhalt \
        bekommt den Rest angeboten.
        """
    case .rows(let left, let right, let offered, let whole, let least):
      """
      Links bleiben \(Self.sum(left)) und rechts \(right.inGerman) Punkte frei; eine Zeile bekommt \(offered.inGerman) von \
      \(whole.inGerman) Punkten Breite angeboten
      """ + (least.map { " und ist mindestens \($0.inGerman) hoch." } ?? ".")
    case .separatorGuide(let key, let line):
      """
      Der Guide für \(key)\(line.map { " in \($0)" } ?? "") verschiebt das Ende der Trennlinie. Nur die List fragt danach, \
      und kein Frame hängt davon ab.
      """

    case .offset(let shift, let isMirrored):
      """
      Der Inhalt wird \(shift.german(isMirrored)) gezeichnet; die Frames ringsum bleiben, also rücken die Nachbarn nicht.
      """ + (isMirrored && shift.x != 0 ? " Von rechts nach links geht ein positives x nach links." : "")
    case .position(let point, let isMirrored):
      """
      Sie nimmt allen angebotenen Platz und setzt die Mitte des Inhalts auf \(point.x.inGerman), \(point.y.inGerman) darin\
      \(isMirrored ? "; x zählt von der rechten Kante" : "").
      """
    case .spill(let around, let axis, let before, let after, let isClipped):
      "Sie ragt \(Self.sides(axis, before, after)) aus \(around ?? "der Bühne") heraus\(isClipped ? "; dort wird die Zeichnung abgeschnitten, nicht die Fläche zum Tippen" : "")."
    case .onlyDrawnOtherwise(let modifiers):
      """
      \(modifiers.map { "`\($0)`" }.listed("und")) \(modifiers.count == 1 ? "ändert" : "ändern") nur die Zeichnung; der \
      Frame bleibt.
      """
    }
  }

  private static func ideal(_ axes: [Axis], _ size: Size, _ offered: ProposedViewSize?, _ isEach: Bool) -> String {
    let lengths = axes.map(\.germanLength).joined(separator: " und keine ")
    if isEach {
      return "Keine Ansicht bekommt eine \(lengths) angeboten, also hat jede ihre ideale; nichts wird aufgeteilt."
    }
    let taken = axes.map { size[$0].inGerman }.joined(separator: " × ")
    let tight = axes.first { axis in offered?[axis].map { $0 < size[axis] - 0.01 } ?? false }
    let room = tight.flatMap { offered?[$0] }.map { ", obwohl nur \($0.inGerman) angeboten sind" } ?? ""
    return "Der Inhalt bekommt keine \(lengths) angeboten und nimmt das Ideal, \(taken)\(room)."
  }

  /// `32 (16 um die Zeilen und 16 darin)`
  private static func sum(_ parts: [Double]) -> String {
    let sum = parts.reduce(0, +).inGerman
    return parts.count == 2 ? "\(sum) (\(parts[0].inGerman) um die Zeilen und \(parts[1].inGerman) darin)" : sum
  }

  private static func others(_ names: [String], _ count: Int) -> String {
    names.isEmpty ? "die \(count) anderen" : names.listed("und")
  }

  private static func column(_ width: Double, _ widest: String?, _ stretcher: String?) -> String {
    if let widest { return "\(width.inGerman), so breit wie \(widest)" }
    return "\(width.inGerman), gedehnt von \(stretcher ?? "einer Zelle") über mehrere Spalten"
  }

  private static func sides(_ axis: Axis, _ before: Double, _ after: Double) -> String {
    let names = axis == .horizontal ? ["links", "rechts"] : ["oben", "unten"]
    return zip([before, after], names).filter { $0.0 > 0.01 }.map { "\($0.1) \($0.0.inGerman)" }.listed("und")
  }
}

extension ReasonSentence.Turn {
  fileprivate var german: String {
    if place == 0 {
      let reason =
        switch order {
        case .priority where others.isLastOfAll: "Spacer kommen zuletzt"
        case .priority: "ihre Priorität, \(own.priority.inGerman), ist die höchste"
        case .flexibility: "sie ist am wenigsten flexibel (\(own.range))"
        case .minimum: "von denen, die ohne Ende wachsen, braucht sie am meisten (\(own.shortest.inGerman))"
        case .source, nil: "keine ist weniger flexibel, und sie steht zuerst im Quelltext"
        }
      return "\(container) bedient sie als erste von \(count): \(reason)."
    }
    switch order {
    case .priority where own.isLastOfAll:
      return "\(container) bedient sie zuletzt: Ein Spacer bekommt, was übrig bleibt."
    case .priority:
      return """
        \(container) bedient sie nach \(other), mit der höheren Priorität: \(others.priority.inGerman) gegen \
        \(own.priority.inGerman).
        """
    case .flexibility:
      return "\(container) bedient sie nach \(other), weniger flexibel: \(others.range) gegen \(own.range)."
    case .minimum:
      return """
        \(container) bedient sie nach \(other): Beide wachsen ohne Ende, und \(other) braucht mindestens \
        \(others.shortest.inGerman), diese \(own.shortest.inGerman).
        """
    case .source, nil:
      return
        "\(container) bedient sie nach \(other): Beide sind gleich flexibel, also gilt die Reihenfolge im Quelltext."
    }
  }
}

extension SharedRoom.Serving {
  fileprivate var range: String {
    func bound(_ length: Double) -> String { length == .infinity ? "∞" : length.inGerman }
    return shortest == longest ? bound(shortest) : "\(bound(shortest)) bis \(bound(longest))"
  }
}

extension GapReason {
  var german: String {
    switch self {
    case .spacing: "das `spacing` des Stacks"
    case .standard: "der Standardabstand"
    case .betweenTexts: "der Durchschuss des unteren Textes"
    case .aboveText: "so viel hält ein Text nach oben frei"
    case .belowText: "so viel hält ein Text nach unten frei"
    case .spacer: "neben einem Spacer ist kein Abstand"
    case .plain: "eine leere Ansicht will nicht mehr"
    case .layout: "ein eigenes Layout will es so"
    }
  }
}

extension LengthCause {
  fileprivate func germanOfLeaf(_ isBoth: Bool) -> String {
    switch rule {
    case .offer where isBoth: "Sie hat keine eigene Größe und nimmt, was ihr angeboten wird."
    case .offer: "Sie nimmt die angebotene \(axis.germanLength), \(length.inGerman)."
    case .standard where isBoth: "Nichts ist angeboten, also nimmt sie SwiftUIs Standard, 10 × 10."
    case .standard: "Keine \(axis.germanLength) ist angeboten, also nimmt sie SwiftUIs Standard, 10."
    case .own where isBoth: "Sie hat eine eigene Größe, was auch angeboten wird."
    case .own: "Ihre \(axis.germanLength), \(length.inGerman), ist ihre eigene, was auch angeboten wird."
    case .shorterSide: "Sie ist so groß wie die kürzere Seite des Angebots, \(length.inGerman)."
    case .rest(let least) where offered == nil:
      "Keine \(axis.germanLength) ist angeboten, also nimmt er sein Minimum, \(least.inGerman)."
    case .rest(let least) where length <= least && least > 0:
      "Die anderen lassen ihm nicht mehr, also nimmt er sein Minimum, \(least.inGerman)"
        + (least == 8 ? ", den Standard." : ".")
    case .rest(let least):
      "Er nimmt die übrigen \(length.inGerman) Punkte \(axis.germanLength); sein Minimum ist \(least.inGerman)."
    case .fixed, .minimum, .ideal, .maximum, .content: germanOfFrame
    }
  }

  fileprivate var germanOfFrame: String {
    let content = (content ?? 0).inGerman
    let offer = offered?.inGerman ?? "nichts"
    switch rule {
    case .fixed:
      return "`\(axis.length): \(points(length))` bestimmt die \(axis.germanLength), was auch der Inhalt nimmt"
        + (self.content == length ? "." : " (\(content)).")
    case .minimum:
      return "`\(parameter("min")): \(points(length))` bestimmt die \(axis.germanLength); der Inhalt nimmt \(content)."
    case .maximum:
      return "`\(parameter("max")): \(points(length))` bestimmt die \(axis.germanLength); angeboten ist \(offer)"
        + ((self.content ?? 0) > length ? ", und der Inhalt nimmt \(content)." : ".")
    case .ideal:
      return "Keine \(axis.germanLength) ist angeboten, also bestimmt `\(parameter("ideal")): \(points(length))`."
    case .content where offered == nil:
      return "Keine \(axis.germanLength) ist angeboten, also gilt die ideale des Inhalts, \(content)."
    case .content where maximum != nil && minimum == nil:
      return """
        Der Inhalt nimmt \(content), mehr als das Angebot, \(offer), und `\(parameter("max"))` ohne \
        `\(parameter("min"))` lässt den Frame mitwachsen.
        """
    case .content: return "Der Frame ist so \(axis.germanMeasure) wie sein Inhalt, \(content)."
    case .offer where maximum == nil:
      return """
        Der Inhalt nimmt \(content), aber ein Frame nur mit `\(parameter("min"))` nimmt nicht mehr als das Angebot, \(offer).
        """
    case .offer:
      return "`\(parameter("max"))` lässt ihn die ganze angebotene \(axis.germanLength) nehmen, \(offer)."
    case .standard, .own, .shorterSide, .rest: return germanOfLeaf(false)
    }
  }
}

extension TextFit {
  fileprivate var germanLimit: String {
    if let neededHeight, let height = offered.height {
      return "Alle Zeilen brauchen \(neededHeight.inGerman) Punkte Höhe, angeboten sind \(height.inGerman)"
    }
    let width = offered.width?.inGerman ?? "unbegrenzt"
    guard let lineLimit else {
      return "Auf einer Zeile braucht er \(oneLine.inGerman) Punkte Breite, angeboten sind \(width)"
    }
    return lineLimit == 1
      ? "`lineLimit(1)` erlaubt eine Zeile; sie braucht \(oneLine.inGerman) Punkte Breite, angeboten sind \(width)"
      : "`lineLimit(\(lineLimit))` erlaubt \(lineLimit.lines), bei einer Breite von \(width) braucht er mehr"
  }
}

extension ReasonSentence.Candidate {
  fileprivate var german: String {
    switch outcome {
    case .fits: "\(name), \(ideal.inWords), passt und ist zu sehen"
    case .tooLarge(let width, let height): "\(name), \(ideal.inWords), ist \(Self.excess(width, height))"
    case .last(let width, let height):
      "\(name), \(ideal.inWords), ist \(Self.excess(width, height)), aber keine passt, also ist die letzte zu sehen"
    case .notTried: "\(name) wird nicht mehr probiert"
    }
  }

  private static func excess(_ width: Double, _ height: Double) -> String {
    [width > 0 ? "\(width.inGerman) zu breit" : nil, height > 0 ? "\(height.inGerman) zu hoch" : nil]
      .compactMap(\.self).listed("und")
  }
}

extension TrackShare {
  fileprivate var german: String {
    let many = count > 1 ? "\(count) mit " : ""
    let offer = share.map { "angeboten \($0.inGerman)" } ?? "nichts ist angeboten"
    func bound(_ length: Double) -> String { length == .infinity ? "∞" : length.inGerman }
    return switch thickness {
    case .fixed: "\(many)\(length.inGerman) (fest)"
    case .flexible(let least, let most):
      "\(many)\(length.inGerman) (flexibel, \(bound(least)) bis \(bound(most)), \(offer))"
    case .adaptive(let least, _):
      share.map {
        "\(many)\(length.inGerman) (adaptiv: so viele von mindestens \(bound(least)), wie mit Abständen von \(gap.inGerman) in \($0.inGerman) passen)"
      } ?? "\(many)\(length.inGerman) (adaptiv, mindestens \(bound(least)), \(offer))"
    }
  }
}

extension RatioFit {
  fileprivate var excess: String {
    let parts = [
      (offered.width.map { size.width - $0 }, "breiter"), (offered.height.map { size.height - $0 }, "höher"),
    ]
    return parts.map { length, word in length.map { $0 > 0.01 ? ", \($0.inGerman) \(word)" : "" } ?? "" }.joined()
  }
}

extension Point {
  fileprivate func german(_ isMirrored: Bool) -> String {
    let right = isMirrored ? -x : x
    let parts = [
      x == 0 ? nil : "\(abs(x).inGerman) Punkte weiter \(right > 0 ? "rechts" : "links")",
      y == 0 ? nil : "\(abs(y).inGerman) Punkte weiter \(y > 0 ? "unten" : "oben")",
    ]
    return parts.compactMap(\.self).listed("und")
  }
}

extension Int {
  fileprivate var lines: String { self == 1 ? "eine Zeile" : "\(self) Zeilen" }
}

extension ProposedViewSize {
  fileprivate var german: String {
    [width, height].map { $0.map { $0 == .infinity ? "∞" : $0.inGerman } ?? "ideal" }.joined(separator: " × ")
  }
}

extension Size {
  fileprivate var inWords: String { "\(width.inGerman) × \(height.inGerman)" }
}

extension EdgeInsets {
  fileprivate var inWords: String {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)].filter { $0.1 != 0 }
      .map { "\($0.0) \($0.1.inGerman)" }.joined(separator: ", ")
  }
}
