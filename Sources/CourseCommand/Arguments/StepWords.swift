import Curriculum
import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A step of `course layout` as it is typed.
///
///     --tap left          --tap left@0.5          with the frames half of the time on the way
///     --drag knob=20,0    --set volume=0.8        --set name="Anna"        --scroll list=row15
struct StepWords {
  private let text: String
  private let option: OptionName

  /// Reads what stands after a step's option.
  static func read(_ text: String, for option: OptionName) throws(Complaint) -> SceneStep {
    try StepWords(text: text, option: option).step()
  }

  private func step() throws(Complaint) -> SceneStep {
    let (words, times) = try timed()
    switch option {
    case .tap: return SceneStep(.tap(count: 1), on: words, times: times)
    case .doubleTap: return SceneStep(.tap(count: 2), on: words, times: times)
    case .longPress: return SceneStep(.longPress, on: words, times: times)
    default: break
    }
    guard let sign = words.lastIndex(of: "="), sign != words.startIndex else { throw unreadable }
    let name = String(words[..<sign])
    let value = String(words[words.index(after: sign)...])
    switch option {
    case .drag:
      guard let way = Self.way(value) else { throw unreadable }
      return SceneStep(.drag(by: way, isReleased: true), on: name, times: times)
    case .scroll:
      if let way = Self.way(value) { return SceneStep(.scroll(by: way), on: name, times: times) }
      return SceneStep(.scrollTo(value, anchor: nil), on: name, times: times)
    default: return SceneStep(.set(Self.json(value)), on: name, times: times)
    }
  }

  /// `…@0.5` at the end says when to look.
  private func timed() throws(Complaint) -> (String, [Double]) {
    guard let (words, time) = MomentKey.parts(of: text) else { return (text, [1]) }
    guard (0...1).contains(time) else {
      throw .usage("“\(text)” looks at a time that is not from 0 to 1.", "Half of the way: \(option.typed) NAME@0.5")
    }
    return (words, [time])
  }

  private var unreadable: Complaint {
    .usage("\(option.typed) does not understand “\(text)”.", "For example: \(option.typed) \(option.example)")
  }

  private static func way(_ text: String) -> Size? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let possible = numbers.compactMap { $0 }.filter((-100_000...100_000).contains)
    return numbers.count == 2 && possible.count == 2 ? Size(width: possible[0], height: possible[1]) : nil
  }

  /// A value as JSON if it is some; anything else is a text.
  private static func json(_ text: String) -> JSON {
    let source = SourceText(name: "--set", text: text)
    do throws(Problem) {
      return try JSON.read(source)
    } catch {
      return JSON(text)
    }
  }
}
