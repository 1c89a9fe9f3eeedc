// Two texts line by line.

import { el } from '../base/dom.js';
import { t } from '../base/words.js';

/** @typedef {{left: string | null, right: string | null}} Row a line of both, or of one */

/** Texts with more lines are not worth the time: their lengths are multiplied. */
const limit = 1500;

/** @param {string} before @param {string} after @returns {Row[]} */
export function diff(before, after) {
  const a = before.split('\n');
  const b = after.split('\n');
  if (a.length > limit || b.length > limit) {
    return [...a.map((left) => ({ left, right: null })), ...b.map((right) => ({ left: null, right }))];
  }
  return walk(a, b, lengths(a, b));
}

/**
 * How many lines the rests have in common.
 * @param {string[]} a @param {string[]} b
 */
function lengths(a, b) {
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  return common;
}

/** @param {string[]} a @param {string[]} b @param {Uint16Array[]} common */
function walk(a, b, common) {
  /** @type {Row[]} */
  const rows = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) rows.push({ left: a[i++], right: b[j++] });
    else if (j >= b.length || (i < a.length && common[i + 1][j] >= common[i][j + 1])) rows.push({ left: a[i++], right: null });
    else rows.push({ left: null, right: b[j++] });
  }
  return paired(rows);
}

/**
 * A line that went and one that came stand beside each other.
 * @param {Row[]} rows
 */
function paired(rows) {
  /** @type {Row[]} */
  const result = [];
  let open = 0;
  for (const row of rows) {
    if (row.left !== null && row.right === null) open++;
    const waiting = row.left === null && open > 0 ? result[result.length - open] : null;
    if (waiting) {
      waiting.right = row.right;
      open--;
      continue;
    }
    if (row.left !== null && row.right !== null) open = 0;
    result.push({ ...row });
  }
  return result;
}

/** @param {string} before @param {string} after @param {string} beforeTitle @param {string} afterTitle */
export function diffTable(before, after, beforeTitle, afterTitle) {
  const rows = diff(before, after);
  const near = (/** @type {number} */ index) => rows.slice(Math.max(0, index - 3), index + 4).some(({ left, right }) => left !== right);
  const shown = rows.filter((_, index) => near(index));
  const line = (/** @type {Row} */ { left, right }) => el('tr', { class: left === right ? '' : 'differs' },
    el('td', { class: left === null ? 'absent' : '' }, left), el('td', { class: right === null ? 'absent' : '' }, right));
  return el('div', { class: 'scrolls', tabIndex: 0, role: 'region', 'aria-label': t('diff.label') },
    el('table', { class: 'diff' },
      el('thead', {}, el('tr', {}, el('th', {}, beforeTitle), el('th', {}, afterTitle))),
      el('tbody', {}, shown.length ? shown.map(line) : el('tr', {}, el('td', { colspan: 2 }, t('diff.same'))))));
}
