// What stays from visit to visit, on this machine.

/** @param {string} key @param {string} fallback */
export function remembered(key, fallback) {
  try {
    return localStorage.getItem(`course.${key}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`course.${key}`, value);
  } catch {
    // Private windows keep nothing; the page works without.
  }
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(`course.${key}`);
  } catch {
    // There is nothing to forget.
  }
}

/** @returns {'light'|'dark'|'auto'} */
export function theme() {
  const kept = remembered('theme', 'auto');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

export function isDark() {
  return theme() === 'dark' || (theme() === 'auto' && prefersDark.matches);
}

/** @type {Set<() => void>} */
const themeListeners = new Set();

/** @param {() => void} listener @returns {() => void} */
export function onTheme(listener) {
  themeListeners.add(listener);
  return () => themeListeners.delete(listener);
}

export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  for (const listener of themeListeners) listener();
}

/** @param {string} value */
export function setTheme(value) {
  remember('theme', value);
  applyTheme();
}

prefersDark.addEventListener('change', applyTheme);

export const motionIsReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
