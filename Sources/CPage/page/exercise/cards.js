// The lesson as cards in a drawer: read one at a time, folded to one line as soon as typing begins. Hints and given code
// are read in the same place.

import { ask, quietly } from '../base/api.js';
import { announce, button, codeWords, el, fill, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { givenCode } from './colored.js';
import { livingPicture } from './living.js';

/** @typedef {{element: HTMLElement, name: string, end?: () => void}} Card */

/** About so many words are read without scrolling. */
const most = 85;

export class Drawer {
  #at = 0;
  #isOpen = false;
  /** @type {Card[]} */
  #cards = [];
  /** @type {(() => void) | null} ends the picture that is alive */
  #living = null;

  /** @param {import('../types').Exercise} exercise @param {import('../views/workspace.js').Workspace} workspace */
  constructor(exercise, workspace) {
    this.exercise = exercise;
    this.hints = exercise.hints;
    this.names = el('div', { class: 'drawer-names', role: 'group', 'aria-label': t('drawer') });
    this.back = button('‹', () => this.#go(-1), { class: 'round', 'aria-label': t('card.back') });
    this.on = button('›', () => this.#go(1), { class: 'round', 'aria-label': t('card.on'), 'data-action': 'card-on' });
    this.counter = el('span', { class: 'quiet' });
    this.fold = button('', () => this.open(!this.#isOpen), { class: 'round fold', 'data-action': 'fold' });
    this.place = el('div', { class: 'card', tabIndex: 0, role: 'region', 'aria-label': t('drawer') });
    this.element = el('section', { class: 'drawer', 'aria-label': t('lesson') },
      el('div', { class: 'drawer-head' }, this.names, el('span', { class: 'pager' }, this.back, this.counter, this.on), this.fold), this.place);
    this.hintButton = button('', () => void this.#hint(), { 'data-action': 'hint' });
    this.#cards = [...lessonCards(exercise), ...givenCard(exercise), ...this.#hintCards()];
    this.#draw();
    this.open(exercise.state === 'new' && this.#cards.length > 0);
    workspace.ends.add(workspace.editor.changed.on(({ isTyped }) => { if (isTyped) this.open(false); }), () => this.#living?.());
  }

  /** @returns {Card[]} */
  #hintCards() {
    const { texts, special } = this.hints;
    return [...texts, ...(special ? [special] : [])].map((text, index) => ({
      name: 'hints', element: el('div', { class: 'prose hint' }, el('h3', {}, t('hint.number', index + 1)), el('p', {}, codeWords(text))),
    }));
  }

  async #hint() {
    const hints = await quietly(ask('hint', { exercise: this.exercise.id }));
    if (!hints) return;
    this.hints = hints;
    this.#cards = [...this.#cards.filter(({ name }) => name !== 'hints'), ...this.#hintCards()];
    this.#at = this.#cards.length - 1;
    this.open(true);
    announce(hints.special ?? hints.texts.at(-1) ?? '');
  }

  /** @param {number} way */
  #go(way) {
    this.#at = Math.max(0, Math.min(this.#cards.length - 1, this.#at + way));
    this.#draw();
    this.place.scrollTop = 0;
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    this.#isOpen = isOpen;
    this.element.classList.toggle('is-open', isOpen);
    this.#draw();
  }

  #draw() {
    const card = this.#cards[this.#at];
    const names = [...new Set(this.#cards.map(({ name }) => name))];
    const inGroup = this.#cards.filter(({ name }) => name === card?.name);
    replace(this.names, names.map((name) => button(t(name), () => {
      const isHere = this.#isOpen && card?.name === name;
      this.#at = isHere ? this.#at : this.#cards.findIndex((each) => each.name === name);
      this.open(!isHere);
    }, { class: 'drawer-name', 'aria-pressed': this.#isOpen && card?.name === name, 'data-card': name })));
    this.counter.textContent = card ? `${inGroup.indexOf(card) + 1}/${inGroup.length}` : '';
    this.back.disabled = this.#at === 0;
    this.on.disabled = this.#at >= this.#cards.length - 1;
    this.fold.textContent = this.#isOpen ? '⌃' : '⌄';
    this.fold.setAttribute('aria-label', t(this.#isOpen ? 'drawer.fold' : 'drawer.unfold'));
    this.fold.setAttribute('aria-expanded', String(this.#isOpen));
    this.element.hidden = this.#cards.length === 0;
    this.place.hidden = !this.#isOpen;
    const { shown, of, special } = this.hints;
    this.hintButton.textContent = shown < of ? t('hint.next', shown + 1, of) : t('hint.all');
    this.hintButton.disabled = shown >= of && !special;
    if (!card || !this.#isOpen || this.place.firstChild === card.element) return;
    this.#living?.();
    this.#living = null;
    replace(this.place, card.element);
    const still = /** @type {HTMLElement | null} */ (card.element.querySelector('.stills, .living'));
    const source = this.exercise.lessonDrawing?.touchable;
    if (still && source) this.#living = livingPicture(this.exercise, source, still);
  }
}

/** @param {import('../types').Exercise} exercise @returns {Card[]} */
function lessonCards(exercise) {
  if (!exercise.lesson) return [];
  const text = fill(el('div', {}), exercise.lesson);
  const place = text.querySelector('.picture');
  const drawing = picture(exercise.lessonDrawing, place?.textContent ?? '');
  if (drawing && place) place.replaceWith(drawing);
  else if (drawing) text.append(drawing);
  /** @type {Element[][]} */
  const cards = [[]];
  let weight = 0;
  for (const block of [...text.children]) {
    const own = weightOf(block);
    const isHead = /^H\d$/.test(block.tagName);
    if (cards[cards.length - 1].length && (isHead || weight + own > most)) {
      cards.push([]);
      weight = 0;
    }
    cards[cards.length - 1].push(block);
    weight += own;
  }
  return cards.map((blocks) => ({ name: 'lesson', element: el('div', { class: 'prose' }, blocks) }));
}

/**
 * About how many words a block is as high as.
 * @param {Element} block
 */
function weightOf(block) {
  if (block.matches('figure, .picture')) return 60;
  const words = (block.textContent ?? '').split(/\s+/).length;
  return block.tagName === 'PRE' ? (block.textContent ?? '').split('\n').length * 9 : words + 6;
}

/** @param {import('../types').Exercise['lessonDrawing']} drawings @param {string} words */
function picture(drawings, words) {
  if (!drawings) return null;
  const stills = el('div', { class: 'stills' }, fill(el('div', { class: 'in-light' }), drawings.light),
    fill(el('div', { class: 'in-dark' }), drawings.dark));
  return el('figure', { class: 'lesson-drawing' }, stills, words ? el('figcaption', {}, words) : null);
}

/** @param {import('../types').Exercise} exercise @returns {Card[]} */
function givenCard(exercise) {
  // A prediction is about it: there it stands beside the questions.
  if (!exercise.given || exercise.kind === 'predict') return [];
  return [{ name: 'given', element: el('div', { class: 'prose given' }, el('p', { class: 'quiet' }, t('given.words')), givenCode(exercise.given)) }];
}
