import Testing

@testable import Grading

/// Tests with the file names of learning platforms, whose forms are from their own documentation: Moodle's “Download
/// all submissions”, Canvas' “Download Submissions”, and `gh classroom clone`.
@Suite struct NamingTests {
  static let exercises = ["menu-icons", "menu", "guide-is-a-number", "tight-frame"]

  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String?
    var name: String
    var learner: String?
    var exercise: String?
    var testDescription: String { "\(rule ?? "no rule"): \(name)" }

    init(_ rule: String?, _ name: String, _ learner: String?, _ exercise: String?) {
      (self.rule, self.name, self.learner, self.exercise) = (rule, name, learner, exercise)
    }
  }

  static let cases = [
    Case(nil, "ada/menu-icons.layout", "ada", "menu-icons"), Case(nil, "menu-icons.layout", "menu-icons", "menu-icons"),
    Case(nil, "ada/Menu_Icons (2).layout", "ada", "menu-icons"), Case(nil, "ada/week 3/menu.layout", "ada", "menu"),
    Case(nil, "ada/MENU-icons-final.v2.layout", "ada", "menu-icons"), Case(nil, "ada/notes.txt", nil, nil),
    Case(nil, "ada/menus.layout", nil, nil),
    Case("moodle", "Ada Lovelace_8123_assignsubmission_file_/menu-icons.layout", "Ada Lovelace", "menu-icons"),
    Case("moodle", "Ada_von_Ö_8123_assignsubmission_file_/a/menu-icons.layout", "Ada_von_Ö", "menu-icons"),
    Case("moodle", "Ada Lovelace_8123_assignsubmission_file_menu-icons.layout", "Ada Lovelace", "menu-icons"),
    Case("moodle", "Ada Lovelace/menu-icons.layout", nil, nil),
    Case("moodle", "hw_3_1/all.zip/Ada L_81_assignsubmission_file_/a.zip/menu.layout", "Ada L", "menu"),
    Case("canvas", "1_2_3/submissions/lovelaceada_4711_991234_menu.layout", "lovelaceada", "menu"),
    Case("canvas", "lovelaceada_4711_991234_menu-icons.layout", "lovelaceada", "menu-icons"),
    Case("canvas", "lovelaceada_LATE_4711_991234_menu-icons-1.layout", "lovelaceada", "menu-icons"),
    Case("canvas", "lovelaceada_menu-icons.layout", nil, nil),
    Case("classroom", "hw3-ada-l/Sources/menu-icons.layout", "ada-l", "menu-icons"),
    Case("classroom", "hw3-alan/menu-icons.layout", "alan", "menu-icons"),
    Case("classroom", "hw3-alan/README.md", nil, nil),
    Case("{exercise}/{learner}.layout", "menu/ada.layout", "ada", "menu"),
    Case("sent/*/{learner}-{number}.*", "sent/x/ada-b-12.swift", "ada-b", nil),
  ]

  @Test(arguments: cases) func aNameTellsWhoAndWhat(_ wanted: Case) throws {
    let rule = try wanted.rule.map { try NamingRule($0) }
    let all = Self.cases.filter { $0.rule == wanted.rule }.map(\.name)
    let names = NamedSubmissions(all, exercises: Self.exercises, exercise: nil, rule: rule)
    let found = names.submission(called: wanted.name)
    #expect(found?.exercise == wanted.exercise)
    if wanted.exercise != nil { #expect(found?.learner == wanted.learner) }
    #expect(found == nil || found?.id == wanted.name)
  }

  /// Learners with the same name stay distinct; a unique name stays as it is.
  @Test(arguments: [
    (
      "moodle",
      [
        "Li Wei_8003_assignsubmission_file_/menu.layout", "Li Wei_9003_assignsubmission_file_/menu.layout",
        "Ada_7001_assignsubmission_file_/menu.layout",
      ], ["Li Wei (8003)", "Li Wei (9003)", "Ada"]
    ),
    (
      "canvas", ["weili_8003_11_menu.layout", "weili_LATE_9003_12_menu.layout", "weili_8003_13_menu.layout"],
      ["weili (8003)", "weili (9003)", "weili (8003)"]
    ),
    (
      "classroom", ["hw3-submissions/hw3-ada/a/menu.layout", "hw3-submissions/hw3-alan/menu.layout"], ["ada", "alan"]
    ),
    ("classroom", ["hw3-ada/exercises/menu.layout", "hw3-ada/packs/menu.layout"], ["hw3-ada", "hw3-ada"]),
    (
      "classroom", ["all.zip/hw3/hw3-ada/a/menu.layout", "all.zip/hw3/hw3-alan/menu.layout", "class.csv"],
      ["ada", "alan", nil]
    ),
  ])
  func everybodyIsToldApart(rule: String, files: [String], learners: [String?]) throws {
    let names = NamedSubmissions(files, exercises: ["menu"], exercise: nil, rule: try NamingRule(rule))
    #expect(files.map { names.submission(called: $0)?.learner } == learners)
  }

  @Test func whatAllAnswerNeedsNoName() throws {
    let names = NamedSubmissions(["x.bin"], exercises: Self.exercises, exercise: "menu", rule: nil)
    #expect(names.submission(called: "x.bin")?.exercise == "menu")
    #expect(names.submission(called: "x.bin")?.learner == "x")
    let rule = try NamingRule("{learner}-*")
    let ruled = NamedSubmissions(["ada-1"], exercises: Self.exercises, exercise: "menu", rule: rule)
    #expect(ruled.submission(called: "ada-1")?.learner == "ada")
    #expect(ruled.submission(called: "ada") == nil)
  }

  @Test(arguments: [
    ("{learner", NamingRule.Fault.openBrace), ("{who}/*", .unknownPart("who")), ("*/{exercise}", .noLearner),
    ("", .noLearner),
  ])
  func aFaultyRuleIsRefused(text: String, fault: NamingRule.Fault) {
    #expect(throws: fault) { try NamingRule(text) }
  }

  /// A name that would make naive backtracking take forever is rejected at once.
  @Test func aHostileNameEndsSoon() throws {
    let rule = try NamingRule("{learner}*a*a*a*a*a*a*a*a**b{number}x")
    #expect(rule.match(String(repeating: "a", count: 900)) == nil)
  }
}
