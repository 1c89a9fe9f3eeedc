// What stays from visit to visit, on this machine.

import { Signal } from './signal.js';

/**
 * Private windows keep nothing; the page works without.
 * @template T
 * @param {(kept: Storage) => T} deed
 */
function stored(deed) {
  try {
    return deed(localStorage);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} fallback */
export const remembered = (key, fallback) => stored((kept) => kept.getItem(`course.${key}`)) ?? fallback;

/** @param {string} key @param {string} value */
export const remember = (key, value) => void stored((kept) => kept.setItem(`course.${key}`, value));

/** @param {string} key */
export const forget = (key) => void stored((kept) => kept.removeItem(`course.${key}`));

/** @returns {'light'|'dark'|'auto'} */
export function theme() {
  const kept = remembered('theme', 'auto');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

export function isDark() {
  return theme() === 'dark' || (theme() === 'auto' && prefersDark.matches);
}

/** @type {Signal<void>} */
const themed = new Signal();

/** @param {() => void} listener @returns {() => void} ends it */
export const onTheme = (listener) => themed.on(listener);

export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  themed.send(undefined);
}

/** @param {string} value */
export function setTheme(value) {
  remember('theme', value);
  applyTheme();
}

prefersDark.addEventListener('change', applyTheme);

export const motionIsReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
