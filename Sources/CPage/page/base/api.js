// The only place that talks to the server.

import { language } from './words.js';

/** The server answered, and said no; its words are for people. */
export class Refusal extends Error {
  /** @param {number} status @param {any} answer */
  constructor(status, answer) {
    super(answer?.error?.message ?? `HTTP ${status}`);
    this.status = status;
    /** @type {string[]} */
    this.advice = answer?.error?.advice ?? [];
  }
}

/** A newer request has overtaken this one; nobody waits for it any more. */
export class Superseded extends Error {}

/** Nobody answers: the program has ended, or was never there. */
export class Unreachable extends Error {}

/**
 * @param {string} route @param {Record<string, any>} [body]
 * @returns {Promise<any>}
 */
export async function ask(route, body = {}) {
  const response = await reach(route, { language: language(), ...body });
  const answer = await response.json().catch(() => null);
  if (response.status === 409 && answer?.superseded) throw new Superseded();
  if (!response.ok || answer === null) throw new Refusal(response.status, answer);
  return answer;
}

/** @param {string} route @param {Record<string, any>} body */
async function reach(route, body) {
  // The server reads no bodies: whose older request this one overtakes stands in the address.
  const editor = body.editor ? `?editor=${encodeURIComponent(body.editor)}` : '';
  try {
    return await fetch(`/api/${route}${editor}`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
}
