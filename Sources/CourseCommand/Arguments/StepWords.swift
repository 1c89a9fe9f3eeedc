import Curriculum
import Diagnostics
import LayoutEngine
import LayoutProgram

/// Parses a step of `course layout`.
///
///     --tap left          --tap left@0.5          also shows the scene halfway through the animation
///     --tap left@0.2s     --tap dial@10,20        after 0.2 seconds; at a point of the view
///     --drag knob=20,0    --set volume=0.8        --set name="Anna"        --scroll list=row15
struct StepWords {
  private let text: String
  private let option: OptionName

  /// Reads the value of a step option.
  static func read(_ text: String, for option: OptionName) throws(Complaint) -> SceneStep {
    try StepWords(text: text, option: option).step()
  }

  private func step() throws(Complaint) -> SceneStep {
    if option == .wait { return .wait(try Self.seconds(text, for: option)) }
    let (timed, times) = try timed()
    let (words, point) = option == .set || option == .scroll ? (timed, nil) : pointed(timed)
    switch option {
    case .tap: return SceneStep(.tap(count: 1), on: words, at: point, times: times)
    case .doubleTap: return SceneStep(.tap(count: 2), on: words, at: point, times: times)
    case .longPress: return SceneStep(.longPress, on: words, at: point, times: times)
    default: break
    }
    guard let sign = words.lastIndex(of: "="), sign != words.startIndex else { throw unreadable }
    let name = String(words[..<sign])
    let value = String(words[words.index(after: sign)...])
    switch option {
    case .drag:
      guard let way = Self.way(value) else { throw unreadable }
      let (name, point) = pointed(name)
      return SceneStep(.drag(by: way, isReleased: true), on: name, at: point, times: times)
    case .scroll:
      if let way = Self.way(value) { return SceneStep(.scroll(by: way), on: name, times: times) }
      return SceneStep(.scrollTo(value, anchor: nil), on: name, times: times)
    default: return SceneStep(.set(Self.json(value)), on: name, times: times)
    }
  }

  /// Parses a number of seconds, at most 60.
  static func seconds(_ text: String, for option: OptionName) throws(Complaint) -> Double {
    let digits = text.hasSuffix("s") ? String(text.dropLast()) : text
    if let seconds = Double(digits), (0...60).contains(seconds) { return seconds }
    throw .usage(.noSeconds(text), .forExample("\(option.typed) \(option.example)"))
  }

  /// Splits off a time at the end, `…@0.5` or `…@0.5s`.
  private func timed() throws(Complaint) -> (String, [StepTime]) {
    guard let (words, time) = MomentKey.parts(of: text) else { return (text, [.atRest]) }
    if case .share(let share) = time, !(0...1).contains(share) {
      throw .usage(.noShareOfTime(text), .halfOfTheWay("\(option.typed) NAME@0.5"))
    }
    return (words, [time, .atRest])
  }

  /// Splits off a point in the view at the end, `…@10,20`.
  private func pointed(_ text: String) -> (String, Point?) {
    guard let sign = text.lastIndex(of: "@"), sign != text.startIndex,
      let place = Self.way(String(text[text.index(after: sign)...]))
    else { return (text, nil) }
    return (String(text[..<sign]), Point(x: place.width, y: place.height))
  }

  private var unreadable: Complaint {
    .usage(.doesNotUnderstand(option: option.typed, text), .forExample("\(option.typed) \(option.example)"))
  }

  private static func way(_ text: String) -> Size? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let possible = numbers.compactMap { $0 }.filter((-100_000...100_000).contains)
    return numbers.count == 2 && possible.count == 2 ? Size(width: possible[0], height: possible[1]) : nil
  }

  /// Parses a value as JSON; text that is not JSON becomes a string.
  private static func json(_ text: String) -> JSON {
    let source = SourceText(name: "--set", text: text)
    do throws(Problem) {
      return try JSON.read(source)
    } catch {
      return JSON(text)
    }
  }
}
