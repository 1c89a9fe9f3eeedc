import Glibc

extension SystemReason: Localizable {
  /// The second half of a sentence in English.
  var english: Phrase {
    switch self {
    case .missing: "there is no such file or folder"
    case .noFolder: "there is no folder to write it into"
    case .taken: "something else has that name"
    case .notAFolder: "a part of its path is no folder"
    case .aFolder: "it is a folder"
    case .notAFile(let thing): "it is \(thing.noun), not a file"
    case .aSocket: "it is a socket, which only programs talk through"
    case .aDisk: "it is a whole disk, and what is on it would be destroyed"
    case .noFile: "it is a device or a pipe, not a file"
    case .nameTooLong: "the name is too long"
    case .linksInACircle: "its links lead in a circle"
    case .leadsOut(let folder): "a link leads out of \(folder)"
    case .notAllowed: "the system does not allow it"
    case .readOnly: "it is on a disk that can only be read"
    case .noFileBeside: "the system allows no new file in its folder, and a text is written beside the old one first"
    case .noRoom: "there is no room left on the disk"
    case .quotaUsedUp: "your share of the disk is used up"
    case .tooLarge: "it would be larger than a file may be here"
    case .faultyDevice: "the disk or device reports an error"
    case .nobodyReads: "nobody reads what is written there"
    case .closed: "it is closed"
    case .other(let code): Phrase("\(String(cString: strerror(code)))")
    }
  }
}

extension SystemError.Deed {
  var english: String {
    switch self {
    case .read(let path): "\(path) could not be read"
    case .write(let path): "\(path) could not be written"
    case .makeFolder(let path): "The folder \(path) could not be made"
    case .putFolder(let path): "The folder \(path) could not be put in its place"
    }
  }
}
