extension ProgressTrouble {
  /// In English.
  var english: TroubleWords {
    switch self {
    case .file(let place, let trouble): Self.english(trouble, place)
    case .server(let place, let trouble): Self.english(trouble, place)
    }
  }

  private static func english(_ trouble: FileTrouble, _ file: FilePlace) -> TroubleWords {
    let path = file.path
    let newOne =
      "To go on without it, move it aside and run the command again, which makes a new one: \(file.movingAside)"
    return switch trouble {
    case .damaged(let finding):
      TroubleWords(
        "The progress file \(path) is damaged: \(finding.english).",
        advice: "It is kept as it is, and your exercise files are not part of it. \(newOne)")
    case .foreign(let finding):
      TroubleWords(
        "\(path) is not a progress file of this course: \(finding.english).",
        advice: "It was left as it is. \(newOne)")
    case .newer(let change):
      TroubleWords(
        "The progress file \(path) was written by a newer version of the course: this one does not know its change “\(change)”.",
        advice: "It was left as it is. Update the course (in its folder: git pull) and run the command again.")
    case .busy(let finding):
      TroubleWords(
        "The progress file \(path) is in use: another process has kept it locked (\(finding.english)).",
        advice: "Let the other course command end, then run this one again. Nothing was written.")
    case .full(let finding):
      TroubleWords(
        "There is no room to write the progress file \(path): \(finding.english).",
        advice:
          "What was recorded before is kept; this was not recorded. Free some space on the disk, or in your quota, and run the command again."
      )
    case .readOnly(let finding):
      TroubleWords(
        "The progress file \(path) can be read but not written: \(finding.english).",
        advice: "Make it and its folder \(file.folder) writable, or work in another folder: course init DIR")
    case .denied(let finding):
      TroubleWords(
        "You may not open the progress file \(path): \(finding.english).",
        advice:
          "Ask for the right to read and write it and its folder \(file.folder), or work in a folder of your own: course init DIR"
      )
    case .rejected(let finding):
      TroubleWords(
        "The progress file \(path) refused a value: \(finding.english).",
        advice: "This is a fault of the program or of the exercise pack; please report it. Nothing was written.")
    case .closed:
      TroubleWords(
        "The progress file \(path) was used after it had been closed.",
        advice: "This is a fault of the program; please report it.")
    case .faultyDisk(let finding):
      TroubleWords(
        "The disk that has the progress file \(path) reports an error: \(finding.english).",
        advice:
          "What was recorded before was not touched; this was not recorded. Copy your work folder to another disk, and run the command again there."
      )
    case .unreachable(let finding):
      TroubleWords(
        "The progress file \(path) cannot be reached: \(finding.english).",
        advice: "See that its folder \(file.folder) is where it belongs, then run the command again.")
    case .unusable(let finding):
      TroubleWords(
        "The progress file \(path) cannot be used: \(finding.english).",
        advice: "See that it and its folder \(file.folder) are where they belong, then run the command again.")
    case .libraryTooOld(let version):
      TroubleWords(
        "Progress needs SQLite 3.37 or newer; this computer has \(version).",
        advice: "Install a newer libsqlite3, then run the command again.")
    case .hasNoName:
      TroubleWords("The progress file has no usable name.", advice: "Name a file whose folder exists.")
    case .isFolder:
      TroubleWords(
        "\(path) is a folder, and the progress file should be there.",
        advice: "Move it out of the way, then run the command again.")
    case .isDevice:
      TroubleWords(
        "\(path) is a device or a pipe, and the progress file should be there.",
        advice: "Move it out of the way, then run the command again.")
    case .hasNoFolder:
      TroubleWords(
        "The progress file \(path) cannot be made: there is no folder \(file.folder).",
        advice: "Make a work folder first: course init DIR")
    }
  }

  private static func english(_ trouble: ServerTrouble, _ server: ServerPlace) -> TroubleWords {
    let shown = server.shown
    return switch trouble {
    case .damaged(let finding):
      TroubleWords(
        "The course's tables on \(shown) are damaged: \(finding.english).",
        advice:
          "They are kept as they are, and your exercise files are not part of them. Tell whoever keeps the server.")
    case .foreign:
      TroubleWords(
        "\(shown) has a schema “course” that is not this course's.",
        advice: "It was left as it is. Make a database of its own: createdb course")
    case .newer(let change):
      TroubleWords(
        "The course's tables on \(shown) were made by a newer version of the course: this one does not know its change “\(change)”.",
        advice: "They were left as they are. Update the course (in its folder: git pull) and run the command again.")
    case .older:
      TroubleWords(
        "The course's tables on \(shown) were made by an older version of the course.",
        advice: "Whoever keeps the server brings them up to date, as their owner: \(server.preparing)")
    case .notPrepared:
      TroubleWords(
        "The database \(shown) has no tables of the course yet.",
        advice: "Whoever keeps it makes them once, as its owner: \(server.preparing)")
    case .busy(let finding):
      TroubleWords(
        "The server \(shown) is busy: \(finding.english).",
        advice: "Nothing was written. Wait a moment, then run the command again.")
    case .full(let finding):
      TroubleWords(
        "The server \(shown) has no room left: \(finding.english).",
        advice: "What was recorded before is kept; this was not recorded. Tell whoever keeps it.")
    case .readOnly(let finding):
      TroubleWords(
        "The server \(shown) can be read but not written: \(finding.english).",
        advice: "It may be a copy of another one; ask whoever keeps it for the one that is written to.")
    case .denied(let finding):
      TroubleWords(
        "The server \(shown) does not let you in: \(finding.english).",
        advice: "Ask whoever keeps it for your role and its rights; a password goes into ~/.pgpass.")
    case .seesEverybody(let role):
      TroubleWords(
        "The role “\(role)” on \(shown) may see everybody's rows, so it cannot learn under its own name.",
        advice: "Connect as a role without superuser and BYPASSRLS, made by: CREATE ROLE ada LOGIN")
    case .rejected(let finding):
      TroubleWords(
        "The server \(shown) refused a value: \(finding.english).",
        advice: "This is a fault of the program or of the exercise pack; please report it. Nothing was written.")
    case .tookBack:
      TroubleWords(
        "The server \(shown) took the changes back.",
        advice: "This is a fault of the program; please report it. Nothing was written.")
    case .closed:
      TroubleWords(
        "The progress on \(shown) was used after it had been closed.",
        advice: "This is a fault of the program; please report it.")
    case .unreachable(let finding):
      TroubleWords(
        "The server \(shown) cannot be reached: \(finding.english).",
        advice:
          "What was recorded before is kept there; this was not recorded. See that the network is there, then run the command again."
      )
    case .unusable(let finding):
      TroubleWords(
        "The server \(shown) cannot be used: \(finding.english).",
        advice: "Compare the address with the one that you were given, or ask whoever keeps the server.")
    case .libraryMissing(let finding):
      TroubleWords(
        "Progress on \(shown) needs PostgreSQL's library libpq, which is not installed: \(finding.english).",
        advice: "Install it (on Debian and Ubuntu: apt-get install libpq5), then run the command again.")
    case .tooOld(let version):
      TroubleWords(
        "Progress needs PostgreSQL 12 or newer; \(shown) has \(version).",
        advice: "Ask whoever keeps the server for a newer one.")
    }
  }
}

extension ProgressTrouble.Finding {
  fileprivate var english: String {
    switch self {
    case .said(let words): words
    case .isEmpty: "it is empty, and what was in it is gone"
    case .isNoDatabase: "it is no SQLite database, or its beginning is damaged"
    case .isAnotherPrograms: "another program keeps its SQLite database there"
    case .wasWrittenMeanwhile: "another program wrote it in the meantime"
    case .mayNotBeWritten: "the system allows no writing"
    case .tookARowWithoutID: "it took a row without an id"
    case .keepsATextWithoutReason: "it keeps a text without saying why"
    case .tablesDoNotFit(let tables): "its tables do not fit together (\(tables.joined(separator: ", ")))"
    }
  }
}
