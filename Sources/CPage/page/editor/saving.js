// The file and the editor are one text. It is saved on every pause; where both changed, nobody is overwritten.

import { ask, Refusal, Unreachable } from '../base/api.js';
import { afterPause, Signal } from '../base/signal.js';
import { unified } from './text.js';
import { settle } from './conflict.js';

/** @typedef {'saved' | 'waiting' | 'saving' | 'conflict' | 'failed'} SaveState */

export class Saving {
  /** @type {Signal<SaveState>} */
  changed = new Signal();
  /** @type {SaveState} */
  state = 'saved';

  /**
   * @param {import('./editor.js').TextEditor} editor @param {import('../types').Subject} subject @param {string} text
   * @param {string} fingerprint
   */
  constructor(editor, subject, text, fingerprint) {
    this.editor = editor;
    this.subject = subject;
    this.kept = unified(text);
    this.fingerprint = fingerprint;
    this.soon = afterPause(400, () => void this.now());
    this.stop = editor.changed.on(() => {
      if (this.state !== 'conflict') this.#is(this.isDirty ? 'waiting' : 'saved');
      this.soon();
    });
    this.onHide = () => { if (document.visibilityState === 'hidden') void this.now(); };
    document.addEventListener('visibilitychange', this.onHide);
  }

  get isDirty() { return this.editor.text !== this.kept; }

  /** @param {SaveState} state */
  #is(state) {
    this.state = state;
    this.changed.send(state);
  }

  /** @type {Promise<void>} */
  #line = Promise.resolve();

  /** One save after another; answered when the text of now is kept. */
  now() {
    this.soon.cancel();
    this.#line = this.#line.then(() => this.#save());
    return this.#line;
  }

  async #save() {
    if (!this.isDirty || this.state === 'conflict') return;
    const text = this.editor.text;
    this.#is('saving');
    try {
      await this.#tell(text, {});
    } catch (error) {
      this.#is('failed');
      if (error instanceof Unreachable || error instanceof Refusal) setTimeout(() => this.soon(), 3000);
      else throw error;
    }
  }

  /** @param {string} text @param {{over?: string}} more @returns {Promise<void>} */
  async #tell(text, more) {
    const answer = await ask('save', { subject: this.subject, text, base: this.fingerprint, ...more });
    if (answer.conflict) return this.#conflict(text, answer);
    this.kept = text;
    this.fingerprint = answer.fingerprint;
    this.#is(this.isDirty ? 'waiting' : 'saved');
    if (this.isDirty) this.soon();
  }

  /** @param {string} mine @param {{theirs: string, fingerprint: string}} answer @returns {Promise<void>} */
  async #conflict(mine, { theirs, fingerprint }) {
    this.#is('conflict');
    const choice = await settle(mine, theirs);
    this.#is('saving');
    if (choice === 'mine') return this.#tell(this.editor.text, { over: fingerprint });
    this.take(theirs, fingerprint);
  }

  /**
   * The text on disk is another one now. Undo brings the old one back.
   * @param {string} text @param {string} fingerprint
   */
  take(text, fingerprint) {
    this.kept = unified(text);
    this.fingerprint = fingerprint;
    this.editor.become(this.kept, 'follow');
    this.#is('saved');
  }

  /**
   * Somebody else changed the file: follow, or let the next save ask.
   * @param {string} text @param {string} fingerprint
   */
  followed(text, fingerprint) {
    if (fingerprint === this.fingerprint || this.state === 'conflict' || this.state === 'saving') return false;
    if (unified(text) === this.kept) return false;
    if (this.isDirty) {
      void this.now();
      return false;
    }
    this.take(text, fingerprint);
    return true;
  }

  destroy() {
    this.stop();
    document.removeEventListener('visibilitychange', this.onHide);
    void this.now();
  }
}
