/// Rooms that a newcomer finds: no folder of the sources is crowded, and no two files have one name.
enum RoomsRule {
  static let mostFiles = 20

  static func crowdedFolders(_ files: [String]) -> [Finding] {
    var counts: [String: Int] = [:]
    for file in files { counts[folder(of: file), default: 0] += 1 }
    return counts.filter { $0.value > mostFiles }.sorted { $0.key < $1.key }.map {
      Finding(file: $0.key, message: "\($0.value) files in one folder; \(mostFiles) is what one can take in")
    }
  }

  static func sharedNames(_ files: [String]) -> [Finding] {
    let byName = Dictionary(grouping: files) { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return byName.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }.map {
      Finding(file: $0[0], message: "has the name of \($0.dropFirst().joined(separator: ", "))")
    }
  }

  private static func folder(of file: String) -> String {
    file.split(separator: "/").dropLast().joined(separator: "/")
  }
}
