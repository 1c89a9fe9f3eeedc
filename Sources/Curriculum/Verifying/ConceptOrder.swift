import Diagnostics

extension Pack {
  /// Checks the concepts of one exercise; they depend on all that come before.
  public func conceptVerification(of id: String) -> Verification {
    var result = Verification()
    let known = exercises.compactMap { try? exercise($0) }
    result.findings = known.count < exercises.count ? [] : conceptFindings(known).filter { $0.exercise == id }
    return result
  }

  /// Reports exercises that use a concept too early or use an unlisted one, and concepts that no exercise uses.
  ///
  /// A concept is introduced by the exercise in its `introducedIn`, else by the first that practices it. That exercise
  /// and all later ones may use it, and the concepts that it `needs` have to be introduced by then. Without a list of
  /// concepts, each is introduced by its first use, and none can be too early.
  func conceptFindings(_ exercises: [Exercise]) -> [VerificationFinding] {
    guard !concepts.isEmpty else { return [] }
    let order = Dictionary(self.exercises.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var findings: [VerificationFinding] = []
    var introduced: [String: Int] = [:]
    for concept in concepts {
      let users = exercises.filter { $0.concepts.contains(concept.id) }.compactMap { order[$0.reference.id] }
      introduced[concept.id] = concept.introducedIn.flatMap { order[$0] } ?? users.min()
      if users.isEmpty {
        let message = "no exercise practises the concept \"\(concept.id)\""
        let place = concepts.firstIndex(of: concept) ?? 0
        let line = indexLine("concepts", .element(place), "id")
        findings.append(VerificationFinding(.concepts, isWarning: true, file: Self.index, line: line, message))
      }
    }
    for exercise in exercises {
      findings += exercise.concepts.flatMap { name in
        tooEarly(name, in: exercise, at: order[exercise.reference.id] ?? 0, introduced)
      }
    }
    return findings
  }

  private func tooEarly(
    _ name: String, in exercise: Exercise, at position: Int, _ introduced: [String: Int]
  ) -> [VerificationFinding] {
    let file = "\(exercise.reference.folder)/\(Exercise.fileName)"
    let place = exercise.concepts.firstIndex(of: name) ?? 0
    func finding(_ message: String, _ advice: String) -> VerificationFinding {
      let line = ExercisePlaces(of: exercise.reference, in: self).line("concepts", .element(place))
      return VerificationFinding(
        .concepts, exercise: exercise.reference.id, file: file, line: line, message, advice: advice)
    }
    guard let concept = concepts.first(where: { $0.id == name }) else {
      let near = nearest(to: name, in: concepts.map(\.id)).map { "Did you mean \"\($0)\"?" }
      return [finding("\"\(name)\" is not among the concepts of \(Self.index)", near ?? "Add it to the list there.")]
    }
    return ([name] + concept.needs).compactMap { needed in
      guard let start = introduced[needed], start <= position else {
        let place = concepts.first { $0.id == needed }?.introducedIn.map { " in \($0)" } ?? " later"
        let whose = needed == name ? "" : ", which \"\(name)\" needs,"
        return finding(
          "uses concept \"\(needed)\"\(whose) before it is introduced\(introduced[needed] == nil ? "" : place)",
          "Move the exercise behind that one, or take the concept from its list.")
      }
      return nil
    }
  }
}
