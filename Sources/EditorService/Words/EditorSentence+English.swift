import Diagnostics

extension EditorSentence {
  /// In English.
  var english: String {
    switch self {
    case .placed(let view, let placer): "\(view), placed by \(placer)"
    case .viewInLine(let view, let line): "\(view) on line \(line)"
    case .oneOf(let count): "the first of \(count) views that come from here"
    case .frame(let x, let y, let width, let height):
      "x \(points(x)), y \(points(y)), \(points(width)) × \(points(height))"
    case .offered(let proposal): "offered \(proposal)"
    case .isHidden: "not shown"
    case .asks(let container, let key, let value, let reason):
      "\(container) asks for \(key): \(points(value)), \(reason)"
    case .wholePage(let command): "The whole page: \(command)"
    case .showPicture: "Show the picture"
    case .showMe(let cause): "Show me: make the change for “\(cause)”"
    case .pictureIsAt(let path): "The picture is drawn: \(path)"
    case .isNoName(let word): "“\(word)” cannot be a name in Swift. A name begins with a letter or _."
    case .cannotBeRenamed: "This name is not declared in your file, so it stays as it is."
    case .wouldNotCompile(let reason): "With that name the file would no longer compile: \(reason)"
    case .formatterFailed(let reason): "swift format could not read the file: \(reason)"
    case .messageTooLong(let megabytes):
      "A message of more than \(megabytes) MB was left out. Close the file and open it again, so that both sides see the same text."
    }
  }
}
