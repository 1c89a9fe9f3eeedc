import Diagnostics
import Foundation
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// The steps of a case, in comments after the initial frames, and the expected result of each step.
///
///     // step: {"tap": "go"}             the step as an exercise states it
///     // frames: a 30 25 20 40           a named view's frame afterwards
///     // moved: a, b                     the named views that moved; none by default, as for the next two
///     // inserted: c
///     // removed: d
///     // at 0.5: a 20 25 20 40           a view's frame during the animation; 0.5s is half a second after the step
///     // seen at 0.5: a opacity 0.5      and its look: opacity, rotation, scale x y, color #ff0000, inserted, removed
///     // animation: easeIn 0.5           the curve and its seconds, or none
///     // warning: scrollTo finds no …    the beginning of a warning after all steps
///     // stops: 5 'A' never …            line and words of the problem that stops the program
struct CaseSteps {
  struct Moment {
    var step: SceneStep
    var frames: [String: Rect] = [:]
    var moved: Set<String> = []
    var inserted: Set<String> = []
    var removed: Set<String> = []
    var onTheWay: [(time: StepTime, name: String, frame: Rect)] = []
    var looks: [(time: StepTime, name: String, look: String)] = []
    var animation: String?
  }

  private(set) var moments: [Moment] = []
  private(set) var warnings: [String] = []
  private(set) var stops: (line: Int, message: String)?

  static func begins(with line: String) -> Bool { line.hasPrefix("// step: ") }

  init(_ source: SourceText) throws {
    for number in 1...source.lineCount { try read(source.text(ofLine: number)) }
  }

  private mutating func read(_ line: String) throws {
    guard line.hasPrefix("// "), let colon = line.firstIndex(of: ":") else { return }
    let value = String(line[line.index(after: colon)...].drop { $0 == " " })
    let word = line[line.index(line.startIndex, offsetBy: 3)..<colon]
    if word == "step" {
      moments.append(Moment(step: try SceneStep(try JSON.read(SourceText(name: "step", text: value)))))
      return
    }
    if word == "warning" { warnings.append(value) }
    if word == "stops" {
      let parts = value.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]) else { throw CaseFile.Unreadable(line: line) }
      stops = (number, String(parts[1]))
    }
    guard var moment = moments.popLast() else { return }
    switch word {
    case "frames":
      let (name, frame) = try Self.frame(value, in: line)
      moment.frames[name] = frame
    case "moved": moment.moved = Self.names(value)
    case "inserted": moment.inserted = Self.names(value)
    case "removed": moment.removed = Self.names(value)
    case "animation": moment.animation = value
    case _ where word.hasPrefix("at "):
      let time = try Self.time(word.dropFirst(3), in: line)
      let (name, frame) = try Self.frame(value, in: line)
      moment.onTheWay.append((time, name, frame))
      moment.step.times.append(time)
    case _ where word.hasPrefix("seen at "):
      let time = try Self.time(word.dropFirst(8), in: line)
      let words = value.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { throw CaseFile.Unreadable(line: line) }
      moment.looks.append((time, String(words[0]), String(words[1])))
      moment.step.times.append(time)
    default: break
    }
    moments.append(moment)
  }

  private static func time(_ text: Substring, in line: String) throws -> StepTime {
    if let share = Double(text) { return .share(share) }
    guard let time = StepTime(seconds: String(text)) else { throw CaseFile.Unreadable(line: line) }
    return time
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  private static func frame(_ text: String, in line: String) throws -> (String, Rect) {
    let words = text.split(separator: " ")
    let numbers = words.suffix(4).compactMap { Double($0) }
    guard numbers.count == 4, words.count > 4 else { throw CaseFile.Unreadable(line: line) }
    return (
      words.dropLast(4).joined(separator: " "),
      Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    )
  }
}

extension CaseFile {
  /// Performs the case's steps as the command line does.
  func perform(_ steps: CaseSteps) -> Result<ScenePerformance, Problems>? {
    withDeadline(seconds: 20) { [source, stage, assets] in
      do throws(Problems) {
        let program = try Program.compile([source])
        var request = SceneRequest(stage: stage, assets: assets)
        request.traced = steps.moments.contains { !$0.looks.isEmpty }
        return .success(try program.performance(of: request, steps: steps.moments.map(\.step)))
      } catch {
        return .failure(error)
      }
    }
  }
}
