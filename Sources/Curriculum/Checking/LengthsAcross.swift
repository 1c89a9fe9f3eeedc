import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage
import LayoutProgram

/// Finds guides that read a length of the other axis. They are right only if a view is square, which is worth a remark
/// after a pass.
///
///     .alignmentGuide(.top) { d in d.width / 2 }       a distance across, used as one from the top
extension SceneTree {
  /// The learner's first effective guide that reads a length of the other axis; nil if there is none.
  func lengthAcross(in program: Program) -> RuleResult? {
    let facts = program.sourceFacts()
    for guide in guides where isOfUse(guide) {
      guard let body = guide.bodyRange else { continue }
      let axis = guide.guide.key.axis
      let across = axis.other.length
      let own = Set(facts.declarations.map(\.name))
      let words = facts.words(in: body)
      for (word, next) in zip(words, words.dropFirst()) {
        // The base has to be the closure's parameter, not a property of the program: `d.width`, not `photo.width`.
        guard !word.isMember, !own.contains(word.name), next.isMember, next.name == across,
          next.range.lower <= word.range.upper + 1
        else { continue }
        let rule = Rule(.staysOn(axis, reads: "\(word.name).\(across)"), weight: .advice, reason: "")
        return RuleResult(rule: rule, isMet: false, range: next.range)
      }
    }
    return nil
  }
}
