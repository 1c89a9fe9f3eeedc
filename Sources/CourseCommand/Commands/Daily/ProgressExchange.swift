import Curriculum
import Diagnostics
import ProgressStore

extension Session {
  /// `course progress export FILE` and `course progress import FILE` move a learner's record between machines; `course
  /// progress prepare ADDRESS` creates the tables for a class.
  func progressExchange() throws(Complaint) -> Reply {
    guard let word = invocation.operands.first, invocation.operands.count == 2, let file = invocation.operands.last
    else {
      throw .usage(.progressNeedsAFile, .usage("progress export progress.json"))
    }
    switch word {
    case "export": return try exportProgress(to: file)
    case "import": return try importProgress(from: file)
    case "prepare": return try prepareServer(file)
    default: throw .usage(.noSuchExchange(word), .usage("progress import progress.json"))
    }
  }

  private func exportProgress(to file: String) throws(Complaint) -> Reply {
    let folder = try existingWorkFolder()
    let store = try progress(in: folder)
    defer { store.close() }
    let record = try Complaint.ofProgress(store.record())
    let text = record.json.pretty + "\n"
    if file == "-" { return Reply(document: Document(), json: record.json, raw: text) }
    try writing(file) { () throws(SystemError) in try FileText.put(text, at: context.absolute(file)) }
    let texts = record.exercises.reduce(0) { $0 + $1.texts.count }
    return Reply(
      document: Document([.paragraph(say(.exported(file, exercises: record.exercises.count, texts: texts)))]),
      json: ["formatVersion": 1, "file": JSON(file), "exercises": JSON(record.exercises.count), "texts": JSON(texts)])
  }

  private func importProgress(from file: String) throws(Complaint) -> Reply {
    let source = try progressFile(file)
    let record: ProgressRecord
    do throws(Problem) {
      record = try ProgressRecord(try JSON.read(source, takesAnyNumber: true))
    } catch {
      throw Complaint(
        status: .wrongUsage, message: DailySentence.noProgressFile(file), problems: Problems([error], in: [source]))
    }
    let folder = workFolder()
    if !folder.exists { try folder.make() }
    let store = try progress(in: folder)
    defer { store.close() }
    let outcome: MergeOutcome
    do throws(ProgressStoreError) {
      outcome = try store.merge(record)
    } catch {
      guard error.kind == .rejected else { throw .progress(error) }
      throw Complaint(
        status: .wrongUsage, message: DailySentence.impossibleProgress(file), advice: [ProgressSentence.message(error)])
    }
    return Reply(
      document: Document([.paragraph(say(.imported(outcome)))]),
      json: [
        "formatVersion": 1, "exercises": JSON(outcome.exercises), "texts": JSON(outcome.texts),
        "hints": JSON(outcome.hints), "reviews": JSON(outcome.reviews),
      ])
  }

  private func prepareServer(_ text: String) throws(Complaint) -> Reply {
    let address = try ServerAddress(typed: text)
    let isNew = try Complaint.ofProgress(ProgressStore.prepare(address))
    return Reply(
      document: Document([
        .paragraph(say(.prepared(address.shown, isNew: isNew))),
        .paragraph(say(.howLearnersConnect(address.withoutRole))),
      ]),
      json: ["formatVersion": 1, "server": JSON(address.shown), "isNew": JSON(isNew)])
  }

  /// The largest accepted file; years of attempts exceed the limit for source files.
  private static let largestRecord = 256 << 20

  private func progressFile(_ file: String) throws(Complaint) -> SourceText {
    let bytes: [UInt8]
    do throws(WholeFile.Failure) {
      bytes = try WholeFile.bytes(of: file == "-" ? "/dev/stdin" : context.absolute(file), upTo: Self.largestRecord)
    } catch {
      throw .reading(file, error)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .usage(.notUTF8(file), .saveAsUTF8) }
    return SourceText(name: file, text: text)
  }
}
