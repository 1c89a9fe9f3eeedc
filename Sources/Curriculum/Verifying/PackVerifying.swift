import Diagnostics

extension Pack {
  /// Checks the pack itself, without its exercises: images, data sets, concepts, and unlisted folders.
  ///
  /// - Parameters:
  ///   - exercises: the readable exercises, in the pack's order.
  ///   - drawingFault: returns the fault in the text of an image, nil if there is none; this target does not draw.
  public func verify(
    _ exercises: [Exercise], drawingFault: (String) -> (words: String, line: Int?)? = { _ in nil }
  ) -> Verification {
    var result = Verification()
    let inventory = PackInventory(of: ["Exercises", "Data"], in: folder)
    let own = Set(self.exercises.map(\.folder))
    // Forbidden files in exercises' folders are reported with the exercises.
    let strangers = inventory.strangers.filter { stranger in !own.contains { stranger.path.hasPrefix($0 + "/") } }
    result.findings = strangers.map { VerificationFinding($0) }
    if let excess = inventory.excess {
      result.findings.append(VerificationFinding(.files, excess, advice: "Take away what no exercise needs."))
    }
    if inventory.strangers.contains(where: { $0.path == "Data" || $0.path.hasPrefix("Data/") }) { return result }
    // The concepts of unreadable exercises are unknown.
    if exercises.count == self.exercises.count { result.findings += conceptFindings(exercises) }
    result.findings += blankFindings() + emptyChapterFindings() + formerNameFindings(exercises)
    result.findings += imageFindings(drawingFault) + dataFindings() + unreadData(by: exercises)
    result.findings += strayFindings()
    // Titles for missing chapters follow from the index's own fault.
    guard chapters.allSatisfy({ folder.isFolder("Exercises/\($0.id)") }) else { return result }
    for name in folder.entries(in: "Exercises") where Self.isTranslation(name) {
      let code = name.dropFirst("course.".count).dropLast(".json".count)
      guard let language = Language(locale: String(code)) else { continue }
      do throws(Problems) {
        _ = try titled(in: language)
      } catch {
        result.add(VerificationFinding.all(error, .formats, file: "Exercises/\(name)"))
      }
    }
    return result
  }

  /// The finding that a pack has the id of the installed course, which only a copy of the course may have.
  public var takenIDFinding: VerificationFinding {
    VerificationFinding(
      .formats, isWarning: true, file: Self.index, line: indexLine("id"),
      "\"\(id)\" is the id of the course itself, so nobody can add this pack",
      advice: "If it is no copy of the course, give it an id of its own.")
  }

  /// `course.de.json`.
  private static func isTranslation(_ name: String) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    return parts.count == 3 && parts[0] == "course" && parts[2] == "json"
      && Language(locale: parts[1])?.code == parts[1]
  }

  /// Reports titles that cannot be displayed, and an invalid version.
  private func blankFindings() -> [VerificationFinding] {
    var texts: [(key: String, text: String, way: [JSONStep])] = [
      ("title", title, ["title"]), ("version", version, ["version"]),
    ]
    for (place, concept) in concepts.enumerated() {
      texts.append(("title", concept.title, ["concepts", .element(place), "title"]))
    }
    for (place, chapter) in chapters.enumerated() {
      texts.append(("title", chapter.title, ["chapters", .element(place), "title"]))
    }
    var findings: [VerificationFinding] = []
    if !version.isBlank, version.first?.isNumber == false {
      findings.append(
        VerificationFinding(
          .texts, isWarning: true, file: Self.index, line: indexLine("version"),
          "nobody can tell whether \"\(version)\" is newer than another version", advice: "Count: 1.0, 1.1, 1.10, 2.0.")
      )
    }
    return findings
      + texts.compactMap { key, text, way in
        guard let fault = TextFault(in: text, isHeading: true) else { return nil }
        return VerificationFinding(
          .texts, file: Self.index, line: indexLine(at: way), "\"\(key)\" \(fault.words)", advice: fault.advice)
      }
  }

  /// Reports chapters without exercises.
  private func emptyChapterFindings() -> [VerificationFinding] {
    chapters.indices.filter { chapters[$0].exercises.isEmpty }.map { place in
      VerificationFinding(
        .formats, file: Self.index, line: indexLine("chapters", .element(place), "exercises"),
        "the chapter \"\(chapters[place].id)\" has no exercises", advice: "List some, or take it away.")
    }
  }

  /// Reports former names that several exercises claim.
  private func formerNameFindings(_ exercises: [Exercise]) -> [VerificationFinding] {
    var owners: [String: String] = [:]
    var findings: [VerificationFinding] = []
    for exercise in exercises {
      for (place, old) in exercise.formerly.enumerated() {
        guard let owner = owners[old] else {
          owners[old] = exercise.reference.id
          continue
        }
        findings.append(
          VerificationFinding(
            .formats, exercise: exercise.reference.id, file: "\(exercise.reference.folder)/\(Exercise.fileName)",
            line: ExercisePlaces(of: exercise.reference, in: self).line("formerly", .element(place)),
            "\"\(owner)\" says that it was called \"\(old)\", too", advice: "One of them was."))
      }
    }
    return findings
  }

  private func imageFindings(_ drawingFault: (String) -> (words: String, line: Int?)?) -> [VerificationFinding] {
    do throws(Problems) {
      guard let source = try folder.textIfPresent(ImageManifest.file) else {
        // A drawing that a program shows is missing there.
        return unlisted(beside: []).filter { finding in
          let name = finding.file?.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
          return namesInNoProgram([name]) == [name]
        }
      }
      let images = try ImageManifest(source).images
      return images.flatMap { finding(about: $0, in: source, drawingFault) } + unlisted(beside: images)
    } catch {
      return VerificationFinding.all(error, .formats, file: ImageManifest.file)
    }
  }

  /// Reports drawings that the manifest does not list.
  private func unlisted(beside images: [ImageManifest.Image]) -> [VerificationFinding] {
    let home = ImageManifest.folder
    let known = images.map(\.file.text) + [ImageManifest.file]
    return PackInventory(of: [home], in: folder).files.filter { !known.contains($0) }.map { file in
      VerificationFinding(
        .files, file: file, "nobody reads \(file.dropFirst(home.count + 1))",
        advice: "List it with its size in \(ImageManifest.file), or take it away.")
    }
  }

  private func finding(
    about image: ImageManifest.Image, in source: SourceText, _ drawingFault: (String) -> (words: String, line: Int?)?
  ) -> [VerificationFinding] {
    do throws(Problems) {
      if let drawing = try folder.textIfPresent(image.file) {
        let fault = drawingFault(drawing.text)
        return fault.map { fault in
          [
            VerificationFinding(
              .pictures, file: image.file.text, line: fault.line, fault.words, advice: "Save it as plain SVG.")
          ]
        } ?? []
      }
      let line = image.range.map { source.line(at: $0.lower) }
      let name = image.file.parts.dropFirst(2).joined(separator: "/")
      return [
        VerificationFinding(
          .files, file: ImageManifest.file, line: line, "the image \"\(image.name)\" has no file \(name)",
          advice: "Draw it, or take it from the list.")
      ]
    } catch {
      return VerificationFinding.all(error, .files, file: image.file.text)
    }
  }

  private func dataFindings() -> [VerificationFinding] {
    // Files of other types, such as notes on the data's origin, are for people.
    let strays = folder.entries(in: "Data").filter { name in
      let isForPeople = name.hasSuffix(".md") || name.hasPrefix("LICENSE")
      return !name.hasSuffix(".json") && !isForPeople && !folder.isFolder("Data/\(name)")
    }
    return strays.map { unread("Data/\($0)", "A data set's name ends in .json.") }
      + folder.names(in: "Data", ending: ".json").flatMap(findings(aboutData:))
  }

  /// Reports data sets whose name is in no program and no description of an exercise, unless an exercise that cannot be
  /// read or names a set that is not there may mean them.
  private func unreadData(by exercises: [Exercise]) -> [VerificationFinding] {
    let names = folder.names(in: "Data", ending: ".json")
    let meant = exercises.flatMap(\.scenarios).flatMap(\.data).flatMap { [$0.name, $0.replacement] }
    guard exercises.count == self.exercises.count, meant.allSatisfy(names.contains) else { return [] }
    return namesInNoProgram(names).map {
      unread("Data/\($0)", "No program loads it, and no scenario replaces another set with it.")
    }
  }

  /// The names that stand in quotes in no file of an exercise.
  private func namesInNoProgram(_ names: [String]) -> [String] {
    var left = Set(names)
    for file in PackInventory(of: ["Exercises"], in: folder).files
    where file.hasSuffix(".layout") || file.hasSuffix("/\(Exercise.fileName)") {
      // An unreadable file is reported elsewhere.
      guard !left.isEmpty, let source = (try? folder.textIfPresent(file)) ?? nil else { continue }
      left = left.filter { !source.text.contains("\"\($0)\"") }
    }
    return left.sorted()
  }

  private func findings(aboutData name: String) -> [VerificationFinding] {
    do throws(Problems) {
      let source = try folder.text("Data/\(name)")
      do throws(Problem) {
        _ = try JSON.read(source)
      } catch {
        throw Problems([error], in: [source])
      }
      return []
    } catch {
      return VerificationFinding.all(error, .formats, file: "Data/\(name)")
    }
  }

  /// Reports exercises that the index does not list.
  private func strayFindings() -> [VerificationFinding] {
    var findings: [VerificationFinding] = []
    for name in folder.entries(in: "Exercises") where name != "course.json" && !Self.isTranslation(name) {
      guard folder.isFolder("Exercises/\(name)") else {
        if !chapters.contains(where: { $0.id == name }) { findings.append(unread("Exercises/\(name)")) }
        continue
      }
      guard let chapter = chapters.first(where: { $0.id == name }) else {
        if isMeant(name, insteadOf: chapters.map(\.id), in: "Exercises") { continue }
        findings.append(stray("Exercises/\(name)", "no chapter of \(Self.index) is called \"\(name)\""))
        continue
      }
      let ids = chapter.exercises.map(\.id)
      for entry in folder.entries(in: "Exercises/\(name)") where !ids.contains(entry) {
        guard folder.isFolder("Exercises/\(name)/\(entry)") else {
          findings.append(unread("Exercises/\(name)/\(entry)"))
          continue
        }
        if isMeant(entry, insteadOf: ids, in: "Exercises/\(name)") { continue }
        // An exercise in the wrong chapter is reported elsewhere.
        if let other = exercise(called: entry), !folder.isFolder(other.folder) { continue }
        findings.append(stray("Exercises/\(name)/\(entry)", "\"\(entry)\" is not listed in the chapter \"\(name)\""))
      }
    }
    return findings
  }

  /// Whether a folder's name is similar to a listed one that is missing, which is reported in the index.
  private func isMeant(_ name: String, insteadOf ids: [String], in place: String) -> Bool {
    ids.contains { !folder.isFolder("\(place)/\($0)") && nearest(to: $0, in: [name]) != nil }
  }

  private func unread(_ file: String, _ advice: String = "Remove it.") -> VerificationFinding {
    VerificationFinding(.files, file: file, "nobody reads \(file.split(separator: "/").last ?? "")", advice: advice)
  }

  private func stray(_ file: String, _ message: String) -> VerificationFinding {
    VerificationFinding(.files, file: file, message, advice: "Add it to \(Self.index), or take it away.")
  }
}
