// Texts as values: places are UTF-16 offsets, as JavaScript counts.

import { language } from '../base/words.js';

/** @typedef {import('../types').Edit} Edit */

/** @param {string} text @param {Edit[]} edits */
export function applying(text, edits) {
  const lastFirst = [...edits].sort((a, b) => b.range[0] - a.range[0]);
  return lastFirst.reduce((result, { range, text: piece }) =>
    result.slice(0, range[0]) + piece + result.slice(range[1]), text);
}

/**
 * The smallest stretch in which two texts differ.
 * @param {string} before @param {string} after
 */
export function difference(before, after) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { from: start, to: before.length - tail, piece: after.slice(start, after.length - tail) };
}

/**
 * A number as a person writes it; with a fraction where the old one had one, which made it a `Double`.
 * @param {number} value @param {number} [step] @param {string} [old]
 */
export function written(value, step = 1, old = '') {
  const text = shortest(value, step);
  return old.includes('.') && !text.includes('.') ? `${text}.0` : text;
}

/** @param {number} value @param {number} step */
function shortest(value, step) {
  const digits = Math.max(0, Math.min(6, Math.ceil(-Math.log10(step))));
  const text = value.toFixed(digits).replace(/\.?0+$/, (tail) => (digits ? '' : tail));
  return text === '-0' ? '0' : text;
}

/**
 * For people: at most two digits after the point, or always so many, and a comma where that is usual.
 * @param {number} value @param {number} [digits]
 */
export function shown(value, digits) {
  const rounded = Math.round(value * 100) / 100;
  const text = digits === undefined ? String(Object.is(rounded, -0) ? 0 : rounded) : value.toFixed(digits);
  return text.replace('-', '−').replace('.', language() === 'de' ? ',' : '.');
}

/**
 * A view without a name of its own is called by what it shows: `Text:Hello`. Those that share one are counted: `row#0` is row 1.
 * @param {string} name
 */
export const viewName = (name) => name.replace(/^[A-Z]\w*:(.*)$/s, '“$1”').replace(/#(\d+)(?=”?$)/, (_, index) => `\u00a0${Number(index) + 1}`);

/**
 * Line ends as the editor keeps them.
 * @param {string} text
 */
export const unified = (text) => text.replace(/\r\n?/g, '\n');
