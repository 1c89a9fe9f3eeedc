import Curriculum
import Diagnostics

/// The file to check and the exercise that it answers.
struct CheckTarget {
  var reference: ExerciseReference
  /// The file's path.
  var path: String
  /// The file's name in messages: the path that opens it for the learner's own file, else the name that was typed.
  var name: String
}

extension Session {
  /// Resolves a word to a file, or to an exercise by its name or number.
  ///
  /// A file name may have a line and a column appended, as pages print it.
  func checkTarget(_ word: String, in pack: Pack, _ folder: WorkFolder) throws(Complaint) -> CheckTarget {
    if let reference = pack.exercise(meant: word) { return try target(reference, in: folder) }
    for word in [word, word.withoutPlace] {
      for path in [context.absolute(word), Path.joined(folder.path, word)] where Path.kind(path) != nil {
        return try target(file: path, typed: word, in: pack, folder)
      }
    }
    guard word.contains("/") || word.withoutPlace.hasSuffix(".layout") else { throw pack.unknownExercise(word) }
    throw .usage(.noFile(word), .writeExercisesFile)
  }

  /// The learner's own file for an exercise. Throws if it does not exist.
  func target(_ reference: ExerciseReference, in folder: WorkFolder) throws(Complaint) -> CheckTarget {
    let path = folder.file(of: reference)
    let name = name(of: reference, in: folder)
    guard Path.kind(path) != nil else {
      throw .usage(.notThereYet(name), .writeIt(reference.id))
    }
    return CheckTarget(reference: reference, path: path, name: name)
  }

  /// Removes a pasted line and column from a file name if the name without them exists and the full one does not.
  func typedFile(_ word: String) -> String {
    Path.kind(context.absolute(word)) == nil && Path.kind(context.absolute(word.withoutPlace)) != nil
      ? word.withoutPlace : word
  }

  private func target(
    file path: String, typed: String, in pack: Pack, _ folder: WorkFolder
  ) throws(Complaint) -> CheckTarget {
    if Path.isFolder(path) { throw .usage(.isAFolder(typed), .checkAFile) }
    let stem = Path.name(of: path).withoutEnding(".layout")
    guard let reference = pack.exercise(called: stem) else { throw unknownFile(typed, stem: stem, in: pack) }
    let isLearnerFile = Path.resolved(path) == Path.resolved(folder.file(of: reference))
    return CheckTarget(reference: reference, path: path, name: isLearnerFile ? name(of: reference, in: folder) : typed)
  }

  private func unknownFile(_ typed: String, stem: String, in pack: Pack) -> Complaint {
    let ids = pack.exercises.map(\.id)
    let advice: ComplaintSentence = nearest(to: stem, in: ids).map { .didYouMean("\($0).layout") } ?? .allExercises
    return .usage(
      .notNamedAfterExercise(typed), .callItAfterExercise("\(ids.first ?? "ID").layout"), advice)
  }

  /// Reads a learner's file.
  func source(_ path: String, called name: String) throws(Complaint) -> SourceText {
    let bytes = try Complaint.ofReading(path, called: name)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage(.notUTF8(name), .saveAsUTF8)
    }
    return SourceText(name: name, text: text)
  }
}

extension Complaint {
  /// The bytes of a learner's file. Turns a failure into a complaint.
  static func ofReading(_ path: String, called name: String) throws(Complaint) -> [UInt8] {
    do throws(WholeFile.Failure) {
      return try WholeFile.bytes(of: path, upTo: FileText.largestSize)
    } catch {
      throw .reading(name, error)
    }
  }

  /// The complaint about a named file that cannot be read.
  static func reading(_ name: String, _ failure: WholeFile.Failure) -> Complaint {
    switch failure {
    case .notAFile(.folder): .usage(.isAFolder(name))
    case .notAFile(let thing): .usage(.isNotAFile(name, thing), .saveItInAFile)
    case .tooLarge: .usage(.tooLarge(name))
    case .system:
      failure.isMissing ? .usage(.noFile(name)) : .usage(.cannotBeRead(name, because: SystemReason(failure)))
    }
  }
}

extension String {
  /// `a.layout:12:5` → `a.layout`.
  fileprivate var withoutPlace: String {
    var name = self[...]
    for _ in 0..<2 {
      let digits = name.reversed().prefix(while: \.isNumber).count
      guard digits > 0, name.dropLast(digits).last == ":" else { break }
      name = name.dropLast(digits + 1)
    }
    return String(name)
  }

  /// The text without `ending`, if it ends so.
  func withoutEnding(_ ending: String) -> String { hasSuffix(ending) ? String(dropLast(ending.count)) : self }
}
