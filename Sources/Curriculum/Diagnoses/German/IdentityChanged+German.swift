extension IdentityChanged {
  var german: DiagnosisWords? {
    let names = views.count > 3 ? "\(views.count) Ansichten" : views.listedInGerman
    return DiagnosisWords(
      title: "„\(deed)“ bewegt \(names) nicht: Das Alte geht, und Neues kommt.",
      reason: """
        In „\(scenario)“ stimmt davor und danach alles, aber auf halbem Weg ist nichts unterwegs. Eine Ansicht bleibt dieselbe, \
        solange sie im Code an ihrem Platz bleibt; ein anderer Zweig von `if` oder `switch`, oder eine andere `.id`, ist ein \
        anderer Platz und damit eine andere Ansicht.
        """,
      step: "Schreib die Ansicht einmal, und lass nur einen Wert darin vom Zustand abhängen.")
  }
}
