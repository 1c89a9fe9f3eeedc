import Diagnostics
import Glibc

/// A failed operation with the operating system's reason.
struct SystemError: Error, Sendable {
  /// The operation that failed.
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

  /// Takes the reason from `errno` or from an error code.
  init(_ deed: Deed, code: Int32 = errno) {
    self.init(deed, because: SystemReason(code))
  }

  /// Runs steps and attributes a refused system call to this operation.
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

/// A failed system call, before it is attributed to an operation.
struct Refusal: Error, Sendable {
  var reason: SystemReason

  init(because reason: SystemReason) { self.reason = reason }

  /// Takes the reason from `errno` or from an error code.
  init(code: Int32 = errno) { reason = SystemReason(code) }
}

/// The reasons of system errors that have a message of their own.
enum SystemReason: Equatable, Sendable {
  // About the name.
  case missing
  case noFolder
  case taken
  case notAFolder
  case aFolder
  case aSocket
  case aDisk
  case noFile
  /// Something other than a file is at the path to read.
  case notAFile(WholeFile.Thing)
  case nameTooLong
  case linksInACircle
  /// A link leads out of the learner's folder.
  case leadsOut(of: String)

  // Permissions.
  case notAllowed
  case readOnly
  /// The file may be written, but no file beside it.
  case noFileBeside

  // About the device.
  case noRoom
  case quotaUsedUp
  case tooLarge
  case faultyDevice
  case nobodyReads
  case closed
  /// Any other error code.
  case other(Int32)

  /// The reason for an error code.
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
