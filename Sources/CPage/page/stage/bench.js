// One text on one stage: what is asked of the server, and the newest answer. All panels look at this.

import { ask, quietly, Refusal, Superseded, Unreachable } from '../base/api.js';
import { connection } from '../base/connection.js';
import { toast } from '../base/dom.js';
import { isDark, onTheme } from '../base/preferences.js';
import { afterPause, Signal } from '../base/signal.js';
import { t } from '../base/words.js';
import { Selection } from './selection.js';

/** @typedef {import('../types').Scene} Scene */
/** @typedef {Pick<import('../editor/editor.js').TextEditor, 'text'|'changed'|'mark'|'rangeOf'|'become'|'flash'|'reveal'>} Text */
/** @typedef {import('../types').SceneProblems} SceneProblems */
/** @typedef {import('../types').Step} Step */
/** @typedef {{step: Step, words: string}} Done what was done to the scene, and how that is called */

/** So many touches are played again with each new text; then the scene starts over. */
const mostSteps = 120;

let benches = 0;

export class Bench {
  /**
   * A new layout.
   * @type {Signal<Scene>}
   */
  drawn = new Signal();
  /**
   * The text says nothing that can be laid out.
   * @type {Signal<SceneProblems>}
   */
  troubled = new Signal();
  /**
   * Settings, steps or what else is asked have changed.
   * @type {Signal<void>}
   */
  asked = new Signal();
  /**
   * No answer is awaited any more.
   * @type {Signal<void>}
   */
  rested = new Signal();

  /** @type {Scene | null} */
  scene = null;
  /** @type {SceneProblems | null} */
  trouble = null;
  /** @type {import('../types').SceneSettings} */
  settings = { stage: null, scale: null, direction: null, textSize: null, dark: null };
  /** @type {Done[]} */
  steps = [];
  /**
   * What the scenario does to the scene.
   * @type {Step[]}
   */
  offered = [];
  /** @type {Set<string>} */
  layers = new Set();

  /**
   * @param {Text} editor @param {import('../types').Subject} subject
   * @param {boolean} [isMain] whether the page is about it
   */
  constructor(editor, subject, isMain = true) {
    this.editor = editor;
    this.subject = subject;
    this.isMain = isMain;
    this.name = `${Math.random().toString(36).slice(2)}-${benches++}`;
    this.selection = new Selection(this);
    this.typed = afterPause(15, () => void this.#send());
    this.stops = [
      editor.changed.on(({ isTyped }) => this.#typing(isTyped)),
      onTheme(() => this.touched()),
      connection.changed.on((state) => { if (state === 'on') this.touched(); }),
    ];
  }

  /** What every question about this scene has in common. */
  get question() {
    const { stage, scale, direction, textSize, dark } = this.settings;
    return {
      subject: this.subject, text: this.editor.text, stage, scale: scale ?? undefined, direction: direction ?? undefined,
      textSize: textSize ?? undefined, dark: dark ?? (isDark() || undefined), steps: this.steps.map(({ step }) => step),
    };
  }

  /** Whether the scene is one of the text and the steps of now, so that its places and numbers hold. */
  get isCurrent() {
    return this.scene !== null && this.trouble === null && this.#about === JSON.stringify(this.question);
  }

  get isBusy() { return this.#running > 0; }

  #about = '';
  #serial = 0;
  #running = 0;
  #again = false;
  #wantsMotion = false;

  /**
   * The first key is answered at once; those that follow before its answer wait for a pause. A hand that drags sees every
   * drawing that there is time for.
   * @param {boolean} isTyped
   */
  #typing(isTyped) {
    this.#mark('waiting');
    if (this.#running === 0) void this.#send();
    else if (isTyped) this.typed();
    else this.#again = true;
  }

  /** Something else than the text has changed. While an answer is awaited, one more question waits, not a queue of them. */
  touched() {
    this.#mark('waiting');
    this.asked.send(undefined);
    if (this.#running > 0) this.#again = true;
    else void this.#send();
  }

  /** @param {Done} done @param {boolean} [replacesLast] the same touch went on */
  act(done, replacesLast = false) {
    if (this.steps.length >= mostSteps && !replacesLast) {
      toast(t('steps.tooMany'));
      this.steps = [];
    }
    this.steps = [...(replacesLast ? this.steps.slice(0, -1) : this.steps), done];
    this.#wantsMotion = true;
    this.touched();
  }

  /** @param {Done[]} steps */
  setSteps(steps) {
    this.steps = steps;
    this.trouble = null;
    this.#wantsMotion = false;
    this.touched();
  }

  async #send() {
    this.typed.cancel();
    const serial = ++this.#serial;
    const text = this.editor.text;
    const about = JSON.stringify(this.question);
    this.#running++;
    const motion = this.#wantsMotion;
    try {
      const answer = await this.#question(serial, motion);
      if (serial === this.#serial) this.#receive(answer, text, about);
    } catch (error) {
      this.#failed(error, serial);
    } finally {
      this.#running--;
      if (this.#again && this.#running === 0) {
        this.#again = false;
        void this.#send();
      } else if (this.#running === 0) this.rested.send(undefined);
    }
  }

  /** @param {number} serial @param {boolean} motion */
  #question(serial, motion) {
    return ask('scene', {
      ...this.question, editor: this.name, serial, motion, layers: [...this.layers],
      guidesOf: this.guided,
    });
  }

  /** Whether a newer question waits, so that a scene that comes now is older than what the hand has done. */
  get isBehind() { return this.#again; }

  /** The nodes whose guides are wanted. */
  get guided() {
    const { node } = this.selection;
    return node === null ? [] : [node];
  }

  /** @param {any} answer @param {string} text @param {string} about */
  #receive(answer, text, about) {
    // The text went on meanwhile: its places would be marked wrongly, and its own answer is on the way.
    if (text !== this.editor.text) return;
    if (answer.problems) {
      if (this.steps.length && this.scene && text !== this.#text) return void this.#startOver(answer);
      this.trouble = answer;
      this.troubled.send(answer);
      this.#mark('troubled');
      return;
    }
    this.trouble = null;
    this.scene = answer;
    this.#about = about;
    this.#wantsMotion = false;
    this.#text = text;
    const askAgain = this.selection.follow(answer);
    this.drawn.send(answer);
    this.#mark('drawn');
    if (askAgain) this.touched();
  }

  /** The text of the scene. */
  #text = '';

  /**
   * What was done to the old scene may not be possible in the new one: if the text alone is fine, the scene starts over.
   * @param {any} answer
   */
  async #startOver(answer) {
    const { text } = this.editor;
    const alone = await quietly(ask('scene', { ...this.question, steps: [], editor: `${this.name}/alone`, serial: 0 }));
    if (text !== this.editor.text) return;
    if (alone && !alone.problems) {
      toast(t('steps.gone'));
      return this.setSteps([]);
    }
    this.trouble = answer;
    this.troubled.send(answer);
    this.#mark('troubled');
  }

  /** @param {unknown} error @param {number} serial */
  #failed(error, serial) {
    if (error instanceof Superseded) return;
    if (error instanceof Unreachable) return this.#mark('stale');
    this.#mark('troubled');
    if (error instanceof Refusal) {
      const message = [error.message, ...error.advice].join(' ');
      /** @type {import('../types').Problem} */
      const problem = { severity: 'error', message, range: null, file: 0, notes: [], fix: null };
      this.trouble = { serial, problems: [problem] };
      this.troubled.send(this.trouble);
    } else throw error;
  }

  /**
   * For stories about the page, and for style: what is shown is of now, or of before.
   * @param {string} state
   */
  #mark(state) {
    if (state === 'stale') this.troubled.send({ serial: 0, problems: [] });
    if (this.isMain) document.documentElement.dataset.scene = state;
  }

  destroy() {
    this.typed.cancel();
    this.stops.forEach((stop) => stop());
  }
}
