import Diagnostics

extension ExerciseVerification {
  /// Checks that a translation is valid and fits the exercise.
  mutating func checkTranslation(_ name: String) {
    guard let source = text(name, .texts) else { return }
    guard name.hasSuffix(".json") else {
      if checkMarkup(in: source, name) { return }
      if !verifier.showsAnything(source.withoutPictures) { add(.texts, name, "\(name) is empty", "Write it.") }
      checkCode(of: source, name)
      return
    }
    do throws(Problems) {
      let translation = try Pack.translation(in: source)
      checkBlanks(of: translation, in: source, name)
      if let exercise = result.exercise { checkWords(of: translation, against: exercise, in: source, name) }
      guard let exercise = result.exercise, let misfit = translation.misfit(with: exercise) else { return }
      let line = (try? JSON.read(source))?.range(at: misfit.way).map { source.line(at: $0.lower) }
      add(.texts, name, line: line, "\(name) does not fit: \(misfit.message)")
    } catch {
      fail(error, .formats, file: name)
    }
  }

  /// Reports sentences that are still the English ones.
  private mutating func checkWords(
    of translation: Translation, against exercise: Exercise, in source: SourceText, _ name: String
  ) {
    let texts: [(key: String, text: String?, english: String?)] = [
      ("goal", translation.goal, exercise.goal), ("idea", translation.idea, exercise.idea),
      ("firstLook", translation.firstLook, exercise.firstLook),
    ]
    for (key, text, english) in texts where text != nil && text == english {
      let line = (try? JSON.read(source))?.range(at: [.member(key)]).map { source.line(at: $0.lower) }
      add(.texts, name, line: line, "\"\(key)\" is the English one", "Translate it, or leave the key out.")
    }
  }

  /// Reports the first line of code that the text in English has otherwise; comments and texts in quotes may differ.
  private mutating func checkCode(of source: SourceText, _ name: String) {
    let original = name.split(separator: ".").first.map { "\($0).md" } ?? name
    guard let english = try? pack.folder.textIfPresent("\(reference.folder)/\(original)") else { return }
    func lines(_ text: SourceText) -> [(number: Int, text: String)] {
      text.fencedLines.code.map { ($0.number, $0.text.withoutWords) }.filter { !$0.1.isBlank }
    }
    let (own, wanted) = (lines(source), lines(english))
    let same = zip(own, wanted).prefix { $0.text == $1.text }.count
    guard same < own.count || same < wanted.count else { return }
    let line = own.indices.contains(same) ? own[same].number : own.last?.number
    let message = "the code here is not that of \(original)"
    add(.texts, name, line: line, message, "Translate comments and texts, nothing else.")
  }
}

extension String {
  /// A line of code without what a translation changes: comments and the letters of texts.
  fileprivate var withoutWords: String {
    String(replacing(#/"[^"]*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "").trimmedAtEnd)
  }
}
