extension Repair {
  /// What the next step says after the change itself.
  var germanAfterwards: String {
    switch self {
    case .complete: ""
    case .withOtherSign: " Auch das Vorzeichen seines Werts muss sich umdrehen."
    case .withOtherSide: " Auch das Vorzeichen dessen, was zur Kante dazukommt, muss sich umdrehen."
    case .partial: " Es ist eines von zwei Dingen: Sieh dir danach die Zahlen noch einmal an."
    }
  }
}
