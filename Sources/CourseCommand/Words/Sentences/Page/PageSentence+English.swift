extension PageSentence {
  var english: Phrase {
    switch self {
    case .nameIsTaken(let name): "“\(name)” cannot be the name of a new file."
    case .namesAre: "A name has at most 60 characters, and a letter or a digit among them."
    case .isAt(let address): "The page is at  \(address, .strong)"
    case .endsWith: "Ctrl-C ends it; your files and your progress are saved all the time."
    case .noServerLibrary: "The page needs GNU libmicrohttpd, which is not on this machine."
    case .noEditor(let file): "The page needs the editor CodeMirror, which is not on this machine: no \(file)."
    case .portTaken(let port): "Another program listens on port \(port)."
    case .chooseAPort: "Leave --port out, and a free one is taken."
    case .installThem: "On Debian:  sudo apt install libmicrohttpd-dev libjs-codemirror"
    case .pageForTerminalOnly: "“play” shows a page; it has no answer in JSON."
    case .noPort(let text): "“\(text)” is no port from 1024 to 65535."
    case .portsAre: "For example: --port 8080"
    case .noBehind(let text): "“\(text)” is no address of a proxy: a name with http:// or https://, and no path."
    case .behindIs: "For example: --port 9001 --behind https://anna.course.example"
    case .behindNeedsPort: "A proxy has to know where the page is: --behind needs a --port."
    case .accountNeedsBehind: "Only a proxy names accounts: --account needs --behind."
    case .noAccount(let text): "“\(text)” does not say a header and the name in it."
    case .accountsAre: "For example: --account X-Remote-User=anna"
    case .whoCanReachThePort:
      "Whoever can reach the port on this machine without the proxy can name any account."
    case .noObject(let text): "“\(text)” is no JSON object."
    case .argumentsAre: "For example: --arguments '{\"gap\": 8, \"title\": \"Tea\"}'"
    case .cannotBeSwept(let text): "“\(text)” is nothing that can go from one number to another."
    case .sweepsAre: "For example: --sweep width=60...140, --sweep Menu.gap=0...40, --sweep 12:20=0...40"
    case .noNumberAt(let line, let column): "There is no number at \(line):\(column)."
    case .numbersBegin: "Name the line and the column where its digits begin."
    case .noSuchNode: "There is no such view any more."
    case .nothingToStep: "This view lays out no others."
    }
  }
}
