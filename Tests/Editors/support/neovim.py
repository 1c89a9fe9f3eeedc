"""Neovim shows a problem, a hover and a completion, applies a code action, renames, asks for inlay hints"""

import json
import shutil
import subprocess
import time


def missing():
    return None if shutil.which("nvim") else "Neovim"


class Neovim:
    """A Neovim without a screen, told what to do as by hand."""

    def __init__(self, folder):
        self.folder = folder
        self.socket = str(folder.home / "nvim.socket")
        self.process = subprocess.Popen(
            ["nvim", "--headless", "--listen", self.socket, str(folder.file)], cwd=folder.home, env=folder.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.until(lambda: (folder.home / "nvim.socket").exists(), "a socket")

    def remote(self, *words):
        done = subprocess.run(
            ["nvim", "--server", self.socket, *words], env=self.folder.environment, capture_output=True, text=True, timeout=30)
        return done.stdout or done.stderr

    def type(self, keys):
        self.remote("--remote-send", keys)

    def lua(self, expression):
        """What a Lua expression is, by way of JSON."""
        quoted = expression.replace("'", "''")
        text = self.remote("--remote-expr", f"luaeval('vim.json.encode({quoted})')")
        try:
            return json.loads(text)
        except ValueError:
            raise AssertionError(f"{expression} gives {text!r}") from None

    def until(self, is_so, what, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = is_so()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"{what} did not come")

    def text(self):
        return "\n".join(self.lua("vim.api.nvim_buf_get_lines(0, 0, -1, false)"))

    def problems(self):
        return self.lua("vim.diagnostic.get(0)")

    def put(self, line, text):
        """Writes another line, counted from 1."""
        self.lua(f"vim.api.nvim_buf_set_lines(0, {line - 1}, {line}, false, {{ [=[{text}]=] }}) or 0")

    def cursor(self, line, column):
        self.lua(f"vim.api.nvim_win_set_cursor(0, {{ {line}, {column} }}) or 0")


def story(folder):
    folder.set_up("neovim")
    editor = Neovim(folder)
    try:
        tell(editor)
    finally:
        editor.process.kill()
        editor.process.wait()


def tell(editor):
    editor.until(lambda: editor.lua("#vim.lsp.get_active_clients()") == 1, "the server")
    assert editor.lua("{ vim.bo.filetype, vim.bo.syntax }") == ["layout", "swift"]

    # What the check finds, on opening.
    editor.until(lambda: any(p.get("source") == "course" for p in editor.problems()), "the check's finding")

    # A problem while typing, and its fix applied.
    editor.put(9, "        .alignmentGuid(.leading) { d in d.width / 4 }")
    found = editor.until(lambda: [p for p in editor.problems() if p.get("source") == "swift"], "a problem")
    assert "alignmentGuid" in found[0]["message"] and found[0]["lnum"] == 8, found
    editor.cursor(9, 10)
    editor.type(":lua vim.lsp.buf.code_action()<CR>")
    time.sleep(0.5)
    editor.type("1<CR>")
    editor.until(lambda: ".alignmentGuide(.leading)" in editor.text(), "the code action")
    editor.until(lambda: not any(p.get("source") == "swift" for p in editor.problems()), "the end of the problem")

    # A hover in its window.
    editor.cursor(8, 7)
    editor.type(":lua vim.lsp.buf.hover()<CR>")
    windows = "vim.tbl_filter(function(w) return vim.api.nvim_win_get_config(w).relative ~= '' end, vim.api.nvim_list_wins())"
    editor.until(lambda: editor.lua(f"#{windows}") > 0, "the hover's window")
    words = "\n".join(editor.lua(f"vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf({windows}[1]), 0, -1, false)"))
    assert "120 × 40" in words and "wide-tea" in words, words
    editor.type("<Esc>:lua vim.api.nvim_win_close(" + windows + "[1], true)<CR>")

    # Inlay hints, which this Neovim has no view for: asked by hand.
    editor.lua("vim.lsp.get_active_clients()[1].notify('workspace/didChangeConfiguration', "
               "{ settings = { course = { inlayHints = true } } }) and 1 or 0")
    place = "{ start = { line = 0, character = 0 }, ['end'] = { line = 30, character = 0 } }"
    hints = editor.lua(
        "vim.lsp.get_active_clients()[1].request_sync('textDocument/inlayHint', "
        f"{{ textDocument = vim.lsp.util.make_text_document_params(), range = {place} }}, 10000, 0).result")
    assert [hint["label"] for hint in hints] == [": ViewDimensions", "→ 30"], hints

    # A completion from the menu.
    editor.cursor(11, 0)
    editor.type("o        .paddi")
    menu = completions(editor)
    assert any(item["word"].startswith("padding") for item in menu), menu[:5]
    editor.type("<C-e><Esc>u")

    # Another name, everywhere.
    editor.until(lambda: "paddi" not in editor.text(), "the undoing")
    editor.cursor(4, 6)
    editor.lua("vim.lsp.buf.rename('width') or 0")
    editor.until(lambda: "var width: CGFloat" in editor.text() and "width: width)" in editor.text(), "the new name")


def completions(editor):
    """The menu's entries, asked for a second time as a person would: this Neovim drops an answer that comes
    while it is not taking keys for the text."""
    for last in (False, True):
        editor.type("<C-x><C-o>")
        try:
            return editor.until(lambda: editor.lua("vim.fn.complete_info({ 'items' }).items"), "the completion's menu", 8)
        except AssertionError as error:
            if last:
                state = editor.lua("{ vim.fn.mode(1), vim.fn.execute('messages'), vim.v.errmsg }")
                raise AssertionError(f"{error}: {state}\n{editor.text()}") from None
