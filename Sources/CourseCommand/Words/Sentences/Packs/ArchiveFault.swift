/// The reason why an archive cannot be unpacked. Archives are unpacked completely or not at all.
///
/// The messages are in `ArchiveSentence`, so that the readers of archives do not depend on them.
enum ArchiveFault: Error {
  case isEmpty
  /// The archive has an unsupported format, such as `"RAR"`.
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
  /// A path leaves the folder or is not a valid file name.
  case leadsOut(String)
}
