// One exercise: lesson, text, stage, and how it is judged.

import { ask } from '../base/api.js';
import { button, el, replace, toast } from '../base/dom.js';
import { confirmed } from '../base/dialog.js';
import { follow } from '../base/events.js';
import { t } from '../base/words.js';
import { Checking } from '../exercise/checking.js';
import { givenCode, lesson } from '../exercise/lesson.js';
import { Hints } from '../exercise/hints.js';
import { showHistory, showSolution } from '../exercise/history.js';
import { predictForm } from '../exercise/predict.js';
import { scenarioTabs } from '../exercise/scenarios.js';
import { Workspace } from './workspace.js';

/** @typedef {import('../types').Exercise} Exercise */

/** @param {HTMLElement} place @param {Exercise} exercise */
export function showExercise(place, exercise) {
  document.title = `${exercise.number} ${exercise.title}`;
  const first = exercise.scenarios.find(({ isHidden }) => !isHidden);
  /** @type {Workspace} */
  const workspace = new Workspace({ exercise: exercise.id, scenario: first?.id }, exercise, {
    'Ctrl-Enter': () => void checking.check(true), 'Cmd-Enter': () => void checking.check(true),
  });
  /** @type {Checking} */
  const checking = new Checking(workspace, exercise);
  const scenarios = scenarioTabs(workspace, checking, exercise);
  const hints = new Hints(exercise);
  const isPredict = exercise.kind === 'predict';
  const column = workspace.stageColumn(!isPredict);
  const reading = lesson(exercise);
  column.prepend(scenarios.element);
  if (isPredict) onlyDrawable(workspace, column);
  replace(place, el('div', { class: 'page work' },
    el('div', { class: 'text-column' },
      head(exercise), reading.element, givenCode(exercise, isPredict),
      isPredict ? predictForm(workspace, exercise) : null,
      el('section', { class: 'code', 'aria-label': t('editor.region') },
        el('div', { class: 'code-head' }, el('h2', {}, t('editor.region')), el('code', { class: 'quiet' }, exercise.file), workspace.saveState()),
        workspace.editorPlace, workspace.problemPlace),
      el('div', { class: 'actions' }, checking.button, hints.button,
        button(t('history'), () => void showHistory(workspace, exercise.id)),
        button(t('solution'), () => void showSolution(exercise.id)),
        button(t('reset'), () => void reset(workspace, exercise.id))),
      hints.element, checking.element),
    column));
  workspace.start();
  if (exercise.todo) workspace.editor.show(exercise.todo, false);
  const stops = [checking.start(), followFile(workspace, exercise)];
  return { destroy: () => { stops.forEach((stop) => stop()); scenarios.destroy(); reading.destroy(); workspace.destroy(); } };
}

/**
 * Code that is only read has nothing to show on a stage.
 * @param {Workspace} workspace @param {HTMLElement} column
 */
function onlyDrawable({ bench, problems }, column) {
  bench.troubled.on(({ problems: all }) => {
    column.hidden = bench.scene === null;
    problems.show(all.filter(({ file }) => file === 0));
  });
  bench.drawn.on(() => { column.hidden = false; });
}

/** @param {Exercise} exercise */
function head(exercise) {
  const way = (/** @type {string | null} */ id, /** @type {string} */ sign, /** @type {string} */ words) => (id
    ? el('a', { class: 'way', href: `#/exercise/${encodeURIComponent(id)}`, 'aria-label': words, title: words }, sign) : null);
  return el('header', {},
    el('p', { class: 'quiet crumbs' }, way(exercise.previous, '‹', t('previous')),
      `${exercise.number} · ${exercise.chapter} · ${t('minutes', exercise.minutes)}`, way(exercise.next, '›', t('next'))),
    el('h1', {}, exercise.title),
    el('div', { class: 'goal' }, el('h2', {}, t('goal')), codeWords(exercise.goal)));
}

/**
 * Text in which code stands between backquotes.
 * @param {string} text
 */
export function codeWords(text) {
  return el('p', {}, text.split('`').map((piece, index) => (index % 2 ? el('code', {}, piece) : piece)));
}

/** @param {Workspace} workspace @param {string} id */
async function reset(workspace, id) {
  if (!await confirmed(t('reset'), t('reset.words'), t('reset.yes'))) return;
  await workspace.saving.now();
  const now = await ask('reset', { exercise: id });
  workspace.saving.take(now.text, now.fingerprint);
  toast(t('reset.done'));
}

/** @param {Workspace} workspace @param {Exercise} exercise */
function followFile(workspace, exercise) {
  return follow(async (change) => {
    if (change.changed !== 'exercise' || change.id !== exercise.id) return;
    const now = await ask('exercise', { id: exercise.id });
    if (workspace.saving.followed(now.text, now.fingerprint)) toast(t('file.followed'));
  });
}
