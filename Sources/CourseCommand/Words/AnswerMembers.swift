import Diagnostics

/// The members of a JSON answer, in order.
typealias Members = [(key: String, value: JSON)]
