// Questions before anything is seen: one card for each variant with its numbers. An answer is written into the text, where
// the file keeps it; what is read beside the questions is the code that they are about.

import { button, el, replace, select } from '../base/dom.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Question} Question */
/** @typedef {{variant: string, element: HTMLElement, read: () => void, isAnswered: () => boolean}} Field */

export class Questions {
  #at = 0;

  /** @param {import('../views/workspace.js').Workspace} workspace @param {import('../types').Exercise} exercise */
  constructor(workspace, exercise) {
    this.exercise = exercise;
    /** @type {Field[]} */
    this.fields = (exercise.questions ?? []).flatMap((question) => question.range ? [field(workspace, question)] : []);
    workspace.ends.add(workspace.editor.changed.on(() => { this.fields.forEach(({ read }) => read()); this.#drawHead(); }));
    this.variants = [...new Set(this.fields.map(({ variant }) => variant))];
    this.tabs = el('div', { class: 'segmented', role: 'group', 'aria-label': t('scenarios') });
    this.data = el('p', { class: 'question-data' });
    this.place = el('div', { class: 'question-list' });
    this.element = el('section', { class: 'questions', 'aria-label': t('questions') },
      el('h2', {}, t('questions')), el('p', { class: 'quiet' }, t('questions.words')), this.tabs, this.data, this.place);
    this.#draw();
  }

  /** @returns {string | null} what is to be done before the check; null: nothing */
  get missing() {
    const open = this.fields.findIndex(({ isAnswered }) => !isAnswered());
    if (open < 0) return null;
    this.#at = this.variants.indexOf(this.fields[open].variant);
    this.#draw();
    /** @type {HTMLElement | null} */ (this.fields[open].element.querySelector('input, select'))?.focus();
    return t('questions.open', this.fields.filter(({ isAnswered }) => !isAnswered()).length);
  }

  #draw() {
    this.#drawHead();
    const variant = this.variants[this.#at];
    const scenario = this.exercise.scenarios.find(({ id }) => id === variant);
    // The stage's size comes first, and is no help here.
    this.data.textContent = scenario?.words.split(', ').slice(1).join(', ') ?? '';
    this.data.hidden = !this.data.textContent;
    const own = this.fields.filter((each) => each.variant === variant);
    const isLast = this.#at >= this.variants.length - 1;
    replace(this.place, own.map(({ element }) => element), isLast ? null : button(t('questions.on'), () => {
      this.#at += 1;
      this.#draw();
      /** @type {HTMLElement | null} */ (this.place.querySelector('input, select'))?.focus();
    }, { class: 'small', 'data-action': 'next-question' }));
  }

  #drawHead() {
    replace(this.tabs, this.variants.map((variant, index) => {
      const isDone = this.fields.filter((each) => each.variant === variant).every(({ isAnswered }) => isAnswered());
      return button(`${variant || index + 1}${isDone ? ' ✓' : ''}`, () => { this.#at = index; this.#draw(); }, { 'aria-pressed': index === this.#at, 'data-variant': variant });
    }));
    this.tabs.hidden = this.variants.length < 2;
  }
}

/** @param {import('../views/workspace.js').Workspace} workspace @param {Question} question @returns {Field} */
function field({ editor }, question) {
  const statement = new RegExp(`(?<=\\blet ${question.name} = )("[^"]*"|\\S+)`);
  const current = () => statement.exec(editor.text)?.[0] ?? '';
  const write = (/** @type {string} */ text) => {
    const found = statement.exec(editor.text);
    if (found && found[0] !== text) editor.apply([{ range: [found.index, found.index + found[0].length], text }], `*answer-${question.name}`);
  };
  const input = question.choices ? choice(question.choices, write) : number(write);
  const said = () => {
    const text = current();
    return question.choices ? text.replace(/^"(.*)"$/, '$1').replace(/^\?$/, '') : isNumber(text) && text !== '999' ? text : '';
  };
  const read = () => { if (document.activeElement !== input) input.value = said(); };
  read();
  return {
    variant: question.variant ?? '', read, isAnswered: () => said() !== '' && (!question.choices || question.choices.includes(said())),
    element: el('label', { class: 'question', 'data-question': question.name }, el('span', {}, question.words), input),
  };
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
