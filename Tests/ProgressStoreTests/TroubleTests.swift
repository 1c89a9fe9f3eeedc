import Testing

@testable import ProgressStore

/// What is said of every trouble with progress: in both languages, with the place, and never the same words twice.
@Suite struct TroubleTests {
  typealias Finding = ProgressTrouble.Finding

  /// Each case leads to the next, so that a new one does not compile without its place here.
  private static func next(_ trouble: ProgressTrouble.FileTrouble) -> ProgressTrouble.FileTrouble? {
    switch trouble {
    case .damaged: .foreign(.isNoDatabase)
    case .foreign: .newer("stars")
    case .newer: .busy(.said("locked"))
    case .busy: .full(.said("no space left"))
    case .full: .readOnly(.mayNotBeWritten)
    case .readOnly: .denied(.said("no access"))
    case .denied: .rejected(.said("CHECK failed"))
    case .rejected: .closed
    case .closed: .faultyDisk(.said("input/output error"))
    case .faultyDisk: .unreachable(.said("a loop of links"))
    case .unreachable: .unusable(.said("out of memory"))
    case .unusable: .libraryTooOld("3.34.1")
    case .libraryTooOld: .hasNoName
    case .hasNoName: .isFolder
    case .isFolder: .isDevice
    case .isDevice: .hasNoFolder
    case .hasNoFolder: nil
    }
  }

  private static func next(_ trouble: ProgressTrouble.ServerTrouble) -> ProgressTrouble.ServerTrouble? {
    switch trouble {
    case .damaged: .foreign
    case .foreign: .newer("stars")
    case .newer: .older
    case .older: .notPrepared
    case .notPrepared: .busy(.said("too many clients"))
    case .busy: .full(.said("no space left"))
    case .full: .readOnly(.said("a standby"))
    case .readOnly: .denied(.said("no such role"))
    case .denied: .seesEverybody("postgres")
    case .seesEverybody: .rejected(.said("CHECK failed"))
    case .rejected: .tookBack
    case .tookBack: .closed
    case .closed: .unreachable(.said("no route"))
    case .unreachable: .unusable(.said("no such database"))
    case .unusable: .libraryMissing(.said("no such file"))
    case .libraryMissing: .tooOld(11)
    case .tooOld: nil
    }
  }

  private static func next(_ finding: Finding) -> Finding? {
    switch finding {
    case .said: .isEmpty
    case .isEmpty: .isNoDatabase
    case .isNoDatabase: .isAnotherPrograms
    case .isAnotherPrograms: .wasWrittenMeanwhile
    case .wasWrittenMeanwhile: .mayNotBeWritten
    case .mayNotBeWritten: .tookARowWithoutID
    case .tookARowWithoutID: .keepsATextWithoutReason
    case .keepsATextWithoutReason: .tablesDoNotFit(["hint", "attempt"])
    case .tablesDoNotFit: nil
    }
  }

  @Test func everyTroubleIsSaidInBothLanguages() throws {
    let file = ProgressTrouble.FilePlace(
      path: "/home/ada/my course/p.sqlite", folder: "/home/ada/my course", aside: "/x")
    let server = ProgressTrouble.ServerPlace(
      shown: "postgresql://ada@school/course", withoutRole: "postgresql://school/course")
    let findings = Array(sequence(first: Finding.said("malformed")) { Self.next($0) })
    let files =
      findings.map { ProgressTrouble.FileTrouble.damaged($0) }
      + sequence(first: .foreign(.isNoDatabase)) { Self.next($0) }
    let servers = Array(sequence(first: ProgressTrouble.ServerTrouble.damaged(.said("malformed"))) { Self.next($0) })
    let troubles = files.map { ProgressTrouble.file(file, $0) } + servers.map { .server(server, $0) }
    #expect(troubles.count == 9 + 16 + 17)
    var said: Set<String> = []
    for error in troubles.map({ ProgressStoreError($0) }) {
      for words in [error.english, error.german] {
        #expect(said.insert(words.message).inserted, "\(error)")
        #expect(!words.advice.isEmpty)
      }
      #expect(error.english.advice != error.german.advice, "\(error)")
    }
    #expect(Set(troubles.map(\.kind)) == Set(ProgressStoreError.Kind.allCases))
  }

  /// What a shell would take apart is quoted, in each language.
  @Test func whatIsToBeTypedCanBeTyped() {
    let file = ProgressTrouble.FilePlace(path: "a b/p.sqlite", folder: "a b", aside: "a b/set-aside")
    let error = ProgressStoreError(.file(file, .damaged(.isEmpty)))
    for words in [error.english, error.german] {
      #expect(words.advice.hasSuffix("mkdir -p 'a b/set-aside' && mv 'a b/p.sqlite'* 'a b/set-aside'/"), "\(words)")
    }
  }
}
