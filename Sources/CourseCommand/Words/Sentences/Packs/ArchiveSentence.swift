/// Messages about why something cannot be added as a pack, with advice.
enum ArchiveSentence: Localizable {
  // Not a pack.
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

  // Cannot be unpacked.
  case notUnpacked(String, ArchiveFault)
  case getItAgain
  case packItAgain
  case unpackItYourself
  case tooLargeUnpacked(String, megabytes: Int)
}
