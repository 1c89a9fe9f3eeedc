import Diagnostics
import LayoutEngine

extension Pack {
  /// Where the natural sizes of the pack's images are, inside the pack.
  static let imageManifest = "Data/Images/manifest.json"

  /// The images that exercises may name, with their natural sizes in points; none if the pack has no images.
  ///
  ///     {"owl": {"size": [120, 96], "file": "owl.svg"}}
  public func imageSizes() throws(Problems) -> [String: Size] {
    guard let source = try folder.textIfPresent(Self.imageManifest) else { return [:] }
    return try Self.imageSizes(in: source)
  }

  static func imageSizes(in source: SourceText) throws(Problems) -> [String: Size] {
    do throws(Problem) {
      let members = try Shape<[JSON.Member]>.object.value(of: JSON.read(source), called: "the list of images")
      var sizes: [String: Size] = [:]
      for member in members {
        let reader = try ObjectReader(member.value, what: "the image \"\(member.key)\"", keys: ["size", "file"])
        sizes[member.key] = try reader.required("size", as: .stageSize)
        _ = try reader.required("file", as: .text)
      }
      return sizes
    } catch {
      throw Problems([error], in: [source])
    }
  }
}
