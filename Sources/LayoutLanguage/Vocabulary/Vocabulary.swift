/// Everything that SwiftUI and the standard library bring, ready to be looked up by name.
///
/// Made anew for every program, because a program's extensions add members to these types.
struct Vocabulary {
  private(set) var types: [String: Nominal] = [:]
  private(set) var functions: [String: [Member]] = [:]

  /// All declarations, in groups that each have a file.
  static let declarations: [[NativeDeclaration]] = groups.map(\.declarations)

  /// The groups, each with the place in the support table of those of its types that are no views.
  static let groups = written.map { (chapter: $0.chapter, declarations: $0.declarations.flatMap(\.spelledOut)) }

  private static let written: [(chapter: Chapter, declarations: [NativeDeclaration])] = [
    (.standardLibrary, standardLibrary), (.layoutValues, geometryTypes), (.layoutValues, alignmentTypes),
    (.styles, styleTypes), (.layoutValues, viewTypes), (.layoutValues, containers), (.layoutValues, layoutModifiers),
    (.styles, textModifiers), (.styles, paintModifiers), (.styles, inertPaintModifiers), (.styles, behaviourModifiers),
    (.standardLibrary, collections), (.standardLibrary, moreOfSequences), (.standardLibrary, slices),
    (.standardLibrary, dictionaries), (.standardLibrary, strings), (.standardLibrary, numbers),
    (.layoutValues, geometryMethods), (.layoutValues, lazyContainers), (.layoutValues, scrolling),
    (.layoutValues, readers), (.layoutValues, rectangles), (.layoutValues, safeAreas), (.styles, shapeTypes),
    (.styles, shapeModifiers), (.styles, gradients), (.styles, transforms), (.styles, controls),
    (.styles, controlStyles), (.styles, lists), (.styles, systemColors), (.layoutValues, preferenceModifiers),
    (.styles, actions), (.styles, gestures), (.styles, animations), (.styles, bindings), (.layoutValues, grids),
    (.layoutValues, environmentValues), (.layoutValues, anchors),
    (.layoutValues, preferenceTransforms), (.layoutValues, apps),
    (.styles, presentations), (.layoutValues, canvas), (.styles, imageModifiers), (.styles, numberFormats),
    (.layoutValues, layoutContainers), (.layoutValues, layoutProtocol),
    (.styles, inertTypes),
  ]

  /// What kind of value a type is, for a reader of the support table.
  enum Chapter { case layoutValues, styles, standardLibrary }

  init() {
    for group in Self.declarations {
      for declaration in group where declaration.owner == nil && !declaration.text.hasPrefix("func ") {
        declareType(declaration.text)
      }
    }
    // The names by which a `Layout` calls them.
    types["WritableKeyPath"] = types["KeyPath"]
    types["ReferenceWritableKeyPath"] = types["KeyPath"]
    types["Subviews"] = types["LayoutSubviews"]
    types["LayoutSubviewsElement"] = types["LayoutSubview"]
    // What a style is given goes by its protocol's name, too.
    for style in ["ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle"] {
      types["\(style)Configuration"] = types["Configuration"]
    }
    linkConformances()
    for group in Self.declarations {
      for declaration in group { declareMember(declaration) }
    }
  }

  private var pending: [(Nominal, [String])] = []

  private mutating func declareType(_ text: String) {
    var reader = SignatureReader(text) { _ in nil }
    let (kind, name, generics, conformances) = reader.nominal()
    let nominal = Nominal(name, kind, isNative: true)
    nominal.parameters = generics
    types[name] = nominal
    pending.append((nominal, conformances))
  }

  private mutating func linkConformances() {
    for (nominal, names) in pending { nominal.conformances = names.compactMap { types[$0] } }
    pending = []
  }

  private mutating func declareMember(_ declaration: NativeDeclaration) {
    var text = declaration.text[...]
    var isStatic = false
    var isMutating = false
    while let space = text.firstIndex(of: " ") {
      if text.hasPrefix("static ") {
        isStatic = true
      } else if text.hasPrefix("mutating ") {
        isMutating = true
      } else {
        break
      }
      text = text[text.index(after: space)...]
    }
    let kind: Member.Kind
    var name: Substring
    if text.hasPrefix("func ") {
      kind = .method
      text = text.dropFirst(5)
      name = text.prefix { $0 != "(" && $0 != "<" }
    } else if text.hasPrefix("init") {
      kind = .initializer
      name = "init"
    } else if text.hasPrefix("subscript") {
      kind = .subscripting
      name = "subscript"
    } else if text.hasPrefix("var ") || text.hasPrefix("let ") {
      kind = .computed
      text = text.dropFirst(4)
      name = text.prefix { $0 != ":" }
    } else {
      return
    }
    text = text.dropFirst(name.count)
    let owner = declaration.owner.flatMap { types[$0] }
    let member = Member(String(name), kind, isStatic: isStatic || kind == .initializer, owner: owner)
    member.isMutating = isMutating
    member.nativeSignature = String(text)
    member.native = NativeFunction(name: String(name), body: declaration.body)
    member.nativeSetter = declaration.setter.map { NativeFunction(name: String(name), body: $0) }
    if let owner { owner.add(member) } else { functions[String(name), default: []].append(member) }
  }

  /// The signature of one of SwiftUI's members, read from its text.
  func signature(of member: Member) -> Signature {
    if case .known(let signature) = member.signatureState { return signature }
    var reader = SignatureReader(member.nativeSignature ?? "", generics: member.owner?.parameters ?? []) { types[$0] }
    var signature = reader.signature()
    if member.kind == .initializer, signature.result.isVoid, let owner = member.owner {
      signature.result = owner.selfType
    }
    signature.isRethrowing = member.handsErrorsOn
    member.signatureState = .known(signature)
    return signature
  }
}
