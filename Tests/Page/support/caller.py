"""Somebody who talks to the server without a browser."""

import http.client
import json
import socket
import time


class Caller:
    """Somebody who talks to the server, with the page's key or without."""

    def __init__(self, course, port=None, headers={}, host="127.0.0.1"):
        self.course = course
        self.host = host
        self.port = port or int(course.base.rstrip("/").rsplit(":", 1)[1])
        connection = http.client.HTTPConnection(host, self.port, timeout=20)
        connection.request("GET", course.address[len(course.base) - 1:], headers=headers)
        response = connection.getresponse()
        response.read()
        assert response.status == 303, response.status
        self.given = response.getheader("Set-Cookie")
        assert "HttpOnly" in self.given and "SameSite=" in self.given, self.given
        assert port or "SameSite=Strict" in self.given, self.given
        self.cookie = self.given.split(";")[0]

    def call(self, method, path, body=None, **changed):
        headers = {"Host": f"127.0.0.1:{self.port}", "Origin": f"http://127.0.0.1:{self.port}", "Cookie": self.cookie,
                   "Content-Type": "application/json"}
        headers.update({name.replace("_", "-"): value for name, value in changed.items()})
        connection = http.client.HTTPConnection(self.host, self.port, timeout=20)
        connection.putrequest(method, path, skip_host=True)
        for name, value in headers.items():
            if value is not None:
                connection.putheader(name, value)
        data = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else b""
        connection.putheader("Content-Length", str(len(data)))
        try:
            connection.endheaders(data)
            response = connection.getresponse()
            return response.status, response.read()
        except (ConnectionError, http.client.HTTPException):
            # The door was shut while the rest of the request was on its way.
            return 0, b""
        finally:
            connection.close()

    def ask(self, route, body, **changed):
        return self.call("POST", f"/api/{route}", body, **changed)

    def answer(self, route, body):
        status, answer = self.ask(route, body)
        assert status == 200, (route, status, answer[:200])
        return json.loads(answer)

    def scene(self, text):
        return self.ask("scene", {"subject": {"file": "01-guide-explorer"}, "text": text, "serial": 1})

    def raw(self, text, pause=0.0, seconds=25):
        """Sends bytes as they are; what comes back until the other side closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=seconds) as line:
            try:
                for piece in text if isinstance(text, list) else [text]:
                    line.sendall(piece)
                    time.sleep(pause)
                answer = b""
                while more := line.recv(65536):
                    answer += more
                return answer
            except (ConnectionError, socket.timeout):
                return b""
