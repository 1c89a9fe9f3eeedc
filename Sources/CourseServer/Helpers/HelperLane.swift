import Glibc

/// The queue of requests to one helper process, answered in order.
///
/// A newer request of the same editor cancels an older one. A process that crashes or does not answer in time is
/// replaced, and its waiting requests fail.
public final class HelperLane: @unchecked Sendable {
  /// The outcome of a request.
  public enum Outcome: Sendable {
    /// The helper's response.
    case answer(HelperFrame)
    /// A newer request has replaced it.
    case overtaken
    /// The process crashed or was killed.
    case ended
  }

  private let command: [String]
  /// The timeout in seconds, longer than the helper's own.
  private let patience: Double

  // The lock guards everything below.
  private let lock = Lock()
  private var process: HelperProcess?
  private var lastNumber = 0
  private var open: Set<Int> = []
  private var outcomes: [Int: Outcome] = [:]
  private var newest: [String: Int] = [:]

  /// - Parameters:
  ///   - command: the arguments that start this program as a helper, with its name first.
  ///   - patience: the timeout in seconds, after which the process is killed.
  public init(_ command: [String], patience: Double) {
    self.command = command
    self.patience = patience
  }

  /// Sends a request and waits for the response.
  ///
  /// - Parameter editor: cancels this editor's older requests; nil for none.
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

  /// Starts the process before the first request, to save that request the wait.
  func warmUp() { _ = lock.locked { running() } }

  /// Ends the process; the next request starts another. Only a lane without open requests may rest.
  func rest() {
    lock.locked {
      process?.kill()
      process = nil
    }
  }

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

  /// Receives responses until the process ends.
  private func listen(to process: HelperProcess) {
    while let frame = HelperFrame.next(from: process.output) {
      lock.locked {
        // Drop responses to canceled requests.
        if open.contains(frame.number), outcomes[frame.number] == nil { outcomes[frame.number] = .answer(frame) }
      }
    }
    lock.locked {
      process.bury()
      guard self.process === process else { return }
      for number in open where outcomes[number] == nil { outcomes[number] = .ended }
      self.process = nil
    }
  }
}
