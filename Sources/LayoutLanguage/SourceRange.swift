import Diagnostics

/// Ours; SwiftSyntax also has a type of this name.
package typealias SourceRange = Diagnostics.SourceRange
