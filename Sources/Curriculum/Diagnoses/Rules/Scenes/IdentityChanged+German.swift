extension IdentityChanged {
  var german: DiagnosisWords {
    let names = views.count > 3 ? "\(views.count) Ansichten" : views.map(\.quotedInGerman).listedInGerman
    return DiagnosisWords(
      fact: "„\(deed)“ bewegt \(names) nicht: Das Alte geht, und Neues kommt.",
      why: "In „\(scenario)“ stimmt davor und danach alles, aber dazwischen ist nichts unterwegs. \(germanCause)",
      code: identifier == nil
        ? "Schreib die Ansicht einmal, und lass nur einen Wert darin vom Zustand abhängen." : "Nimm die .id weg.")
  }

  private var germanCause: String {
    if let identifier {
      return """
        Der Schritt ändert \(identifier): Eine Ansicht mit einer anderen .id ist eine andere Ansicht, und alles darin \
        auch.
        """
    }
    return """
      Eine Ansicht bleibt dieselbe, solange sie im Code an ihrem Platz bleibt; ein anderer Zweig von `if` oder \
      `switch`, oder eine andere `.id`, ist ein anderer Platz und damit eine andere Ansicht.
      """
  }
}
