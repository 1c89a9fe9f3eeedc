// Elements without a template language: what is given as text is text, never markup.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [properties] `class`, `data-…`, `aria-…`, `role`: attributes; `on…`: listeners; else properties
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  assign(element, properties);
  element.append(...present(children));
  return element;
}

/**
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...present(children));
  return element;
}

/** @param {(Child | Child[])[]} children */
function present(children) {
  return children.flat().filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}

/** @param {HTMLElement} element @param {Record<string, any>} properties */
function assign(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.className = value;
    else if (/^(data-|aria-|role$|for$|list$|colspan$)/.test(name)) element.setAttribute(name, String(value));
    else /** @type {any} */ (element)[name] = value;
  }
}

/**
 * Markup that the server made from its own blocks.
 * @template {Element} T
 * @param {T} element @param {string} markup
 */
export function fill(element, markup) {
  element.innerHTML = markup;
  return element;
}

let copies = 0;

/**
 * A drawing that stands on the page a second time: its own parts have names of their own.
 * @param {string} drawing
 */
export function copied(drawing) {
  const name = `copy${copies++}-`;
  return drawing.replace(/<style>[^]*?<\/style>/g, '').replace(/(\sid="|url\(#|href="#)/g, `$1${name}`)
    .replace(/aria-labelledby="([^"]*)"/g, (_, ids) => `aria-labelledby="${ids.split(' ').map((/** @type {string} */ id) => name + id).join(' ')}"`);
}

/**
 * A copy that shows a part of the drawing.
 * @param {string} drawing @param {import('../types').Frame} bounds
 */
export const fitted = (drawing, bounds) => copied(drawing).replace(/viewBox="[^"]*"/, `viewBox="${bounds.join(' ')}"`);

/** @param {Element} element @param {...(Child | Child[])} children */
export function replace(element, ...children) {
  element.replaceChildren(...present(children));
}

/**
 * @param {Child | Child[]} label @param {(event: MouseEvent) => void} action @param {Record<string, any>} [more]
 */
export function button(label, action, more = {}) {
  return el('button', { type: 'button', onclick: action, ...more }, label);
}

/**
 * A button that stays pressed.
 * @param {string} label @param {boolean} isOn @param {(isOn: boolean) => void} changed @param {Record<string, any>} [more]
 */
export function toggle(label, isOn, changed, more = {}) {
  const made = button(label, () => {
    const now = made.getAttribute('aria-pressed') !== 'true';
    made.setAttribute('aria-pressed', String(now));
    changed(now);
  }, { 'aria-pressed': isOn, ...more });
  return made;
}

/**
 * A field with its label around it.
 * @param {string} label @param {HTMLElement} field @param {string} [kind]
 */
export function labelled(label, field, kind = 'field') {
  return el('label', { class: kind }, el('span', {}, label), field);
}

/**
 * @param {[string, string][]} options value and words @param {string} value @param {(value: string) => void} changed
 * @param {Record<string, any>} [more]
 */
export function select(options, value, changed, more = {}) {
  const made = el('select', { onchange: () => changed(made.value), ...more },
    options.map(([each, words]) => el('option', { value: each }, words)));
  made.value = value;
  return made;
}

let spoken = 0;

/**
 * Says it to those who listen instead of looking.
 * @param {string} words
 */
export function announce(words) {
  const region = document.getElementById('spoken');
  // The same words again are news only where the text differs.
  if (region) region.textContent = words + (spoken++ % 2 ? '\u00a0' : '');
}

/** @param {string} words */
export function toast(words) {
  const place = document.getElementById('toasts');
  if (!place) return;
  // Who is told the same twice is told once.
  const made = el('p', { class: 'toast' }, codeWords(words));
  for (const each of [...place.children]) if (each.textContent === made.textContent) each.remove();
  place.append(made);
  announce(words);
  setTimeout(() => made.remove(), 6000);
}

/**
 * Text in which code stands between backquotes.
 * @param {string} text
 */
export const codeWords = (text) => text.split('`').map((piece, index) => (index % 2 ? el('code', {}, piece) : piece));

/**
 * A button that opens a small sheet under itself; a deed in it, a click elsewhere and Escape close it.
 * @param {string} label @param {Child[]} content @param {Record<string, any>} [more]
 */
export function menu(label, content, more = {}) {
  const summary = el('summary', {}, label);
  const made = el('details', { class: 'menu', ...more }, summary, el('div', { class: 'sheet' }, content));
  made.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.sheet > button')) made.open = false;
  });
  made.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !made.open) return;
    event.stopPropagation();
    made.open = false;
    summary.focus();
  });
  made.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !made.contains(event.relatedTarget)) made.open = false;
  });
  return made;
}

// One listener for all menus, however many come and go.
document.addEventListener('pointerdown', ({ target }) => {
  for (const open of document.querySelectorAll('details.menu[open]')) {
    if (target instanceof Node && !open.contains(target)) /** @type {HTMLDetailsElement} */ (open).open = false;
  }
});

/**
 * Buttons of which one is pressed.
 * @param {string} label @param {[string, string, string?][]} choices value, words, title @param {string} value
 * @param {(value: string) => void} changed @param {Record<string, any>} [more]
 */
export function segmented(label, choices, value, changed, more = {}) {
  const set = (/** @type {string} */ now) => buttons.forEach((each, index) => each.setAttribute('aria-pressed', String(choices[index][0] === now)));
  const buttons = choices.map(([each, words, title]) => button(words, () => { set(each); changed(each); }, { title, 'data-choice': each }));
  set(value);
  return Object.assign(el('span', { class: 'segmented', role: 'group', 'aria-label': label, ...more }, buttons), { set });
}

/**
 * Draws something anew; what has the focus in it is found again by its name, or else by the selector.
 * @param {HTMLElement} element @param {() => void} draw @param {string} otherwise
 */
export function keepingFocus(element, draw, otherwise) {
  const focused = document.activeElement;
  const had = focused !== element && element.contains(focused);
  const name = (/** @type {Element | null} */ each) => each?.getAttribute('aria-label') ?? each?.textContent;
  const wanted = name(focused);
  draw();
  if (!had) return;
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll('button, input, select'))];
  (all.find((each) => name(each) === wanted) ?? /** @type {HTMLElement | null} */ (element.querySelector(otherwise)))?.focus({ preventScroll: true });
}

/**
 * True while keys belong to a field.
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  return target instanceof Element && target.closest('input:not([type=range]):not([type=checkbox]), textarea, select, .CodeMirror') !== null;
}
