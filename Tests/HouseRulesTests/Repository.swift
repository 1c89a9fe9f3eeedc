import Foundation

/// The repository that these tests were compiled in.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The committed files, relative to the root, as git lists them; in a download without git, every file there is.
  ///
  /// What a learner keeps in the folder uncommitted is not the project's business.
  static func committedFiles() -> [String] {
    filesInGit() ?? filesOnDisk()
  }

  /// The Swift files of `Sources`, each with its target.
  static func sources() throws -> [(target: String, file: String, text: String)] {
    // The catalog is text that the program reads, not code of the program.
    try filesOnDisk(under: "Sources").filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Sources/CCatalogue/") }.map {
      file in
      let parts = file.split(separator: "/")
      return (String(parts[1]), file, try text(of: file))
    }
  }

  /// The text of a file; nothing for a file that is not text.
  static func text(of file: String) throws -> String {
    let data = try Data(contentsOf: root.appendingPathComponent(file))
    return data.contains(0) ? "" : String(decoding: data, as: UTF8.self)
  }

  private static func filesInGit() -> [String]? {
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", root.path, "ls-files", "-z"]
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0, !data.isEmpty else { return nil }
    let files = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return files.filter { FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path) }
  }

  private static func filesOnDisk(under folder: String = "") -> [String] {
    let start = root.appendingPathComponent(folder).path
    let ignored = [".build/", ".git/", "my-course/"]
    return (FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? [])
      .filter { file in !ignored.contains { file.hasPrefix($0) } }
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      .filter { !isDirectory($0) }
  }

  private static func isDirectory(_ file: String) -> Bool {
    var answer: ObjCBool = false
    return FileManager.default.fileExists(atPath: root.appendingPathComponent(file).path, isDirectory: &answer)
      && answer.boolValue
  }
}
