import Diagnostics

/// A number or a text that a program states at its top level: `let widthOfStack = 190`.
public struct Constant: Sendable {
  /// What it comes to.
  public enum Value: Hashable, Sendable {
    /// A number of any type.
    case number(Double)
    /// A text.
    case text(String)
    /// Something else, such as a view.
    case other
  }

  /// Its name.
  public var name: String
  /// What it comes to.
  public var value: Value
  /// The declaration's name in the source.
  public var range: Diagnostics.SourceRange?
}

extension Program {
  /// The values of the learner's own `let` and `var` lines at the top level, in source order.
  ///
  ///     let widthOfStack = 120 + 70     → widthOfStack, 190
  ///
  /// - Parameter deadline: by when it has to be done; nil leaves that to the program's own budgets.
  /// - Throws: the problem that stopped one of them.
  public func constants(by deadline: Deadline? = nil) throws(Problems) -> [Constant] {
    do throws(Stop) {
      return try code.constants(sourceCount: sources.count, by: deadline)
    } catch {
      throw Problems([error.problem], in: sources)
    }
  }
}

extension ProgramCode {
  fileprivate func constants(sourceCount: Int, by deadline: Deadline?) throws(Stop) -> [Constant] {
    var request = SceneRequest()
    request.deadline = deadline
    let run = Run(module, request: request, sourceCount: sourceCount)
    var constants: [Constant] = []
    for member in module.members where member.owner == nil && member.kind == .field && member.range?.file == 0 {
      constants.append(
        Constant(name: member.name, value: Constant.Value(try run.global(member)), range: member.range))
    }
    return constants
  }
}

extension Constant.Value {
  fileprivate init(_ value: Value) {
    switch value {
    case .int(let number): self = .number(Double(number))
    case .double(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .some(let inner): self.init(inner)
    default: self = .other
    }
  }
}
