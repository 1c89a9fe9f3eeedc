import Diagnostics
import Foundation
import Testing

/// The words of the terminal can be read on light and on dark paper.
@Suite struct InkTests {
  struct RGB {
    var red: Double
    var green: Double
    var blue: Double

    /// From a number such as `0xFF8000`.
    init(_ hex: UInt32) {
      (red, green, blue) = (Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255)
    }

    /// One of xterm's 256 colors as its `256colres.pl` makes them: 16 … 231 are a cube of 0, 95, 135, 175, 215 and 255 for
    /// each part, 232 … 255 grays from 8 in steps of 10. The first 16 are different everywhere.
    init?(number: Int) {
      let part = { (step: Int) in UInt32(step == 0 ? 0 : 55 + 40 * step) }
      switch number {
      case 16...231:
        let place = number - 16
        self.init(part(place / 36) << 16 | part(place / 6 % 6) << 8 | part(place % 6))
      case 232...255: self.init(UInt32(8 + 10 * (number - 232)) * 0x10101)
      default: return nil
      }
    }

    /// As WCAG 2 defines it: 0 for black, 1 for white.
    var luminance: Double {
      let parts = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// From 1 : 1 to 21 : 1.
    func contrast(to other: RGB) -> Double {
      let (one, two) = (luminance + 0.05, other.luminance + 0.05)
      return max(one, two) / min(one, two)
    }
  }

  /// What terminals write on. xterm: white, or black with `-rv`. GNOME's terminals: the schemes that the profile editor of
  /// gnome-terminal offers; Terminal on a Mac: the profile Basic in its light and its dark form; Solarized: base3 and
  /// base03 of its published table; Ubuntu: the background of its own profile.
  static let papers: [(String, UInt32)] = [
    ("xterm", 0xFFFFFF), ("xterm -rv", 0x000000), ("Black on light yellow", 0xFFFFDD), ("GNOME light", 0xFFFFFF),
    ("GNOME dark", 0x1E1E1E), ("GNOME dark, earlier", 0x171421), ("Tango light", 0xEEEEEC), ("Tango dark", 0x2E3436),
    ("Terminal Basic, dark", 0x1E1E1E), ("Solarized light", 0xFDF6E3), ("Solarized dark", 0x002B36),
    ("Ubuntu", 0x300A24),
  ]

  static let roles: [Ink.Role] = [.error, .warning, .good, .strong, .faint, .code]

  /// The numbers that are written before a word.
  private static func codes(_ role: Ink.Role, _ means: Ink.Capability) -> [Int] {
    Ink(means)("word", role).firstMatch(of: #/\u{1B}\[([\d;]+)m/#)?.1.split(separator: ";").compactMap { Int($0) } ?? []
  }

  @Test(arguments: roles) func everyColorIsSeenOnAnyPaper(_ role: Ink.Role) throws {
    let codes = Self.codes(role, .colors)
    guard let place = codes.firstIndex(of: 38) else {
      #expect(codes == [1], "bold in the terminal's own color")
      return
    }
    #expect(codes[place...].dropFirst().first == 5)
    let color = try #require(codes.last.flatMap(RGB.init(number:)), "one of those that are the same everywhere")
    for (name, paper) in Self.papers {
      #expect(color.contrast(to: RGB(paper)) >= 3, "\(role) on \(name)")
    }
    #expect(color.contrast(to: RGB(0)) >= 4.5, "\(role) on black")
  }

  /// The measure finds what was wrong: the yellow and green of xterm, as its `XTerm-col.ad` has them, on its white paper.
  @Test func theMeasureFindsBadColors() {
    for color: UInt32 in [0xCDCD00, 0x00CD00, 0x00CDCD] { #expect(RGB(color).contrast(to: RGB(0xFFFFFF)) < 3) }
    #expect(abs(RGB(0xFFFFFF).contrast(to: RGB(0)) - 21) < 0.001)
  }

  /// Roles that stand beside each other look different, with colors or without.
  @Test func rolesDiffer() {
    let looks = Self.roles.map { Ink(.colors)("word", $0) }
    #expect(Set(looks).count == Self.roles.count)
    #expect(Ink(.weight)("word", .error) == "\u{1B}[1mword\u{1B}[0m")
  }

  /// No look changes the words.
  @Test(arguments: [Ink.Capability.letters, .weight, .colors]) func wordsStay(_ means: Ink.Capability) {
    for role in Self.roles {
      let text = Ink(means)("error: 3", role)
      #expect(text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == "error: 3")
      if means == .letters { #expect(text == "error: 3") }
    }
    #expect(Ink(.colors)("", .error).isEmpty)
    #expect(Ink(.colors)("a", nil) == "a")
  }
}
