import Curriculum
import Diagnostics

/// The learner's folder, with `exercises/CHAPTER/ID.layout` for the first pack, `packs/PACK/CHAPTER/ID.layout` for
/// others, and `.course/progress.sqlite`.
struct WorkFolder: Sendable {
  /// The folder's path.
  var path: String
  /// The address of the progress server, as it was given; nil if progress is kept in the folder.
  var server: String?

  /// The hidden subfolder that identifies a work folder.
  static let mark = ".course"

  /// The default name of a new work folder.
  static let usualName = "my-course"

  /// The path of the progress database, which is used if there is no server.
  var database: String { "\(path)/\(Self.mark)/progress.sqlite" }

  /// The path of the learner's answer to an exercise.
  func file(of reference: ExerciseReference) -> String { "\(path)/\(reference.learnerFile)" }

  /// The work folder if the file is inside it, as the limit that links must not leave; else nil.
  func root(of file: String) -> String? { file.hasPrefix(path + "/") ? path : nil }

  /// Whether the folder exists.
  var exists: Bool { Path.isFolder("\(path)/\(Self.mark)") }

  /// Creates the folder, or its missing parts.
  ///
  /// - Parameter makesAbove: whether to create missing parent folders. Without an explicit path this is false, since
  ///   the learner's disk may be unmounted.
  func make(withFoldersAbove makesAbove: Bool = false) throws(Complaint) {
    let above = Path.folder(of: path)
    guard makesAbove || Path.isFolder(above) else {
      throw .fault(.nowhereToMake(path, above: above), .isItElsewhere)
    }
    try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder("\(path)/\(Self.mark)")
      try Path.makeFolder("\(path)/exercises")
    }
  }

  /// Writes an exercise's file if it does not exist.
  ///
  /// - Returns: whether the file was written.
  func write(_ starter: SourceText, for reference: ExerciseReference, of pack: String) throws(Complaint) -> Bool {
    let file = file(of: reference)
    if reference.room == ExerciseReference.usualRoom { try claimExercises(for: pack) }
    return try Complaint.ofSystem { () throws(SystemError) in
      try Path.makeFolder(Path.folder(of: file))
      return try FileText.create(file, text: starter.text, within: path)
    }
  }
}

extension Session {
  /// The learner's folder, existing or not: `--work`, else COURSE_WORK, else the nearest folder upwards with `.course`,
  /// else `./my-course`.
  func workFolder() -> WorkFolder {
    if let named = namedWorkFolder { return workFolder(at: context.absolute(named).withoutSlashAtEnd) }
    let upwards = Path.upwards(from: context.currentFolder).map { workFolder(at: $0) }
    if let found = upwards.first(where: \.exists) { return found }
    return workFolder(at: Path.joined(context.currentFolder, WorkFolder.usualName))
  }

  /// The work folder at a path, with the progress server from `--progress` or COURSE_PROGRESS.
  func workFolder(at path: String) -> WorkFolder {
    WorkFolder(path: path, server: invocation.progress ?? context.environment("COURSE_PROGRESS"))
  }

  private var namedWorkFolder: String? { invocation.work ?? context.environment("COURSE_WORK") }

  /// The name of a learner's file on pages: the path from the current folder, or for programs the path in the work
  /// folder.
  func name(of reference: ExerciseReference, in folder: WorkFolder) -> String {
    invocation.format == .json ? reference.learnerFile : context.shown(folder.file(of: reference))
  }

  /// The learner's folder. Throws if it does not exist.
  func existingWorkFolder() throws(Complaint) -> WorkFolder {
    let folder = workFolder()
    if folder.exists { return folder }
    if let named = namedWorkFolder {
      throw .usage(.noCourseFolder(named), .makeItOne(named))
    }
    throw .usage(.noCourseFolderHere, .nextMakesOne(WorkFolder.usualName), .haveOneAlready)
  }
}

extension String {
  fileprivate var withoutSlashAtEnd: String {
    var text = self
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }
}
