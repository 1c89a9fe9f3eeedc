/// What an encoder or decoder was told, kept in a box: everybody who holds it sees it.
package final class CoderBox: Box {
  package var options = CodingOptions()
  package var isPretty = false
  package var isSorted = false
  package var keepsSlashes = false

  package init() { super.init(.void) }
}
