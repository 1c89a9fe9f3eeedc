extension EditorSetup {
  /// Neovim 0.7 or later: a file that it loads automatically.
  static func neovim(_ words: [String]) -> EditorSetup {
    let text = #"""
      -- SwiftUI layouts, \#(mark). Swift's colors, and the course's own language server.
      local command = { \#(quoted(words, separator: ", ")) }
      local clients = {}

      -- The work folder, or else the folder of the file.
      local function root(name)
        local folder = vim.fn.fnamemodify(name, ":p:h")
        local mark = vim.fn.finddir(".course", vim.fn.escape(folder, " ,;*") .. ";")
        return mark ~= "" and vim.fn.fnamemodify(mark, ":p:h:h") or folder
      end

      local function start(buffer)
        local folder = root(vim.api.nvim_buf_get_name(buffer))
        local settings = { name = "course", cmd = command, root_dir = folder }
        if vim.lsp.start then
          vim.lsp.start(settings, { bufnr = buffer })
        else
          clients[folder] = clients[folder] or vim.lsp.start_client(settings)
          if clients[folder] then vim.lsp.buf_attach_client(buffer, clients[folder]) end
        end
      end

      -- As far in as the line before; one further behind an open bracket, and at a modifier below its view.
      function _G.course_layout_indent()
        local number = vim.fn.prevnonblank(vim.v.lnum - 1)
        if number == 0 then return 0 end
        local before, here = vim.fn.getline(number), vim.fn.getline(vim.v.lnum)
        local indent, width = vim.fn.indent(number), vim.fn.shiftwidth()
        if before:match("[%{%(%[]%s*$") or before:match("%sin%s*$") then
          indent = indent + width
        elseif here:match("^%s*%.") and not before:match("^%s*[%.%}]") then
          indent = indent + width
        end
        return here:match("^%s*[%}%)%]]") and indent - width or indent
      end

      vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
        group = vim.api.nvim_create_augroup("course_layout", { clear = true }),
        pattern = "*.layout",
        callback = function(event)
          -- Not the type “swift”, which other language servers are started for.
          vim.bo[event.buf].filetype = "layout"
          vim.bo[event.buf].syntax = "swift"
          vim.bo[event.buf].commentstring = "// %s"
          vim.bo[event.buf].shiftwidth = 2
          vim.bo[event.buf].expandtab = true
          vim.bo[event.buf].indentexpr = "v:lua.course_layout_indent()"
          vim.bo[event.buf].indentkeys = "0{,0},0),0],!^F,o,O,0."
          vim.bo[event.buf].omnifunc = "v:lua.vim.lsp.omnifunc"
          -- The keys of newer versions, in every version.
          local keys = { K = "hover", gd = "definition", grr = "references", grn = "rename", gra = "code_action" }
          for key, name in pairs(keys) do
            vim.keymap.set("n", key, vim.lsp.buf[name], { buffer = event.buf, desc = "course: " .. name })
          end
          for key, name in pairs({ ["]d"] = "goto_next", ["[d"] = "goto_prev" }) do
            if vim.fn.maparg(key, "n") == "" then
              vim.keymap.set("n", key, vim.diagnostic[name], { buffer = event.buf, desc = "course: " .. name })
            end
          end
          start(event.buf)
          -- The server sends none unless COURSE_INLAY_HINTS says so.
          if vim.lsp.inlay_hint then pcall(vim.lsp.inlay_hint.enable, true, { bufnr = event.buf }) end
        end,
      })

      """#
    return EditorSetup(
      files: [File(places: [.configuration("nvim/plugin/course.lua")], text: text, form: .own)], need: nil)
  }
}
