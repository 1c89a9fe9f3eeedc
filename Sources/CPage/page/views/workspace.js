// What an exercise and a playground have in common: text on the left, stage on the right.

import { el, isTyping } from '../base/dom.js';
import { t } from '../base/words.js';
import { TextEditor } from '../editor/editor.js';
import { LiteralMarks } from '../editor/literals.js';
import { Problems } from '../editor/problems.js';
import { Saving } from '../editor/saving.js';
import { Bench } from '../stage/bench.js';
import { Controls } from '../stage/controls.js';
import { framesTable } from '../stage/frames.js';
import { MotionPlayer } from '../stage/motion.js';
import { Overlay } from '../stage/overlay.js';
import { resizeHandles } from '../stage/resize.js';
import { ghostToggle, stageSettings } from '../stage/settings.js';
import { nodeOfPlace } from '../stage/selection.js';
import { Stage } from '../stage/stage.js';
import { stepsBar } from '../stage/steps.js';
import { Toucher } from '../stage/touch.js';
import { TwoPhases } from '../stage/twophases.js';
import { tools } from '../tools/tools.js';

export class Workspace {
  /**
   * @param {import('../types').Subject} subject @param {{text: string, fingerprint: string}} file
   * @param {Record<string, () => void>} keys
   */
  constructor(subject, file, keys) {
    this.editorPlace = el('div', { class: 'editor' });
    this.editor = new TextEditor(this.editorPlace, file.text, t('editor.label'), {
      ...keys, 'Ctrl-S': () => void this.saving.now(), 'Cmd-S': () => void this.saving.now(),
      'Alt-Enter': () => this.literals.openAtCaret(),
    });
    /** @type {Saving} */
    this.saving = new Saving(this.editor, subject, file.text, file.fingerprint);
    this.bench = new Bench(this.editor, subject);
    this.stage = new Stage(this.bench);
    this.problemPlace = el('div', { class: 'problems', role: 'status', 'aria-label': t('problems.label') });
    this.problems = new Problems(this.editor, this.problemPlace);
    this.literals = new LiteralMarks(this.bench, this.editor);
    this.overlay = new Overlay(this.stage);
    this.motion = new MotionPlayer(this.stage);
    this.controls = new Controls(this.stage);
    this.toucher = new Toucher(this.stage);
    this.phases = new TwoPhases(this.stage, this.overlay);
    resizeHandles(this.stage);
    this.#wire();
  }

  #wire() {
    const { bench, editor } = this;
    bench.drawn.on((scene) => this.problems.show(scene.warnings));
    bench.troubled.on(({ problems }) => this.problems.show(problems));
    editor.caretMoved.on((offset) => {
      if (bench.scene && bench.isCurrent) bench.selection.select(nodeOfPlace(bench.scene.nodes, offset));
    });
    bench.selection.changed.on(() => this.#showSource());
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    document.addEventListener('keydown', this.onKey);
    document.addEventListener('keyup', this.onKey);
  }

  /** @type {import('../editor/editor.js').Mark | null} */
  #sourceMark = null;

  #showSource() {
    this.#sourceMark?.clear();
    const { node } = this.bench.selection;
    const range = node === null ? null : this.bench.scene?.nodes[node]?.range;
    this.#sourceMark = range && this.bench.isCurrent ? this.editor.mark(range, 'selected-source') : null;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== 'g' || event.repeat || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    this.ghost?.set(event.type === 'keydown');
  }

  /** @param {boolean} hasGoal */
  stageColumn(hasGoal) {
    this.ghost = hasGoal ? ghostToggle(this.bench) : null;
    return el('section', { class: 'stage-column', 'aria-label': t('stage.region') },
      el('div', { class: 'toolbar' }, this.toucher.toggle, this.ghost?.element, this.phases.toggle, stageSettings(this.stage)),
      this.stage.element, this.motion.element, stepsBar(this.bench), framesTable(this.bench, this.motion), tools(this));
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

  start() {
    this.editor.refresh();
    this.bench.touched();
  }

  destroy() {
    this.saving.destroy();
    this.motion.stop();
    this.bench.destroy();
    this.stage.destroy();
    this.literals.destroy();
    if (this.onKey) {
      document.removeEventListener('keydown', this.onKey);
      document.removeEventListener('keyup', this.onKey);
    }
  }
}
