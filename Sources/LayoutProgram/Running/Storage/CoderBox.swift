/// The settings of an encoder or decoder, in a box that all of its references share.
package final class CoderBox: Box {
  package var options = CodingOptions()
  package var isPretty = false
  package var isSorted = false
  package var keepsSlashes = false

  package init() { super.init(.void) }
}
