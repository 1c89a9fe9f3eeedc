// Hints, one at a time.

import { ask } from '../base/api.js';
import { button, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { codeWords } from '../views/exercise.js';

export class Hints {
  /** @param {import('../types').Exercise} exercise */
  constructor(exercise) {
    this.exercise = exercise;
    this.hints = exercise.hints;
    this.button = button('', () => void this.#more());
    this.element = el('section', { class: 'hints', 'aria-label': t('hints'), 'aria-live': 'polite' });
    this.#draw();
  }

  async #more() {
    this.hints = await ask('hint', { exercise: this.exercise.id });
    this.#draw();
  }

  #draw() {
    const { shown, of, texts, special } = this.hints;
    this.button.textContent = shown < of ? t('hint.next', shown + 1, of) : t('hint.all');
    this.button.disabled = shown >= of && !special;
    const said = special ? [...texts, special] : texts;
    this.element.hidden = said.length === 0;
    replace(this.element, el('h2', {}, t('hints')), el('ol', {}, said.map((text) => el('li', {}, codeWords(text)))));
  }
}
