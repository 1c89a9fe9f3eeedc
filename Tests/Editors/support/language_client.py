"""A client of a language server: sends, and keeps what comes back."""

import json
import queue
import subprocess
import threading

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8", "utf-16"]},
    "window": {"showDocument": {"support": True}},
    "workspace": {"inlayHint": {"refreshSupport": True}, "workspaceEdit": {"documentChanges": True}},
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True}},
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
    },
}


class LanguageClient:
    """One server process; `seen` is called with each message that it sends."""

    def __init__(self, words, folder, environment=None, seen=None):
        self.process = subprocess.Popen(
            words, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.seen = seen or (lambda message, method: None)
        self.number = 0
        self.asked = {}
        self.answers = {}
        self.problems = {}
        self.requests = []
        self.inbox = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.complaints = []
        threading.Thread(target=lambda: self.complaints.extend(self.process.stderr), daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    self.inbox.put(None)
                    return
                if line == b"\r\n":
                    break
                name, value = line.split(b":")
                if name == b"Content-Length":
                    length = int(value)
            self.inbox.put(json.loads(stream.read(length).decode("utf-8")))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode("utf-8")
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def begin(self, method, params):
        """Asks and does not wait."""
        self.number += 1
        self.asked[self.number] = method
        self.send({"id": self.number, "method": method, "params": params})
        return self.number

    def take(self, timeout=30):
        """The next message, sorted in; False at the end."""
        message = self.inbox.get(timeout=timeout)
        if message is None:
            return False
        method = message.get("method") or self.asked.get(message.get("id"))
        self.seen(message, method)
        if "method" not in message:
            self.answers[message.get("id")] = message
        elif message["method"] == "textDocument/publishDiagnostics":
            self.problems[message["params"]["uri"]] = message["params"]
        elif "id" in message:
            self.requests.append(message)
            self.send({"id": message["id"], "result": {"success": True}})
        return True

    def answer(self, number, timeout=30):
        """Waits for the answer to a request."""
        while number not in self.answers:
            if not self.take(timeout):
                raise AssertionError("the server has ended: " + b"".join(self.complaints).decode("utf-8", "replace"))
        return self.answers.pop(number)

    def ask(self, method, params, timeout=30):
        """Asks and gives the result."""
        message = self.answer(self.begin(method, params), timeout)
        if "error" in message:
            raise AssertionError(f"{method}: {message['error']}")
        return message["result"]

    def initialize(self, options=None, capabilities=CAPABILITIES):
        result = self.ask("initialize", {
            "processId": None, "rootUri": None, "capabilities": capabilities, "initializationOptions": options or {}})
        self.tell("initialized", {})
        return result

    def open(self, uri, text, version=1):
        self.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "swift", "version": version, "text": text}})

    def until(self, is_so, timeout=30):
        """Takes messages until something is so."""
        while not is_so():
            self.take(timeout)

    def end(self):
        """Ends it as the protocol says; gives its exit code."""
        self.ask("shutdown", None)
        self.tell("exit", None)
        while self.take():
            pass
        return self.process.wait(10)

    def resident(self):
        """Its memory, in kilobytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
