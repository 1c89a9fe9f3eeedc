// A list of those who want to know.

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
