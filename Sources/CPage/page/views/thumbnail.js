// Small pictures of exercises and playgrounds: drawn when they come into view; a playground's moves when looked at.

import { ask, quietly } from '../base/api.js';
import { el, fill, fitted } from '../base/dom.js';
import { isDark, motionIsReduced } from '../base/preferences.js';

/** What is drawn once, by what it is of. */
const kept = new Map();

/**
 * Whoever opens a playground may change it.
 * @param {string} file
 */
export function forgetPictures(file) {
  for (const key of kept.keys()) if (key.includes(JSON.stringify(file)) || key.startsWith(`${file} `)) kept.delete(key);
}

const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    target.dispatchEvent(new CustomEvent('seen'));
  }
}, { rootMargin: '200px' });

/**
 * @param {{exercise: string} | {file: string}} subject @param {string} state another one is another picture
 */
export function thumbnail(subject, state) {
  const made = el('span', { class: 'thumbnail', 'aria-hidden': true });
  made.addEventListener('seen', async () => {
    const dark = isDark();
    const key = JSON.stringify([subject, state, dark]);
    if (!kept.has(key)) kept.set(key, await quietly(ask('thumbnail', { ...subject, dark })));
    const { drawing, bounds } = kept.get(key) ?? {};
    if (drawing) fill(made, fitted(drawing, bounds));
    else made.classList.add('is-secret');
  });
  watcher.observe(made);
  return made;
}

/**
 * Moves while somebody looks at it: by the pointer, or by the focus.
 * @param {HTMLElement} link @param {HTMLElement} picture @param {string} file
 */
export function playsOnHover(link, picture, file) {
  let frame = 0;
  let isLooking = false;
  const still = () => { isLooking = false; cancelAnimationFrame(frame); };
  const play = async () => {
    if (isLooking || motionIsReduced()) return;
    isLooking = true;
    const dark = isDark();
    const key = `${file} ${dark} moves`;
    if (!kept.has(key)) kept.set(key, await quietly(ask('thumbnail', { file, dark, motion: true })));
    const { instants, drawing, bounds } = kept.get(key) ?? {};
    if (!instants?.length) return;
    const began = performance.now();
    const last = instants[instants.length - 1].seconds;
    const tick = () => {
      if (!isLooking) return void fill(picture, fitted(drawing, bounds));
      // There, a rest, and again.
      const at = ((performance.now() - began) / 1000) % (last + 0.8);
      fill(picture, fitted(instants.findLast((/** @type {{seconds: number}} */ each) => each.seconds <= at)?.drawing ?? drawing, bounds));
      frame = requestAnimationFrame(tick);
    };
    tick();
  };
  link.addEventListener('pointerenter', () => void play());
  link.addEventListener('focus', () => void play());
  link.addEventListener('pointerleave', still);
  link.addEventListener('blur', still);
}
