/// The page that compares the compiler's and the course's messages for each slip.
struct SlipTable {
  let slips: [Slip]

  init(_ slips: [Slip]) { self.slips = slips.sorted { $0.name < $1.name } }

  var markdown: String {
    """
    # Slips

    \(slips.count) slips of learners, each a small program, and what is said of it first: by Swift's compiler (6.3, with SwiftUI's
    declarations as in `Sources/CCatalogue`), and by the course. The course keeps the compiler's words, since
    learners meet them again in Xcode; what it adds is a note, a fix, or a better first error of several.

    | the course is | slips |
    | --- | --- |
    \(Slip.Verdict.allCases.map { verdict in "| \(verdict.rawValue) | \(count(verdict)) |" }.joined(separator: "\n"))

    *Better* means that the course names the change to make, or the cause, where the compiler names neither or another one.
    *Equal* means that the two help alike, also where one has a fix and the other a note. *Worse* means that the compiler is of
    more help. The verdicts are ours, and so are the slips: judge for yourself in the table. The programs are in
    `Tests/LayoutLanguageTests/Programs/slips-refused.programs`; a test holds the page against what the course says, and
    `Tests/CompilerAgreement/run slip-` asks the compiler.

    What is not better anywhere: errors of the parser that come from a missing brace far above are told at the end of the file, by
    both. Several slips in one expression are told one after the other.

    | slip | is | Swift says | the course says |
    | --- | --- | --- | --- |

    """ + slips.map(row).joined()
  }

  private func count(_ verdict: Slip.Verdict) -> Int { slips.filter { $0.verdict == verdict }.count }

  private func row(_ slip: Slip) -> String {
    let ours = [slip.said.error ?? "takes it"] + slip.said.notes + (slip.said.fix.map { ["Fix: \($0)."] } ?? [])
    let cells = [slip.verdict?.rawValue ?? "", slip.swift ?? "takes it", ours.joined(separator: "<br>")].map(cell)
    return "| \(slip.name.dropFirst(5)) | \(cells.joined(separator: " | ")) |\n"
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<c", with: "&lt;c").replacing("*", with: "\\*")
  }
}
