import Curriculum
import Diagnostics
import LayoutEngine

/// The resources in a folder of Swift files: images and colors of asset catalogs, and data files.
///
///     Assets.xcassets/owl.imageset/Contents.json      Image("owl"), Image(.owl): sized as its picture, in points
///     Assets.xcassets/brand.colorset                  Color("brand"), Color.brand
///     Resources/menu.json                             Bundle.main.url(forResource: "menu", withExtension: "json")
struct FolderAssets {
  /// Image sizes in points, by the names that a program may use.
  private(set) var images: [String: Size] = [:]
  private(set) var colors: [String] = []
  private(set) var data: [String: SourceText] = [:]
  private var bytes = 0

  /// The limit for all data files together. Files beyond it are left out, and reading one reports an error.
  private static let mostBytes = 8 << 20

  static func isData(_ name: String) -> Bool { name.hasSuffix(".json") || name.hasSuffix(".txt") }

  /// Adds a file that the program may read by its name; the first file of a name wins.
  mutating func addData(at path: String, called name: String) {
    guard data[name] == nil, let content = try? WholeFile.bytes(of: path, upTo: Self.mostBytes),
      bytes + content.count <= Self.mostBytes, let text = String(validating: content, as: UTF8.self)
    else { return }
    bytes += content.count
    data[name] = SourceText(name: name, text: text)
  }

  /// Reads `owl.imageset` and `brand.colorset`.
  ///
  /// - Returns: whether the folder was an asset set, so that the caller does not descend into it.
  mutating func addSet(at path: String, called name: String) -> Bool {
    if let color = name.withoutSuffix(".colorset") {
      colors.append(color)
      return true
    }
    guard let image = name.withoutSuffix(".imageset") else {
      return name.hasSuffix(".appiconset") || name.hasSuffix(".dataset") || name.hasSuffix(".symbolset")
    }
    if let size = imageSize(inSet: path) {
      for name in [image, AssetSymbol.name(for: image)] { images[name] = images[name] ?? size }
    }
    return true
  }

  /// The image's size in pixels divided by its scale.
  private func imageSize(inSet path: String) -> Size? {
    guard let bytes = try? WholeFile.bytes(of: Path.joined(path, "Contents.json"), upTo: 1 << 16),
      let json = try? JSON.read(SourceText(name: "Contents.json", text: String(decoding: bytes, as: UTF8.self)))
    else { return nil }
    for entry in json["images"]?.elements ?? [] {
      guard let file = entry["filename"]?.text, !file.contains("/"),
        let picture = try? WholeFile.bytes(of: Path.joined(path, file), upTo: ImageFileSize.mostBytes),
        let size = ImageFileSize.size(of: picture)
      else { continue }
      let scale = entry["scale"]?.text.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      return Size(width: size.width / max(scale, 1), height: size.height / max(scale, 1))
    }
    return nil
  }

  /// The color symbols that Xcode generates, without those that the program declares itself; nil if there are none.
  func symbols(besides files: [SourceText]) -> SourceText? {
    // Xcode shortens `AccentColor` to `accent`.
    var names = Set(colors.map { AssetSymbol.name(for: $0.count > 5 ? $0.withoutSuffix("Color") ?? $0 : $0) })
    names.remove("")
    if names.isEmpty { return nil }
    for file in files {
      for match in file.text.matches(of: /static\s+(?:let|var)\s+(\w+)/) { names.remove(String(match.1)) }
    }
    let lines = names.sorted().map { "  static var `\($0)`: Color { Color(\"\($0)\") }" }.joined(separator: "\n")
    return SourceText(
      name: "GeneratedAssetSymbols.swift",
      text: "import SwiftUI\nextension Color {\n\(lines)\n}\nextension ShapeStyle where Self == Color {\n\(lines)\n}\n")
  }
}

/// The Swift name that Xcode generates for an image or a color.
enum AssetSymbol {
  /// `turtle-rock` → `turtleRock`, `BG` → `BG`, `Brand Color` → `brandColor`
  static func name(for asset: String) -> String {
    let words = asset.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return "" }
    let start = first.allSatisfy { $0.isUppercase || $0.isNumber } ? String(first) : first.lowercasedFirst
    let name = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_\(name)" : name
  }
}

extension Substring {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension String {
  fileprivate func withoutSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}

extension JSON {
  fileprivate var elements: [JSON] {
    if case .array(let elements) = content { return elements }
    return []
  }

  fileprivate var text: String? {
    if case .string(let text) = content { return text }
    return nil
  }
}
