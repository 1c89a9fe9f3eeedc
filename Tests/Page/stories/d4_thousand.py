"""Hundreds of random edits and touches leave no error in the console, and page and server as large as they were."""

import os
import random

# A thousand where everything is tried, four hundred in each run.
PARTS = 10 if os.environ.get("TEST_EVERYTHING") else 4

ROUND = """const [seed, count, done] = arguments;
let state = seed;
const random = (below) => { state = (state * 1103515245 + 12345) % 2147483648; return state % below; };
const cm = document.querySelector('.editor .CodeMirror').CodeMirror;
const pieces = ['.', '{', '}', 'VStack', '12', ' ', '\\n', '.padding(4)', '"', 'd', '-3', 'frame(width: 9)', '(', ')'];
const touch = () => {
  const box = document.querySelector('.stage-column .paper').getBoundingClientRect();
  const at = {button: 0, buttons: 1, pointerId: 1, bubbles: true, clientX: box.left + random(Math.max(1, box.width | 0)), clientY: box.top + random(Math.max(1, box.height | 0))};
  document.querySelector('.stage-column .drawing').dispatchEvent(new PointerEvent('pointerdown', at));
  if (random(3) === 0) window.dispatchEvent(new PointerEvent('pointermove', {...at, clientX: at.clientX + random(60), clientY: at.clientY + random(60)}));
  window.dispatchEvent(new PointerEvent('pointerup', at));
};
const edit = () => {
  const length = cm.getValue().length;
  const from = random(length + 1);
  const to = Math.min(length, from + random(4));
  cm.replaceRange(pieces[random(pieces.length)], cm.posFromIndex(from), cm.posFromIndex(to), '+input');
};
const key = () => {
  const found = document.querySelectorAll('.guide, .handle, .control, .literal-popover input');
  const one = found[random(Math.max(1, found.length))];
  one?.dispatchEvent(new KeyboardEvent('keydown', {key: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'l', 't'][random(5)], bubbles: true}));
};
const step = (left) => {
  if (left === 0) return done(true);
  const kind = random(10);
  if (kind < 4) edit();
  else if (kind < 6) cm.undo();
  else if (kind < 9) touch();
  else key();
  setTimeout(() => step(left - 1), random(8) === 0 ? 40 : 4);
};
step(count);"""


def story(page):
    page.open("play/03-linked-bars")
    seed = random.randrange(1, 2**31)
    first = page.code
    warm = None
    for part in range(PARTS):
        page.driver.execute_async_script(ROUND, seed + part, 100)
        page.js("""const cm = document.querySelector('.editor .CodeMirror').CodeMirror; cm.setValue(arguments[0]); cm.clearHistory();
            document.querySelectorAll('dialog[open]').forEach((each) => each.close());""", first)
        if part == PARTS // 2 - 1:
            warm = page.course.memory()
            nodes, listeners, _ = page.size()
    # A touch may mean a view that another touch has taken away: the scene starts over.
    page.js("document.querySelector('[data-action=start-over]')?.click()")
    page.drawn()
    after = page.size()
    grown = page.course.memory() - warm
    print(f"        seed {seed}; memory {warm:.0f} MB, then {grown:+.1f} MB; nodes {nodes}, then {after[0]}; listeners {listeners}, then {after[1]}")
    assert after[0] <= 2 * nodes and after[1] <= 2 * listeners, f"the page grows with every touch (seed {seed})"
    assert page.course.process.poll() is None, "the server has ended"
    assert grown < 60, f"the server's memory grew by {grown:.0f} MB (seed {seed})"
