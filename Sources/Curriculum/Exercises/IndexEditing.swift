import Diagnostics

// Adds and removes exercises in a pack's index without changing the rest of the file.

extension Pack {
  /// The text of a pack's index with an exercise added, in a chapter that may be new.
  ///
  /// - Throws: a problem if the text is not an index.
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

  /// The text of a pack's index with an exercise removed, and its chapter if that becomes empty; nil if it was the only
  /// exercise.
  ///
  /// - Throws: a problem if the text is not an index.
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

  /// The index of a pack with one exercise.
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
}

extension SourceText {
  /// The text without one element and the comma beside it.
  fileprivate func removing(_ place: Int, from array: JSON) -> String {
    let ranges = (array.elements ?? []).compactMap(\.range)
    guard ranges.indices.contains(place) else { return text }
    let lower = place > 0 ? ranges[place - 1].upper : ranges[place].lower
    let upper = place == 0 && ranges.count > 1 ? ranges[1].lower : ranges[place].upper
    return String(decoding: bytes[..<lower], as: UTF8.self) + String(decoding: bytes[upper...], as: UTF8.self)
  }

  /// The text with an element appended to an array, formatted like the element before it.
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
