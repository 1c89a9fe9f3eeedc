import Diagnostics
import LayoutChecking
import LayoutProgram
import LayoutRunning

/// A number or text constant at the top level of a program: `let widthOfStack = 190`.
public struct Constant: Sendable {
  /// The value.
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
  /// The value.
  public var value: Value
  /// The declaration's name in the source.
  public var range: Diagnostics.SourceRange?
}

extension Program {
  /// The values of the learner's own top-level `let` and `var` declarations, in source order.
  ///
  ///     let widthOfStack = 120 + 70     → widthOfStack, 190
  ///
  /// - Parameter deadline: the time limit; nil leaves only the program's own budgets.
  /// - Throws: the problem that stopped one of them.
  public func constants(by deadline: Deadline? = nil) throws(Problems) -> [Constant] {
    do throws(Stop) {
      return try values(by: deadline)
    } catch {
      throw Problems([error.problem], in: sources)
    }
  }
}

extension Program {
  private func values(by deadline: Deadline?) throws(Stop) -> [Constant] {
    var request = SceneRequest()
    request.deadline = deadline
    let run = code.run(for: request, sourceCount: sources.count)
    var constants: [Constant] = []
    for member in checked.module.members where member.owner == nil && member.kind == .field && member.range?.file == 0 {
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
