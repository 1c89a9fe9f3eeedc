// The only place that talks to the server.

import { connection } from './connection.js';
import { toast } from './dom.js';
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
  if (answer?.superseded) throw new Superseded();
  if (!response.ok || answer === null) throw new Refusal(response.status, answer);
  return answer;
}

/**
 * An answer that nobody misses if there is none: the question was overtaken or refused, or the program has ended.
 * @param {Promise<any>} question @returns {Promise<any>} null: there is none
 */
export async function quietly(question) {
  try {
    return await question;
  } catch (error) {
    if (error instanceof Superseded || error instanceof Refusal || error instanceof Unreachable) return null;
    throw error;
  }
}

/**
 * An answer for which somebody pressed a button: why there is none is told, by the banner if nobody answers.
 * @template T
 * @param {Promise<T>} question @returns {Promise<T | null>}
 */
export async function told(question) {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof Unreachable)) toast(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** @param {string} route @param {Record<string, any>} body */
async function reach(route, body) {
  // The server reads no bodies: whose older request this one overtakes stands in the address.
  const editor = body.editor ? `?editor=${encodeURIComponent(body.editor)}` : '';
  try {
    const response = await fetch(`/api/${route}${editor}`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    });
    connection.is(response.status === 403 ? 'restarted' : 'on');
    if (response.status === 403) throw new Unreachable('another start');
    return response;
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    connection.is('off');
    throw new Unreachable(String(error));
  }
}
