// One exercise: goal, lesson, code, stage, and how it is judged.

import { ask, quietly, told } from '../base/api.js';
import { button, codeWords, el, menu, replace, toast } from '../base/dom.js';
import { confirmed } from '../base/dialog.js';
import { follow } from '../base/events.js';
import { motionIsReduced } from '../base/preferences.js';
import { t } from '../base/words.js';
import { Drawer } from '../exercise/cards.js';
import { givenCode } from '../exercise/colored.js';
import { Checking } from '../exercise/checking.js';
import { showHistory, showSolution } from '../exercise/history.js';
import { Questions } from '../exercise/predict.js';
import { scenarioTabs } from '../exercise/scenarios.js';
import { Workspace } from './workspace.js';

/** @typedef {import('../types').Exercise} Exercise */

/** @param {HTMLElement} place @param {Exercise} exercise @param {HTMLElement} crumbs */
export function showExercise(place, exercise, crumbs) {
  document.title = `${exercise.number} ${exercise.title}`;
  const first = exercise.scenarios.find(({ isHidden }) => !isHidden);
  const isPredict = exercise.kind === 'predict';
  const check = () => void checking.check(true);
  const workspace = new Workspace({ exercise: exercise.id, scenario: first?.id }, exercise, { 'Ctrl-Enter': check, 'Cmd-Enter': check });
  const questions = isPredict ? new Questions(workspace, exercise) : null;
  const checking = new Checking(workspace, exercise, () => questions?.missing ?? null);
  const scenarios = scenarioTabs(workspace, checking, exercise);
  const drawer = new Drawer(exercise, workspace);
  const { ends } = workspace;
  replace(crumbs, ...way(exercise), workspace.saveState());
  replace(place, workspace.element({
    top: goalLine(exercise), left: [drawer.element], actions: actions(workspace, exercise, checking, drawer), strip: scenarios.element,
    hasGoal: !isPredict, cover: questions?.element ?? null,
  }));
  if (questions) {
    // Its text only has the answers again.
    if (exercise.given) workspace.editorPlace.before(givenCode(exercise.given));
    coverUntilCommitted(workspace, questions, checking, exercise);
  }
  // In a field, too, where the editor does not listen.
  ends.listen(document, 'keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || workspace.editorPlace.contains(event.target)) return;
    event.preventDefault();
    check();
  });
  workspace.start();
  if (exercise.todo) workspace.editor.show(exercise.todo, false);
  ends.add(checking.start(), followFile(workspace, exercise), scenarios.destroy);
  return { destroy: () => workspace.destroy() };
}

/**
 * The stage shows nothing until all questions are answered and the answers given.
 * @param {Workspace} workspace @param {Questions} questions @param {Checking} checking @param {Exercise} exercise
 */
function coverUntilCommitted(workspace, questions, checking, exercise) {
  workspace.judgesGiven = false;
  const fold = () => {
    // Code that is only read has nothing to show.
    if (!workspace.bench.scene) return;
    questions.element.classList.add('is-committed');
    workspace.dock.add('questions', { element: questions.element, opened: () => {} }, true);
    workspace.uncover();
  };
  workspace.cover();
  const stop = checking.committed.on(() => {
    stop();
    fold();
    // Asked for once the scene is one of now.
    const drawn = workspace.bench.drawn.on(() => {
      drawn();
      if (!motionIsReduced()) void workspace.timeline.film();
    });
  });
  if (exercise.attempts > 0) {
    const first = workspace.bench.drawn.on(() => { first(); stop(); fold(); });
  }
}

/** @param {Exercise} exercise */
function way(exercise) {
  const link = (/** @type {string | null} */ id, /** @type {string} */ sign, /** @type {string} */ words) => (id
    ? el('a', { class: 'way', href: `#/exercise/${encodeURIComponent(id)}`, 'aria-label': words, title: words }, sign) : null);
  return [link(exercise.previous, '‹', t('previous')), el('span', { class: 'quiet number' }, exercise.number),
    el('h1', { tabIndex: -1, title: exercise.chapter }, exercise.title), link(exercise.next, '›', t('next'))];
}

/**
 * The goal in one line; what does not fit opens with a click.
 * @param {Exercise} exercise
 */
function goalLine({ goal }) {
  const words = el('p', { class: 'goal-words' }, codeWords(goal));
  const more = button(t('goal.all'), () => {
    const isOpen = made.classList.toggle('is-open');
    more.setAttribute('aria-expanded', String(isOpen));
  }, { class: 'link', 'aria-expanded': false });
  const made = el('section', { class: 'goal', 'aria-label': t('goal') }, el('h2', {}, t('goal')), words, more);
  requestAnimationFrame(() => { more.hidden = words.scrollHeight <= words.clientHeight + 2; });
  return made;
}

/** @param {Workspace} workspace @param {Exercise} exercise @param {Checking} checking @param {Drawer} drawer */
function actions(workspace, exercise, checking, drawer) {
  return el('div', { class: 'actions' }, checking.button, drawer.hintButton, el('span', { class: 'gap' }),
    menu(t('moreActions'), [
      button(t('history'), () => void showHistory(workspace, exercise.id), { 'data-action': 'history' }),
      button(t('solution'), () => void showSolution(exercise.id), { 'data-action': 'solution' }),
      button(t('reset'), () => void reset(workspace, exercise.id), { 'data-action': 'reset' }),
      button(t('skip'), () => void skip(exercise.id), { 'data-action': 'skip' }),
    ], { class: 'menu up' }));
}

/** @param {Workspace} workspace @param {string} id */
async function reset(workspace, id) {
  if (!await confirmed(t('reset'), t('reset.words'), t('reset.yes'))) return;
  await workspace.saving.now();
  const now = await quietly(ask('reset', { exercise: id }));
  if (!now) return;
  workspace.saving.take(now.text, now.fingerprint);
  toast(t('reset.done'));
}

/** @param {string} id */
async function skip(id) {
  const skipped = await told(ask('skip', { exercise: id }));
  if (!skipped) return;
  location.hash = skipped.next ? `#/exercise/${encodeURIComponent(skipped.next)}` : '#/';
  toast(t('skip.done'));
}

/** @param {Workspace} workspace @param {Exercise} exercise */
function followFile({ saving }, { id }) {
  return follow(async (change) => {
    if (change.changed === 'exercise' && change.id === id) await saving.follow(() => ask('exercise', { id }));
  });
}
