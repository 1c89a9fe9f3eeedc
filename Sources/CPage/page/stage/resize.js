// The stage has edges that can be dragged, and moved with arrow keys.

import { el } from '../base/dom.js';
import { t } from '../base/words.js';
import { shown } from '../editor/text.js';

/** @param {import('./stage.js').Stage} stage */
export function resizeHandles(stage) {
  const handles = [handle(stage, 'width', [1, 0]), handle(stage, 'height', [0, 1]), handle(stage, 'both', [1, 1])];
  stage.paper.append(...handles);
  stage.resized.on(() => handles.forEach((each, index) => {
    const [width, height] = stage.size;
    each.setAttribute('aria-valuenow', String(index === 1 ? height : width));
    each.setAttribute('aria-valuetext', `${shown(width)} × ${shown(height)}`);
  }));
}

/** @param {import('./stage.js').Stage} stage @param {'width'|'height'|'both'} kind @param {[number, number]} axes */
function handle(stage, kind, axes) {
  const made = el('div', {
    class: `handle ${kind}`, role: 'slider', tabIndex: 0, 'aria-label': t(`stage.handle.${kind}`),
    'aria-valuemin': 1, 'aria-valuemax': 5000, 'aria-orientation': kind === 'height' ? 'vertical' : 'horizontal',
  });
  made.addEventListener('pointerdown', (event) => drag(stage, made, axes, event));
  made.addEventListener('keydown', (event) => {
    const by = arrow(event);
    if (!by) return;
    event.preventDefault();
    setSize(stage, [stage.size[0] + by[0] * axes[0], stage.size[1] + by[1] * axes[1]]);
  });
  return made;
}

/**
 * How far an arrow key moves something: 1, with Shift 10.
 * @param {KeyboardEvent} event @returns {[number, number] | null}
 */
export function arrow(event) {
  const far = event.shiftKey ? 10 : 1;
  /** @type {Record<string, [number, number]>} */
  const ways = { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] };
  return ways[event.key] ?? null;
}

/** @param {import('./stage.js').Stage} stage @param {[number, number]} size */
export function setSize(stage, size) {
  const kept = size.map((each) => Math.min(5000, Math.max(1, Math.round(each))));
  stage.bench.settings.stage = [kept[0], kept[1]];
  stage.bench.touched();
}

/** @param {import('./stage.js').Stage} stage @param {HTMLElement} made @param {[number, number]} axes @param {PointerEvent} start */
function drag(stage, made, axes, start) {
  start.preventDefault();
  made.focus({ preventScroll: true });
  try { made.setPointerCapture(start.pointerId); } catch { /* A finger that is gone already. */ }
  const [width, height] = stage.size;
  // The paper stands in the middle: its edge moves half as far as it grows.
  const factor = stage.paper.offsetWidth + 90 < stage.canvas.clientWidth ? 2 : 1;
  stage.isHeld = true;
  const move = (/** @type {PointerEvent} */ event) => setSize(stage, [
    width + (axes[0] * factor * (event.clientX - start.clientX)) / stage.zoom,
    height + (axes[1] * (event.clientY - start.clientY)) / stage.zoom,
  ]);
  const end = () => {
    made.removeEventListener('pointermove', move);
    stage.isHeld = false;
    stage.layout();
  };
  made.addEventListener('pointermove', move);
  made.addEventListener('lostpointercapture', end, { once: true });
}
