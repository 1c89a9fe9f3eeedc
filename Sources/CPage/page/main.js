// Which view is shown: the address after # says it.

import { ask, Refusal, Superseded, Unreachable } from './base/api.js';
import { button, codeWords, el, isTyping, labelled, menu, replace, select } from './base/dom.js';
import { follow, startFollowing } from './base/events.js';
import { applyTheme, remember, remembered, setTheme, theme } from './base/preferences.js';
import { afterPause } from './base/signal.js';
import { setLanguage, t } from './base/words.js';
import { showKeys } from './views/keys.js';
import { showExercise } from './views/exercise.js';
import { showMap } from './views/map.js';
import { showPlayground } from './views/playground.js';

/** @typedef {import('./types').Course} Course */
/** @typedef {{destroy: () => void}} View */

const place = /** @type {HTMLElement} */ (document.getElementById('view'));
const bar = /** @type {HTMLElement} */ (document.getElementById('bar'));
/** @type {View | null} */
let view = null;
/** @type {Course} */
let course;
let visits = 0;

/** Many things change at once; the map is read when they have come to rest. */
const progress = afterPause(300, () => void readCourse());

// What the banner says, or nobody waits for.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Unreachable || event.reason instanceof Superseded) event.preventDefault();
});

async function start() {
  applyTheme();
  await readCourse(remembered('language', '') || undefined);
  startFollowing();
  follow((change) => { if (change.changed === 'progress') progress(); });
  window.addEventListener('hashchange', () => void show());
  document.addEventListener('keydown', (event) => {
    if (event.key === '?' && !isTyping(event.target)) showKeys();
  });
  await show();
}

/** @param {string} [language] */
async function readCourse(language) {
  const before = JSON.stringify(course?.tally);
  const { title, language: spoken } = course ?? {};
  course = await ask('course', language ? { language } : {});
  if (!language && title && course.title !== title && course.language === spoken) return location.reload();
  if (!language && JSON.stringify(course.tally) === before) return;
  setLanguage(course.language);
  document.documentElement.lang = course.language;
  drawBar();
}

const crumbs = el('div', { id: 'crumbs' });

function drawBar() {
  const languages = /** @type {[string, string][]} */ (course.languages.map((each) => [each, each === 'de' ? 'Deutsch' : 'English']));
  const { exercises, done, words } = course.tally;
  replace(bar,
    el('a', { href: '#/', class: 'home', 'aria-label': t('home'), title: t('home') }, el('img', { src: new URL('../icon.svg', import.meta.url).href, alt: '', width: 24, height: 24 }), el('span', {}, course.title)),
    crumbs,
    el('span', { class: 'tally', title: words }, el('progress', { max: exercises, value: done, 'aria-label': t('tally') }), `${done}/${exercises}`),
    menu('⚙', [
      labelled(t('language'), select(languages, course.language, changeLanguage, { 'data-setting': 'language' })),
      labelled(t('theme'), select([['auto', t('theme.auto')], ['light', t('light')], ['dark', t('dark')]], theme(), setTheme, { 'data-setting': 'theme' })),
      button(t('keys.title'), showKeys)], { class: 'menu tools' }));
  bar.querySelector('.tools summary')?.setAttribute('aria-label', t('settings'));
}

/** @param {string} language */
async function changeLanguage(language) {
  remember('language', language);
  await readCourse(language);
  await show();
}

async function show() {
  const visit = ++visits;
  for (const open of document.querySelectorAll('dialog')) open.close();
  const [, kind, id] = location.hash.split('/').map(decodeURIComponent);
  view?.destroy();
  view = null;
  document.body.dataset.view = kind || 'map';
  try {
    const open = await opening(kind, id);
    // Somebody has gone on while the answer was on its way.
    if (visit !== visits) return;
    view = open();
    document.body.dataset.place = location.hash;
    if (visit > 1) /** @type {HTMLElement | null} */ (document.querySelector('h1'))?.focus({ preventScroll: true });
  } catch (error) {
    if (visit === visits) replace(place, complaint(error));
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
  }
  window.scrollTo(0, 0);
}

/** @param {string} kind @param {string} id @returns {Promise<() => View>} what shows it, once its answer is there */
async function opening(kind, id) {
  if (kind === 'exercise' && id) {
    const exercise = await ask('exercise', { id });
    return () => showExercise(place, exercise, crumbs);
  }
  if (kind === 'play' && id) {
    const file = await ask('file', { id });
    return () => showPlayground(place, file, crumbs, course.playgrounds.find((each) => each.id === id));
  }
  // What was read for the bar need not be read again.
  if (visits > 1) await readCourse();
  return () => showMap(place, course, crumbs);
}

/** @param {unknown} error */
function complaint(error) {
  document.body.dataset.view = 'complaint';
  replace(crumbs);
  const words = error instanceof Unreachable ? t('offline') : error instanceof Error ? error.message : String(error);
  return el('div', { class: 'page narrow' }, el('h1', {}, t('sorry')), el('p', {}, codeWords(words)),
    el('p', {}, el('a', { href: '#/' }, t('toMap'))));
}

start().catch((error) => replace(place, complaint(error)));
