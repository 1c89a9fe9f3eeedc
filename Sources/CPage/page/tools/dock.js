// What can be asked of a layout, in tabs under the stage; closed, only their names are there.

import { el } from '../base/dom.js';
import { t } from '../base/words.js';
import { framesPanel } from '../stage/frames.js';
import { comparePanel } from './compare.js';
import { sweepPanel } from './sweep.js';
import { valuesPanel } from './values.js';
import { variantsPanel } from './variants.js';

/** @typedef {import('../views/workspace.js').Workspace} Workspace */
/** @typedef {{element: HTMLElement, opened: () => void, closed?: () => void}} Panel */
/** @typedef {Panel & {name: string, tab: HTMLButtonElement, place: HTMLElement}} Page */

/** @type {[string, (workspace: Workspace) => Panel][]} */
const kinds = [['values', valuesPanel], ['variants', variantsPanel], ['compare', comparePanel], ['sweep', sweepPanel], ['frames', framesPanel]];

let made = 0;

export class Dock {
  /** @type {Page[]} */
  #pages = [];
  /** @type {Page | null} */
  #open = null;

  /** @param {Workspace} workspace */
  constructor(workspace) {
    this.number = made++;
    this.list = el('div', { role: 'tablist', 'aria-label': t('tools') });
    this.places = el('div', { class: 'dock-places' });
    this.element = el('section', { class: 'dock', 'aria-label': t('tools') }, this.list, this.places);
    this.list.addEventListener('keydown', (event) => this.#walk(event));
    for (const [name, make] of kinds) this.add(name, make(workspace));
  }

  /** @param {string} name @param {Panel} panel @param {boolean} [isFirst] */
  add(name, panel, isFirst = false) {
    const id = `${this.number}-${name}`;
    const tab = el('button', { type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': `panel-${id}`, 'aria-selected': false, 'data-tool': name }, t(`tool.${name}`));
    const place = el('div', { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}`, class: `panel panel-${name}`, tabIndex: 0, hidden: true }, panel.element);
    const page = { ...panel, name, tab, place };
    tab.addEventListener('click', () => {
      this.show(this.#open === page ? null : name);
      // On a phone it is further down.
      this.element.scrollIntoView({ block: 'nearest' });
    });
    this.#pages[isFirst ? 'unshift' : 'push'](page);
    this.list[isFirst ? 'prepend' : 'append'](tab);
    this.places.append(place);
    this.#pages.forEach((each, index) => { each.tab.tabIndex = index ? -1 : 0; });
  }

  /** @param {string | null} name */
  show(name) {
    const chosen = this.#pages.find((page) => page.name === name) ?? null;
    if (chosen === this.#open) return;
    this.#open?.closed?.();
    this.#open = chosen;
    this.element.classList.toggle('is-open', chosen !== null);
    for (const page of this.#pages) {
      page.tab.setAttribute('aria-selected', String(page === chosen));
      if (chosen) page.tab.tabIndex = page === chosen ? 0 : -1;
      page.place.hidden = page !== chosen;
    }
    chosen?.opened();
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tabs = this.#pages.map(({ tab }) => tab);
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (!way || at < 0) return;
    event.preventDefault();
    const next = this.#pages[(at + way + tabs.length) % tabs.length];
    this.show(next.name);
    next.tab.focus();
  }
}
