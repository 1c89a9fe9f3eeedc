import Diagnostics

/// The files of an exercise that nobody has written yet: complete as files, empty where an author has to think.
///
/// `course verify` names what is still empty.
public struct Skeleton: Sendable {
  /// Where the exercise will be.
  public var reference: ExerciseReference
  /// What people will call it; perhaps empty.
  public var title: String
  /// What to reach; perhaps empty.
  public var goal: String
  /// How learners will work.
  public var kind: Exercise.Kind

  /// Plans an exercise.
  public init(reference: ExerciseReference, title: String, goal: String, kind: Exercise.Kind) {
    self.reference = reference
    self.title = title
    self.goal = goal
    self.kind = kind
  }

  /// Every file, by its path inside the exercise's folder, with its text.
  public var files: [(path: String, text: String)] {
    let common = [
      (path: Exercise.fileName, text: exercise.pretty + "\n"),
      (path: ExerciseFile.lesson.rawValue, text: "![](lesson.svg)\n"),
      (path: ExerciseFile.picture.rawValue, text: Self.picture), (path: ExerciseFile.why.rawValue, text: ""),
    ]
    return common + (kind == .predict ? prediction : repair)
  }

  private var exercise: JSON {
    var members: [(key: String, value: JSON)] = [
      ("format", JSON(Pack.format)), ("title", JSON(title)), ("kind", JSON(kind.rawValue)), ("minutes", 5),
      ("concepts", []), ("goal", JSON(goal)),
    ]
    if kind != .predict { members.append(("idea", "")) }
    members += [
      ("hints", ["", "", ""]), ("points", 1), ("view", "Pair"), ("check", ["first", "second"]),
    ]
    let scenarios: JSON = [
      ["id": "base", "size": [320, 200]], ["id": "wide", "size": [320, 200], "arguments": ["width": 160]],
      ["id": "small", "size": [320, 200], "arguments": ["width": 40]],
    ]
    members.append((kind == .predict ? "variants" : "scenarios", scenarios))
    if kind == .predict {
      let question: JSON = [
        "name": "xOfSecond", "asks": "Where does the second box begin?", "is": "x", "of": "second", "inside": "first",
      ]
      members.append(("questions", [question]))
    }
    return JSON(members: members)
  }

  private var repair: [(path: String, text: String)] {
    [
      (ExerciseFile.starter.rawValue, Self.view("// TODO: Say what is wrong here.")),
      (ExerciseFile.solution.rawValue, Self.view("// TODO: Write the right answer.")),
      ("wrong/01-first-mistake.layout", "// expects: \n" + Self.view("// A mistake that learners make.")),
      ("wrong/02-second-mistake.layout", "// expects: \n" + Self.view("// Another one.")),
      ("accepted/01-other-way.layout", Self.view("// TODO: Write another right answer.")),
      ("accepted/02-third-way.layout", Self.view("// TODO: Write a third one.")),
    ]
  }

  private var prediction: [(path: String, text: String)] {
    func answers(_ comment: String) -> String { comment + "\n" + (1...3).map { "let xOfSecond\($0) = 0\n" }.joined() }
    return [
      (ExerciseFile.given.rawValue, Self.view("// The code to predict.")),
      (ExerciseFile.starter.rawValue, answers("// TODO: Where does the second box begin, seen from the first?")),
      (ExerciseFile.solution.rawValue, answers("// TODO: Write the right answers.")),
      ("wrong/01-first-mistake.layout", answers("// expects: none")),
      ("wrong/02-second-mistake.layout", answers("// expects: none")),
      ("accepted/01-nearly.layout", answers("// TODO: Write answers within half a point.")),
      ("accepted/02-formula.layout", answers("// TODO: Write answers as formulas.")),
    ]
  }

  private static let picture = """
    import SwiftUI

    /// What the lesson's picture shows: the idea alone, nothing of the exercise.
    struct Lesson: View {
      var body: some View {
        VStack(alignment: .leading) {
          Color.teal.frame(width: 80, height: 30)
            .accessibilityIdentifier("first")
          Color.orange.frame(width: 120, height: 30)
            .accessibilityIdentifier("second")
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 240, height: 120)) {
      Lesson()
    }

    """

  private static func view(_ comment: String) -> String {
    """
    import SwiftUI

    /// Two boxes in a column.
    struct Pair: View {
      var width = 80.0

      var body: some View {
        \(comment)
        VStack(alignment: .leading) {
          Color.teal.frame(width: width, height: 40)
            .accessibilityIdentifier("first")
          Color.orange.frame(width: 120, height: 40)
            .accessibilityIdentifier("second")
        }
      }
    }

    #Preview {
      Pair()
    }

    """
  }
}

extension Pack {
  /// The text of a pack's list with one exercise more, in a chapter that may be new; everything else stays as it is.
  ///
  /// - Throws: a problem if the text is no list of exercises.
  public static func index(
    _ source: SourceText, adding reference: ExerciseReference, chapterTitle: String
  ) throws(Problems) -> String {
    do throws(Problem) {
      let json = try JSON.read(source)
      guard let chapters = json["chapters"], let list = chapters.elements else {
        throw Problem(.input, "a course needs \"chapters\", an array", at: json.range)
      }
      if let chapter = list.first(where: { $0["id"]?.string == reference.chapter }), let names = chapter["exercises"] {
        return source.inserting("\"\(reference.id)\"", into: names)
      }
      let chapter: JSON = [
        "id": JSON(reference.chapter), "title": JSON(chapterTitle), "exercises": [JSON(reference.id)],
      ]
      return source.inserting(chapter.compact, into: chapters)
    } catch {
      throw Problems([error], in: [source])
    }
  }

  /// The text of a pack's list with one exercise less, and without its chapter if that has no other; nil if it was the only
  /// one. Everything else stays as it is.
  ///
  /// - Throws: a problem if the text is no list of exercises.
  public static func index(_ source: SourceText, removing reference: ExerciseReference) throws(Problems) -> String? {
    do throws(Problem) {
      let chapters = try JSON.read(source)["chapters"] ?? []
      let place = chapters.elements?.firstIndex { $0["id"]?.string == reference.chapter } ?? 0
      let all = chapters.elements ?? []
      let names = (all.indices.contains(place) ? all[place]["exercises"] : nil) ?? []
      let number = names.elements?.firstIndex { $0.string == reference.id } ?? 0
      if (names.elements ?? []).count > 1 { return source.removing(number, from: names) }
      return (chapters.elements ?? []).count > 1 ? source.removing(place, from: chapters) : nil
    } catch {
      throw Problems([error], in: [source])
    }
  }

  /// The list of a pack that has one exercise.
  public static func firstIndex(id: String, title: String, _ reference: ExerciseReference, chapterTitle: String)
    -> String
  {
    let json: JSON = [
      "format": JSON(format), "id": JSON(id), "title": JSON(title), "version": "0.1.0",
      "chapters": [
        ["id": JSON(reference.chapter), "title": JSON(chapterTitle), "exercises": [JSON(reference.id)]]
      ],
    ]
    return json.pretty + "\n"
  }

  /// Whether a name may be an exercise's or a pack's.
  public static func isNameToType(_ name: String) -> Bool {
    (try? JSONForm<String>.nameToType.value(of: JSON(name), called: "")) != nil
  }

  /// Whether a name may be a chapter's.
  public static func isPlainName(_ name: String) -> Bool {
    (try? JSONForm<String>.plainName.value(of: JSON(name), called: "")) != nil
  }
}

extension SourceText {
  /// The text with one element less, and without the comma that parted it from its neighbor.
  fileprivate func removing(_ place: Int, from array: JSON) -> String {
    let ranges = (array.elements ?? []).compactMap(\.range)
    guard ranges.indices.contains(place) else { return text }
    let lower = place > 0 ? ranges[place - 1].upper : ranges[place].lower
    let upper = place == 0 && ranges.count > 1 ? ranges[1].lower : ranges[place].upper
    return String(decoding: bytes[..<lower], as: UTF8.self) + String(decoding: bytes[upper...], as: UTF8.self)
  }

  /// The text with one element more at the end of an array, set like the element before it.
  fileprivate func inserting(_ element: String, into array: JSON) -> String {
    guard let range = array.range else { return text }
    var place = max(0, min(range.upper - 1, bytes.count))
    var separator = ""
    if let last = array.elements?.last?.range {
      place = last.upper
      let line = text(ofLine: line(at: last.lower))
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      let startsLine = location(at: last.lower).column == indent.count + 1
      separator = startsLine ? ",\n\(indent)" : ", "
    }
    return String(decoding: bytes[..<place], as: UTF8.self) + separator + element
      + String(decoding: bytes[place...], as: UTF8.self)
  }
}
