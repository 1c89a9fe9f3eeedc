/// What is the matter with the place where progress is kept.
public enum ProgressTrouble: Hashable, Sendable {
  case file(FilePlace, FileTrouble)
  case server(ServerPlace, ServerTrouble)

  /// The progress file.
  public struct FilePlace: Hashable, Sendable {
    /// The path as it was given.
    public var path: String
    /// The folder that holds it.
    public var folder: String
    /// Where it could be moved: a folder that is not there yet.
    public var aside: String
  }

  /// The server that has the progress.
  public struct ServerPlace: Hashable, Sendable {
    /// Its address, without passwords.
    public var shown: String
    /// The address that its owner prepares: without a role.
    public var withoutRole: String
  }

  /// What can be the matter with a file.
  public enum FileTrouble: Hashable, Sendable {
    case damaged(Finding)
    case foreign(Finding)
    /// It has a change that this version does not know, by its name.
    case newer(String)
    case busy(Finding)
    case full(Finding)
    case readOnly(Finding)
    case denied(Finding)
    case rejected(Finding)
    case closed
    case faultyDisk(Finding)
    case unreachable(Finding)
    case unusable(Finding)
    /// SQLite's version, as `3.34.1`.
    case libraryTooOld(String)
    case hasNoName
    case isFolder
    case isDevice
    case hasNoFolder
  }

  /// What can be the matter with a server.
  public enum ServerTrouble: Hashable, Sendable {
    case damaged(Finding)
    case foreign
    case newer(String)
    case older
    case notPrepared
    case busy(Finding)
    case full(Finding)
    case readOnly(Finding)
    case denied(Finding)
    /// The role may see everybody's rows.
    case seesEverybody(String)
    case rejected(Finding)
    case tookBack
    case closed
    case unreachable(Finding)
    case unusable(Finding)
    case libraryMissing(Finding)
    /// PostgreSQL's version, as `11`.
    case tooOld(Int)
  }

  /// What was found, for the end of a sentence.
  public enum Finding: Hashable, Sendable {
    /// What the system, SQLite or PostgreSQL says; English in every language.
    case said(String)
    case isEmpty
    case isNoDatabase
    case isAnotherPrograms
    case wasWrittenMeanwhile
    case mayNotBeWritten
    case tookARowWithoutID
    case keepsATextWithoutReason
    /// Tables whose rows name rows that are not there.
    case tablesDoNotFit([String])
  }

  /// The kind of trouble.
  public var kind: ProgressStoreError.Kind {
    switch self {
    case .file(_, let trouble): trouble.kind
    case .server(_, let trouble): trouble.kind
    }
  }
}

extension ProgressTrouble.FileTrouble {
  fileprivate var kind: ProgressStoreError.Kind {
    switch self {
    case .damaged: .damaged
    case .foreign: .foreign
    case .newer: .newer
    case .busy: .busy
    case .full: .full
    case .readOnly: .readOnly
    case .denied: .denied
    case .rejected: .rejected
    case .closed: .closed
    case .faultyDisk, .unreachable, .unusable, .libraryTooOld, .hasNoName, .isFolder, .isDevice, .hasNoFolder:
      .unavailable
    }
  }
}

extension ProgressTrouble.ServerTrouble {
  fileprivate var kind: ProgressStoreError.Kind {
    switch self {
    case .damaged: .damaged
    case .foreign: .foreign
    case .newer: .newer
    case .busy: .busy
    case .full: .full
    case .readOnly: .readOnly
    case .denied, .seesEverybody: .denied
    case .rejected, .tookBack: .rejected
    case .closed: .closed
    case .older, .notPrepared, .unreachable, .unusable, .libraryMissing, .tooOld: .unavailable
    }
  }
}
