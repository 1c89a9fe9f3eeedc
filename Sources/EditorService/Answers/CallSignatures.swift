import Diagnostics
import LayoutEditing

/// Signature help while the arguments of a call are typed.
struct CallSignatures {
  /// The answer to `textDocument/signatureHelp`; nil outside of calls.
  static func answer(at offset: Int, in reading: TextReading) -> JSON? {
    guard let call = reading.insight.call(at: offset), !call.signatures.isEmpty else { return nil }
    let signatures = call.signatures.map { signature -> JSON in
      [
        "label": JSON(signature.label),
        "parameters": JSON(signature.parameters.map { ["label": place($0, in: signature.label)] }),
      ]
    }
    return [
      "signatures": JSON(signatures),
      "activeSignature": JSON(min(max(0, call.activeSignature), signatures.count - 1)),
      "activeParameter": JSON(max(0, call.activeParameter)),
    ]
  }

  /// Inside labels the protocol always counts in UTF-16, whatever the position encoding.
  private static func place(_ range: Range<Int>, in label: String) -> JSON {
    func units(_ count: Int) -> JSON { JSON(String(label.prefix(max(0, count))).utf16.count) }
    return [units(range.lowerBound), units(range.upperBound)]
  }
}
