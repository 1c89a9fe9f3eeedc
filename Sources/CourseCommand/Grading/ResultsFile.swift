import Curriculum
import Diagnostics
import Glibc
import Grading

/// The results of a run, one per line, in the order of the submissions. An interrupted run resumes after the last
/// complete line whose submission and exercise are unchanged.
final class ResultsFile: @unchecked Sendable {
  // One thread at a time writes, under the lock of `OrderedResults`.
  private let file: Int32
  let path: String
  /// The reason why a line could not be written.
  private(set) var refusal: Refusal?

  static let name = "results.jsonl"

  /// Opens and locks the file for this run.
  init(in folder: String) throws(Complaint) {
    path = Path.joined(folder, Self.name)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw SystemError(.write(path)).complaint }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .usage("Another run is writing \(path).", "Wait for it, or name another folder with --output.")
    }
  }

  deinit { close(file) }

  /// Keeps the results that are still valid from the beginning of the file, and cuts off the rest.
  ///
  /// - Parameter isStill: returns whether a result at a position would come out the same again.
  /// - Returns: the number of results kept.
  func keep(while isStill: (Int, GradeRecord) -> Bool) -> Int {
    lseek(file, 0, SEEK_SET)
    let size = lseek(file, 0, SEEK_END)
    lseek(file, 0, SEEK_SET)
    var reader = LineReader(file: file)
    var (end, count) = (0, 0)
    while case .bytes(let line)? = reader.next(), end + line.count < size {
      guard let text = String(validating: line, as: UTF8.self),
        let json = try? JSON.read(SourceText(name: Self.name, text: text)), let record = GradeRecord(json),
        isStill(count, record)
      else { break }
      end += line.count + 1
      count += 1
    }
    ftruncate(file, end)
    lseek(file, 0, SEEK_END)
    return count
  }

  /// Writes a complete line.
  func write(_ line: String) -> Bool {
    do throws(Refusal) {
      try Output(file: file).write(line)
      return true
    } catch {
      refusal = error
      return false
    }
  }

  /// Passes all results to a closure, from the first on.
  func read(_ body: (GradeRecord) throws(Complaint) -> Void) throws(Complaint) {
    lseek(file, 0, SEEK_SET)
    var reader = LineReader(file: file)
    while let line = reader.next() {
      guard case .bytes(let bytes) = line, let text = String(validating: bytes, as: UTF8.self),
        let json = try? JSON.read(SourceText(name: Self.name, text: text)), let record = GradeRecord(json)
      else { throw .fault("\(path) has a line that is no result.", "Something else has written into it; start anew.") }
      try body(record)
    }
  }
}
