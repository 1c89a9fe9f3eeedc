import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram
import Testing

/// Choosing an alignment in the picture edits the call.
@Suite struct AlignmentEditingTests {
  @Test(arguments: [
    ("VStack", "VStack {", ".leading", "VStack(alignment: .leading) {"),
    ("VStack", "VStack() {", ".leading", "VStack(alignment: .leading) {"),
    ("VStack", "VStack(spacing: 4) {", ".trailing", "VStack(alignment: .trailing, spacing: 4) {"),
    ("VStack", "VStack(alignment: .leading, spacing: 4) {", ".trailing", "VStack(alignment: .trailing, spacing: 4) {"),
    ("VStack", "VStack(alignment: .leading, spacing: 4) {", nil, "VStack(spacing: 4) {"),
    ("VStack", "VStack(alignment: .leading) {", nil, "VStack {"), ("VStack", "VStack {", nil, "VStack {"),
    ("HStack", "HStack {", ".eyes", "HStack(alignment: .eyes) {"),
    (
      "HStack", "HStack(alignment: VerticalAlignment(Nose.self)) {", ".eyes", "HStack(alignment: .eyes) {"
    ),
    ("ZStack", "ZStack {", ".topLeading", "ZStack(alignment: .topLeading) {"),
    (
      "ZStack", "ZStack {", "Alignment(horizontal: .center, vertical: .eyes)",
      "ZStack(alignment: Alignment(horizontal: .center, vertical: .eyes)) {"
    ),
    ("LazyVStack", "LazyVStack(spacing: 2) {", ".leading", "LazyVStack(alignment: .leading, spacing: 2) {"),
    ("Grid", "Grid(horizontalSpacing: 2) {", ".top", "Grid(alignment: .top, horizontalSpacing: 2) {"),
  ])
  func aContainersAlignmentIsWritten(name: String, old: String, choice: String?, new: String) throws {
    let touching = try Touching("      \(old) Text(\"a\"); Text(\"b\") }", more: Self.keys)
    let edit = try touching.editing.settingAlignment(of: try touching.node(name), to: choice)
    #expect(touching.text(after: edit).contains("      \(new) Text(\"a\"); Text(\"b\") }"))
  }

  @Test(arguments: [
    ("frame", ".frame(width: 10)", ".leading", ".frame(width: 10, alignment: .leading)"),
    ("frame", ".frame(width: 10, height: 4)", ".top", ".frame(width: 10, height: 4, alignment: .top)"),
    (
      "frame", ".frame(maxWidth: .infinity, alignment: .top)", ".center",
      ".frame(maxWidth: .infinity, alignment: .center)"
    ),
    ("frame", ".frame(maxWidth: .infinity, alignment: .top)", nil, ".frame(maxWidth: .infinity)"),
    ("overlay", ".overlay { Text(\"b\") }", ".top", ".overlay(alignment: .top) { Text(\"b\") }"),
    ("overlay", ".overlay(alignment: .top) { Text(\"b\") }", nil, ".overlay { Text(\"b\") }"),
    ("overlay", ".overlay(Text(\"b\"))", ".top", ".overlay(Text(\"b\"), alignment: .top)"),
    ("background", ".background(Text(\"b\"), alignment: .top)", nil, ".background(Text(\"b\"))"),
    (
      "safeAreaInset", ".safeAreaInset(edge: .top, spacing: 0) { Text(\"b\") }", ".leading",
      ".safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text(\"b\") }"
    ),
  ])
  func aModifiersAlignmentIsWritten(name: String, old: String, choice: String?, new: String) throws {
    let touching = try Touching("      Text(\"a\")\(old)")
    let edit = try touching.editing.settingAlignment(of: try touching.node(name), to: choice)
    #expect(touching.text(after: edit).contains("      Text(\"a\")\(new)\n"))
    let text = Array(touching.text(after: edit).utf8)
    let words = String(decoding: text[edit.selection.lower..<edit.selection.upper], as: UTF8.self)
    #expect(words == choice ?? "")
  }

  @Test func choicesAreThoseOfTheAxis() throws {
    let touching = try Touching("      HStack { ZStack { Text(\"a\"); Text(\"b\") }; Text(\"c\") }", more: Self.keys)
    let row = try #require(touching.tree.alignment(of: try touching.node("HStack")))
    #expect(row.kind == .vertical)
    #expect(row.current == ".center")
    #expect(
      row.choices == [".top", ".center", ".bottom", ".firstTextBaseline", ".lastTextBaseline", ".eyes"])
    let layers = try #require(touching.tree.alignment(of: try touching.node("ZStack")))
    #expect(layers.kind == .both)
    #expect(layers.choices.count == 16)
    #expect(layers.choices.last == "Alignment(horizontal: .center, vertical: .eyes)")
    #expect(touching.tree.alignment(of: try touching.node("a")) == nil)
  }

  @Test func aLineWithoutAShortNameIsThereWhereItIsUsed() throws {
    let body = "      HStack(alignment: VerticalAlignment(Nose.self)) { Text(\"a\"); Text(\"b\") }"
    let row = try #require(try Touching(body, more: Self.keys).tree.alignment(of: 0))
    #expect(row.current == "VerticalAlignment(Nose.self)")
    #expect(row.choices.last == row.current)
  }

  @Test func whatCannotBeWrittenSaysWhy() throws {
    let touching = try Touching("      HStack { Text(\"a\"); Text(\"b\") }")
    #expect(throws: EditRefusal.noAlignment(view: "Text")) {
      try touching.editing.settingAlignment(of: try touching.node("a"), to: ".top")
    }
    let choices = [".top", ".center", ".bottom", ".firstTextBaseline", ".lastTextBaseline"]
    #expect(throws: EditRefusal.noChoice(".leading", of: choices)) {
      try touching.editing.settingAlignment(of: 0, to: ".leading")
    }
  }

  private static let keys = """
    enum Eyes: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    enum Nose: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    extension VerticalAlignment { static let eyes = VerticalAlignment(Eyes.self) }
    """
}
