import Diagnostics
import SwiftSyntax

extension TypeChecker {
  /// `/(\w+)@example/`: its type says what it captures.
  func regexLiteral(_ node: RegexLiteralExprSyntax) throws(Problem) -> Checked {
    let box: RegexBox
    do throws(RegularExpressionReader.Failure) {
      box = try RegexBox(node.regex.text)
    } catch .unknown {
      throw unsupported(.regularExpression, at: node)
    } catch {
      throw problem("cannot parse regular expression", at: node)
    }
    let part = module.native(.substring)
    let captured = box.captures.map { capture in
      TupleElement(label: capture.name, type: capture.isOptional ? module.optional(part) : part)
    }
    let output = captured.isEmpty ? part : Type.tuple([TupleElement(label: nil, type: part)] + captured)
    return Checked(type: module.native(.regex, [output])) { .constant(.box(box)) }
  }

  /// `match.1`, `match.year`: a part of what the match has found.
  func partOfMatch(_ name: String, of base: Checked, at node: MemberAccessExprSyntax) throws(Problem) -> Checked? {
    guard base.type.isNominal(.regexMatch), let output = base.type.genericArguments.first,
      case .tuple(let elements) = output.shallow, name != "range", name != "output"
    else { return nil }
    let found = Checked(type: output) { .tupleElement(base.emit(), 1) }
    return try tupleMember(name, elements, found, at: node)
  }
}
