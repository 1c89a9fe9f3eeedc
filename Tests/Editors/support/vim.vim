" Sourced by Vim with ALE: types as a person does, step by step, and writes what was seen into $SEEN.
" A step is its keys and what is waited for; an empty answer is none.

function! s:Problems() abort
  return map(copy(ale#engine#GetLoclist(1)), 'v:val.text')
endfunction

function! s:Lines() abort
  return flatten(map(range(1, winnr('$')), 'getbufline(winbufnr(v:val), 1, "$")'))
endfunction

function! s:Menu() abort
  return map(get(complete_info(['items']), 'items', []), 'v:val.word')
endfunction

let s:slip = '        .alignmentGuid(.leading) { d in d.width / 4 }'
let s:steps = [
  \ ['type', '', {-> [&filetype, &syntax]}],
  \ ['findings', '', {-> s:Problems()}],
  \ ['problem', ":call setline(9, '" . s:slip . "')\<CR>", {-> filter(s:Problems(), 'v:val =~# "alignmentGuid''"')}],
  \ ['choice', "9G12|:ALECodeAction\<CR>", {-> mode(1) ==# 'c'}],
  \ ['mended', "1\<CR>", {-> getline(9) =~# 'alignmentGuide(' ? getline(9) : ''}],
  \ ['hover', "8G8|:ALEHover\<CR>", {-> filter(s:Lines(), 'v:val =~# "120 × 40"')}],
  \ ['completions', "\<C-w>o11Go        .paddi\<C-x>\<C-o>", {-> s:Menu()}],
  \ ['undone', "\<C-e>\<Esc>u", {-> getline(12) !~# 'paddi'}],
  \ ['renamed', "4G7|:ALERename\<CR>\<C-u>width\<CR>", {-> getline(4) =~# 'var width' ? getline(1, '$') : ''}],
  \ ]
let s:seen = {}
let s:begun = -1.0

function! s:Tick(timer) abort
  if empty(s:steps) | return s:End('') | endif
  let [l:name, l:keys, l:Wanted] = s:steps[0]
  if s:begun < 0.0
    let s:begun = reltimefloat(reltime())
    return feedkeys(l:keys, 't')
  endif
  let l:seen = l:Wanted()
  if empty(l:seen)
    if reltimefloat(reltime()) - s:begun > 20 | call s:End(l:name . ' did not come') | endif
    return
  endif
  let s:seen[l:name] = l:seen
  let s:begun = -1.0
  call remove(s:steps, 0)
endfunction

function! s:End(failure) abort
  call extend(s:seen, {'failure': a:failure, 'text': getline(1, '$'), 'messages': execute('messages')})
  call writefile([json_encode(s:seen)], $SEEN)
  qall!
endfunction

call timer_start(50, function('s:Tick'), {'repeat': -1})
