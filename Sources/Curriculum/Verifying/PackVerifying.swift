import Diagnostics

extension Pack {
  /// What is wrong with the pack itself, its exercises aside: images, data sets, ideas, and folders that nobody lists.
  ///
  /// - Parameter exercises: those that could be read, in the pack's order.
  public func verify(_ exercises: [Exercise]) -> Verification {
    var result = Verification()
    let inventory = PackInventory(of: ["Exercises", "Data"], in: folder)
    let own = Set(self.exercises.map(\.folder))
    // Those of the exercises' folders are found with the exercises.
    let strangers = inventory.strangers.filter { stranger in !own.contains { stranger.path.hasPrefix($0 + "/") } }
    result.findings = strangers.map { VerificationFinding($0) }
    if let excess = inventory.excess {
      result.findings.append(VerificationFinding(.files, excess, advice: "Take away what no exercise needs."))
    }
    if inventory.strangers.contains(where: { $0.path.hasPrefix("Data/") }) { return result }
    // Of an exercise that cannot be read nobody knows which ideas it practises.
    if exercises.count == self.exercises.count { result.findings += conceptFindings(exercises) }
    result.findings += imageFindings() + dataFindings() + strayFindings()
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

  /// What there is to say about a pack that has the id of the installed course: a copy of that may, any other may not.
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

  private func imageFindings() -> [VerificationFinding] {
    do throws(Problems) {
      guard let source = try folder.textIfPresent(ImageManifest.file) else { return [] }
      return try ImageManifest(source).images.flatMap { finding(about: $0, in: source) }
    } catch {
      return VerificationFinding.all(error, .formats, file: ImageManifest.file)
    }
  }

  private func finding(about image: ImageManifest.Image, in source: SourceText) -> [VerificationFinding] {
    do throws(Problems) {
      guard try folder.textIfPresent(image.file) == nil else { return [] }
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
    folder.names(in: "Data", ending: ".json").flatMap { name -> [VerificationFinding] in
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
  }

  /// Exercises that somebody wrote and forgot to list.
  private func strayFindings() -> [VerificationFinding] {
    var findings: [VerificationFinding] = []
    for name in folder.entries(in: "Exercises") where name != "course.json" && !Self.isTranslation(name) {
      guard let chapter = chapters.first(where: { $0.id == name }) else {
        if isMeant(name, insteadOf: chapters.map(\.id), in: "Exercises") { continue }
        findings.append(stray("Exercises/\(name)", "no chapter of \(Self.index) is called \"\(name)\""))
        continue
      }
      let ids = chapter.exercises.map(\.id)
      for entry in folder.entries(in: "Exercises/\(name)") where !ids.contains(entry) {
        if isMeant(entry, insteadOf: ids, in: "Exercises/\(name)") { continue }
        findings.append(stray("Exercises/\(name)/\(entry)", "\"\(entry)\" is not listed in the chapter \"\(name)\""))
      }
    }
    return findings
  }

  /// Whether a folder is one that the list names in a slightly other way: that is told where the list is.
  private func isMeant(_ name: String, insteadOf ids: [String], in place: String) -> Bool {
    ids.contains { !folder.isFolder("\(place)/\($0)") && nearest(to: $0, in: [name]) != nil }
  }

  private func stray(_ file: String, _ message: String) -> VerificationFinding {
    VerificationFinding(.files, file: file, message, advice: "Add it to \(Self.index), or take it away.")
  }
}
