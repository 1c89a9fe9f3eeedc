import Diagnostics
import Glibc

/// Something that the operating system refused.
struct SystemError: Error, Sendable {
  /// What was tried.
  enum Deed: Sendable {
    case read(String)
    case write(String)
    case makeFolder(String)
    case putFolder(String)
  }

  var deed: Deed
  var reason: SystemReason

  init(_ deed: Deed, because reason: SystemReason) {
    self.deed = deed
    self.reason = reason
  }

  /// Takes the reason from the call that has just failed, or from its number.
  init(_ deed: Deed, code: Int32 = errno) {
    self.init(deed, because: SystemReason(code))
  }

  /// A link that leads out of the learner's folder is the learner's own; all else is the machine's.
  var complaint: Complaint {
    if case .leadsOut = reason { return .usage(.couldNot(deed, because: reason)) }
    return .fault(.couldNot(deed, because: reason))
  }

  /// Does something; what the system refuses in it was a part of this deed.
  static func of<Value: ~Copyable>(
    _ deed: Deed, _ body: () throws(Refusal) -> Value
  ) throws(SystemError) -> Value {
    do throws(Refusal) {
      return try body()
    } catch {
      throw SystemError(deed, because: error.reason)
    }
  }
}

/// A call that the operating system refused, before anybody has said what it was for.
struct Refusal: Error, Sendable {
  var reason: SystemReason

  init(because reason: SystemReason) { self.reason = reason }

  /// Takes the reason from the call that has just failed, or from its number.
  init(code: Int32 = errno) { reason = SystemReason(code) }
}

/// Why the operating system refused something, as far as there is more to say than its own words.
enum SystemReason: Equatable, Sendable {
  // The name leads to nothing that can be used.
  case missing
  case noFolder
  case taken
  case notAFolder
  case aFolder
  case aSocket
  case aDisk
  case noFile
  /// Something else is in the place of a file that was to be read.
  case notAFile(WholeFile.Thing)
  case nameTooLong
  case linksInACircle
  /// A link leads out of the learner's folder.
  case leadsOut(of: String)

  // Rights.
  case notAllowed
  case readOnly
  /// The file may be written, but none beside it.
  case noFileBeside

  // Whatever is behind the name.
  case noRoom
  case quotaUsedUp
  case tooLarge
  case faultyDevice
  case nobodyReads
  case closed
  /// Anything else: the system's number for it.
  case other(Int32)

  /// The reason behind an error number.
  init(_ code: Int32) {
    self = Self.known[code] ?? .other(code)
  }

  /// The reason why a file was not read.
  init(_ failure: WholeFile.Failure) {
    self =
      switch failure {
      case .system(let number): SystemReason(number)
      case .notAFile(let thing): .notAFile(thing)
      case .tooLarge: .tooLarge
      }
  }

  private static let known: [Int32: SystemReason] = [
    ENOENT: .missing, EEXIST: .taken, ENOTDIR: .notAFolder, EISDIR: .aFolder, ENAMETOOLONG: .nameTooLong,
    ELOOP: .linksInACircle,
    EACCES: .notAllowed, EPERM: .notAllowed, EROFS: .readOnly, ENOSPC: .noRoom, EDQUOT: .quotaUsedUp, EFBIG: .tooLarge,
    EIO: .faultyDevice, EPIPE: .nobodyReads, ENXIO: .nobodyReads, EBADF: .closed,
  ]

  /// Whether another name would help, rather than another machine.
  var isAboutTheName: Bool {
    switch self {
    case .missing, .noFolder, .taken, .notAFolder, .aFolder, .aSocket, .aDisk, .noFile, .notAFile, .nameTooLong,
      .linksInACircle, .leadsOut,
      .notAllowed, .readOnly, .noFileBeside:
      true
    case .noRoom, .quotaUsedUp, .tooLarge, .faultyDevice, .nobodyReads, .closed, .other: false
    }
  }
}

extension Complaint {
  /// What comes of doing something with files; what the system refuses becomes a complaint.
  static func ofSystem<Value: ~Copyable>(
    _ value: @autoclosure () throws(SystemError) -> Value
  ) throws(Complaint) -> Value {
    try ofSystem(steps: value)
  }

  /// The same, where it takes several steps.
  static func ofSystem<Value: ~Copyable>(steps deed: () throws(SystemError) -> Value) throws(Complaint) -> Value {
    do throws(SystemError) {
      return try deed()
    } catch {
      throw error.complaint
    }
  }

  /// Writes a part of an answer.
  static func ofOutput(_ deed: @autoclosure () throws(Refusal) -> Void) throws(Complaint) {
    do throws(Refusal) {
      try deed()
    } catch {
      throw .unwritten(error)
    }
  }
}
