import Diagnostics

extension ExerciseVerification {
  /// Checks that a translation is valid and fits the exercise.
  mutating func checkTranslation(_ name: String) {
    guard let source = text(name, .texts) else { return }
    guard name.hasSuffix(".json") else {
      if checkMarkup(in: source, name) { return }
      if !verifier.showsAnything(source.withoutPictures) { add(.texts, name, "\(name) is empty", "Write it.") }
      return
    }
    do throws(Problems) {
      let translation = try Pack.translation(in: source)
      checkBlanks(of: translation, in: source, name)
      guard let exercise = result.exercise, let misfit = translation.misfit(with: exercise) else { return }
      let line = (try? JSON.read(source))?.range(at: misfit.way).map { source.line(at: $0.lower) }
      add(.texts, name, line: line, "\(name) does not fit: \(misfit.message)")
    } catch {
      fail(error, .formats, file: name)
    }
  }
}
