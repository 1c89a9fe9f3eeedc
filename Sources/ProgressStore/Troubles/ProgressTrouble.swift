/// A fault of the place where progress is stored.
public enum ProgressTrouble: Hashable, Sendable {
  case file(FilePlace, FileTrouble)
  case server(ServerPlace, ServerTrouble)

  /// The progress file.
  public struct FilePlace: Hashable, Sendable {
    /// The path as given.
    public var path: String
    /// The folder of the file.
    public var folder: String
    /// A new folder to move it to.
    public var aside: String
  }

  /// The server that stores the progress.
  public struct ServerPlace: Hashable, Sendable {
    /// Its address, without passwords.
    public var shown: String
    /// The address for its owner to prepare: without a role.
    public var withoutRole: String
  }

  /// The faults of a file.
  public enum FileTrouble: Hashable, Sendable {
    case damaged(Finding)
    case foreign(Finding)
    /// It has a migration that this version does not know, by its name.
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
    /// SQLite's version, such as `3.34.1`.
    case libraryTooOld(String)
    case hasNoName
    case isFolder
    case isDevice
    case hasNoFolder
  }

  /// The faults of a server.
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
    /// The role can read all learners' rows.
    case seesEverybody(String)
    case rejected(Finding)
    case tookBack
    case closed
    case unreachable(Finding)
    case unusable(Finding)
    case libraryMissing(Finding)
    /// PostgreSQL's version, such as `11`.
    case tooOld(Int)
  }

  /// A finding, phrased as the end of a sentence.
  public enum Finding: Hashable, Sendable {
    /// A message of the system, SQLite or PostgreSQL; English in every language.
    case said(String)
    case isEmpty
    case isNoDatabase
    case isAnotherPrograms
    case wasWrittenMeanwhile
    case mayNotBeWritten
    case tookARowWithoutID
    case keepsATextWithoutReason
    /// Tables with rows that refer to missing rows.
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
