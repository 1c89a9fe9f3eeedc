// Every literal of the text with its field, under the view that it belongs to.

import { button, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { literalField } from '../editor/literalfield.js';
import { innermost, nodeOfPlace } from '../stage/selection.js';
import { named } from '../stage/settings.js';

/** @param {import('../views/workspace.js').Workspace} workspace @returns {import('./dock.js').Panel} */
export function valuesPanel({ bench, editor }) {
  const element = el('div', { class: 'values' });
  /** @type {import('../editor/editor.js').Mark[]} */
  let marks = [];
  let isOpen = false;
  const draw = () => {
    // A field in use stays; it writes to where its mark has come to.
    if (!isOpen || !bench.scene || element.contains(document.activeElement)) return;
    marks.forEach((mark) => mark.clear());
    const { literals, nodes } = bench.scene;
    marks = literals.map(({ range }) => editor.mark(range, '', { inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false }));
    /** @type {Map<string, HTMLElement[]>} */
    const groups = new Map();
    literals.forEach((literal, index) => {
      const name = ownerOf(nodes, literal.range, editor.text) ?? t('values.other');
      const row = el('li', {}, button(literal.label || literal.text, () => show(index), { class: 'link name', title: t('problem.line', editor.placeOf(literal.range[0])) }), literalField(editor, literal, marks[index]));
      groups.set(name, [...groups.get(name) ?? [], row]);
    });
    replace(element, literals.length === 0 ? el('p', { class: 'quiet' }, t('values.none'))
      : [...groups].map(([name, rows]) => el('section', {}, el('h2', {}, name), el('ul', {}, rows))));
  };
  const show = (/** @type {number} */ index) => {
    const range = editor.rangeOf(marks[index]);
    if (range) editor.show(range);
  };
  bench.drawn.on(draw);
  element.addEventListener('focusout', () => setTimeout(draw, 50));
  return { element, opened: () => { isOpen = true; draw(); }, closed: () => { isOpen = false; } };
}

/**
 * The view that the statement names, or else the innermost view around a place, or the type that it is a property of.
 * @param {import('../types').SceneNode[]} nodes @param {import('../types').Range} range @param {string} text
 */
function ownerOf(nodes, [from], text) {
  const line = text.lastIndexOf('\n', from) + 1;
  const name = /^.*(?:\n\s*\..*)*?\n?\s*\.accessibilityIdentifier\("([^"\\]+)"\)/.exec(text.slice(line))?.[1];
  const owner = nodes.findIndex(({ names }) => name !== undefined && names.includes(name));
  const node = owner < 0 ? nodeOfPlace(nodes, from, text) : owner;
  if (node !== null) return named(nodes, innermost(nodes, node));
  return [...text.slice(0, from).matchAll(/^\s*(?:\w+ )*?(?:struct|enum|class|extension) (\w+)/gm)].at(-1)?.[1];
}
