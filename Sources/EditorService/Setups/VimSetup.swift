extension EditorSetup {
  /// Vim, with any of the three common clients.
  static func vim(_ words: [String]) -> EditorSetup {
    let text = #"""
      " SwiftUI layouts, \#(mark). Swift's colors, and the course's own language server.
      let s:command = [\#(quoted(words, separator: ", "))]

      " As far in as the line before; one further behind an open bracket, and at a modifier below its view.
      function! CourseLayoutIndent() abort
        let number = prevnonblank(v:lnum - 1)
        if number == 0 | return 0 | endif
        let before = getline(number)
        let here = getline(v:lnum)
        let indent = indent(number)
        if before =~# '[{(\[]\s*$' || before =~# '\sin\s*$'
          let indent += shiftwidth()
        elseif here =~# '^\s*\.' && before !~# '^\s*[.}]'
          let indent += shiftwidth()
        endif
        return here =~# '^\s*[})\]]' ? indent - shiftwidth() : indent
      endfunction

      " The plugin ALE looks for its programs when a file gets its type.
      function! s:TellALE() abort
        if !exists(':ALEInfo') || exists('s:told') | return | endif
        let s:told = 1
        call ale#linter#Define('layout', {
          \ 'name': 'course', 'lsp': 'stdio', 'executable': s:command[0], 'command': '%e ' . join(s:command[1:]),
          \ 'project_root': {buffer -> fnamemodify(finddir('.course', expand('#' . buffer . ':p:h') . ';'), ':p:h:h')}})
      endfunction

      " Not the type “swift”, which other language servers are started for.
      function! s:Layout() abort
        call s:TellALE()
        setlocal filetype=layout
        setlocal syntax=swift
        setlocal commentstring=//\ %s
        setlocal shiftwidth=2 expandtab
        setlocal indentexpr=CourseLayoutIndent()
        setlocal indentkeys=0{,0},0),0],!^F,o,O,0.
      endfunction

      augroup course_layout
        autocmd!
        autocmd BufRead,BufNewFile *.layout call s:Layout()
        " The plugin vim-lsp.
        autocmd User lsp_setup call lsp#register_server({
          \ 'name': 'course', 'cmd': {server -> s:command}, 'allowlist': ['layout']})
        " The plugin yegappan/lsp.
        autocmd User LspSetup call LspAddServer([{
          \ 'name': 'course', 'path': s:command[0], 'args': s:command[1:], 'filetype': ['layout']}])
      augroup END

      """#
    return EditorSetup(
      files: [File(places: [.home(".vim/plugin/course.vim")], text: text, form: .own)], need: .vimPlugin)
  }
}
