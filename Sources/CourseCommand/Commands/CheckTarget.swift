import Curriculum
import Diagnostics

/// The file to check, and the exercise that it answers.
struct CheckTarget {
  var reference: ExerciseReference
  /// Where the file is.
  var path: String
  /// What messages call it: inside the work folder its path from there, else as it was typed.
  var name: String
}

extension Session {
  /// What to check: a file, an exercise, or the current one.
  func checkTarget(in pack: Pack, _ folder: WorkFolder, current: ExerciseReference?) throws(Complaint) -> CheckTarget {
    guard let word = invocation.operands.first else {
      guard let current else { throw .usage("No exercise is started yet.", "Start with:  \(command: "next")") }
      return try target(current, in: folder)
    }
    if let reference = pack.exercise(called: word) { return try target(reference, in: folder) }
    for path in [surroundings.absolute(word), Path.joined(folder.path, word)] where Path.kind(path) != nil {
      return try target(file: path, typed: word, in: pack, folder)
    }
    guard word.contains("/") || word.hasSuffix(".layout") else { throw pack.unknownExercise(word) }
    throw .usage("There is no file \(word).", "Write an exercise's file:  \(command: "next ID")")
  }

  private func target(_ reference: ExerciseReference, in folder: WorkFolder) throws(Complaint) -> CheckTarget {
    let path = folder.file(of: reference)
    guard Path.kind(path) != nil else {
      throw .usage(
        "\(reference.learnerFile) is not there yet.", "Write it:  \(command: "next \(reference.id)")")
    }
    return CheckTarget(reference: reference, path: path, name: reference.learnerFile)
  }

  private func target(
    file path: String, typed: String, in pack: Pack, _ folder: WorkFolder
  ) throws(Complaint) -> CheckTarget {
    guard Path.isFile(path) else { throw .usage("\(typed) is no file.", "Check a file:  \(command: "check FILE")") }
    let stem = Path.name(of: path).withoutEnding(".layout")
    guard let reference = pack.exercise(called: stem) else { throw unknownFile(typed, stem: stem, in: pack) }
    let isLearnerFile = Path.resolved(path) == Path.resolved(folder.file(of: reference))
    return CheckTarget(reference: reference, path: path, name: isLearnerFile ? reference.learnerFile : typed)
  }

  private func unknownFile(_ typed: String, stem: String, in pack: Pack) -> Complaint {
    let ids = pack.exercises.map(\.id)
    let advice: Phrase =
      nearest(to: stem, in: ids).map { "Did you mean \("\($0).layout", .code)?" }
      ?? "All exercises:  \(command: "list")"
    return .usage(
      "\(typed) is not named after an exercise, so nobody knows what it answers.",
      "Call it ID.layout, such as \("\(ids.first ?? "ID").layout", .code).", advice)
  }

  /// A learner's file, read.
  func source(_ path: String, called name: String) throws(Complaint) -> SourceText {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileText.bytes(of: path)
    } catch {
      throw .usage("\(name) cannot be read: \(error.reason).")
    }
    guard bytes.count <= FileText.largestSize else {
      throw .usage("\(name) is larger than any answer: more than 4 MB.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage("\(name) is not UTF-8 text.", "Save it as UTF-8 in your editor.")
    }
    return SourceText(name: name, text: text)
  }
}

extension String {
  /// The text without an ending, if it has it.
  func withoutEnding(_ ending: String) -> String { hasSuffix(ending) ? String(dropLast(ending.count)) : self }
}
