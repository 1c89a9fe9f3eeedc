import Glibc

/// Questions to one helper process, answered in their order.
///
/// A question that a newer one of the same editor overtakes is taken back; a process that does not answer in time, or
/// that crashes, is replaced, and whoever waited is told.
public final class HelperLane: @unchecked Sendable {
  /// What became of a question.
  public enum Outcome: Sendable {
    /// What the process said.
    case answer(HelperFrame)
    /// A newer question has taken its place.
    case overtaken
    /// The process was ended, or ended itself.
    case ended
  }

  private let command: [String]
  private let onEnd: @Sendable () -> Void
  /// How long somebody waits: longer than the helper allows itself.
  private let patience: Double

  // All guarded by the lock.
  private let lock = Lock()
  private var process: HelperProcess?
  private var lastNumber = 0
  private var open: Set<Int> = []
  private var outcomes: [Int: Outcome] = [:]
  private var newest: [String: Int] = [:]

  /// - Parameters:
  ///   - command: this program's own words, its name first.
  ///   - patience: after so many seconds a process is ended.
  ///   - onEnd: what to do when a process has ended.
  public init(_ command: [String], patience: Double, onEnd: @escaping @Sendable () -> Void = {}) {
    self.command = command
    self.patience = patience
    self.onEnd = onEnd
  }

  /// Asks, and waits for the answer.
  ///
  /// - Parameter editor: whose older questions this one replaces; nil if none.
  public func ask(_ route: String, _ body: [UInt8], for editor: String? = nil) -> Outcome {
    let number = lock.locked { () -> Int? in
      guard let process = running() else { return nil }
      lastNumber += 1
      if let editor {
        if newest.count > 1000 { newest = [:] }
        if let older = newest.updateValue(lastNumber, forKey: editor), open.contains(older) { overtake(older, process) }
      }
      open.insert(lastNumber)
      _ = HelperFrame(number: lastNumber, word: route, body: body).write(to: process.input)
      return lastNumber
    }
    guard let number else { return .ended }
    var isInTime = true
    lock.waiting(seconds: patience) { outcomes[number] != nil }
    let outcome = lock.locked { () -> Outcome in
      open.remove(number)
      guard let outcome = outcomes.removeValue(forKey: number) else {
        isInTime = false
        process?.kill()
        return .ended
      }
      return outcome
    }
    return isInTime ? outcome : .ended
  }

  /// Starts the process before the first question, so that nobody waits for it.
  func warmUp() { _ = lock.locked { running() } }

  private func overtake(_ number: Int, _ process: HelperProcess) {
    outcomes[number] = .overtaken
    _ = HelperFrame(number: number, word: HelperFrame.cancel).write(to: process.input)
  }

  private func running() -> HelperProcess? {
    if let process { return process }
    guard let process = HelperProcess(command) else { return nil }
    self.process = process
    guard Background.start({ self.listen(to: process) }) else {
      self.process = nil
      process.bury()
      return nil
    }
    return process
  }

  /// Takes answers until the process ends.
  private func listen(to process: HelperProcess) {
    while let frame = HelperFrame.next(from: process.output) {
      lock.locked {
        // Nobody waits for what was overtaken.
        if open.contains(frame.number), outcomes[frame.number] == nil { outcomes[frame.number] = .answer(frame) }
      }
    }
    lock.locked {
      for number in open where outcomes[number] == nil { outcomes[number] = .ended }
      self.process = nil
      process.bury()
    }
    onEnd()
  }
}
