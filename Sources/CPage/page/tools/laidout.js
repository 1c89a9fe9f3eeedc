// Another text in the circumstances of the stage: its size, its settings, what was done so far.

import { ask, quietly } from '../base/api.js';

/**
 * @param {import('../stage/bench.js').Bench} bench @param {string} text
 * @param {string} name newer questions of this name take older ones back
 * @returns {Promise<import('../types').Scene | null>} null where the text is no program
 */
export async function laidOut(bench, text, name) {
  const answer = await quietly(ask('scene', { ...bench.question, text, editor: `${bench.name}/${name}`, serial: 0 }));
  return answer?.problems ? null : answer;
}

/**
 * What a layout depends on besides its text.
 * @param {import('../stage/bench.js').Bench} bench
 */
export const circumstances = ({ question }) => JSON.stringify({ ...question, text: '' });
