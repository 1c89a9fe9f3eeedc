extension HardCoded {
  var german: DiagnosisWords? {
    DiagnosisWords(
      title: """
        Die Zahl \(given) stimmt nur in manchen Szenarien: Sie richtet sich nicht nach \(dimension.germanDative).
        """,
      reason: germanReason,
      step: place == "alignmentGuide"
        ? """
        Die Closure bekommt Größe und Linien der Ansicht: Rechne die Zahl daraus aus, oder aus dem, was der Code bekommt.
        """
        : "Rechne die Zahl aus dem aus, was der Code bekommt.")
  }

  private var germanReason: String {
    let fits = right.isEmpty ? "" : "In \(right.listedInGerman) passt sie. "
    if let meaning {
      let then = becomes.map { " \(scenario.map { "In \($0)" } ?? "Anderswo") ist das \(points($0))." } ?? ""
      return "\(fits)Dort ist \(given) \(meaning.german).\(then)"
    }
    if let needed, let scenario { return "\(fits)In \(scenario) müsste sie \(points(needed)) sein." }
    return
      "\(fits)\(dimension.elsewhereInGerman.firstUppercased)\(scenario.map { ", in \($0)," } ?? "") bleibt sie \(given)."
  }
}
