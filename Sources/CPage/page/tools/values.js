// Every literal of the text with its field.

import { button, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { literalField } from '../editor/literalfield.js';

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./tools.js').Panel} */
export function valuesPanel({ bench, editor }) {
  const element = el('div', { class: 'values' });
  /** @type {import('../editor/editor.js').Mark[]} */
  let marks = [];
  let isOpen = false;
  const draw = () => {
    // A field in use stays; it writes to where its mark has come to.
    if (!isOpen || !bench.scene || element.contains(document.activeElement)) return;
    marks.forEach((mark) => mark.clear());
    const { literals } = bench.scene;
    marks = literals.map(({ range }) => editor.mark(range, '', { inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false }));
    replace(element, literals.length === 0 ? el('p', { class: 'quiet' }, t('values.none')) : el('ul', {}, literals.map((literal, index) => el('li', {},
      button(t('problem.line', editor.placeOf(literal.range[0])), () => show(index), { class: 'link' }),
      el('span', { class: 'name' }, literal.label), literalField(editor, literal, marks[index])))));
  };
  const show = (/** @type {number} */ index) => {
    const range = editor.rangeOf(marks[index]);
    if (range) editor.show(range);
  };
  bench.drawn.on(draw);
  element.addEventListener('focusout', () => setTimeout(draw, 50));
  return { element, opened: () => { isOpen = true; draw(); }, closed: () => { isOpen = false; } };
}
