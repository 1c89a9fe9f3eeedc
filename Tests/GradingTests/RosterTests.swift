import Diagnostics
import Testing

@testable import Grading

/// Tests for the instructor's tables: the roster, overrides, and gradebooks for Moodle and Canvas.
@Suite struct RosterTests {
  private static let text = """
    id,name,group,extension
    s1,Ada Lovelace,A,24
    s2,"Turing, Alan",B,
    s3,Li Wei (8003),,
    s4,Li Wei (9003),,
    s5,Sam Hill,,
    s6,Sam Hill,,
    ada,Adam Riese,,
    s7,Anne-Marie O'Neill,,
    s8,Maria van der Berg,,
    """

  /// Each way in which a platform writes the learner, and the id.
  @Test(
    arguments: [
      ("s1", "s1"), ("S1", "s1"), ("Ada Lovelace", "s1"), ("lovelaceada", "s1"), ("Lovelace, Ada", "s1"),
      ("Alan Turing", "s2"), ("turingalan", "s2"), ("Li Wei (8003)", "s3"), ("Li Wei (9003)", "s4"), ("ada", "ada"),
      ("weili (9003)", "s4"), ("oneillannemarie", "s7"), ("O'Neill, Anne-Marie", "s7"), ("bergmariavander", "s8"),
      // Nobody, or more than one.
      ("Li Wei", nil), ("Sam Hill", nil), ("hillsam", nil), ("Ada", "ada"), ("Grace Hopper", nil), ("", nil),
    ] as [(String, String?)])
  func aLearnerIsKnownByIDOrName(name: String, id: String?) throws {
    #expect(try Roster(Self.text).learner(called: name)?.id == id)
  }

  @Test func aRosterHasGroupsAndHours() throws {
    let roster = try Roster("\u{FEFF}id;extension;group;name\r\ns1; 1.5 ;A;\"Lo\"\"ve\"\r\n;;;\r\n")
    #expect(roster.learners == [Roster.Learner(id: "s1", name: "Lo\"ve", group: "A", extraHours: 1.5)])
  }

  @Test(arguments: [
    ("", 1, "is empty"), ("name\nAda", 1, "“id” is missing"), ("id,mail\n1,2", 1, "no column “mail”"),
    ("id,id\n1,2", 1, "there twice"), ("id\n1\n\n1", 4, "“1” is there twice"), ("id,name\n,Ada", 2, "no id"),
    ("id,extension\n1,2\n2,soon", 3, "not “soon”"), ("id,extension\n1,-2", 2, "from 0"), ("id\n1,2", 2, "2 cells"),
    ("id,name\n1,\"Ada", 2, "not closed"),
  ])
  func aFaultHasItsLine(text: String, line: Int, words: String) {
    #expect { _ = try Roster(text) } throws: { error in
      guard let fault = error as? NamedTable.Fault else { return false }
      return fault.line == line && fault.words.contains(words)
    }
  }

  // MARK: Overrides

  @Test(arguments: [
    ("learner,exercise,points\ns1,level,two", 2, "“two”"),
    ("learner,exercise\ns1,level\nAda Lovelace,level", 3, "twice"),
    ("learner,points\ns1,2", 1, "“exercise” is missing"), ("learner,exercise,points\ns1,level,-1", 2, "“-1”"),
  ])
  func anOverrideHasItsLine(text: String, line: Int, words: String) throws {
    let roster = try Roster(Self.text)
    #expect { _ = try Overrides(text, roster: roster) } throws: { error in
      guard let fault = error as? NamedTable.Fault else { return false }
      return fault.line == line && fault.words.contains(words)
    }
  }

  private func book(_ overrides: String = "learner,exercise\n") throws -> (GradeBook, left: [String]) {
    let roster = try Roster("id,name,group\ns1,Ada Lovelace,A\ns2,Alan Turing,\ns3,Grace Hopper,")
    let overrides = try Overrides(overrides, roster: roster)
    let tables = InstructorTables(roster: roster, overrides: overrides, showsFixes: false)
    var book = GradeBook(roster: roster)
    for (learner, exercise, points) in [
      ("Ada Lovelace", "level", 1.5), ("lovelaceada", "level", 1), ("s2", "other", 3), ("Eve", "level", 3),
    ] {
      var record = try FormatTests.record()
      (record.learner, record.exercise, record.points) = (learner, exercise, points)
      book.add(tables.amended(record))
    }
    let left = book.add(overrides)
    return (book, left)
  }

  @Test func moodleGetsIDsAndFeedback() throws {
    #expect(
      try book().0.moodle { $0 == "level" ? "Level, quiz" : $0 }
        == "ID number,Full name,Group,\"Level, quiz\",other\ns1,Ada Lovelace,A,1.5,\ns2,Alan Turing,,,3\ns3,Grace Hopper,,,\n"
    )
    let (book, left) = try book(
      "learner,exercise,points,comment\nAda Lovelace,level,2,Well done\ns3,other,1,\nEva,level,1,\ns2,none,1,\n")
    #expect(left == ["Eva level", "s2 none"])
    #expect(
      book.moodle { $0 }
        == "ID number,Full name,Group,level,other,level (Feedback)\ns1,Ada Lovelace,A,2,,Well done\ns2,Alan Turing,,,3,\n"
        + "s3,Grace Hopper,,,1,\n")
    #expect(book.unknown == ["Eve"] && book.withoutAnything == ["Grace Hopper (s3)"])
  }

  @Test func canvasGetsItsColumnsAndMaxima() throws {
    let lines = try book().0.canvas { "\($0) (47)" }.split(separator: "\n")
    #expect(
      lines == [
        "Student,ID,SIS User ID,SIS Login ID,Section,level (47),other (47)", "    Points Possible,,,,,3,3",
        "Ada Lovelace,,s1,s1,A,1.5,", "Alan Turing,,s2,s2,,,3", "Grace Hopper,,s3,s3,,,",
      ])
  }

  @Test func withoutARosterTheNameIsTheID() throws {
    var book = GradeBook(roster: nil)
    for _ in 0..<2 { book.add(try FormatTests.record()) }
    #expect(book.moodle { $0 } == "ID number,Full name,Group,level\n\"'=ada, \"\"A\"\"\",\"'=ada, \"\"A\"\"\",,1.5\n")
    #expect(book.unknown.isEmpty && book.withoutAnything.isEmpty)
  }
}
