import Testing

@testable import EditorService

@Suite struct FileLocationTests {
  @Test(arguments: [
    ("file:///home/lena/pie.layout", "/home/lena/pie.layout"),
    ("file:///my%20course/%C3%A4.layout", "/my course/ä.layout"),
    ("file://localhost/a", "/a"), ("FILE:///a%2Bb", "/a+b"),
  ])
  func pathsAreRead(uri: String, path: String) { #expect(FileLocation.path(of: uri) == path) }

  @Test(arguments: [
    "untitled:1", "http://a/b", "file://host/a", "file://", "file:///a%2", "file:///%FF", "file:///a%00b",
  ])
  func whatIsNoFileHasNoPath(uri: String) { #expect(FileLocation.path(of: uri) == nil) }

  @Test(arguments: ["/a/b.layout", "/my course/ä #1?.layout", "/100%"])
  func pathsComeBack(path: String) { #expect(FileLocation.path(of: FileLocation.uri(of: path)) == path) }
}
