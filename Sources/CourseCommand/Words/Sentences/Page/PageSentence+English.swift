extension PageSentence {
  var english: Phrase {
    switch self {
    case .nameIsTaken(let name): "You cannot name a new file “\(name)”."
    case .namesAre: "Use a free name of at most 60 characters with at least one letter or digit."
    case .isAt(let address): "The page is at  \(address, .strong)"
    case .endsWith: "Ctrl-C ends it. Your files and your progress are always saved."
    case .noServerLibrary: "The page needs GNU libmicrohttpd, which is not on this machine."
    case .noEditor(let file): "The page needs the editor CodeMirror, which is not on this machine: no \(file)."
    case .portTaken(let port): "Another program already listens on port \(port)."
    case .chooseAPort: "Leave out --port to get a free one."
    case .installThem: "On Debian:  sudo apt install libmicrohttpd-dev libjs-codemirror"
    case .pageForTerminalOnly: "“play” shows a page and has no JSON."
    case .noPort(let text): "“\(text)” is not a port between 1024 and 65535."
    case .portsAre: "For example: --port 8080"
    case .noListen(let text): "“\(text)” is not a numeric address with a port between 1024 and 65535."
    case .listenIs: "For example: --listen 192.168.1.5:8080, --listen '[::]:8080'"
    case .portOrListen: "--listen names the port, so it excludes --port."
    case .addressRefused(let address):
      "Nobody can listen on \(address): this machine does not have the address, or another program uses the port."
    case .listensOn(let address):
      """
      It listens on \(address). Whoever reaches that and has the address above with its token learns, reads and writes \
      here in your name. Nothing is encrypted: use it in a container or on a network that you trust.
      """
    case .noBehind(let text): "“\(text)” is not the address of a proxy: http:// or https:// and a name, without a path."
    case .behindIs: "For example: --port 9001 --behind https://course.example"
    case .behindNeedsPort: "The proxy has to know the port: --behind needs --port or --listen."
    case .folderIsFull(let megabytes): "Your folder is full: it holds more than \(megabytes) MB."
    case .makeRoom: "Delete files of your own that you no longer need, or ask whoever runs the course for room."
    case .noObject(let text): "“\(text)” is not a JSON object."
    case .argumentsAre: "For example: --arguments '{\"gap\": 8, \"title\": \"Tea\"}'"
    case .cannotBeSwept(let text): "“\(text)” is not a number that can change step by step."
    case .sweepsAre: "For example: --sweep width=60...140, --sweep Menu.gap=0...40, --sweep 12:20=0...40"
    case .noNumberAt(let line, let column): "There is no number at \(line):\(column)."
    case .numbersBegin: "Give the line and the column where its digits start."
    case .noSuchNode: "That view no longer exists."
    case .nothingToStep: "This view has no views inside to lay out."
    }
  }
}
