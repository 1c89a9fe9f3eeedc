import Diagnostics
import LayoutEngine
import LayoutProgram

/// The images that a pack's exercises may use: the content of `Data/Images/manifest.json`.
///
///     {"owl": {"size": [120, 96], "file": "owl.svg"}}
struct ImageManifest {
  /// An image of the list.
  struct Image {
    var name: String
    /// The range of its name in the list.
    var range: SourceRange?
    /// Its natural size in points.
    var size: Size
    /// The file of its drawing.
    var file: PackPath
  }

  /// The path of the list inside the pack.
  static let file = "Data/Images/manifest.json"

  static let folder = "Data/Images"

  /// The images in the order of the list.
  let images: [Image]

  init(_ source: SourceText) throws(Problems) {
    do throws(Problem) {
      let members = try JSONForm<[JSON.Member]>.object.value(of: JSON.read(source), called: "the list of images")
      var images: [Image] = []
      for member in members {
        let reader = try ObjectReader(member.value, what: "the image \"\(member.key)\"", keys: ["size", "file"])
        images.append(
          Image(
            name: member.key, range: member.keyRange, size: try reader.required("size", as: .stageSize),
            file: try reader.required("file", as: .file(in: Self.folder))))
      }
      self.images = images
    } catch {
      throw Problems([error], in: [source])
    }
  }

  /// The natural sizes by name.
  var sizes: [String: Size] { Dictionary(images.map { ($0.name, $0.size) }) { first, _ in first } }
}

extension Pack {
  /// The natural sizes of the pack's images in points; empty if it has none.
  public func imageSizes() throws(Problems) -> [String: Size] { try imageManifest()?.sizes ?? [:] }

  /// The drawings of the named images; unknown names are left out.
  public func imageDrawings(named names: Set<String>) throws(Problems) -> [String: String] {
    var drawings: [String: String] = [:]
    for image in try imageManifest()?.images ?? [] where names.contains(image.name) {
      drawings[image.name] = try folder.textIfPresent(image.file)?.text
    }
    return drawings
  }

  private func imageManifest() throws(Problems) -> ImageManifest? {
    guard let source = try folder.textIfPresent(ImageManifest.file) else { return nil }
    return try ImageManifest(source)
  }
}
