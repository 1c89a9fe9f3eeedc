import Foundation
import Testing

/// `course` and `test`, the scripts, on a machine of pretence.
@Suite struct Launchers {
  let sandbox: LauncherSandbox

  init() throws { sandbox = try LauncherSandbox() }

  private func finish<T>(_ body: (LauncherSandbox) throws -> T) rethrows -> T {
    defer { sandbox.remove() }
    return try body(sandbox)
  }

  // MARK: Building and starting

  @Test func theFirstCallBuildsAndTheSecondStartsAtOnce() throws {
    try finish { machine in
      let first = try machine.run("course", ["next"])
      #expect(first.status == 7)
      #expect(first.output == "\(machine.root.path): next\n", "the standard output belongs to the program")
      #expect(first.errors.contains("Building the course (the first time takes minutes) ..."))
      #expect(machine.calls(of: "swift build --scratch-path .build/quick --product course") == 1)

      let calls = machine.calls(of: "")
      let second = try machine.run("course", ["check", "a b", "ü*"])
      #expect(second.output == "\(machine.root.path): check a b ü*\n")
      #expect(second.errors == "")
      #expect(second.status == 7)
      #expect(machine.calls(of: "") == calls, "nothing was started but the program")
    }
  }

  @Test(arguments: ["edited", "edited with its old date", "removed", "added", "manifest", "toolchain", "program"])
  func aChangeIsBuilt(change: String) throws {
    try finish { machine in
      _ = try machine.run("course")
      switch change {
      case "edited": try machine.write("uno", to: "Sources/One/One.swift")
      case "edited with its old date":
        let path = machine.root.appendingPathComponent("Sources/One/One.swift").path
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        try machine.write("uno", to: "Sources/One/One.swift")
        try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
      case "removed":
        try FileManager.default.removeItem(at: machine.root.appendingPathComponent("Sources/One/One.swift"))
      case "added": try machine.write("three", to: "Sources/Two/Three.swift")
      case "manifest": try machine.write("other", to: "Package.swift")
      case "toolchain": try machine.install("swift", "# another Swift\n[ $1 = build ] || echo Swift version 6.3.2")
      default: try FileManager.default.removeItem(at: machine.root.appendingPathComponent(".build/quick/debug/course"))
      }
      _ = try machine.run("course")
      #expect(machine.calls(of: "swift build") == 2)
      guard change != "program" else { return }
      _ = try machine.run("course")
      #expect(machine.calls(of: "swift build") == 2)
    }
  }

  @Test func aFailedBuildShowsTheErrorsAndIsTriedAgain() throws {
    try finish { machine in
      _ = try machine.run("course")
      try machine.write("", to: "broken")
      try machine.write("uno", to: "Sources/One/One.swift")
      for _ in 1...2 {
        let answer = try machine.run("course", ["next"])
        #expect(answer.status == 3)
        #expect(answer.output == "", "an older program must not run instead")
        #expect(answer.errors.contains("Sources/One/One.swift:1:1: error: the text is broken"))
        #expect(answer.errors.contains("/répo (1)/.build/launch/course.log\n"))
        #expect(!answer.errors.contains("[1/2]"))
      }
      try FileManager.default.removeItem(at: machine.root.appendingPathComponent("broken"))
      #expect(try machine.run("course").status == 7)
    }
  }

  @Test func twoAtOnceBuildOnce() throws {
    try finish { machine in
      let waiting = try (1...4).map { try machine.start("course", ["\($0)"]) }
      for (number, wait) in zip(1..., waiting) {
        let answer = try wait()
        #expect(answer.output == "\(machine.root.path): \(number)\n")
        #expect(answer.status == 7)
      }
      #expect(machine.calls(of: "swift build") == 1)
    }
  }

  @Test func aMovedOrCopiedRepositoryRunsAtOnceAndIsBuiltAfresh() throws {
    try finish { machine in
      _ = try machine.run("course")
      let moved = machine.root.deletingLastPathComponent().appendingPathComponent("moved")
      try FileManager.default.moveItem(at: machine.root, to: moved)
      let launcher = moved.appendingPathComponent("course").path
      #expect(try machine.run(launcher, in: moved).output == "\(moved.path): \n")
      #expect(machine.calls(of: "swift build") == 1)

      // A copy's files are all newer than the build, and yet the same.
      let copy = machine.root.deletingLastPathComponent().appendingPathComponent("copy")
      try FileManager.default.copyItem(at: moved, to: copy)
      let answer = try machine.run(copy.appendingPathComponent("course").path, in: copy)
      #expect(answer.output == "\(copy.path): \n" && machine.calls(of: "swift build") == 1)

      let cache = moved.appendingPathComponent(".build/cache")
      try Data("old paths".utf8).write(to: cache)
      try Data("uno".utf8).write(to: moved.appendingPathComponent("Sources/One/One.swift"))
      #expect(try machine.run(launcher, in: moved).status == 7)
      #expect(!FileManager.default.fileExists(atPath: cache.path))
    }
  }

  @Test func theCallersFolderStaysAndTheRepositoryIsFoundThroughLinks() throws {
    try finish { machine in
      let elsewhere = machine.root.deletingLastPathComponent().appendingPathComponent("else where")
      try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
      let link = elsewhere.appendingPathComponent("link").path
      let linkToLink = elsewhere.appendingPathComponent("link to link").path
      let launcher = machine.root.appendingPathComponent("course").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../répo (1)/course")
      try FileManager.default.createSymbolicLink(atPath: linkToLink, withDestinationPath: "link")
      for path in [launcher, link, linkToLink] {
        let answer = try machine.run(path, ["list"], in: elsewhere, environment: ["CDPATH": "/:\(machine.root.path)"])
        #expect(answer.output == "\(elsewhere.path): list\n")
      }
    }
  }

  // MARK: The optimized program

  private static let optimizing = ["COURSE_OPTIMIZE": ""]
  private static let release = "swift build -c release --product course"

  @Test func theOptimizedProgramIsBuiltUnseenAndTakesOver() throws {
    try finish { machine in
      try machine.write("", to: "slow")
      let first = try machine.run("course", ["next"], environment: Self.optimizing)
      #expect(first.status == 7)
      #expect(first.output == "\(machine.root.path): next\n")
      #expect(first.errors.contains("An optimized program is being built in the background"))
      try machine.wait(for: ".build/launch/optimize.session")
      let second = try machine.run("course", environment: Self.optimizing)
      #expect(second.errors == "", "the quick program answers, and nothing is begun twice")

      try FileManager.default.removeItem(at: machine.root.appendingPathComponent("slow"))
      try machine.wait(for: ".build/launch/optimized.stamp")
      let calls = machine.calls(of: "")
      let third = try machine.run("course", ["check"], environment: Self.optimizing)
      #expect(third.errors == "optimized\n")
      #expect(third.output == "\(machine.root.path): check\n")
      #expect(machine.calls(of: "") == calls, "nothing was started but the program")
      #expect(machine.calls(of: Self.release) == 1)
    }
  }

  @Test func afterAChangeTheOlderOptimizedProgramDoesNotRun() throws {
    try finish { machine in
      #expect(try machine.run("course", environment: ["COURSE_OPTIMIZE": "now"]).errors.hasSuffix("optimized\n"))
      #expect(machine.calls(of: "swift build") == 1)
      try machine.write("uno", to: "Sources/One/One.swift")
      #expect(try machine.run("course").errors.contains("optimized\n") == false)
      #expect(machine.calls(of: "swift build") == 2)
    }
  }

  @Test func whatCannotBeOptimizedIsToldOnceAndNotTriedForEver() throws {
    try finish { machine in
      _ = try machine.run("course")
      try machine.write("", to: "broken")
      _ = try machine.run("course", environment: Self.optimizing)
      try machine.wait(for: ".build/launch/optimize-failed.stamp")
      let told = try machine.run("course", environment: Self.optimizing)
      #expect(told.status == 7)
      #expect(told.errors.contains("could not be built; the course runs without it"))
      #expect(told.errors.hasSuffix("/.ci/optimize\n"))
      #expect(try machine.run("course", environment: Self.optimizing).errors == "")
      #expect(machine.calls(of: Self.release) == 1)

      try FileManager.default.removeItem(at: machine.root.appendingPathComponent("broken"))
      #expect(try machine.run(".ci/optimize").status == 0)
      #expect(try machine.run("course").errors == "optimized\n")
    }
  }

  @Test func theTestsStopItAndItGoesOnAfterwards() throws {
    try finish { machine in
      try machine.write("", to: "slow")
      _ = try machine.run("course", environment: Self.optimizing)
      try machine.wait(for: ".build/launch/optimize.session")
      let answer = try machine.run("test", ["--filter", "x"])
      #expect(answer.errors.contains("Stopped optimizing the course in the background"))
      #expect(try machine.run("test", ["--filter", "x"]).errors.contains("Stopped") == false)

      try FileManager.default.removeItem(at: machine.root.appendingPathComponent("slow"))
      _ = try machine.run("course", environment: Self.optimizing)
      try machine.wait(for: ".build/launch/optimized.stamp")
      #expect(try machine.run("course").errors == "optimized\n")
    }
  }

  /// After a restart of the machine the number of a session may be somebody else's.
  @Test func anOldNoteOfASessionEndsNobody() throws {
    try finish { machine in
      _ = try machine.run("course", environment: ["COURSE_OPTIMIZE": "now"])
      try machine.write("\(getsid(0))\n", to: ".build/launch/optimize.session")
      #expect(try machine.run("test", ["--filter", "x"]).status == 0)
    }
  }

  // MARK: Swift

  @Test(arguments: ["course", "test"])
  func withoutSwiftItSaysWhereToGetIt(launcher: String) throws {
    try finish { machine in
      try machine.uninstall("swift")
      let answer = try machine.run(launcher)
      #expect(answer.status == 3)
      #expect(answer.output == "")
      #expect(
        answer.errors.hasPrefix("There is no Swift on the PATH. Install Swift 6.3 from https://swift.org/install"))
      #expect(answer.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [
    ("Swift version 6.3 (swift-6.3-RELEASE)", nil),
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", nil),
    ("Apple Swift version 6.3.2 (swiftlang-6.3.2)", nil),
    ("Swift version 6.4-dev (LLVM 1, Swift 2)", "tested with Swift 6.3; going on"),
    ("Swift version 10.0 (swift-10)", "tested with Swift 6.3; going on"),
    ("Swift version 6.2.3 (swift-6.2.3-RELEASE)", "tested with Swift 6.3; going on"),
  ])
  func anotherSwiftIsTried(version: String, words: String?) throws {
    try finish { machine in
      let answer = try machine.run("course", environment: ["FAKE_VERSION": version])
      #expect(answer.status == 7)
      #expect(answer.errors.contains("Swift 6.3") == (words != nil))
      if let words { #expect(answer.errors.contains(words)) }
    }
  }

  @Test(arguments: [
    ("Swift version 6.1.2 (swift-6.1.2-RELEASE)", "Swift 6.1.2 is too old"),
    ("Swift version 5.10 (swift-5.10-RELEASE)", "Swift 5.10 is too old"),
    ("python-swiftclient 4.2.0", "does not say which Swift it is"),
    ("error while loading shared libraries: libncurses.so.6", "libncurses.so.6"),
    ("", "does not say which Swift it is"),
  ])
  func anOldOrForeignSwiftIsRefused(version: String, words: String) throws {
    try finish { machine in
      let answer = try machine.run("course", environment: ["FAKE_VERSION": version])
      #expect(answer.status == 3)
      #expect(answer.errors.contains(words))
      #expect(answer.errors.contains("https://swift.org/install"))
      #expect(machine.calls(of: "swift build") == 0)
    }
  }

  // MARK: Packages

  @Test(arguments: [("0", "apt-get install", 0), ("1000", "sudo apt-get install", 2)])
  func missingPackagesAreInstalled(user: String, line: String, sudoCalls: Int) throws {
    try finish { machine in
      let (path, listed) = machine.proof("header.h")
      let there = machine.proof("tools").listed
      try machine.write("# a comment\n\nlibfirst-dev \(listed) First\nthere \(there) x\n", to: ".ci/packages")
      try machine.install("id", "echo \(user)")
      try machine.install("sudo", "[ $1 = -n ] && exit 0; \"$@\"")
      try machine.install("apt-get", "echo apt speaks; [ $1 = install ] && >'\(path)'")
      let answer = try machine.run("course")
      #expect(answer.status == 7)
      #expect(answer.errors.contains("Installing libfirst-dev (apt)"))
      #expect(!answer.errors.contains("apt speaks"))
      #expect(machine.calls(of: line) == 1)
      #expect(machine.calls(of: "sudo") == sudoCalls)
      #expect(machine.calls(of: "apt-get") == 1)

      try machine.write("uno", to: "Sources/One/One.swift")
      _ = try machine.run("course")
      #expect(machine.calls(of: "apt-get") == 1, "what is there is not asked for again")
    }
  }

  @Test func staleListsAreFetchedOnce() throws {
    try finish { machine in
      let (path, listed) = machine.proof("header.h")
      try machine.write("libfirst-dev \(listed) First\n", to: ".ci/packages")
      try machine.install("id", "echo 0")
      let apt = "if [ $1 = update ]; then >'\(path)-lists'; else [ -e '\(path)-lists' ] && >'\(path)'; fi"
      try machine.install("apt-get", apt)
      #expect(try machine.run("course").status == 7)
      #expect(machine.calls(of: "apt-get install") == 2)
      #expect(machine.calls(of: "apt-get update") == 1)
    }
  }

  @Test(arguments: [
    ("no sudo", "\n  apt-get install -y libfirst-dev libsecond-dev\n"),
    ("sudo wants a password", "\n  sudo apt-get install -y libfirst-dev libsecond-dev\n"),
    ("apt fails", "E: apt is not well"),
    ("apt lies", "apt-get update && apt-get install -y libfirst-dev libsecond-dev\n"),
    ("no apt", "\n  The First library\n  The Second library\n"),
  ])
  func whatCannotBeInstalledIsNamed(trouble: String, words: String) throws {
    try finish { machine in
      let never = machine.proof("never-there.h").listed
      let list = "libfirst-dev \(never) The First library\nlibsecond-dev \(never) The Second library\n"
      try machine.write(list, to: ".ci/packages")
      try machine.install("id", trouble.contains("sudo") ? "echo 1000" : "echo 0")
      if trouble == "sudo wants a password" { try machine.install("sudo", "exit 1") }
      let apt = trouble == "apt lies" ? "" : "echo E: apt is not well; exit 100"
      if trouble != "no apt" { try machine.install("apt-get", apt) }
      let answer = try machine.run("course")
      #expect(answer.status == 3)
      #expect(answer.errors.contains(words), "\(answer.errors)")
      #expect(answer.errors.contains("run this command again"))
      #expect(machine.calls(of: "swift build") == 0)
    }
  }

  // MARK: ./test

  @Test func theTestsAreBuiltStrictlyAndApart() throws {
    try finish { machine in
      let answer = try machine.run("test", ["--filter", "a b"], in: URL(fileURLWithPath: "/"))
      let strictly = "--scratch-path .build/test -Xswiftc -warnings-as-errors"
      #expect(answer.status == 0)
      #expect(machine.calls(of: "swift build --build-tests \(strictly)") == 1)
      #expect(machine.calls(of: "swift format lint --strict --recursive --parallel Package.swift Sources Tests") == 1)
      #expect(answer.output.hasPrefix("tests: test \(strictly)"))
      #expect(answer.output.hasSuffix("--filter a b\n"), "the runner has the last word")
    }
  }

  @Test(arguments: [
    ("untidy", "0", 1, "The formatting is off"), ("untidy", "5", 5, "The formatting is off"), ("nothing", "5", 5, ""),
    ("broken", "0", 1, "error: the text is broken"),
  ])
  func whatFailsMakesTestFail(file: String, tests: String, status: Int32, words: String) throws {
    try finish { machine in
      try machine.write("", to: file)
      let answer = try machine.run("test", environment: ["FAKE_TEST_STATUS": tests])
      #expect(answer.status == status)
      #expect(words.isEmpty ? answer.errors.contains("Built the tests") : answer.errors.contains(words))
      #expect(answer.output.contains("tests:") == (file != "broken"))
    }
  }

  @Test func continuousIntegrationRunsTest() throws {
    try finish { machine in
      let answer = try machine.run(".ci/run", in: URL(fileURLWithPath: "/"), environment: ["FAKE_TEST_STATUS": "4"])
      #expect(answer.status == 4)
      #expect(answer.output.contains("tests: test"))
    }
  }
}
