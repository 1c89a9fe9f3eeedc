/// Sizes of SF Symbols, measured on SwiftUI at two pixels per point for the 17-point system font at medium scale.
///
/// They are facts from public recordings (swiftui-web, `symbol/catalog-17`). The stars, circles, and chevrons measure the
/// same on an iPhone.
enum MeasuredSymbols {
  /// The size of a symbol as it is named; nil if nobody measured it.
  static func size(of name: some StringProtocol) -> Size? { table[String(name)] }

  /// All measured names.
  static var names: [String] { table.keys.sorted() }

  private static let table: [String: Size] = {
    var table: [String: Size] = [:]
    for entry in text.split(separator: ",") {
      let words = entry.split(separator: " ")
      guard words.count == 3, let width = Double(words[1]), let height = Double(words[2]) else { continue }
      table[String(words[0])] = Size(width: width, height: height)
    }
    return table
  }()

  /// Name, width, height.
  private static let text = """
    airplane 21 19, ant 18.5 22, antenna.radiowaves.left.and.right 21 18, archivebox 21 17.5, \
    arrow.clockwise 18 20, arrow.counterclockwise 18 20, arrow.down 17 18, arrow.down.left 16.5 14.5, \
    arrow.down.to.line 17 19.5, arrow.left 19.5 15, arrow.right 19.5 15, arrow.forward 19.5 15, \
    arrow.backward 19.5 15, arrow.turn.up.left 20 15.5, arrow.up 17 18, \
    arrow.up.and.down.and.arrow.left.and.right 22.5 21.5, arrow.up.arrow.down 24 18.5, \
    arrow.up.left.and.arrow.down.right 20 18, arrow.up.right 16.5 14.5, arrow.up.to.line 17 19.5, \
    arrow.uturn.left 20 17.5, at 20.5 20, backward.end.fill 19.5 15, backward.fill 25.5 15, battery.100 29 13.5, \
    bell 20 19.5, bell.badge 19.5 20.5, bell.slash 19 20.5, bicycle 31 19, bold 14 14, bolt 17 21.5, \
    book 22.5 17.5, book.closed 18 20, bookmark 17.5 20, briefcase 23.5 18.5, bubble.left 22.5 19.5, \
    building.2 20.5 21.5, bus 22.5 21.5, calendar 21 17.5, camera 24.5 18, car 24 17.5, cart 23 18.5, cat 27 22, \
    chart.bar 25.5 18, chart.line.uptrend.xyaxis 22 17.5, chart.pie 20 19, checklist 23 19, checkmark 18.5 16.5, \
    chevron.down 18.5 10.5, chevron.left 12.5 16.5, chevron.left.forwardslash.chevron.right 27.5 18, \
    chevron.right 12.5 16.5, chevron.forward 12.5 16.5, chevron.backward 12.5 16.5, chevron.up 18.5 10.5, \
    circle 20 19, clock 20 19, cloud 22.5 15.5, creditcard 24 16.5, crop 22.5 20.5, crown 25.5 18.5, \
    cursorarrow 14 19.5, cylinder 18.5 19.5, desktopcomputer 24 19, doc 18 20, doc.badge.plus 18.5 22.5, \
    doc.on.clipboard 21 23, doc.on.doc 21 23, doc.text 18 20, dog 27.5 21.5, drop 15 19, ellipsis 18.5 5.5, \
    envelope 24.5 16.5, eraser 20.5 19.5, exclamationmark 6.5 18, exclamationmark.triangle 20.5 18, eye 26 16.5, \
    eye.slash 26 20, eyedropper 21.5 20, face.smiling 20 19, flag 19.5 18.5, flame 17 20, folder 23 17.5, \
    folder.badge.plus 23 19, forward.end.fill 19.5 15, forward.fill 25.5 15, gamecontroller 28 17.5, \
    gear 21.5 20.5, gearshape 21 20, gearshape.fill 20.5 19.5, gift 20 19.5, globe 20 19, graduationcap 27 22.5, \
    hammer 25 23, hand.raised 20.5 20.5, hand.thumbsdown 20 20.5, hand.thumbsup 20 20.5, headphones 21 20, \
    heart 20.5 17.5, hexagon 21 21, highlighter 21.5 20, house 24 19.5, iphone 17 20, italic 13 14, key 15.5 23, \
    leaf 21 18, lightbulb 15.5 21.5, line.3.horizontal 21 10.5, link 22 21, link.badge.plus 22 21.5, \
    list.bullet 21 14.5, list.number 21 16, location 20 18.5, lock 16.5 18.5, lock.open 21.5 18.5, \
    magnifyingglass 20.5 18.5, map 21.5 18.5, message 22.5 18.5, mic 17 20, mic.slash 17 20, minus 18 3.5, \
    minus.magnifyingglass 20.5 18.5, moon 20 19, mountain.2 33 17, music.note 14.5 19, newspaper 23 20, \
    number 19 18.5, paintbrush 21.5 22.5, paintpalette 23 19, paperclip 20 21, paperplane 21 19.5, \
    pause.fill 14.5 16, pencil 17.5 15.5, pentagon 22.5 20, percent 19.5 18.5, person 19 17.5, person.2 27.5 19, \
    person.badge.plus 19 21.5, person.fill 18 17, phone 20.5 18.5, photo 24 17.5, pills 24 20, pin 20 21.5, \
    play.fill 15 16, plus 18 16, plus.magnifyingglass 20.5 18.5, power 20 19.5, printer 23 20, \
    puzzlepiece 28.5 18.5, qrcode 19.5 17.5, questionmark 13.5 18, quote.opening 22.5 14, radio 24 21.5, \
    rectangle 24 17.5, rectangle.portrait 18 20, rectangle.split.3x1 24 17.5, repeat 22 17, ruler 24.5 11, \
    safari 20 19, scissors 26 19, seal 21.5 21.5, shield 18 19, shippingbox 21 20.5, shuffle 23.5 17.5, \
    sidebar.left 24 17.5, sidebar.right 24 17.5, slider.horizontal.3 21 16.5, snowflake 18 19, sparkles 18.5 21, \
    speaker.slash 17.5 20, speaker.wave.1 20 17, speaker.wave.2 24 17, square 19.5 17.5, \
    square.3.layers.3d 21 20.5, square.and.arrow.down 19 21.5, square.and.arrow.up 19 22, \
    square.and.pencil 21 20, square.dashed 19.5 17.5, square.grid.2x2 19.5 17.5, star 22 20, \
    star.leadinghalf.filled 22 20, storefront 23.5 20.5, sun.max 21 20.5, tablecells 24 17.5, tag 22.5 21, \
    terminal 24 17.5, text.aligncenter 21 16.5, text.alignleft 21 16.5, text.alignright 21 16.5, \
    text.justify 21 16.5, textformat 23.5 14.5, thermometer 13 20.5, touchid 21.5 20.5, tram 19.5 23, \
    trash 19.5 20.5, tray 24 16.5, tree 25.5 24, triangle 20.5 18, trophy 20.5 20.5, truck.box 28.5 20, tv 25 19, \
    underline 14 17, video 24.5 16, wallet.pass 18 20, waveform.path.ecg 20 19.5, wifi 22.5 16, wind 21 17, \
    wrench 23.5 23, xmark 17.5 15.5
    """
}
