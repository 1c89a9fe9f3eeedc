import Diagnostics

/// Ours; SwiftSyntax also has a type of this name.
typealias SourceRange = Diagnostics.SourceRange
