extension RuntimeMessage {
  package var english: String {
    switch self {
    case .needsItsOwnValue(let name): "'\(name)' needs its own value to be worked out"
    case .endlessDefault(let id): "the default value of '\(id)' asks for itself, which never ends"
    case .countOverflows(let lower, let upper): "the number of elements in '\(lower)..<\(upper)' overflows"
    case .formatMismatch(let placeholder):
      "what '\(placeholder)' in 'String(format:)' shows of this value is chance"
    case .fault(let finding): "the course has a bug: \(finding)"
    case .askFirst: "Ask with 'as?' first, and say what to do with other values."
    case .indicesOfSlice(let start, let end, let index):
      "The slice has the indices \(start)..<\(end), the index is \(index)."
    case .countOfArray(let count, let index):
      "The array has \(count) element\(count == 1 ? "" : "s")\(index.map { ", the index is \($0)" } ?? "")."
    case .putIntoEnvironment(let modifier): "Put '.\(modifier)(…)' on a view around this one."
    case .answerWithNumber:
      "Answer with a number, the view's size, or a built-in guide such as context[.bottom]."
    case .reportIt:
      "Your file is not the cause. Please report it with this file: `course report` prints what else helps."
    }
  }
}
