import Diagnostics
import SwiftSyntax

/// Adds a modifier to every named view that records its frame.
///
///     .id("a")                        .id("a").recorded("a")
///     .accessibilityIdentifier(n)     .accessibilityIdentifier(n).recorded(n)
///     Text("Hello").bold()            Text("Hello").bold().recorded(shown: 3)
///     Image("owl")                    Image(recorded: "owl", sizes: recordedAssets)
final class RecordedViews: SyntaxVisitor {
  private let file: Int
  private let sites: RecordingSites
  private let own: OwnNames
  private(set) var edits: [TextEdit] = []
  /// The recorded views without a name, by position; the index is the number that the view is recorded under.
  private(set) var done: [RecordingSites.Place]

  init(file: Int, sites: RecordingSites, own: OwnNames, known: [RecordingSites.Place]) {
    self.file = file
    self.sites = sites
    self.own = own
    done = known
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      recordName(call, member)
    } else if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if callee == "Image", !own.types.contains(callee) { takeSizedPicture(call) }
      if ["Text", "Image"].contains(callee), !own.types.contains(callee) { recordContent(call) }
    }
    return .visitChildren
  }

  // MARK: Names

  private func recordName(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    guard member.base != nil, ["id", "accessibilityIdentifier"].contains(name), !own.functions.contains(name),
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      call.trailingClosure == nil
    else { return }
    insert(".recorded(\(argument.expression.trimmedDescription))", after: call)
  }

  private func insert(_ text: String, after call: FunctionCallExprSyntax) {
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(TextEdit(SourceRange(file: file, lower: end, upper: end), text))
  }

  // MARK: Images

  /// Replaces an image by one of the same size, because the package has no images of its own.
  private func takeSizedPicture(_ call: FunctionCallExprSyntax) {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      call.trailingClosure == nil
    else { return }
    var name = argument.expression.trimmedDescription
    if let symbol = argument.expression.as(MemberAccessExprSyntax.self), symbol.base == nil {
      name = "\"\(symbol.declName.baseName.text)\""
    }
    let range = SourceRange(
      file: file, lower: argument.positionAfterSkippingLeadingTrivia.utf8Offset,
      upper: argument.endPositionBeforeTrailingTrivia.utf8Offset)
    edits.append(TextEdit(range, "recorded: \(name), sizes: recordedAssets"))
  }

  // MARK: Content of views

  private func recordContent(_ call: FunctionCallExprSyntax) {
    let place = RecordingSites.Place(file: file, offset: call.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard sites.names[place] != nil, !done.contains(place), let end = ViewStatement.recordableEnd(of: call) else {
      return
    }
    insert(".recorded(shown: \(done.count))", after: end)
    done.append(place)
  }
}

/// A view with its modifiers as a statement by itself.
private enum ViewStatement {
  /// Methods that return the same `Text` or `Image` type; other modifiers can only follow after these.
  private static let keepsType: Set = [
    "bold", "italic", "font", "fontWeight", "fontDesign", "fontWidth", "foregroundColor", "foregroundStyle",
    "underline", "strikethrough", "kerning", "tracking", "baselineOffset", "monospacedDigit", "monospaced", "textScale",
    "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode", "allowedDynamicRange",
  ]

  /// Functions whose closures return values, not views.
  private static let makesValues: Set = ["map", "flatMap", "compactMap", "reduce"]

  /// The call after which a text or image may become any view; nil if its type matters.
  static func recordableEnd(of call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    var outermost = call
    var end = call
    while let member = outermost.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(outermost).id,
      let next = member.parent?.as(FunctionCallExprSyntax.self), next.calledExpression.id == ExprSyntax(member).id
    {
      if end.id == outermost.id, keepsType.contains(member.declName.baseName.text) { end = next }
      outermost = next
    }
    guard outermost.parent?.is(CodeBlockItemSyntax.self) == true, isAmongViews(Syntax(outermost)) else { return nil }
    return end
  }

  /// Whether the surrounding code builds views of any type, not a text in particular.
  private static func isAmongViews(_ node: Syntax) -> Bool {
    var around = node.parent
    while let place = around {
      if place.is(ClosureExprSyntax.self) { return !isForValues(place) && !isInInitializer(place) }
      if let binding = place.as(PatternBindingSyntax.self) { return isSomeView(binding.typeAnnotation?.type) }
      if let function = place.as(FunctionDeclSyntax.self) { return isSomeView(function.signature.returnClause?.type) }
      if place.is(SourceFileSyntax.self) { return true }
      around = place.parent
    }
    return false
  }

  /// Initializers may require a type for their content: `extension Card where Content == Text`.
  private static func isInInitializer(_ node: Syntax) -> Bool {
    var around = node.parent
    while let place = around {
      if place.is(InitializerDeclSyntax.self) { return true }
      around = place.parent
    }
    return false
  }

  private static func isSomeView(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    return ["some View", "some SwiftUI.View"].contains(type.trimmedDescription)
  }

  private static func isForValues(_ closure: Syntax) -> Bool {
    let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent ?? closure.parent
    guard let call = argument?.as(FunctionCallExprSyntax.self) else { return true }
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return callee.map(makesValues.contains) ?? false
  }
}
