"""What the server sends is as the protocol's published model has it"""

import importlib.util

from support.language_client import LanguageClient
from support.simple import everything


def missing():
    return None if importlib.util.find_spec("lsprotocol") else "lsprotocol for Python"


def story(folder):
    from lsprotocol import converters, types
    converter = converters.get_converter()
    checked = {}

    def seen(message, method):
        if "method" in message:
            known = types.METHOD_TO_TYPES.get(method)
            assert known, f"the model does not know {method}"
            converter.structure(message, known[0])
        elif "error" in message:
            converter.structure(message["error"], types.ResponseError)
        elif method in types.METHOD_TO_TYPES:
            converter.structure(message, types.METHOD_TO_TYPES[method][1])
        checked[method] = checked.get(method, 0) + 1

    client = LanguageClient([folder.program, "lsp"], folder.home, folder.environment, seen)
    everything(client, folder)
    assert client.end() == 0
    assert len(checked) >= 15, sorted(checked)
