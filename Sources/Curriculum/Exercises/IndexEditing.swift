import Diagnostics

// The list of a pack, with an exercise more or less; everything else in it stays as it is.

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
