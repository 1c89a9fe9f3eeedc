/// A progress file of the first version, as SQL: what the tables were then, whatever the code says now.
///
/// It was written down once and is never made anew: it stands for the files that learners have.
let versionOneFile = #"""
  PRAGMA application_id = 1668248946;
  BEGIN TRANSACTION;
  CREATE TABLE attempt (
    snapshot INTEGER PRIMARY KEY,
    exercise INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    pack_version TEXT NOT NULL,
    pack_hash TEXT NOT NULL,
    engine_version TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('passed', 'notYet', 'notUnderstood')),
    scenarios_passed INTEGER NOT NULL CHECK (scenarios_passed BETWEEN 0 AND scenario_count),
    scenario_count INTEGER NOT NULL,
    FOREIGN KEY (exercise, snapshot) REFERENCES snapshot (exercise, id),
    UNIQUE (exercise, number),
    CHECK (verdict <> 'passed' OR (scenario_count > 0 AND scenarios_passed = scenario_count))
  ) STRICT;
  INSERT INTO "attempt" VALUES(1,1,1,'1.0','9c41e0','1','notYet',1,2);
  INSERT INTO "attempt" VALUES(3,1,2,'1.0','9c41e0','1','passed',2,2);
  CREATE TABLE current_exercise (
    pack TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    FOREIGN KEY (pack, name) REFERENCES exercise (pack, name)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO "current_exercise" VALUES('alignment','menu-icons');
  CREATE TABLE exercise (
    id INTEGER PRIMARY KEY,
    pack TEXT NOT NULL CHECK (pack <> '' AND instr(pack, char(0)) = 0),
    name TEXT NOT NULL CHECK (name <> '' AND instr(name, char(0)) = 0),
    UNIQUE (pack, name)
  ) STRICT;
  INSERT INTO "exercise" VALUES(1,'alignment','razemon-eyes');
  INSERT INTO "exercise" VALUES(2,'alignment','menu-icons');
  CREATE TABLE hint (
    exercise INTEGER NOT NULL REFERENCES exercise (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    shown_at INTEGER NOT NULL CHECK (shown_at BETWEEN 0 AND 253402300799999),
    PRIMARY KEY (exercise, number)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO "hint" VALUES(1,1,1772357405000);
  CREATE TABLE migration (
    number INTEGER PRIMARY KEY CHECK (number >= 1),
    name TEXT NOT NULL UNIQUE CHECK (name <> ''),
    applied_at INTEGER NOT NULL CHECK (applied_at BETWEEN 0 AND 253402300799999)
  ) STRICT;
  INSERT INTO "migration" VALUES(1,'attempts',1772357400000);
  CREATE TABLE scenario_outcome (
    attempt INTEGER NOT NULL REFERENCES attempt (snapshot),
    position INTEGER NOT NULL CHECK (position >= 0),
    scenario TEXT NOT NULL CHECK (scenario <> ''),
    passed INTEGER NOT NULL CHECK (passed IN (0, 1)),
    matching_views INTEGER NOT NULL CHECK (matching_views BETWEEN 0 AND checked_views),
    checked_views INTEGER NOT NULL,
    detail TEXT NOT NULL CHECK (json_valid(detail)),
    PRIMARY KEY (attempt, position),
    UNIQUE (attempt, scenario)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO "scenario_outcome" VALUES(1,0,'base',1,2,2,'{}');
  INSERT INTO "scenario_outcome" VALUES(1,1,'tall',0,1,2,'{"eye":[0,12.5,4,4]}');
  INSERT INTO "scenario_outcome" VALUES(3,0,'base',1,2,2,'{}');
  INSERT INTO "scenario_outcome" VALUES(3,1,'tall',1,2,2,'{}');
  CREATE TABLE snapshot (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    exercise INTEGER NOT NULL REFERENCES exercise (id),
    source INTEGER NOT NULL REFERENCES source (id),
    reason TEXT NOT NULL CHECK (reason IN ('checked', 'reset', 'replaced')),
    at INTEGER NOT NULL CHECK (at BETWEEN 0 AND 253402300799999),
    UNIQUE (exercise, id)
  ) STRICT;
  INSERT INTO "snapshot" VALUES(1,1,1,'checked',1772357400000);
  INSERT INTO "snapshot" VALUES(2,1,1,'reset',1772357410000);
  INSERT INTO "snapshot" VALUES(3,1,2,'checked',1772357420000);
  CREATE TABLE source (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    text BLOB NOT NULL
  ) STRICT;
  INSERT INTO "source" VALUES(1,X'DDBCDF929114448894ACC0706AE0B3291035560FFF8A5F4CAFD759310934B05D',X'54657874282273746172742229');
  INSERT INTO "source" VALUES(2,X'0C43DE2BEF3A57FCCCA07AA29ACE96EDADF75592851037151BBDF3E8F5103903',X'546578742822417567656E20E9B3A52229');
  CREATE INDEX source_by_hash ON source (hash);
  CREATE INDEX snapshot_by_source ON snapshot (source);
  CREATE INDEX attempt_passed ON attempt (exercise, number) WHERE verdict = 'passed';
  INSERT INTO "sqlite_sequence" VALUES('snapshot',3);
  COMMIT;
  """#
