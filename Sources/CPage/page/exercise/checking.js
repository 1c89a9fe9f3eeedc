// How the answer is judged: quietly after every pause, and aloud when asked. What passes counts, asked or not.

import { ask, Refusal, Superseded, Unreachable } from '../base/api.js';
import { announce, button, codeWords, el, fill, replace, toast } from '../base/dom.js';
import { afterPause, Signal } from '../base/signal.js';
import { t } from '../base/words.js';
import { diffTable } from '../editor/diff.js';
import { diagnosisList } from './diagnoses.js';
import { offList } from './off.js';

/** @typedef {import('../types').Verdict} Verdict */

export class Checking {
  /** @type {Signal<Verdict>} */
  judged = new Signal();
  /**
   * An answer is given, for all to see.
   * @type {Signal<void>}
   */
  committed = new Signal();
  /**
   * Somebody wants a scenario on the stage.
   * @type {Signal<string>}
   */
  wanted = new Signal();
  /** @type {import('../editor/editor.js').Mark[]} */
  #marks = [];
  #wasAsked = false;
  #number = 0;
  /** The text that was counted last. */
  #counted = '';
  #hasPassed = false;

  /**
   * @param {import('../views/workspace.js').Workspace} workspace @param {import('../types').Exercise} exercise
   * @param {() => string | null} missing what has to be said before anything can be judged
   */
  constructor(workspace, exercise, missing = () => null) {
    this.workspace = workspace;
    this.exercise = exercise;
    this.missing = missing;
    this.button = button(t('check'), () => void this.check(true), { class: 'main', 'data-action': 'check', 'aria-keyshortcuts': 'Control+Enter', title: 'Ctrl+Enter' });
    this.element = el('section', { class: 'result', 'aria-label': t('result'), tabIndex: -1 }, el('p', { class: 'quiet' }, t('result.none')));
    this.quietly = afterPause(500, () => void this.check(false));
    workspace.dock.add('result', { element: this.element, opened: () => {} }, true);
  }

  start() {
    // A guess is not judged while it is written.
    if (this.exercise.kind === 'predict') return () => {};
    const stop = this.workspace.editor.changed.on(() => this.quietly());
    void this.check(false);
    return () => { stop(); this.quietly.cancel(); };
  }

  /** @param {boolean} counts whether it is an attempt @param {number} [reveal] the step of a reason that is asked for, which stays told @returns {Promise<void>} */
  async check(counts, reveal) {
    const missing = counts ? this.missing() : null;
    if (missing) {
      toast(missing);
      return;
    }
    const number = ++this.#number;
    const { editor, saving } = this.workspace;
    if (counts) {
      this.quietly.cancel();
      this.button.disabled = true;
      await saving.now();
    }
    const { text } = editor;
    try {
      const verdict = await ask('check', { exercise: this.exercise.id, text, counts, reveal });
      if (number !== this.#number || text !== editor.text) return;
      if (verdict.verdict === 'passed' && !counts && text !== this.#counted) return void this.check(true);
      if (counts) this.#counted = text;
      this.#show(verdict, counts);
    } catch (error) {
      if (error instanceof Refusal && counts) toast([error.message, ...error.advice].join(' '));
      else if (!(error instanceof Superseded || error instanceof Refusal || error instanceof Unreachable)) throw error;
    } finally {
      this.button.disabled = false;
    }
  }

  /** @param {Verdict} verdict @param {boolean} counts @returns {void} */
  #show(verdict, counts) {
    if (counts) this.committed.send(undefined);
    this.judged.send(verdict);
    // Nobody is told what is wrong before asking; who has asked once sees it follow the typing.
    this.#wasAsked ||= counts;
    this.#underline(verdict);
    if (!this.#wasAsked) return;
    const isPassed = verdict.verdict === 'passed';
    this.element.dataset.verdict = verdict.verdict;
    replace(this.element, ...(isPassed ? this.#passed(verdict) : this.#failed(verdict)));
    const isNews = counts || isPassed !== this.#hasPassed;
    this.#hasPassed = isPassed;
    if (!isNews) return;
    this.workspace.dock.show('result');
    // On a phone it is further down.
    this.element.scrollIntoView({ block: 'nearest' });
    announce(`${t(`verdict.${verdict.verdict}`)} ${verdict.summary}`);
    if (isPassed) this.#celebrate();
    if (counts && !this.workspace.editor.cm.hasFocus()) this.element.focus({ preventScroll: true });
  }

  #celebrate() {
    const { overlay, stagePane } = this.workspace;
    overlay.goal.celebrate();
    stagePane?.classList.add('has-passed');
    setTimeout(() => stagePane?.classList.remove('has-passed'), 1600);
  }

  /** @param {Verdict} verdict */
  #underline(verdict) {
    this.#marks.forEach((mark) => mark.clear());
    this.#marks = !this.#wasAsked || verdict.verdict === 'passed' ? [] : verdict.diagnoses.flatMap(({ range, where }) => (range
      ? [this.workspace.editor.mark([range[0], Math.max(range[1], range[0] + 1)], 'squiggle reason', { title: where })] : []));
  }

  /** @param {Verdict} verdict */
  #failed(verdict) {
    const { diagnoses, html, summary, advice } = verdict;
    // What Swift itself refuses is said under the code, once.
    if (verdict.verdict === 'notUnderstood') {
      return [el('h2', { class: 'verdict' }, t('verdict.notUnderstood')), el('p', { class: 'quiet' }, t('verdict.seeCode'))];
    }
    return [el('h2', { class: 'verdict' }, t('verdict.notYet'), ' ', el('small', {}, summary)),
      // A prediction's numbers are the answer's own table.
      this.exercise.kind === 'predict' ? null : offList(this.workspace.bench, verdict, (id) => this.wanted.send(id)),
      advice ? fill(el('div', { class: 'prose advice' }), advice) : null,
      ...diagnosisList(this.workspace.editor, diagnoses, (reveal) => void this.check(false, reveal)),
      // What was said and what is so is what a prediction is about.
      el('details', { class: 'numbers-of', open: this.exercise.kind === 'predict' }, el('summary', {}, t('result.numbers')), fill(el('div', { class: 'prose tables' }), html))].filter((each) => each !== null);
  }

  /** @param {Verdict} verdict */
  #passed({ idea, why, other, next, summary, html, diagnoses }) {
    return [
      el('div', { class: 'passing' },
        el('span', { class: 'big-tick', 'aria-hidden': true }, '✓'),
        el('div', {}, el('h2', { class: 'verdict' }, t('verdict.passed'), ' ', el('small', {}, summary)), idea ? el('p', { class: 'insight' }, codeWords(idea)) : null),
        next ? el('a', { class: 'main next', href: `#/exercise/${encodeURIComponent(next)}`, 'data-action': 'next' }, t('next')) : el('a', { class: 'main next', href: '#/' }, t('toMap'))),
      ...diagnosisList(this.workspace.editor, diagnoses, null),
      why ? el('details', {}, el('summary', {}, t('why')), fill(el('div', { class: 'prose' }), why)) : null,
      other ? el('details', {}, el('summary', {}, t('other', other.title.replace(/-/g, ' '))),
        diffTable(this.workspace.editor.text, other.text, t('yours'), other.title)) : null,
      el('details', { class: 'numbers-of' }, el('summary', {}, t('result.numbers')), fill(el('div', { class: 'prose tables' }), html)),
    ].filter((each) => each !== null);
  }
}
