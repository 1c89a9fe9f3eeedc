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
  case notUnpacked(String, ArchiveFault)
  case getItAgain
  case packItAgain
  case unpackItYourself
  case tooLargeUnpacked(String, megabytes: Int)
}
