/// The settings of a decoder, in a box that all of its references share.
package final class CoderBox: Box {
  package var options = CodingOptions()

  package init() { super.init(.void) }
}
