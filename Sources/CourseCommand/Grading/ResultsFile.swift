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

  /// Opens the results of another run, or of another engine, to be read only.
  init(reading path: String, typed: String) throws(Complaint) {
    self.path = typed
    file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0, Path.kind(path) == .file else { throw .usage("\(typed) cannot be read as a file of results.") }
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
      guard let record = Self.record(line), isStill(count, record) else { break }
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

  /// Passes all results to a closure, each with its place in the file, from the first on.
  func read(_ body: (GradeRecord, Int) throws(Complaint) -> Void) throws(Complaint) {
    lseek(file, 0, SEEK_SET)
    var reader = LineReader(file: file)
    var (place, number) = (0, 0)
    while let line = reader.next() {
      number += 1
      guard case .bytes(let bytes) = line, let record = Self.record(bytes) else {
        throw .usage(
          "Line \(number) of \(path) is no result.", "Another program has written it, or a run has ended in the middle."
        )
      }
      try body(record, place)
      place += bytes.count + 1
    }
  }

  /// The result at a place; nil if the file has changed.
  func record(at place: Int) -> GradeRecord? {
    lseek(file, off_t(place), SEEK_SET)
    var reader = LineReader(file: file)
    guard case .bytes(let bytes)? = reader.next() else { return nil }
    return Self.record(bytes)
  }

  private static func record(_ line: [UInt8]) -> GradeRecord? {
    guard let text = String(validating: line, as: UTF8.self),
      let json = try? JSON.read(SourceText(name: name, text: text))
    else { return nil }
    return GradeRecord(json)
  }
}
