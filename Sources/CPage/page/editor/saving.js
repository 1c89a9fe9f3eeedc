// The file and the editor are one text. It is saved on every pause; where both changed, nobody is overwritten.

import { ask, quietly, Refusal, Unreachable } from '../base/api.js';
import { connection } from '../base/connection.js';
import { toast } from '../base/dom.js';
import { forget, remember, remembered } from '../base/preferences.js';
import { afterPause, Signal } from '../base/signal.js';
import { t } from '../base/words.js';
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
    this.stopWaiting = connection.changed.on((state) => { if (state === 'on') void this.now(); });
    this.#takeDraft();
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
      // Until somebody answers again, the browser keeps it.
      remember(this.#draft, JSON.stringify({ text, base: this.fingerprint }));
      if (error instanceof Refusal) {
        if (error.message !== this.#told) toast(error.message);
        this.#told = error.message;
        setTimeout(() => this.soon(), 3000);
      }
      else if (!(error instanceof Unreachable)) throw error;
    }
  }

  get #draft() { return `draft.${JSON.stringify(this.subject)}`; }

  /** What was typed while nobody answered. If the file is another one by now, the next save shows both. */
  #takeDraft() {
    const kept = remembered(this.#draft, '');
    if (!kept) return;
    forget(this.#draft);
    const { text, base } = JSON.parse(kept);
    if (text === this.kept) return;
    this.fingerprint = base;
    this.editor.become(text, 'follow');
    toast(t('draft.taken'));
    this.soon();
  }

  /** @param {string} text @param {{over?: string}} more @returns {Promise<void>} */
  async #tell(text, more) {
    const answer = await ask('save', { subject: this.subject, text, base: this.fingerprint, ...more });
    if (answer.conflict) return this.#conflict(text, answer);
    this.kept = text;
    this.#savedAt = performance.now();
    this.#told = '';
    this.fingerprint = answer.fingerprint;
    forget(this.#draft);
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
   * The file was written, by this page or by somebody else.
   * @param {() => Promise<{text: string, fingerprint: string}>} read
   */
  async follow(read) {
    // The page's own saving is told, too; what it has just written, it does not read again at once.
    const since = performance.now() - this.#savedAt;
    if (since < 300) await new Promise((resolve) => { setTimeout(resolve, 300 - since); });
    this.#reading ??= quietly(read());
    const now = await this.#reading;
    this.#reading = null;
    if (now && this.followed(now.text, now.fingerprint)) toast(t('file.followed'));
  }

  #savedAt = -Infinity;
  /** The last refusal that was shown; the same one again is not. */
  #told = '';
  /** @type {Promise<any> | null} */
  #reading = null;

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
    this.stopWaiting();
    document.removeEventListener('visibilitychange', this.onHide);
    void this.now();
  }
}
