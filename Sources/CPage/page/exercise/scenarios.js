// The situations in which an answer is tried: all of them small, one of them on the stage.

import { ask, quietly } from '../base/api.js';
import { copied, el, fill } from '../base/dom.js';
import { afterPause } from '../base/signal.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Scenario} Scenario */
/** @typedef {{scenario: Scenario, tab: HTMLButtonElement, picture: HTMLElement, mark: HTMLElement}} Tab */

/**
 * @param {import('../views/workspace.js').Workspace} workspace @param {import('./checking.js').Checking} checking
 * @param {import('../types').Exercise} exercise
 */
export function scenarioTabs(workspace, checking, exercise) {
  const tabs = exercise.scenarios.map((scenario) => made(scenario));
  const element = el('div', { class: 'scenarios', hidden: exercise.scenarios.length === 0, role: 'group', 'aria-label': t('scenarios') }, tabs.map(({ tab }) => tab));
  const choose = (/** @type {Tab} */ chosen) => {
    tabs.forEach(({ tab }) => tab.setAttribute('aria-pressed', String(tab === chosen.tab)));
    const { bench } = workspace;
    bench.subject = { exercise: exercise.id, scenario: chosen.scenario.id };
    bench.settings.stage = null;
    bench.offered = chosen.scenario.steps ?? [];
    bench.setSteps([]);
  };
  const visible = tabs.filter(({ scenario }) => !scenario.isHidden);
  visible.forEach((each) => each.tab.addEventListener('click', () => choose(each)));
  visible[0]?.tab.setAttribute('aria-pressed', 'true');
  workspace.bench.offered = visible[0]?.scenario.steps ?? [];
  const pictures = afterPause(250, () => void drawAll(workspace, exercise.id, visible));
  const stops = [
    workspace.bench.drawn.on(pictures),
    checking.wanted.on((id) => visible.filter(({ scenario }) => scenario.id === id).forEach(choose)),
    checking.judged.on(({ scenarios }) => scenarios.forEach((result, index) => judge(tabs[index], result))),
  ];
  return { element, destroy: () => { stops.forEach((stop) => stop()); pictures.cancel(); } };
}

/**
 * A name in the pack's way of writing, as words.
 * @param {string} id
 */
export const spoken = (id) => id.replace(/-/g, ' ');

/** @param {Scenario} scenario @returns {Tab} */
function made(scenario) {
  const picture = el('span', { class: 'small-picture', 'aria-hidden': true });
  picture.style.aspectRatio = `${scenario.size?.[0] ?? 1} / ${scenario.size?.[1] ?? 1}`;
  const mark = el('span', { class: 'mark' });
  const words = scenario.isHidden ? t('scenario.hidden') : spoken(scenario.id);
  const tab = el('button', {
    type: 'button', 'aria-pressed': 'false', title: scenario.words || words, disabled: scenario.isHidden,
    'data-scenario': scenario.id || 'hidden',
  }, picture, el('span', { class: 'name' }, words), mark);
  return { scenario, tab, picture, mark };
}

/** @param {Tab | undefined} tab @param {import('../types').Verdict['scenarios'][number]} result */
function judge(tab, result) {
  if (!tab) return;
  tab.tab.classList.toggle('passed', result.passed);
  tab.tab.classList.toggle('off', !result.passed);
  tab.mark.textContent = result.passed ? '✓' : result.checked ? `${result.matching}/${result.checked}` : '–';
  tab.mark.title = result.words;
  tab.mark.setAttribute('aria-label', result.words);
}

/**
 * Small pictures after a pause; the stage comes first.
 * @param {import('../views/workspace.js').Workspace} workspace @param {string} exercise @param {Tab[]} tabs
 */
async function drawAll({ bench, stage }, exercise, tabs) {
  if (stage.isCovered) return;
  const { text, dark } = bench.question;
  for (const { scenario, picture } of tabs) {
    if (text !== bench.editor.text) return;
    const subject = { exercise, scenario: scenario.id };
    const scene = await quietly(ask('scene', { subject, text, dark, editor: `${bench.name}/${scenario.id}`, serial: 1 }));
    if (scene?.drawing) fill(picture, copied(scene.drawing));
  }
}
