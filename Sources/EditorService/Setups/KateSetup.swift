extension EditorSetup {
  /// Kate: a separate file type, so that it starts no other server.
  static func kate(_ words: [String]) -> EditorSetup {
    let settings = """
      {
        "servers": {
          "layout": {
            "command": [\(quoted(words, separator: ", "))],
            "rootIndicationFileNames": [".course"],
            "highlightingModeRegex": "^SwiftUI layout$"
          }
        }
      }

      """
    return EditorSetup(
      files: [
        File(
          places: [.data("org.kde.syntax-highlighting/syntax/course-layout.xml")], text: kateHighlighting, form: .own),
        File(places: [.configuration("kate/lspclient/settings.json")], text: settings, form: .settings),
      ], need: nil)
  }

  private static let kateHighlighting = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- \#(mark) -->
    <!DOCTYPE language>
    <language name="SwiftUI layout" section="Sources" extensions="*.layout" version="1" kateversion="5.0"
              indenter="cstyle" license="MIT">
      <highlighting>
        <list name="keywords">
          <item>as</item><item>case</item><item>default</item><item>else</item><item>enum</item>
          <item>extension</item><item>false</item><item>for</item><item>func</item><item>guard</item>
          <item>if</item><item>import</item><item>in</item><item>init</item><item>let</item><item>nil</item>
          <item>private</item><item>protocol</item><item>return</item><item>self</item><item>some</item>
          <item>static</item><item>struct</item><item>switch</item><item>true</item><item>var</item>
          <item>where</item><item>while</item>
        </list>
        <contexts>
          <context name="Code" attribute="Text" lineEndContext="#stay">
            <keyword String="keywords" attribute="Keyword"/>
            <Detect2Chars char="/" char1="/" attribute="Comment" context="Line"/>
            <Detect2Chars char="/" char1="*" attribute="Comment" context="Block" beginRegion="Comment"/>
            <DetectChar char="&quot;" attribute="String" context="String"/>
            <DetectChar char="{" attribute="Text" beginRegion="Braces"/>
            <DetectChar char="}" attribute="Text" endRegion="Braces"/>
            <RegExpr String="@[A-Za-z]+" attribute="Attribute"/>
            <RegExpr String="\b[A-Z][A-Za-z0-9_]*" attribute="Type"/>
            <RegExpr String="\.[a-z][A-Za-z0-9_]*" attribute="Member"/>
            <Float attribute="Number"/>
            <Int attribute="Number"/>
          </context>
          <context name="Line" attribute="Comment" lineEndContext="#pop"/>
          <context name="Block" attribute="Comment" lineEndContext="#stay">
            <Detect2Chars char="*" char1="/" attribute="Comment" context="#pop" endRegion="Comment"/>
          </context>
          <context name="String" attribute="String" lineEndContext="#pop">
            <Detect2Chars char="\" char1="&quot;" attribute="String"/>
            <DetectChar char="&quot;" attribute="String" context="#pop"/>
          </context>
        </contexts>
        <itemDatas>
          <itemData name="Text" defStyleNum="dsNormal"/>
          <itemData name="Keyword" defStyleNum="dsKeyword"/>
          <itemData name="Comment" defStyleNum="dsComment"/>
          <itemData name="String" defStyleNum="dsString"/>
          <itemData name="Attribute" defStyleNum="dsAttribute"/>
          <itemData name="Type" defStyleNum="dsDataType"/>
          <itemData name="Member" defStyleNum="dsFunction"/>
          <itemData name="Number" defStyleNum="dsDecVal"/>
        </itemDatas>
      </highlighting>
      <general>
        <comments>
          <comment name="singleLine" start="//"/>
          <comment name="multiLine" start="/*" end="*/" region="Comment"/>
        </comments>
      </general>
    </language>

    """#
}
