import LayoutProgram

extension Module {
  /// Breaks the reference cycles; the program is unusable afterward.
  func dismantle() {
    for nominal in vocabulary.types.values { nominal.dismantle() }
    for nominal in declaredTypes { nominal.dismantle() }
    for nominal in beyondTypes.values { nominal.dismantle() }
    for list in vocabulary.functions.values { for member in list { member.dismantle() } }
    for member in members { member.dismantle() }
  }
}
