// All exercises, where you stopped, and the playgrounds.

import { ask } from '../base/api.js';
import { el, replace, toast } from '../base/dom.js';
import { follow } from '../base/events.js';
import { afterPause } from '../base/signal.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Course} Course */
/** @typedef {import('../types').ExerciseLine} ExerciseLine */

/** @param {HTMLElement} place @param {Course} course */
export function showMap(place, course) {
  document.title = course.title;
  const list = el('div', { class: 'chapters' });
  const search = el('input', { type: 'search', placeholder: t('map.search'), 'aria-label': t('map.search') });
  const count = el('p', { class: 'quiet', role: 'status' });
  let current = course;
  const draw = () => {
    const found = drawChapters(list, current, search.value.trim().toLowerCase());
    count.textContent = search.value.trim() ? t('map.found', found) : '';
  };
  search.addEventListener('input', draw);
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
  });
  replace(place, el('div', { class: 'page map' },
    el('header', {}, el('h1', {}, course.title), el('p', { class: 'lead' }, course.tally.words), goOn(course)),
    el('div', { class: 'search' }, search, count), list, playgrounds(course)));
  draw();
  const read = afterPause(300, async () => {
    current = await ask('course');
    draw();
  });
  const stop = follow((change) => { if (change.changed === 'progress') read(); });
  return { destroy: () => { stop(); read.cancel(); } };
}

/** @param {Course} course */
function goOn(course) {
  const all = course.chapters.flatMap(({ exercises }) => exercises);
  const next = all.find(({ id }) => id === course.current) ?? all.find(({ state }) => state !== 'done');
  if (!next) return null;
  const words = course.tally.done + course.tally.tried === 0 ? t('map.begin') : t('map.goOn');
  return el('p', {}, el('a', { class: 'main', href: link(next.id) }, `${words}: ${next.title}`));
}

/** @param {string} id */
const link = (id) => `#/exercise/${encodeURIComponent(id)}`;

/** @param {HTMLElement} list @param {Course} course @param {string} wanted */
function drawChapters(list, course, wanted) {
  let found = 0;
  const matches = (/** @type {ExerciseLine} */ each) => !wanted
    || [each.title, each.id, each.number, ...each.concepts].some((text) => text.toLowerCase().includes(wanted));
  replace(list, course.chapters.map(({ number, title, exercises }) => {
    const shown = exercises.filter(matches);
    found += shown.length;
    if (shown.length === 0) return null;
    const done = exercises.filter(({ state }) => state === 'done').length;
    return el('section', { class: 'chapter', 'aria-labelledby': `chapter-${number}` },
      el('h2', { id: `chapter-${number}` }, el('span', { class: 'number' }, number), title,
        el('span', { class: 'quiet' }, `${done}/${exercises.length}`)),
      el('ol', {}, shown.map((each) => line(each, course.current))));
  }));
  return found;
}

/** @param {ExerciseLine} exercise @param {string | null} current */
function line(exercise, current) {
  const { id, number, title, minutes, state, optional, skipped, kind } = exercise;
  return el('li', { class: `exercise ${state}` },
    el('a', { href: link(id), 'aria-current': id === current ? 'step' : null },
      el('span', { class: 'mark', 'aria-hidden': true }, { done: '✓', tried: '◐', new: '○' }[state]),
      el('span', { class: 'title' }, el('span', { class: 'number' }, number), title),
      el('span', { class: 'quiet' },
        [
          t(`state.${state}`), t('minutes', minutes), kind === 'predict' ? t('kind.predict') : '',
          optional ? t('optional') : '', skipped ? t('skipped') : '',
        ].filter(Boolean).join(' · '))));
}

/** @param {Course} course */
function playgrounds(course) {
  const name = el('input', { placeholder: t('play.newName'), 'aria-label': t('play.newName') });
  const form = el('form', { class: 'row' }, name, el('button', { type: 'submit' }, t('play.new')));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const made = await ask('new', { name: name.value.trim() || t('play.untitled') });
      location.hash = `#/play/${encodeURIComponent(made.id)}`;
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  });
  return el('section', { class: 'playgrounds', 'aria-labelledby': 'playgrounds' },
    el('h2', { id: 'playgrounds' }, t('play.title')), el('p', { class: 'quiet' }, t('play.words')),
    el('ul', { class: 'cards' }, course.playgrounds.map(({ id, title, summary, isOwn }) => el('li', {},
      el('a', { href: `#/play/${encodeURIComponent(id)}` }, el('strong', {}, title), el('span', {}, summary),
        isOwn ? el('em', {}, t('play.own')) : null)))),
    form);
}
