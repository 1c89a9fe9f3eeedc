import Testing

/// The expected frames of a tool of `Data/Playgrounds` after some steps, or during the last one's animation.
///
/// The stage is 393 × 852. The comments derive each frame from the point that the tool makes.
struct PlaygroundShowing: CustomTestStringConvertible, Sendable {
  var tool: String
  var steps: [String] = []
  var frames: [String: [Double]]

  var testDescription: String { ([tool] + steps).joined(separator: " ") }
}

extension PlaygroundShowing {
  static let all: [Self] = [
    // −60, 20 and 0 are put on one line, and the frame is as tight as the column.
    Self(
      tool: "01-guide-explorer",
      frames: ["A": [111.5, 192.5, 250, 56], "B": [31.5, 264.5, 200, 56], "frame": [31.5, 192.5, 330, 200]]),
    Self(
      tool: "01-guide-explorer", steps: ["--set", "frame alignment=trailing"],
      frames: ["column": [31.5, 192.5, 330, 200]]),
    Self(
      tool: "01-guide-explorer", steps: ["--set", "frame alignment=trailing", "--set", "wide=true"],
      frames: ["column": [55, 192.5, 330, 200]]),
    // 200, 260, 360.
    Self(tool: "02-guides-by-toggle", frames: ["column": [96.5, 265, 200, 152]]),
    Self(
      tool: "02-guides-by-toggle", steps: ["--set", "orange switch=true"], frames: ["column": [66.5, 265, 260, 152]]),
    Self(
      tool: "02-guides-by-toggle", steps: ["--set", "orange switch=true", "--set", "teal switch=true"],
      frames: ["column": [16.5, 265, 360, 152]]),
    // In the row, the left bar slides by half a bar and half a gap; in the pile, both slide by half a bar.
    Self(
      tool: "03-linked-bars",
      frames: [
        "row left": [76.5, 330.75, 48, 160], "pile left": [268.5, 330.75, 48, 160],
        "pile right": [268.5, 330.75, 48, 160],
      ]),
    Self(
      tool: "03-linked-bars", steps: ["--tap", "row left"],
      frames: [
        "row left": [48.5, 330.75, 48, 160], "row right": [104.5, 330.75, 48, 160],
        "pile left": [244.5, 330.75, 48, 160], "pile right": [292.5, 330.75, 48, 160],
      ]),
    Self(
      tool: "03-linked-bars", steps: ["--tap", "row left@0.5"],
      frames: [
        "row left": [62.5, 330.75, 48, 160], "row right": [104.5, 330.75, 48, 160],
        "pile left": [256.5, 330.75, 48, 160], "pile right": [280.5, 330.75, 48, 160],
      ]),
    Self(
      tool: "04-container-switch",
      frames: [
        "Athos": [156.5, 308.75, 110, 40], "Porthos": [96.5, 360.75, 110, 40], "Aramis": [186.5, 412.75, 110, 40],
      ]),
    Self(
      tool: "04-container-switch", steps: ["--tap", "trailing"],
      frames: [
        "Athos": [131.5, 308.75, 110, 40], "Porthos": [151.5, 360.75, 110, 40], "Aramis": [131.5, 412.75, 110, 40],
      ]),
    // Each label starts as far before the line, which is at 185.5, as it is high.
    Self(
      tool: "06-height-as-a-place",
      frames: [
        "column": [95.5, 123.25, 202, 496], "upper line": [185.5, 123.25, 2, 8], "label 1": [135.5, 141.25, 152, 50],
        "label 3": [95.5, 281.25, 152, 90], "label 7": [145.5, 561.25, 152, 40],
      ]),
    // The arrow is 15 high and a day 24, so that it starts 4.5 below the day's top.
    Self(
      tool: "07-weekday-arrow", frames: ["Tuesday": [160.75, 295.25, 74, 24], "arrow": [129.25, 299.75, 19.5, 15]]),
    Self(
      tool: "07-weekday-arrow", steps: ["--tap", "Friday", "--set", "spacing=24"],
      frames: ["Friday": [160.75, 407.25, 53.5, 24], "arrow": [129.25, 411.75, 19.5, 15]]),
    Self(
      tool: "07-weekday-arrow", steps: ["--tap", "Friday@0.5"], frames: ["arrow": [129.25, 347.75, 19.5, 15]]),
    // Lines are 1 thick and centered on the guide: 48.5 for the first of two text lines, 109.5 for the last.
    Self(
      tool: "08-all-guides",
      frames: [
        "text": [129.25, 386, 134.5, 122], "text firstTextBaseline line": [113.25, 434, 166.5, 1],
        "text lastTextBaseline line": [113.25, 495, 166.5, 1], "rectangle bottom line": [105.5, 265.5, 182, 1],
        "rectangle firstTextBaseline line": [105.5, 265.5, 182, 1],
      ]),
    // 40, and 47 with the bottoms of the letters level with the squares'.
    Self(tool: "09-row-with-baselines", frames: ["row": [88.75, 349.25, 215.5, 40]]),
    Self(
      tool: "09-row-with-baselines", steps: ["--set", "row alignment=baseline"],
      frames: ["row": [88.75, 345.75, 215.5, 47], "text": [144.75, 359.25, 103.5, 33.5]]),
    // The text's baseline is 16 below its top, at 409; the box's is at its height + 30, and then at its height − 30.
    Self(
      tool: "10-baseline-of-a-box", frames: ["box": [121, 329, 60, 50], "text": [193, 393, 79, 20.5]]),
    Self(
      tool: "10-baseline-of-a-box", steps: ["--set", "extra=-30"],
      frames: ["box": [121, 346.25, 60, 50], "text": [193, 350.25, 79, 20.5]]),
    Self(
      tool: "11-badge-on-a-corner",
      frames: ["button": [136.5, 288.25, 120, 44], "badge": [246.5, 278.25, 20, 20]]),
    Self(
      tool: "11-badge-on-a-corner", steps: ["--set", "corner=bottom leading", "--set", "badge size=30"],
      frames: ["button": [136.5, 288.25, 120, 44], "badge": [121.5, 317.25, 30, 30]]),
    // 93 and 92, 85 and 84: one line and two.
    Self(
      tool: "12-spacer-or-frame", steps: ["--set", "width=93"],
      frames: ["with a spacer": [104.5, 321, 85, 20.5], "in a frame": [104.5, 401, 85, 20.5]]),
    Self(
      tool: "12-spacer-or-frame", steps: ["--set", "width=92"],
      frames: ["with a spacer": [145.5, 310, 43, 42.5], "in a frame": [103.5, 401, 85, 20.5]]),
    Self(
      tool: "12-spacer-or-frame", steps: ["--set", "width=85"], frames: ["in a frame": [96.5, 401, 85, 20.5]]),
    Self(
      tool: "12-spacer-or-frame", steps: ["--set", "width=84"], frames: ["in a frame": [137.5, 390, 43, 42.5]]),
    // The center of every icon, whatever its width, is above the button's, at 238.5; closed, all lie on it.
    Self(
      tool: "13-menu",
      frames: [
        "New photo icon": [228.5, 292.75, 20, 20], "Note icon": [229.5, 329.25, 18, 20],
        "Reminder icon": [227.5, 365.75, 22, 20], "button": [216.5, 402, 44, 44],
      ]),
    Self(
      tool: "13-menu", steps: ["--tap", "button"],
      frames: [
        "New photo icon": [228.5, 359.25, 20, 20], "Note icon": [229.5, 359.25, 18, 20],
        "Reminder icon": [227.5, 359.25, 22, 20], "button": [216.5, 347.25, 44, 44],
      ]),
    // Eyes at 35 and 80 percent of 120; only in the last stage is the description level with them.
    Self(
      tool: "14-creatures", steps: ["--set", "stage=description"],
      frames: ["Owlbeit drawing": [16, 74, 120, 120], "Owlbeit description": [152, 74, 173.5, 18]]),
    Self(
      tool: "14-creatures", steps: ["--set", "stage=eyes"],
      frames: [
        "Owlbeit eyes": [16, 127.25, 120, 1], "Owlbeit description": [152, 127.25, 173.5, 18],
        "Moptopus eyes": [16, 589.75, 120, 1], "Moptopus description": [152, 589.75, 191, 18],
      ]),
    Self(tool: "15-a-stack-that-ignores-you", frames: ["text": [123, 351.75, 147, 20.5]]),
    Self(
      tool: "15-a-stack-that-ignores-you", steps: ["--set", "color switch=true"],
      frames: ["text": [16, 16, 147, 20.5], "stack": [16, 16, 361, 692]]),
    Self(
      tool: "15-a-stack-that-ignores-you", steps: ["--set", "frame switch=true"],
      frames: ["text": [16, 16, 147, 20.5], "stack": [16, 16, 147, 20.5]]),
    // The letter is as wide as possible, starts 90 after the column's edge, and ends 29 beyond the stage's.
    Self(
      tool: "16-the-text-that-left",
      frames: ["column": [-29, 275.75, 451, 214.5], "letter": [61, 431.75, 361, 58.5]]),
    Self(
      tool: "17-marker-on-a-card",
      frames: ["cards": [96.5, 341, 200, 170], "marker": [146.5, 411, 20, 20]]),
    Self(
      tool: "17-marker-on-a-card", steps: ["--tap", "card 5@0.5"],
      frames: ["cards": [96.5, 341, 200, 170], "marker": [181.5, 456, 20, 20]]),
    Self(
      tool: "18-pin-a-center", frames: ["board": [46.5, 162.5, 300, 300], "pin": [136.5, 252.5, 20, 20]]),
    Self(
      tool: "18-pin-a-center", steps: ["--tap", "board@40,160"],
      frames: ["board": [46.5, 162.5, 300, 300], "pin": [76.5, 312.5, 20, 20]]),
  ]
}
