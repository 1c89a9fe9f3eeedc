import Testing

@testable import LayoutProgram

/// Work shared by two threads.
@Suite struct SideBySideTests {
  @Test(arguments: [0, 1, 2, 3, 100]) func theAnswersStandInOrder(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.mapSideBySide { $0 * 2 } == numbers.map { $0 * 2 })
  }

  /// Each of two elements waits for the other one's work.
  @Test func twoAreWorkedOnAtATime() {
    let greetings = (0...1).map { number in ThreadTask { number } }
    let met = [0, 1].mapSideBySide { number in
      greetings[number].start() ? greetings[1 - number].wait(seconds: 60) : nil
    }
    #expect(met == [1, 0])
  }

  @Test func severalMayWaitForOneAnswer() {
    let slow = ThreadTask { (1...200_000).reduce(0) { $0 &+ $1 } }
    let waiting = (1...4).map { _ in ThreadTask { slow.wait(seconds: 60) } }
    for task in waiting { #expect(task.start()) }
    #expect(slow.start())
    #expect(waiting.map { $0.value() } == Array(repeating: slow.value(), count: 4))
  }
}
