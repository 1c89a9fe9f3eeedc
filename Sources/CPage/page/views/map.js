// The course as a path: every exercise with its picture, where you are, and the playgrounds.

import { ask, quietly, told } from '../base/api.js';
import { button, el, fill, menu, replace } from '../base/dom.js';
import { entered } from '../base/dialog.js';
import { follow } from '../base/events.js';
import { onTheme } from '../base/preferences.js';
import { afterPause } from '../base/signal.js';
import { t } from '../base/words.js';
import { chapterArt } from './chapterart.js';
import { deeds, open } from './playground.js';
import { playsOnHover, thumbnail } from './thumbnail.js';

/** @typedef {import('../types').Course} Course */
/** @typedef {import('../types').ExerciseLine} ExerciseLine */

/** @param {HTMLElement} place @param {Course} course @param {HTMLElement} crumbs */
export function showMap(place, course, crumbs) {
  document.title = course.title;
  const list = el('div', { class: 'chapters' });
  const search = el('input', { type: 'search', placeholder: t('map.search'), 'aria-label': t('map.search') });
  const count = el('p', { class: 'quiet', role: 'status' });
  let current = course;
  const next = el('div', {});
  const draw = () => {
    const found = drawChapters(list, current, search.value.trim().toLowerCase());
    count.textContent = search.value.trim() ? t('map.found', found) : '';
  };
  const drawAll = () => {
    replace(next, goOn(current));
    draw();
  };
  search.addEventListener('input', draw);
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
  });
  const games = el('div', {});
  const read = async () => {
    const now = await quietly(ask('course'));
    if (!now) return;
    // A menu that is open stays, unless there is something new.
    const isNew = JSON.stringify(now.playgrounds) !== JSON.stringify(current.playgrounds);
    current = now;
    drawAll();
    if (isNew) replace(games, playgrounds(current, read));
  };
  replace(games, playgrounds(course, read));
  replace(place, el('div', { class: 'page map' },
    el('header', {}, el('div', {}, el('h1', { tabIndex: -1 }, course.title), el('p', { class: 'lead' }, course.tally.words), course.reviews ? fill(el('div', { class: 'lead' }), course.reviews) : null), next), list, games));
  replace(crumbs, search, count, el('a', { class: 'to-games', href: '#playgrounds', onclick: (/** @type {Event} */ event) => { event.preventDefault(); games.scrollIntoView(); } }, t('play.title')));
  drawAll();
  const soon = afterPause(300, () => void read());
  const stop = follow((change) => { if (change.changed === 'progress') soon(); });
  const stopTheme = onTheme(() => { drawAll(); replace(games, playgrounds(current, read)); });
  return { destroy: () => { stop(); stopTheme(); soon.cancel(); } };
}

/**
 * Where one stopped; what is done already is not gone on with.
 * @param {Course} course
 */
function goOn(course) {
  const all = course.chapters.flatMap(({ exercises }) => exercises);
  const here = all.findIndex(({ id }) => id === course.current);
  const isOpen = (/** @type {ExerciseLine} */ { state, optional }) => state !== 'done' && !optional;
  const next = here >= 0 && all[here].state !== 'done' ? all[here] : all.slice(here + 1).find(isOpen) ?? all.find(isOpen);
  if (!next) return null;
  const words = course.tally.done + course.tally.tried === 0 ? t('map.begin') : t('map.goOn');
  return el('a', { class: 'go-on', href: link(next.id) }, thumbnail({ exercise: next.id }, next.state),
    el('span', {}, el('strong', {}, words), el('span', {}, `${next.number} ${next.title}`), el('span', { class: 'quiet' }, t('minutes', next.minutes))));
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
    const minutes = exercises.reduce((sum, each) => sum + (each.state === 'done' ? 0 : each.minutes), 0);
    return el('section', { class: `chapter${done === exercises.length ? ' done' : ''}`, 'aria-labelledby': `chapter-${number}` },
      el('div', { class: 'chapter-head' }, chapterArt(number, exercises), el('div', {}, el('h2', { id: `chapter-${number}` }, el('span', { class: 'number' }, number), title),
        el('p', { class: 'quiet' }, `${done}/${exercises.length}${minutes ? ` · ${t('minutes', minutes)}` : ''}`))),
      el('ol', { class: 'path' }, shown.map((each) => stop(each, course.current))));
  }));
  return found;
}

/** @param {ExerciseLine} exercise @param {string | null} current */
function stop(exercise, current) {
  const { id, number, title, minutes, state, optional, skipped, kind } = exercise;
  const isHere = id === current;
  return el('li', { class: `exercise ${state}${skipped ? ' skipped' : ''}` },
    el('a', { href: link(id), 'aria-current': isHere ? 'step' : null },
      thumbnail({ exercise: id }, state),
      el('span', { class: 'mark', 'aria-hidden': true }, { done: '✓', tried: '◐', new: '' }[state]),
      el('span', { class: 'title' }, el('span', { class: 'number' }, number), title),
      el('span', { class: 'quiet' },
        [
          isHere ? t('map.here') : '', state === 'new' ? '' : t(`state.${state}`), t('minutes', minutes), kind === 'predict' ? t('kind.predict') : '',
          optional ? t('optional') : '', skipped ? t('skipped') : '',
        ].filter(Boolean).join(' · '))));
}

/** @param {Course} course @param {() => Promise<void>} again */
function playgrounds(course, again) {
  const create = async () => {
    const name = await entered(t('play.new'), t('play.newName'), t('play.untitled'), t('play.make'));
    if (name) open(await told(ask('new', { name })));
  };
  return el('section', { class: 'playgrounds', 'aria-labelledby': 'playgrounds' },
    el('div', { class: 'row between' }, el('div', {}, el('h2', { id: 'playgrounds' }, t('play.title')), el('p', { class: 'quiet' }, t('play.words'))),
      button(t('play.new'), () => void create(), { class: 'main', 'data-action': 'new-playground' })),
    el('ul', { class: 'gallery' }, course.playgrounds.map((each) => {
      const { id, title, summary, isOwn } = each;
      const picture = thumbnail({ file: id }, 'file');
      const card = el('a', { href: `#/play/${encodeURIComponent(id)}`, title: summary }, picture, el('strong', {}, title), isOwn ? el('em', {}, t('play.own')) : null);
      playsOnHover(card, picture, id);
      return el('li', { 'data-playground': id }, card, id === 'opened' ? null : menu('⋯', deeds(each, again), { class: 'menu deeds-menu', 'aria-label': t('play.deeds', title) }));
    })));
}
