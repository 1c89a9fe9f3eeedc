// What can be asked of a layout, in tabs under the stage.

import { button, el, toast } from '../base/dom.js';
import { ask } from '../base/api.js';
import { remember, remembered } from '../base/preferences.js';
import { t } from '../base/words.js';
import { comparePanel } from './compare.js';
import { guessPanel } from './guess.js';
import { inspectorPanel } from './inspector.js';
import { phasesPanel } from './phases.js';
import { stepperPanel } from './stepper.js';
import { sweepPanel } from './sweep.js';
import { valuesPanel } from './values.js';
import { variantsPanel } from './variants.js';

/** @typedef {import('../views/workspace.js').Workspace} Workspace */
/** @typedef {{element: HTMLElement, opened: () => void, closed?: () => void}} Panel */

/** @type {[string, (workspace: Workspace) => Panel][]} */
const kinds = [
  ['inspector', inspectorPanel], ['values', valuesPanel], ['phases', phasesPanel], ['stepper', stepperPanel],
  ['compare', comparePanel], ['variants', variantsPanel], ['guess', guessPanel], ['sweep', sweepPanel],
];

let made = 0;

/** @param {Workspace} workspace */
export function tools(workspace) {
  const number = made++;
  const panels = kinds.map(([name, make]) => ({ name, ...make(workspace) }));
  /** @type {typeof panels[number] | null} */
  let open = null;
  const tabs = panels.map((panel) => el('button', {
    type: 'button', role: 'tab', id: `tab-${number}-${panel.name}`, 'aria-controls': `panel-${number}-${panel.name}`,
    'data-tool': panel.name, onclick: () => choose(panel),
  }, t(`tool.${panel.name}`)));
  const places = panels.map((panel) => el('div', {
    role: 'tabpanel', id: `panel-${number}-${panel.name}`, 'aria-labelledby': `tab-${number}-${panel.name}`, class: `panel ${panel.name}`,
  }, panel.element));
  const choose = (/** @type {typeof panels[number]} */ chosen) => {
    if (open === chosen) return;
    open?.closed?.();
    open = chosen;
    remember('tool', chosen.name);
    panels.forEach((panel, index) => {
      tabs[index].setAttribute('aria-selected', String(panel === chosen));
      tabs[index].tabIndex = panel === chosen ? 0 : -1;
      places[index].hidden = panel !== chosen;
    });
    chosen.opened();
  };
  const list = el('div', { role: 'tablist', 'aria-label': t('tools') }, tabs);
  list.addEventListener('keydown', (event) => walk(event, tabs));
  choose(panels.find(({ name }) => name === remembered('tool', '')) ?? panels[0]);
  return el('section', { class: 'tool-box', 'aria-label': t('tools') },
    el('div', { class: 'tool-head' }, list, button(t('export'), () => void exportPage(workspace), { class: 'small', 'data-action': 'export' })), places);
}

/**
 * Arrow keys go from tab to tab.
 * @param {KeyboardEvent} event @param {HTMLElement[]} tabs
 */
function walk(event, tabs) {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (!way || at < 0) return;
  event.preventDefault();
  const next = tabs[(at + way + tabs.length) % tabs.length];
  next.click();
  next.focus();
}

/** @param {Workspace} workspace */
async function exportPage({ bench }) {
  try {
    const { html } = await ask('export', bench.question);
    const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    el('a', { href: address, download: 'layout.html' }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    toast(t('export.done'));
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}
