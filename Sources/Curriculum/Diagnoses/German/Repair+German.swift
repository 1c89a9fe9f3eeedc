extension Repair {
  /// What the next step says after the change itself.
  var germanAfterwards: String {
    switch self {
    case .complete: ""
    case .withOtherSign: " Auch das Vorzeichen seines Werts muss sich umdrehen."
    case .withOtherSide: " Auch das Vorzeichen dessen, was zur Kante dazukommt, muss sich umdrehen."
    }
  }
}
