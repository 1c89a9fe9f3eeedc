import Curriculum
import Diagnostics
import ProgressStore

/// A pack that the learner can choose.
struct KnownPack {
  var id: String
  /// The pack; nil if its index cannot be read.
  var pack: Pack?
  /// Whether it is the course that came with the program or that commands find from the current folder.
  var isCourse: Bool
}

extension Session {
  /// `course packs`: lists the course and the added packs, the progress in each, and the pack in use.
  func packs() throws(Complaint) -> Reply {
    let folder = workFolder()
    if invocation.flags.contains(.names) {
      let names = knownPacks(in: folder).map(\.id)
      return Reply(
        document: Document([.code(names.joined(separator: "\n"))]),
        json: ["formatVersion": 1, "names": JSON(names.map { JSON($0) })], raw: names.map { $0 + "\n" }.joined())
    }
    let store = folder.exists ? try progress(in: folder) : nil
    defer { store?.close() }
    let inUse = try? pack().id
    let known = knownPacks(in: folder)
    var rows: [[Phrase]] = []
    var list: [JSON] = []
    for entry in known {
      let tally = try entry.pack.map { (pack) throws(Complaint) in
        Tally(pack: pack, progress: try store?.progress(in: pack) ?? [:])
      }
      let isInUse = entry.id == inUse
      let notes = [isInUse ? say.label(.inUse) : "", entry.isCourse ? say.label(.theCourse) : ""]
      rows.append([
        "\(entry.id, isInUse ? .strong : nil)", "\(title(of: entry) ?? say.label(.cannotBeRead))",
        "\(entry.pack?.version ?? "")", tally.map { "\($0.done)/\($0.exercises)" } ?? "",
        "\(notes.filter { !$0.isEmpty }.joined(separator: ", "))",
      ])
      list.append([
        "id": JSON(entry.id), "title": JSON(title(of: entry)), "version": JSON(entry.pack?.version),
        "done": tally.map { JSON($0.done) } ?? nil, "exercises": tally.map { JSON($0.exercises) } ?? nil,
        "isCourse": JSON(entry.isCourse), "isInUse": JSON(isInUse), "isReadable": JSON(entry.pack != nil),
      ])
    }
    let other = known.first { $0.id != inUse && $0.pack != nil }?.id
    let columns: [Document.Table.Column] = [
      .init(title: say.label(.pack)), .init(title: say.label(.title)), .init(title: say.label(.version)),
      .init(title: ""), .init(title: ""),
    ]
    let document = Document([
      rows.isEmpty ? .paragraph(say(.noPacks)) : .table(.init(columns: columns, rows: rows)), .gap,
      .fields(
        (other.map { [.init(label: say.label(.switchTo), text: "\(command: "use \($0)")")] } ?? [])
          + [.init(label: say.label(.addAnother), text: "\(form: toAdd)")]),
    ])
    return Reply(document: document, json: ["formatVersion": 1, "inUse": JSON(inUse), "packs": JSON(list)])
  }

  /// The pack's title, in the reader's language if the pack has it.
  private func title(of entry: KnownPack) -> String? {
    entry.pack.map { pack in ((try? pack.titled(in: language)) ?? pack).title }
  }

  private var toAdd: CommandWords { CommandWords(typed: "add DIR|FILE.tar.gz".placeholders(in: language)) }

  /// The course, followed by the added packs.
  func knownPacks(in folder: WorkFolder) -> [KnownPack] {
    let course = course()
    let added = folder.addedPacks.filter { $0 != course?.id }.map { id in
      KnownPack(id: id, pack: try? Pack.read(in: PackFolder(path: folder.pack(called: id))), isCourse: false)
    }
    return (course.map { [KnownPack(id: $0.id, pack: $0, isCourse: true)] } ?? []) + added
  }

  /// The pack for commands if no pack is in use: COURSE_PACK, the exercises around here, or the program's own.
  func course() -> Pack? {
    var session = self
    session.invocation.pack = nil
    session.invocation.operands = []
    // `verify` is for authors, whose commands ignore the pack in use.
    session.invocation.command = .verify
    return (try? session.packIfPresent()) ?? nil
  }
}
