import Diagnostics

/// The course's notes below errors, in German. Errors themselves stay as Swift's compiler says them, in every language.
///
/// Notes are made far from any language, so that the English sentence is the name of the German one; `%` stands for what
/// differs, a name or a type. What has no line here stays English.
///
///     GermanNotes.german("Did you mean 'padding'?")   → "Meinst du 'padding'?"
enum GermanNotes {
  static let table: [(english: String, german: String)] = [
    // Names.
    ("Did you mean '%'?", "Meinst du '%'?"),
    ("There is '%': was it renamed?", "Es gibt '%': Wurde es umbenannt?"),
    (
      "If it is a modifier of SwiftUI, it is not part of this course.",
      "Falls es ein Modifier von SwiftUI ist: Er gehört nicht zu diesem Kurs."
    ),
    (
      "This name is taken already, perhaps in the given code. Choose another.",
      "Dieser Name ist schon vergeben, vielleicht im vorgegebenen Code. Wähl einen anderen."
    ),
    (
      "HorizontalAlignment.% or VerticalAlignment.%? Write the type.",
      "HorizontalAlignment.% oder VerticalAlignment.%? Schreib den Typ dazu."
    ),
    ("Write '%'.", "Schreib '%'."),

    // Numbers and values.
    (
      "Swift does not turn one number type into another by itself. Write '%' around it.",
      "Swift macht aus einem Zahlentyp nicht von selbst einen anderen. Schreib '%' darum."
    ),
    (
      "Swift does not mix Int with %. Write '%' around the Int.",
      "Swift rechnet Int nicht mit % zusammen. Schreib '%' um den Int."
    ),
    (
      "Say what to use where there is no value, for example with '?? 0'.",
      "Sag, was gilt, wo es keinen Wert gibt, zum Beispiel mit '?? 0'."
    ),
    (
      "A value can change only if it is in a 'var'; inside 'body' only '@State' properties change.",
      "Ein Wert kann sich nur in einer 'var' ändern; in 'body' ändern sich nur Eigenschaften mit '@State'."
    ),
    (
      "Mark the property '@State' if a tap or a drag shall change '%'.",
      "Schreib '@State' vor die Eigenschaft, wenn ein Tippen oder Ziehen '%' ändern soll."
    ),
    (
      "Give parts of it names with 'let', and put them together.",
      "Gib Teilen davon mit 'let' Namen, und setz sie zusammen."
    ),
    ("It can be called as %.", "Man kann es so aufrufen: %."),
    (
      "No single form takes these labels together: make two calls, one after the other.",
      "Keine einzelne Form nimmt diese Beschriftungen zusammen: Mach zwei Aufrufe daraus, einen nach dem anderen."
    ),
    (
      "Write 'if' and 'else' instead: each may hold another kind of view.",
      "Schreib stattdessen 'if' und 'else': Darin darf je eine andere Art Ansicht stehen."
    ),
    ("Do you want to add a default clause?", "Möchtest du einen default-Fall ergänzen?"),
    (
      "The array has % element%.", "So viele Elemente hat das Array: %."
    ),

    // Views.
    ("This stands where a view is expected.", "Das steht dort, wo eine Ansicht erwartet wird."),
    (
      "Use ForEach to build a view for each element.", "Nimm ForEach, um für jedes Element eine Ansicht zu machen."
    ),
    (
      "A view whose body contains the view itself never comes to an end.",
      "Eine Ansicht, deren body sie selbst enthält, kommt an kein Ende."
    ),
    (
      "A view that is put into itself in a loop, or again and again, never comes to an end.",
      "Eine Ansicht, die in einer Schleife oder immer wieder in sich selbst gesteckt wird, kommt an kein Ende."
    ),
    (
      "A layout here must look the same each time: write the value down.",
      "Ein Layout muss hier jedes Mal gleich aussehen: Schreib den Wert hin."
    ),

    // The text.
    (
      "The course reads layouts, and no layout needs this. Take this part out, or write it in several steps.",
      "Der Kurs liest Layouts, und kein Layout braucht das. Nimm diesen Teil heraus, oder schreib ihn in mehreren Schritten."
    ),
    (
      "Keep one exercise's answer in the file, and take out what is left over from trying.",
      "Lass die Antwort auf eine Aufgabe in der Datei, und nimm heraus, was vom Probieren übrig ist."
    ),
    (
      "It cannot be seen in an editor. Type the line again.",
      "Im Editor sieht man es nicht. Tipp die Zeile noch einmal."
    ),
    (
      "It is U+%, which may look like a blank. Delete it, and type a plain blank if one is needed.",
      "Es ist U+%, das wie ein Leerzeichen aussehen kann. Lösch es, und tipp ein Leerzeichen, wenn eines nötig ist."
    ),
    (
      "A '/' that divides has blanks on both sides, or on none.",
      "Ein '/', das teilt, hat Leerzeichen auf beiden Seiten oder auf keiner."
    ),
    (
      "Two versions of the file stand here, one above the other. Keep one, and take the marks out.",
      "Hier stehen zwei Fassungen der Datei untereinander. Behalt eine, und nimm die Marken heraus."
    ),

    // What is not in the course.
    ("Use a VStack or a List.", "Nimm einen VStack oder eine List."),
    ("Show its content by itself.", "Zeig nur den Inhalt."),
    ("Use a Button.", "Nimm einen Button."),
    (
      "Use another control of its size, or a shape.",
      "Nimm ein anderes Bedienelement seiner Größe, oder eine Form."
    ),
    ("Use a Color or a LinearGradient.", "Nimm eine Color oder einen LinearGradient."),
    (
      "Use Image with a name of the pack's own drawings.",
      "Nimm Image mit dem Namen einer Zeichnung aus der Aufgabensammlung."
    ),
    (
      "Declare a 'struct ContentView: View' or a '#Preview'.",
      "Deklariere ein 'struct ContentView: View' oder ein '#Preview'."
    ),
    ("Use @State in the view itself.", "Nimm @State in der Ansicht selbst."),
    ("Use an array.", "Nimm ein Array."),
    ("Use the colours and fonts of SwiftUI.", "Nimm die Farben und Schriften von SwiftUI."),
    ("Use a String.", "Nimm einen String."),
    ("Layout never waits: give the value directly.", "Ein Layout wartet nie: Gib den Wert unmittelbar an."),
    (
      "Layout never waits, measures time or reads the world: give the value directly.",
      "Ein Layout wartet nie, misst keine Zeit und liest nichts von draußen: Gib den Wert unmittelbar an."
    ),
    ("Use frame(maxWidth:maxHeight:alignment:).", "Nimm frame(maxWidth:maxHeight:alignment:)."),
  ]

  /// The German sentence; nil for a note without one.
  static func german(_ note: String) -> String? {
    for (english, german) in table {
      guard let holes = match(note, english) else { continue }
      // A hole too many in the English sentence, such as the ending of a plural, is left out.
      var filled = ""
      var rest = holes[...]
      for character in german {
        if character == "%" { filled += rest.popFirst() ?? "" } else { filled.append(character) }
      }
      return filled
    }
    return nil
  }

  /// What stands in a sentence for each `%` of a pattern; nil if the sentence is another.
  private static func match(_ sentence: String, _ pattern: String) -> [String]? {
    let pieces = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard let first = pieces.first, sentence.hasPrefix(first) else { return nil }
    var holes: [String] = []
    var rest = sentence.dropFirst(first.count)
    for (index, piece) in pieces.enumerated().dropFirst() {
      if index == pieces.count - 1 {
        guard rest.hasSuffix(piece) else { return nil }
        holes.append(String(rest.dropLast(piece.count)))
        return holes
      }
      guard let found = rest.firstRange(of: piece) else { return nil }
      holes.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return rest.isEmpty ? holes : nil
  }
}

extension Problems {
  /// The problems with the course's own notes in a language; what the compiler says stays English.
  ///
  ///     error: value of type 'Color' has no member 'fram'      as it was
  ///     note: Meinst du 'frame'?
  public func spoken(in language: Language) -> Problems {
    guard language == .german else { return self }
    var problems = self
    for index in problems.all.indices {
      problems.all[index].notes = problems.all[index].notes.map { note in
        Note(GermanNotes.german(note.message) ?? note.message, at: note.range)
      }
    }
    return problems
  }
}
