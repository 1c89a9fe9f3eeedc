import Curriculum
import Diagnostics

/// The sources of `course layout FILE` or `course layout FOLDER`: one file, or all Swift files of a folder as one
/// program.
///
///     Trip/TripApp.swift
///     Trip/Views/DayView.swift        course layout Trip --view DayView
struct LayoutSources {
  /// The files in the order in which they were typed; those of a folder in the order of their paths.
  var files: [SourceText]
  var isFolder: Bool
  /// The folder's resources besides its Swift files.
  var assets = FolderAssets()

  /// The limits; a larger folder is hardly one app's source code.
  static let mostFiles = 400
  static let mostBytes = 2 << 20
}

extension Session {
  /// Reads the sources of a file or a folder.
  ///
  /// - Throws: a file that cannot be read, a folder without Swift files, or one beyond the limits.
  func layoutSources(_ name: String) throws(Complaint) -> LayoutSources {
    let path = context.absolute(name)
    guard Path.isFolder(path) else {
      return LayoutSources(files: [try source(path, called: name)], isFolder: false)
    }
    var walk = SwiftFiles(folder: path)
    guard walk.look() else { throw tooLarge(name) }
    var files: [SourceText] = []
    var bytes = 0
    for file in walk.found {
      let text = try source(Path.joined(path, file), called: Path.joined(name, file))
      if text.isTest { continue }
      bytes += text.bytes.count
      if bytes > LayoutSources.mostBytes { throw tooLarge(name) }
      files.append(text)
    }
    if files.isEmpty { throw .usage(.noSwift(in: name)) }
    return LayoutSources(files: files, isFolder: true, assets: walk.assets)
  }

  private func tooLarge(_ name: String) -> Complaint {
    .usage(.tooMuchSwift(in: name, mostFiles: LayoutSources.mostFiles), .layoutSmaller)
  }
}

/// Finds the Swift files below a folder, in the order of their paths. It skips hidden files, links, tests and
/// `Package.swift`.
private struct SwiftFiles {
  let folder: String
  private(set) var found: [String] = []
  private(set) var assets = FolderAssets()
  private var looked = 0
  /// The limit on visited files and folders, in case the user names the root of a disk.
  private static let mostLooked = 20_000

  init(folder: String) { self.folder = folder }

  /// Visits the folder recursively.
  ///
  /// - Returns: false if the folder exceeds a limit.
  mutating func look(below path: String = "") -> Bool {
    for name in WholeFile.names(in: Path.joined(folder, path)).sorted() where !name.hasPrefix(".") {
      looked += 1
      if looked > Self.mostLooked { return false }
      let inside = path.isEmpty ? name : "\(path)/\(name)"
      switch WholeFile.thing(at: Path.joined(folder, inside)) {
      case .folder:
        if name.hasSuffix("Tests") || assets.addSet(at: Path.joined(folder, inside), called: name) { continue }
        if !look(below: inside) { return false }
      case .file where (name.hasSuffix(".swift") || name.hasSuffix(".layout")) && name != "Package.swift":
        found.append(inside)
        if found.count > LayoutSources.mostFiles { return false }
      case .file where FolderAssets.isData(name): assets.addData(at: Path.joined(folder, inside), called: name)
      default: break
      }
    }
    return true
  }
}

extension SourceText {
  /// Whether the file is a test rather than a part of the program.
  fileprivate var isTest: Bool {
    text.split(separator: "\n").contains { $0.hasPrefix("import XCTest") || $0.hasPrefix("import Testing") }
  }
}
