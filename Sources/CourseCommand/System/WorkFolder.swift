import Curriculum
import Diagnostics

/// A learner's folder: `exercises/CHAPTER/ID.layout`, for packs besides the first `packs/PACK/CHAPTER/ID.layout`, and
/// `.course/progress.sqlite`.
struct WorkFolder: Sendable {
  /// Where it is.
  var path: String
  /// The address of the server that progress is kept on instead of in the folder, as it was given; nil without one.
  var server: String?

  /// The hidden folder that makes a folder a work folder.
  static let mark = ".course"

  /// The folder that is made where there is none.
  static let usualName = "my-course"

  /// Where progress is kept unless a server has it.
  var database: String { "\(path)/\(Self.mark)/progress.sqlite" }

  /// Where the learner's answer to an exercise is.
  func file(of reference: ExerciseReference) -> String { "\(path)/\(reference.learnerFile)" }

  /// The folder itself, if a file belongs to it: links must not lead the file's text out of it.
  func root(of file: String) -> String? { file.hasPrefix(path + "/") ? path : nil }

  /// Whether there is such a folder.
  var exists: Bool { Path.isFolder("\(path)/\(Self.mark)") }

  /// Makes what is missing of it.
  ///
  /// - Parameter makesAbove: whether the folders above it may be missing, too. They are nobody's wish where only the
  ///   work
  ///   folder is looked for: its disk may not be there, with all the learner's progress.
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

  /// Writes an exercise's file if there is none.
  ///
  /// - Returns: whether it was written.
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
  /// The learner's folder, whether it is there or not: `--work`, else COURSE_WORK, else the nearest folder upwards from
  /// here that has `.course`, else `./my-course`.
  func workFolder() -> WorkFolder {
    if let named = namedWorkFolder { return workFolder(at: context.absolute(named).withoutSlashAtEnd) }
    let upwards = Path.upwards(from: context.currentFolder).map { workFolder(at: $0) }
    if let found = upwards.first(where: \.exists) { return found }
    return workFolder(at: Path.joined(context.currentFolder, WorkFolder.usualName))
  }

  /// The folder of that path, with progress where `--progress`, else COURSE_PROGRESS, says.
  func workFolder(at path: String) -> WorkFolder {
    WorkFolder(path: path, server: invocation.progress ?? context.environment("COURSE_PROGRESS"))
  }

  private var namedWorkFolder: String? { invocation.work ?? context.environment("COURSE_WORK") }

  /// What pages call a learner's file: the path that opens it from here. Programs are told its place in the work folder.
  func name(of reference: ExerciseReference, in folder: WorkFolder) -> String {
    invocation.format == .json ? reference.learnerFile : context.shown(folder.file(of: reference))
  }

  /// The learner's folder, which has to be there.
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
