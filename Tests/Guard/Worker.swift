import Foundation

/// Where a thread is, for the one that watches it.
final class Progress: @unchecked Sendable {
  private var lock = pthread_mutex_t()
  private var begin = 0.0
  private var shape = 0
  private(set) var isDone = false

  init() { pthread_mutex_init(&lock, nil) }

  func isAt(_ number: Int, since milliseconds: Double) {
    pthread_mutex_lock(&lock)
    (shape, begin) = (number, milliseconds)
    pthread_mutex_unlock(&lock)
  }

  func end() {
    pthread_mutex_lock(&lock)
    isDone = true
    pthread_mutex_unlock(&lock)
  }

  var now: (shape: Int, begin: Double, isDone: Bool) {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    return (shape, begin, isDone)
  }
}

/// A shape that takes longer than this is not waited for.
let patience = 3000.0

/// Measures shapes on a thread with a stack as large as a check's; says each that may be slow, and ends the process
/// when one takes too long.
func work(_ shapes: Shapes, _ numbers: StrideTo<Int>, limit: Double) -> Never {
  let progress = Progress()
  let thread = Thread {
    for number in numbers {
      progress.isAt(number, since: Measurement.now())
      let memory = residentMegabytes()
      let shape = shapes.shape(number)
      let slowest = shape.slowest(from: limit)
      let growth = residentMegabytes() - memory
      print("\(number)\t\(slowest.milliseconds)\t\(slowest.times) times" + (growth > 200 ? ", \(growth) MB" : ""))
      fflush(nil)
    }
    progress.end()
  }
  thread.stackSize = 512 << 20
  thread.start()
  // The time that the whole process has used is the thread's.
  var before = -1
  var used = 0.0
  while true {
    usleep(50_000)
    let now = progress.now
    if now.isDone { exit(0) }
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    let milliseconds = Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    if now.shape != before { (before, used) = (now.shape, milliseconds) }
    if milliseconds - used > patience {
      print("\(now.shape)\t\(patience)\tnot waited for")
      fflush(nil)
      exit(1)
    }
  }
}

func residentMegabytes() -> Int {
  var usage = rusage()
  getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss >> 10
}
