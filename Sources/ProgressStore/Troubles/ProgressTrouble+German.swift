extension ProgressTrouble {
  /// In German.
  var german: TroubleWords {
    switch self {
    case .file(let place, let trouble): Self.german(trouble, place)
    case .server(let place, let trouble): Self.german(trouble, place)
    }
  }

  private static func german(_ trouble: FileTrouble, _ file: FilePlace) -> TroubleWords {
    let path = file.path
    let newOne =
      "Ohne sie geht es weiter, wenn du sie beiseitelegst und den Befehl noch einmal eingibst; dann entsteht eine neue: \(file.movingAside)"
    return switch trouble {
    case .damaged(let finding):
      TroubleWords(
        "Die Fortschrittsdatei \(path) ist beschädigt: \(finding.german).",
        advice: "Sie bleibt, wie sie ist, und deine Aufgabendateien gehören nicht dazu. \(newOne)")
    case .foreign(let finding):
      TroubleWords(
        "\(path) ist keine Fortschrittsdatei dieses Kurses: \(finding.german).",
        advice: "Sie bleibt, wie sie ist. \(newOne)")
    case .newer(let change):
      TroubleWords(
        "Die Fortschrittsdatei \(path) ist von einer neueren Fassung des Kurses: Diese kennt ihre Änderung „\(change)“ nicht.",
        advice:
          "Sie bleibt, wie sie ist. Bring den Kurs auf den neuen Stand (in seinem Ordner: git pull) und gib den Befehl noch einmal ein."
      )
    case .busy(let finding):
      TroubleWords(
        "Die Fortschrittsdatei \(path) ist in Gebrauch: Ein anderer Prozess hält sie gesperrt (\(finding.german)).",
        advice:
          "Warte, bis der andere Befehl fertig ist, und gib diesen noch einmal ein. Geschrieben wurde nichts.")
    case .full(let finding):
      TroubleWords(
        "Für die Fortschrittsdatei \(path) ist kein Platz: \(finding.german).",
        advice:
          "Was schon festgehalten war, bleibt; dies ist nicht festgehalten. Mach auf der Festplatte oder in deinem Anteil Platz und gib den Befehl noch einmal ein."
      )
    case .readOnly(let finding):
      TroubleWords(
        "Die Fortschrittsdatei \(path) lässt sich lesen, aber nicht schreiben: \(finding.german).",
        advice:
          "Mach sie und ihren Ordner \(file.folder) beschreibbar, oder arbeite in einem anderen Ordner: course init DIR"
      )
    case .denied(let finding):
      TroubleWords(
        "Du darfst die Fortschrittsdatei \(path) nicht öffnen: \(finding.german).",
        advice:
          "Bitte um das Recht, sie und ihren Ordner \(file.folder) zu lesen und zu schreiben, oder arbeite in einem eigenen Ordner: course init DIR"
      )
    case .rejected(let finding):
      TroubleWords(
        "Die Fortschrittsdatei \(path) hat einen Wert abgelehnt: \(finding.german).",
        advice:
          "Das ist ein Fehler des Programms oder der Aufgabensammlung; bitte melde ihn. Geschrieben wurde nichts.")
    case .closed:
      TroubleWords(
        "Die Fortschrittsdatei \(path) wurde noch gebraucht, als sie schon geschlossen war.",
        advice: "Das ist ein Fehler des Programms; bitte melde ihn.")
    case .faultyDisk(let finding):
      TroubleWords(
        "Die Festplatte mit der Fortschrittsdatei \(path) meldet einen Fehler: \(finding.german).",
        advice:
          "Was schon festgehalten war, ist unberührt; dies ist nicht festgehalten. Kopiere deinen Arbeitsordner auf eine andere Festplatte und gib den Befehl dort noch einmal ein."
      )
    case .unreachable(let finding):
      TroubleWords(
        "Die Fortschrittsdatei \(path) ist nicht zu erreichen: \(finding.german).",
        advice: "Sieh nach, ob ihr Ordner \(file.folder) da ist, wo er hingehört, und gib den Befehl noch einmal ein.")
    case .unusable(let finding):
      TroubleWords(
        "Die Fortschrittsdatei \(path) lässt sich nicht benutzen: \(finding.german).",
        advice:
          "Sieh nach, ob sie und ihr Ordner \(file.folder) da sind, wo sie hingehören, und gib den Befehl noch einmal ein."
      )
    case .libraryTooOld(let version):
      TroubleWords(
        "Für den Fortschritt braucht es SQLite 3.37 oder neuer; dieser Computer hat \(version).",
        advice: "Installiere ein neueres libsqlite3 und gib den Befehl noch einmal ein.")
    case .hasNoName:
      TroubleWords(
        "Die Fortschrittsdatei hat keinen brauchbaren Namen.", advice: "Nenn eine Datei, deren Ordner es gibt.")
    case .isFolder:
      TroubleWords(
        "\(path) ist ein Ordner, und dort sollte die Fortschrittsdatei sein.",
        advice: "Räum ihn aus dem Weg und gib den Befehl noch einmal ein.")
    case .isDevice:
      TroubleWords(
        "\(path) ist ein Gerät oder eine Pipe, und dort sollte die Fortschrittsdatei sein.",
        advice: "Räum es aus dem Weg und gib den Befehl noch einmal ein.")
    case .hasNoFolder:
      TroubleWords(
        "Die Fortschrittsdatei \(path) lässt sich nicht anlegen: Es gibt keinen Ordner \(file.folder).",
        advice: "Leg zuerst einen Arbeitsordner an: course init DIR")
    }
  }

  private static func german(_ trouble: ServerTrouble, _ server: ServerPlace) -> TroubleWords {
    let shown = server.shown
    return switch trouble {
    case .damaged(let finding):
      TroubleWords(
        "Die Tabellen des Kurses auf \(shown) sind beschädigt: \(finding.german).",
        advice:
          "Sie bleiben, wie sie sind, und deine Aufgabendateien gehören nicht dazu. Sag es dem, der den Server betreut."
      )
    case .foreign:
      TroubleWords(
        "\(shown) hat ein Schema „course“, das nicht von diesem Kurs ist.",
        advice: "Es bleibt, wie es ist. Leg eine eigene Datenbank an: createdb course")
    case .newer(let change):
      TroubleWords(
        "Die Tabellen des Kurses auf \(shown) sind von einer neueren Fassung des Kurses: Diese kennt ihre Änderung „\(change)“ nicht.",
        advice:
          "Sie bleiben, wie sie sind. Bring den Kurs auf den neuen Stand (in seinem Ordner: git pull) und gib den Befehl noch einmal ein."
      )
    case .older:
      TroubleWords(
        "Die Tabellen des Kurses auf \(shown) sind von einer älteren Fassung des Kurses.",
        advice: "Wer den Server betreut, bringt sie als ihr Besitzer auf den neuen Stand: \(server.preparing)")
    case .notPrepared:
      TroubleWords(
        "Die Datenbank \(shown) hat noch keine Tabellen des Kurses.",
        advice: "Wer sie betreut, legt sie einmal an, als ihr Besitzer: \(server.preparing)")
    case .busy(let finding):
      TroubleWords(
        "Der Server \(shown) ist beschäftigt: \(finding.german).",
        advice: "Geschrieben wurde nichts. Warte einen Augenblick und gib den Befehl noch einmal ein.")
    case .full(let finding):
      TroubleWords(
        "Auf dem Server \(shown) ist kein Platz mehr: \(finding.german).",
        advice:
          "Was schon festgehalten war, bleibt; dies ist nicht festgehalten. Sag es dem, der den Server betreut.")
    case .readOnly(let finding):
      TroubleWords(
        "Der Server \(shown) lässt sich lesen, aber nicht schreiben: \(finding.german).",
        advice:
          "Vielleicht ist er die Kopie eines anderen; frag den, der ihn betreut, nach dem, auf dem geschrieben wird.")
    case .denied(let finding):
      TroubleWords(
        "Der Server \(shown) lässt dich nicht herein: \(finding.german).",
        advice:
          "Frag den, der ihn betreut, nach deiner Rolle und ihren Rechten; ein Passwort gehört in ~/.pgpass.")
    case .seesEverybody(let role):
      TroubleWords(
        "Die Rolle „\(role)“ auf \(shown) darf die Zeilen von allen sehen, kann also nicht unter ihrem eigenen Namen lernen.",
        advice: "Verbinde dich mit einer Rolle ohne Superuser und BYPASSRLS; so entsteht eine: CREATE ROLE ada LOGIN")
    case .rejected(let finding):
      TroubleWords(
        "Der Server \(shown) hat einen Wert abgelehnt: \(finding.german).",
        advice:
          "Das ist ein Fehler des Programms oder der Aufgabensammlung; bitte melde ihn. Geschrieben wurde nichts.")
    case .tookBack:
      TroubleWords(
        "Der Server \(shown) hat die Änderungen zurückgenommen.",
        advice: "Das ist ein Fehler des Programms; bitte melde ihn. Geschrieben wurde nichts.")
    case .closed:
      TroubleWords(
        "Der Fortschritt auf \(shown) wurde noch gebraucht, als er schon geschlossen war.",
        advice: "Das ist ein Fehler des Programms; bitte melde ihn.")
    case .unreachable(let finding):
      TroubleWords(
        "Der Server \(shown) ist nicht zu erreichen: \(finding.german).",
        advice:
          "Was schon festgehalten war, bleibt dort; dies ist nicht festgehalten. Sieh nach, ob das Netz da ist, und gib den Befehl noch einmal ein."
      )
    case .unusable(let finding):
      TroubleWords(
        "Der Server \(shown) lässt sich nicht benutzen: \(finding.german).",
        advice: "Vergleiche die Adresse mit der, die du bekommen hast, oder frag den, der den Server betreut.")
    case .libraryMissing(let finding):
      TroubleWords(
        "Für den Fortschritt auf \(shown) braucht es PostgreSQLs Bibliothek libpq, und sie ist nicht installiert: \(finding.german).",
        advice: "Installiere sie (auf Debian und Ubuntu: apt-get install libpq5) und gib den Befehl noch einmal ein.")
    case .tooOld(let version):
      TroubleWords(
        "Für den Fortschritt braucht es PostgreSQL 12 oder neuer; \(shown) hat \(version).",
        advice: "Bitte den, der den Server betreut, um einen neueren.")
    }
  }
}

extension ProgressTrouble.Finding {
  fileprivate var german: String {
    switch self {
    case .said(let words): words
    case .isEmpty: "Sie ist leer, und was darin war, ist fort"
    case .isNoDatabase: "Sie ist keine SQLite-Datenbank, oder ihr Anfang ist beschädigt"
    case .isAnotherPrograms: "Ein anderes Programm hat dort seine SQLite-Datenbank"
    case .wasWrittenMeanwhile: "Ein anderes Programm hat sie inzwischen geschrieben"
    case .mayNotBeWritten: "Das System erlaubt kein Schreiben"
    case .tookARowWithoutID: "Eine Zeile hat keine Nummer"
    case .keepsATextWithoutReason: "Ein Text steht ohne Grund darin"
    case .tablesDoNotFit(let tables): "Ihre Tabellen passen nicht zusammen (\(tables.joined(separator: ", ")))"
    }
  }
}
