// From one layout to the next views glide; in two phases the marks go first, and the views follow half a second later.

import { toggle } from '../base/dom.js';
import { motionIsReduced } from '../base/preferences.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Scene} Scene */

const wait = 500;
const slow = 450;
const quick = 180;
const most = 250;

export class Glide {
  isInPhases = false;
  /** @type {Scene | null} */
  #before = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import('./stage.js').Stage} stage @param {import('./overlay.js').Overlay} overlay */
  constructor(stage, overlay) {
    this.stage = stage;
    this.overlay = overlay;
    this.toggle = toggle(t('phases'), false, (isOn) => { this.isInPhases = isOn; }, { title: t('phases.title'), 'data-action': 'phases' });
    stage.hold = (scene) => this.#hold(scene);
  }

  /** @param {Scene} scene @returns {boolean} whether the drawing on the paper stays for now */
  #hold(scene) {
    const before = this.#before;
    this.#before = scene;
    clearTimeout(this.#timer);
    this.overlay.shownScene = null;
    if (scene.motion || !before || this.stage.isHeld || this.stage.isCovered || !moves(before, scene)) return false;
    if (!this.isInPhases) {
      this.#move(before, scene, quick);
      return true;
    }
    this.overlay.shownScene = marksFirst(before, scene);
    this.#timer = setTimeout(() => this.#move(before, scene, slow), wait);
    return true;
  }

  /** @param {Scene} before @param {Scene} scene @param {number} duration */
  #move(before, scene, duration) {
    this.overlay.shownScene = null;
    this.stage.paint(scene.drawing);
    this.overlay.draw();
    // What is too much to follow by eye need not move.
    if (motionIsReduced() || scene.nodes.length > most) return;
    const earlier = counterparts(before.nodes, scene.nodes);
    for (const group of this.stage.drawing.querySelectorAll('[data-node]')) {
      const [dx, dy] = way(group, before, scene, earlier);
      if (dx || dy) group.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' });
    }
  }

  destroy() {
    clearTimeout(this.#timer);
  }
}

/**
 * Where a group comes from, as seen from what it stands in.
 * @param {Element} group @param {Scene} before @param {Scene} scene @param {number[]} earlier
 */
function way(group, before, scene, earlier) {
  const node = Number(group.getAttribute('data-node'));
  const outer = group.parentElement?.closest('[data-node]');
  const shift = (/** @type {number} */ each) => {
    const old = before.nodes[earlier[each]]?.frame;
    return old && scene.nodes[each] ? [0, 1].map((axis) => old[axis] - scene.nodes[each].frame[axis]) : [0, 0];
  };
  const own = shift(node);
  const around = outer ? shift(Number(outer.getAttribute('data-node'))) : [0, 0];
  return [own[0] - around[0], own[1] - around[1]];
}

/** @param {Scene} before @param {Scene} scene */
function moves(before, scene) {
  return before.nodes.length !== scene.nodes.length
    || scene.nodes.some(({ frame }, index) => frame.some((each, part) => each !== before.nodes[index].frame[part]));
}

/**
 * The new guides, at the places where their views still are.
 * @param {Scene} before @param {Scene} scene @returns {Scene}
 */
function marksFirst(before, scene) {
  const earlier = counterparts(before.nodes, scene.nodes);
  const nodes = scene.nodes.map((node, index) => ({ ...node, frame: before.nodes[earlier[index]]?.frame ?? node.frame }));
  const guides = scene.guides.map((guide) => {
    const axis = guide.axis === 'horizontal' ? 0 : 1;
    const shift = nodes[guide.node].frame[axis] - scene.nodes[guide.node].frame[axis];
    return { ...guide, position: guide.position + shift };
  });
  // Each mark stands for itself until the views have come together.
  const lines = scene.lines.flatMap((line) => line.ticks.map((tick) => {
    const axis = line.axis === 'horizontal' ? 0 : 1;
    const shift = nodes[tick.node] ? nodes[tick.node].frame[axis] - scene.nodes[tick.node].frame[axis] : 0;
    return { ...line, position: line.position + shift, ticks: [tick] };
  }));
  return { ...scene, nodes, guides, lines };
}

/**
 * Which node of now was which before, where a modifier came or went.
 * @param {Scene['nodes']} before @param {Scene['nodes']} now
 * @returns {number[]} -1: it is new
 */
function counterparts(before, now) {
  let at = 0;
  return now.map(({ kind, isModifier }) => {
    let next = at;
    // A modifier that is gone is stepped over; one that has come has no counterpart.
    while (next < before.length && before[next].kind !== kind && before[next].isModifier && !isModifier) next++;
    if (before[next]?.kind !== kind) return -1;
    at = next + 1;
    return next;
  });
}
