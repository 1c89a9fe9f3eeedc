import Testing

@testable import ProgressStore

@Suite struct SHA256Tests {
  /// The first three are RFC 6234's (section 8.5), the fourth its million letters; the others were computed with
  /// coreutils' `sha256sum` and sit where the padding gains a block: 55, 56, 63, 64 and 65 bytes.
  static let vectors: [(message: String, digest: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    (String(repeating: "b", count: 55), "eb2c86e932179f4ba13fe8715a26124b77d6bad290b9b4c1cc140cf633300c19"),
    (String(repeating: "b", count: 56), "a5fc6e203a4c2b657d0d153885932414b2ffc6a93f0f8bf8b3183315e5a7212c"),
    (String(repeating: "b", count: 63), "94e419fabac7f930810f9636354042f8c1426d2f834d4ab65c93dc1e69326b13"),
    (String(repeating: "b", count: 64), "a0fab1377f49a759b57f63318262ebe89fabfc990e8e93ceac2984561482b9d4"),
    (String(repeating: "b", count: 65), "74b128f30cf83de43ddf4aafc40c7b50a7443d3c73a89a7cfca17e15e43d51ab"),
  ]

  @Test(arguments: vectors)
  func digestsAreTheStandards(_ vector: (message: String, digest: String)) {
    let digest = SHA256.digest(of: Array(vector.message.utf8))
    #expect(digest.map(hexadecimal).joined() == vector.digest)
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
  }
}
