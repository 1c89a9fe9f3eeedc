// What an exercise and a playground have in common: code on the left, stage on the right, all in one view.

import { Ends } from '../base/signal.js';
import { button, codeWords, el, isTyping, replace, toggle } from '../base/dom.js';
import { remember, remembered } from '../base/preferences.js';
import { t } from '../base/words.js';
import { TextEditor } from '../editor/editor.js';
import { LiteralMarks } from '../editor/literals.js';
import { Problems } from '../editor/problems.js';
import { Saving } from '../editor/saving.js';
import { Bench } from '../stage/bench.js';
import { coach } from '../stage/coach.js';
import { Controls } from '../stage/controls.js';
import { Glide } from '../stage/glide.js';
import { Overlay } from '../stage/overlay.js';
import { Popover } from '../stage/popover.js';
import { resizeHandles } from '../stage/resize.js';
import { moreMenu, stageSettings } from '../stage/settings.js';
import { nodeOfPlace, sourceOf } from '../stage/selection.js';
import { Stage } from '../stage/stage.js';
import { Timeline } from '../stage/timeline.js';
import { Toucher } from '../stage/touch.js';
import { Dock } from '../tools/dock.js';
import { Prediction } from '../tools/prediction.js';
import { splitter } from './splitter.js';

export class Workspace {
  ends = new Ends();

  /**
   * @param {import('../types').Subject} subject @param {{text: string, fingerprint: string, title: string}} file
   * @param {Record<string, () => void>} keys
   */
  constructor(subject, file, keys) {
    this.title = file.title;
    this.editorPlace = el('div', { class: 'editor' });
    this.editor = new TextEditor(this.editorPlace, file.text, t('editor.label'), {
      ...keys, 'Ctrl-S': () => void this.saving.now(), 'Cmd-S': () => void this.saving.now(),
      'Alt-Enter': () => this.literals.openAtCaret(), 'Alt-Up': () => this.literals.turn(1), 'Alt-Down': () => this.literals.turn(-1),
      'Shift-Alt-Up': () => this.literals.turn(10), 'Shift-Alt-Down': () => this.literals.turn(-10),
    });
    /** @type {Saving} */
    this.saving = new Saving(this.editor, subject, file.text, file.fingerprint);
    this.bench = new Bench(this.editor, subject);
    this.stage = new Stage(this.bench);
    this.problemPlace = el('div', { class: 'problems', role: 'status', 'aria-label': t('problems.label'), hidden: true });
    this.problems = new Problems(this.editor, this.problemPlace);
    /** @type {LiteralMarks} */
    this.literals = new LiteralMarks(this.bench, this.editor);
    this.overlay = new Overlay(this.stage);
    this.glide = new Glide(this.stage, this.overlay);
    this.timeline = new Timeline(this.stage);
    this.controls = new Controls(this.stage);
    this.toucher = new Toucher(this.stage);
    this.popover = new Popover(this);
    this.prediction = new Prediction(this);
    this.dock = new Dock(this);
    resizeHandles(this.stage);
    this.#wire();
  }

  #wire() {
    const { bench, editor, ends } = this;
    const inspect = (/** @type {number} */ node) => this.popover.open(node, true);
    this.overlay.inspect = inspect;
    this.overlay.marks.isTaken = (point) => this.toucher.isTaken(point);
    this.toucher.inspect = (node) => this.popover.open(node);
    this.empty = el('div', { class: 'empty-stage', role: 'status', hidden: true });
    this.stage.element.append(this.empty);
    bench.drawn.on((scene) => { this.problems.show(scene.warnings); this.#explain(null); });
    bench.troubled.on(({ problems }) => {
      const own = problems.filter(({ file, range }) => this.judgesGiven || file === 0 && range);
      this.problems.show(own);
      this.#explain(own[0] ?? null);
    });
    editor.caretMoved.on((offset) => {
      if (bench.scene && bench.isCurrent) bench.selection.select(nodeOfPlace(bench.scene.nodes, offset, editor.text), true);
    });
    bench.selection.changed.on(() => this.#showSource());
    bench.selection.picked.on(() => {
      const range = this.#selectedSource();
      if (range) editor.show(range, false);
    });
    ends.listen(document, 'keydown', (event) => this.#key(event));
    ends.listen(document, 'keyup', (event) => this.#key(event));
    ends.add(coach(this));
  }

  /**
   * Without any drawing yet, the stage says why.
   * @param {import('../types').Problem | null} problem
   */
  #explain(problem) {
    const place = /** @type {HTMLElement} */ (this.empty);
    place.hidden = !problem || this.bench.scene !== null;
    if (!problem || place.hidden) return;
    const { range, file, message } = problem;
    replace(place, el('strong', {}, t('empty.title')), el('p', {}, codeWords(message)),
      range && file === 0 ? button(t('problem.line', this.editor.placeOf(range[0])), () => this.editor.show(range), { class: 'small' }) : null);
  }

  /** @type {import('../editor/editor.js').Mark | null} */
  #sourceMark = null;

  #showSource() {
    this.#sourceMark?.clear();
    const range = this.#selectedSource();
    this.#sourceMark = range ? this.editor.mark(range, 'selected-source') : null;
  }

  #selectedSource() {
    const { scene, selection, isCurrent } = this.bench;
    const { node } = selection;
    return scene && isCurrent && node !== null && scene.nodes[node] ? sourceOf(scene.nodes, node, this.editor.text) : null;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === 'Alt') this.stage.element.classList.toggle('inspecting', event.type === 'keydown' || this.toucher.isInspecting);
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isDown = event.type === 'keydown';
    if (event.key === 'g') this.#showGoal(isDown ? !this.isGoalOn : this.isGoalOn);
    if (event.key === 'i' && isDown) this.toucher.flip();
    if (event.key === 'Escape' && isDown && !this.popover.element.hidden) this.popover.close();
  }

  /** Whether what given code says is the learner's business. */
  judgesGiven = true;
  isGoalOn = remembered('goal', 'on') === 'on';

  /** @param {boolean} isOn */
  #showGoal(isOn) {
    this.overlay.goal.isOn = isOn;
    this.overlay.draw();
  }

  #goalToggle() {
    const made = toggle(t('stage.ghost'), this.isGoalOn, (isOn) => {
      this.isGoalOn = isOn;
      remember('goal', isOn ? 'on' : 'off');
      this.#showGoal(isOn);
    }, { class: 'small', 'aria-keyshortcuts': 'g', title: t('stage.ghost.title'), 'data-action': 'goal' });
    this.#showGoal(this.isGoalOn);
    return made;
  }

  /**
   * The whole view.
   * @param {{top: Node | null, left: (Node | null)[], actions: Node | null, strip: Node | null, hasGoal: boolean, cover: Node | null, deeds?: Node[]}} parts
   */
  element({ top, left, actions, strip, hasGoal, cover, deeds = [] }) {
    const code = el('section', { class: 'code-pane', 'aria-label': t('editor.region') }, left,
      el('div', { class: 'code-box' }, this.editorPlace, this.problemPlace), actions);
    const area = el('div', { class: 'stage-area' }, this.stage.element, cover, this.controls.bar);
    const stage = el('section', { class: 'stage-pane stage-column', 'aria-label': t('stage.region') },
      el('div', { class: 'toolbar', role: 'group', 'aria-label': t('stage.tools') }, this.toucher.toggle, hasGoal ? this.#goalToggle() : null, stageSettings(this.stage),
        el('span', { class: 'gap' }), this.timeline.layoutButton, this.prediction.toggle, moreMenu(this, deeds)),
      area, this.prediction.element, this.timeline.element, strip, this.dock.element);
    this.stagePane = stage;
    const panes = el('div', { class: 'panes' }, code, stage);
    code.after(splitter(panes));
    return el('div', { class: `work${hasGoal ? ' has-goal' : ''}` }, top, panes);
  }

  saveState() {
    const made = el('span', { class: 'save-state quiet', role: 'status' });
    const say = () => {
      made.textContent = t(`save.${this.saving.state}`);
      made.dataset.state = this.saving.state;
    };
    this.saving.changed.on(say);
    say();
    return made;
  }

  /** Nothing may be seen until somebody has said what they expect. */
  cover() {
    this.stage.isCovered = true;
    this.stagePane?.classList.add('is-covered');
  }

  uncover() {
    this.stagePane?.classList.remove('is-covered');
    this.stage.uncover();
    this.bench.touched();
  }

  start() {
    this.editor.refresh();
    this.bench.touched();
  }

  destroy() {
    this.ends.end();
    this.saving.destroy();
    this.timeline.pause();
    this.glide.destroy();
    this.bench.destroy();
    this.stage.destroy();
    this.literals.destroy();
    this.editor.destroy();
  }
}
