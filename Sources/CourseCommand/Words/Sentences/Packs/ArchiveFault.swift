/// What is wrong with an archive: it is unpacked whole, or not at all.
///
/// It stands apart from the sentences that say it, so that the readers of archives need nothing but themselves.
enum ArchiveFault: Error {
  case isEmpty
  /// It is of a kind that nobody here unpacks, such as `"RAR"`.
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
  /// A path that would leave the folder, or is no name for a file.
  case leadsOut(String)
}
