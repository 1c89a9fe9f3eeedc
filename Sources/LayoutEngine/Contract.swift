// CONTRACT SKETCH, to be replaced by real files of the same public names (one idea per file).
public enum Axis: UInt8, Sendable { case horizontal, vertical }
