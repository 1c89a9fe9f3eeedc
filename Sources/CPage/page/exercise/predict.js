// Questions with fields; an answer is written into the text, where the file keeps it.

import { el, select } from '../base/dom.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Question} Question */

/** @param {import('../views/workspace.js').Workspace} workspace @param {import('../types').Exercise} exercise */
export function predictForm(workspace, exercise) {
  const fields = (exercise.questions ?? []).flatMap((question) => question.range ? [field(workspace, question, question.range)] : []);
  if (fields.length === 0) return null;
  workspace.editor.changed.on(() => fields.forEach(({ read }) => read()));
  return el('section', { class: 'questions', 'aria-label': t('questions') },
    el('h2', {}, t('questions')), groups(fields));
}

/**
 * The questions of one scene stand together.
 * @param {{variant: string, element: HTMLElement}[]} fields
 */
function groups(fields) {
  const variants = [...new Set(fields.map(({ variant }) => variant))];
  return variants.map((variant) => el('fieldset', {}, variant ? el('legend', {}, variant) : null,
    fields.filter((each) => each.variant === variant).map(({ element }) => element)));
}

/** @param {import('../views/workspace.js').Workspace} workspace @param {Question} question @param {import('../types').Range} range */
function field({ editor }, question, range) {
  const mark = editor.mark(range, 'answer', { inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false });
  const current = () => {
    const now = editor.rangeOf(mark);
    return now ? editor.text.slice(...now) : '';
  };
  const write = (/** @type {string} */ text) => {
    const now = editor.rangeOf(mark);
    if (now && current() !== text) editor.apply([{ range: now, text }], `*answer-${question.name}`);
  };
  const input = question.choices ? choice(question.choices, write) : number(write);
  const read = () => {
    if (document.activeElement === input) return;
    const text = current();
    input.value = question.choices ? text.replace(/^"(.*)"$/, '$1') : /^-?[\d.]+$/.test(text) && text !== '999' ? text : '';
  };
  read();
  return { variant: question.variant ?? '', element: el('label', { class: 'question', 'data-question': question.name }, el('span', {}, question.words), input), read };
}

/** @param {string[]} choices @param {(text: string) => void} write */
function choice(choices, write) {
  const isCode = choices.every((each) => /^(true|false|\..*|-?[\d.]+)$/.test(each));
  return select([['', '–'], ...choices.map((each) => /** @type {[string, string]} */ ([each, each]))], '',
    (chosen) => { if (chosen) write(isCode ? chosen : JSON.stringify(chosen)); });
}

/** @param {(text: string) => void} write */
function number(write) {
  const made = el('input', { type: 'text', inputMode: 'decimal', autocomplete: 'off' });
  made.addEventListener('input', () => {
    const text = made.value.trim().replace(',', '.').replace('−', '-');
    made.setAttribute('aria-invalid', String(text !== '' && !isNumber(text)));
    if (isNumber(text)) write(text);
  });
  return made;
}

/** @param {string} text */
const isNumber = (text) => /^-?\d+(\.\d+)?$/.test(text);
