import Diagnostics

extension Pack {
  /// The drawings of some of the pack's images, by name; names that the pack does not know are left out.
  public func imageDrawings(named names: Set<String>) throws(Problems) -> [String: String] {
    guard let source = try folder.textIfPresent(Self.imageManifest) else { return [:] }
    var files: [String: String] = [:]
    do throws(Problem) {
      let members = try Shape<[JSON.Member]>.object.value(of: JSON.read(source), called: "the list of images")
      for member in members where names.contains(member.key) {
        let reader = try ObjectReader(member.value, what: "the image \"\(member.key)\"", keys: ["size", "file"])
        files[member.key] = try reader.required("file", as: .text)
      }
    } catch {
      throw Problems([error], in: [source])
    }
    var drawings: [String: String] = [:]
    for (name, file) in files { drawings[name] = try folder.textIfPresent("Data/Images/\(file)")?.text }
    return drawings
  }
}
