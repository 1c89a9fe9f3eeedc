import Diagnostics

/// Messages of Swift's compiler, parser or runtime, in English in every language: learners meet the same words in
/// Xcode.
///
///     problem("cannot find 'spacng' in scope", at: node)
///
/// Messages that the checker has to recognize in a caught problem are cases of their own.
package enum SwiftMessage: Message, ExpressibleByStringInterpolation {
  /// Text that no code inspects.
  case words(String)
  /// `cannot assign to value: 'x' is a 'let' constant`
  case cannotAssign(to: AssignmentTarget, because: Immutability)
  /// `type 'Int' cannot conform to 'View'`; tuples, functions and metatypes have no name.
  case cannotConform(type: String, isNamed: Bool, to: String)
  /// `instance method 'tint' requires that 'Int' conform to 'ShapeStyle'`
  case requires(callee: String, type: String, proto: String)
  /// `generic struct 'ForEach' requires that 'Int' conform to 'RandomAccessCollection'`
  case forEachRequires(type: String)
  /// `cannot find 'widht' in scope`
  case notInScope(String)
  /// `cannot find type 'Chart' in scope`
  case typeNotInScope(String)
  /// A consequence of another problem, which is not reported.
  case toldAlready

  /// The kind of thing that cannot be assigned to.
  package enum AssignmentTarget: String {
    case value
    case property
  }

  /// Why something cannot be changed.
  package enum Immutability {
    case letConstant(String)
    case getOnly(String)
    case immutableSelf

    package var words: String {
      switch self {
      case .letConstant(let name): "'\(name)' is a 'let' constant"
      case .getOnly(let name): "'\(name)' is a get-only property"
      case .immutableSelf: "'self' is immutable"
      }
    }
  }

  package init(stringLiteral words: String) { self = .words(words) }

  /// The message.
  package var english: String {
    switch self {
    case .words(let words): words
    case .cannotAssign(let target, let reason): "cannot assign to \(target.rawValue): \(reason.words)"
    case .cannotConform(let type, _, let proto): "type '\(type)' cannot conform to '\(proto)'"
    case .requires(let callee, let type, let proto): "\(callee) requires that '\(type)' conform to '\(proto)'"
    case .forEachRequires(let type):
      "generic struct 'ForEach' requires that '\(type)' conform to 'RandomAccessCollection'"
    case .notInScope(let name): "cannot find '\(name)' in scope"
    case .typeNotInScope(let name): "cannot find type '\(name)' in scope"
    case .toldAlready: ""
    }
  }

  /// The same message.
  package var german: String { english }

  /// Whether a type lacks a required conformance.
  package var isUnmetRequirement: Bool {
    switch self {
    case .requires, .forEachRequires: true
    case .words, .cannotAssign, .cannotConform, .notInScope, .typeNotInScope, .toldAlready: false
    }
  }
}

/// The kinds of problem with messages of Swift's own; other messages are ours.
package enum SwiftProblemKind {
  case syntax
  case type
  case runtime

  var kind: ProblemKind {
    switch self {
    case .syntax: .syntax
    case .type: .type
    case .runtime: .runtime
    }
  }
}

extension Problem {
  /// A problem in Swift's own words.
  package init(
    _ kind: SwiftProblemKind, _ message: SwiftMessage, at range: Diagnostics.SourceRange?, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.init(kind.kind, message as any Message, at: range, notes: notes, fixIts: fixIts)
  }

  /// The message, if it is one of Swift's own.
  package var swift: SwiftMessage? { message as? SwiftMessage }
}
