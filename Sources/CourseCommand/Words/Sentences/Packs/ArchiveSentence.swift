/// Why something that was to be added is no pack, or cannot be unpacked; and what to do about it.
enum ArchiveSentence: Sayable {
  // What is no pack.
  case needsASource
  case isNoPack(String)
  case whatPacksAre
  case hasTwice(String, file: String)
  case hasInside(String, file: String)
  case hasSeveral(String, folders: [String])
  case addEach
  case isNoName(String)
  case tooManyFiles(String, most: Int)
  case isNoFile(String)
  case tooLarge(String, megabytes: Int)
  case hasAFault

  // What cannot be unpacked.
  case notUnpacked(String, Fault)
  case getItAgain
  case packItAgain
  case unpackItYourself
  case tooLargeUnpacked(String, megabytes: Int)

  /// What is wrong with an archive.
  enum Fault: Error {
    case isEmpty
    case isForeign(String)
    case breaksOff
    case hasWrongSum
    case hasMore
    case isNoTar
    case endsInAFile
    case hasALink(String)
    case hasNoFile(String)
    case hasTooMany(Int)
    case hasNothing
    case leadsOut(String)
  }
}
