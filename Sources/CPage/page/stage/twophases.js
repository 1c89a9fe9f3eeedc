// Any change in two phases: the marks go to their new places inside the views, half a second later the views follow.

import { toggle } from '../base/dom.js';
import { motionIsReduced } from '../base/preferences.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Scene} Scene */

const wait = 500;
const glide = 450;

export class TwoPhases {
  isOn = false;
  /** @type {Scene | null} */
  #before = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import('./stage.js').Stage} stage @param {import('./overlay.js').Overlay} overlay */
  constructor(stage, overlay) {
    this.stage = stage;
    this.overlay = overlay;
    this.toggle = toggle(t('phases'), false, (isOn) => { this.isOn = isOn; }, { title: t('phases.title'), 'data-action': 'phases' });
    stage.hold = (scene) => this.#hold(scene);
  }

  /** @param {Scene} scene @returns {boolean} whether the drawing on the paper stays for now */
  #hold(scene) {
    const before = this.#before;
    this.#before = scene;
    clearTimeout(this.#timer);
    this.overlay.shownScene = null;
    if (!this.isOn || scene.motion || !before || !moves(before, scene)) return false;
    this.overlay.shownScene = marksFirst(before, scene);
    this.#timer = setTimeout(() => this.#follow(before, scene), wait);
    return true;
  }

  /** @param {Scene} before @param {Scene} scene */
  #follow(before, scene) {
    this.overlay.shownScene = null;
    this.stage.paint(scene.drawing);
    this.overlay.draw();
    if (motionIsReduced() || before.nodes.length !== scene.nodes.length) return;
    for (const group of this.stage.drawing.querySelectorAll('[data-node]')) {
      const [dx, dy] = way(group, before, scene);
      if (dx || dy) group.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: glide, easing: 'ease-in-out' });
    }
  }
}

/**
 * Where a group comes from, as seen from what it stands in.
 * @param {Element} group @param {Scene} before @param {Scene} scene
 */
function way(group, before, scene) {
  const node = Number(group.getAttribute('data-node'));
  const outer = group.parentElement?.closest('[data-node]');
  const shift = (/** @type {number} */ each) => [0, 1].map((axis) => (before.nodes[each]?.frame[axis] ?? 0) - (scene.nodes[each]?.frame[axis] ?? 0));
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
  if (before.nodes.length !== scene.nodes.length) return before;
  const guides = scene.guides.map((guide) => {
    const axis = guide.axis === 'horizontal' ? 0 : 1;
    const shift = before.nodes[guide.node].frame[axis] - scene.nodes[guide.node].frame[axis];
    return { ...guide, position: guide.position + shift };
  });
  return { ...scene, nodes: before.nodes, guides, lines: before.lines };
}
