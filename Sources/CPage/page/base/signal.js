// Lists of those who want to know, and of what has to end together.

/** @template T */
export class Signal {
  /** @type {Set<(value: T) => void>} */
  #listeners = new Set();

  /** @param {(value: T) => void} listener @returns {() => void} ends it */
  on(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param {T} value */
  send(value) {
    for (const listener of [...this.#listeners]) listener(value);
  }
}

/** What a view has begun and has to end when it goes. */
export class Ends {
  /** @type {(() => void)[]} */
  #all = [];

  /** @param {...(() => void)} stops */
  add(...stops) {
    this.#all.push(...stops);
  }

  /** @param {EventTarget} target @param {string} type @param {(event: any) => void} action @param {AddEventListenerOptions} [options] */
  listen(target, type, action, options) {
    target.addEventListener(type, action, options);
    this.add(() => target.removeEventListener(type, action, options));
  }

  end() {
    for (const stop of this.#all.splice(0)) stop();
  }
}

/**
 * Runs once after a pause.
 * @param {number} milliseconds @param {() => void} action
 */
export function afterPause(milliseconds, action) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
  return Object.assign(start, { cancel: () => clearTimeout(timer) });
}
