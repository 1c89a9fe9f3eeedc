// What is not in place yet, in words: the views that are off on the stage, or else the first scenario that has one.

import { button, el, replace } from '../base/dom.js';
import { t } from '../base/words.js';
import { viewName } from '../editor/text.js';
import { yours } from '../stage/goal.js';
import { outermost } from '../stage/selection.js';
import { spoken } from './scenarios.js';

/** @typedef {import('../types').Verdict} Verdict */

/** So many are read. */
const most = 6;

/** @param {import('../stage/bench.js').Bench} bench @param {Verdict} verdict @param {(scenario: string) => void} show puts a scenario on the stage */
export function offList(bench, verdict, show) {
  const made = el('div', { class: 'off-views' });
  const draw = () => {
    const { scene } = bench;
    if (!scene || !bench.isCurrent) return;
    if (scene.off.length) return replace(made, scene.off.slice(0, most).map((each) => offView(bench, scene, each)));
    // What it does to the scene is offered at the timeline.
    const shown = 'scenario' in bench.subject ? bench.subject.scenario : null;
    const next = verdict.scenarios.find(({ id, passed, isHidden }) => !passed && !isHidden && id !== shown);
    replace(made, next ? button(t('off.show', spoken(next.id)), () => show(next.id), { class: 'small', 'data-action': 'show-scenario' }) : null);
  };
  draw();
  const stop = bench.drawn.on(() => {
    if (made.isConnected) draw();
    else stop();
  });
  return made;
}

/** @param {import('../stage/bench.js').Bench} bench @param {import('../types').Scene} scene @param {{name: string, words: string}} off */
function offView({ selection }, scene, { name, words }) {
  const mine = yours(scene, name);
  const node = scene.nodes.findIndex(({ names, frame }) => mine && names.includes(mine.name) && String(frame) === String(mine.frame));
  return button([el('strong', {}, viewName(name)), ' ', words], () => { if (node >= 0) selection.select(outermost(scene.nodes, node)); }, { class: 'small', 'data-off': name });
}
