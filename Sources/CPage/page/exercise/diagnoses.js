// Why it is not right yet, in steps: where and why first; what kind of change and which one only when asked for.

import { button, codeWords, el } from '../base/dom.js';
import { t } from '../base/words.js';

/** @typedef {import('../types').Diagnosis} Diagnosis @typedef {import('../editor/editor.js').TextEditor} TextEditor */

/**
 * @param {import('../editor/editor.js').TextEditor} editor @param {Diagnosis[]} diagnoses
 * @param {((reveal: number) => void) | null} showMore asks for more of them; null: there is nothing more to ask for
 */
export function diagnosisList(editor, diagnoses, showMore) {
  return diagnoses.map((each, index) => {
    const { id, range, fix, reveal } = each;
    // One thing at a time: the next reason, and every one of what passes, is there for whoever wants it.
    if (index > 0 || !showMore) {
      return el('details', { class: 'diagnosis', 'data-diagnosis': id, 'data-reveal': reveal }, el('summary', {}, codeWords(each.where)),
        el('p', {}, linked(editor, each.why ?? '', range)));
    }
    return el('article', { class: 'diagnosis', 'data-diagnosis': id, 'data-reveal': reveal },
      el('p', { class: 'where' }, el('strong', {}, linked(editor, each.where, range))),
      each.why ? el('p', {}, codeWords(each.why)) : null,
      each.direction ? el('p', { class: 'step' }, codeWords(each.direction)) : null,
      fix ? fixOf(editor, id, fix) : null,
      reveal < each.steps ? button(t('showMe'), () => showMore(reveal + 1), { class: 'small', 'data-action': 'show-me' }) : null);
  });
}

/**
 * Words that lead to the line that they name, or else to their own.
 * @param {TextEditor} editor @param {string} words @param {import('../types').Range | null} range
 */
function linked(editor, words, range) {
  if (!range) return codeWords(words);
  const line = t('problem.line', editor.placeOf(range[0]).split(':')[0]);
  const [, before, named, after] = new RegExp(`^(.*?)\\b(${line})\\b(.*)$`, 'is').exec(words) ?? [words, `${words} `, line, ''];
  return [...codeWords(before), button(named, () => editor.show(range), { class: 'link' }), ...codeWords(after)];
}

/**
 * The change itself: a button that makes it, or words if it has no place in the text.
 * @param {TextEditor} editor @param {string} id @param {NonNullable<Diagnosis['fix']>} fix
 */
function fixOf(editor, id, fix) {
  if (!fix.edits.length) return el('p', { class: 'step' }, codeWords(fix.words));
  return button(el('span', {}, codeWords(fix.words)), () => { editor.apply(fix.edits); editor.focus(); }, { class: 'small', 'data-fix': id });
}
