// The layout as a file: a page that plays, a drawing, a picture, the code.

import { ask, told } from '../base/api.js';
import { button, el, toast } from '../base/dom.js';
import { t } from '../base/words.js';

/** @param {import('../views/workspace.js').Workspace} workspace */
export function shareButtons({ bench, title }) {
  const name = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'layout';
  /** @type {[string, () => Promise<Blob>][]} */
  const kinds = [
    ['html', async () => new Blob([(await ask('export', bench.question)).html], { type: 'text/html' })],
    ['svg', async () => new Blob([drawing(bench)], { type: 'image/svg+xml' })],
    ['png', () => picture(drawing(bench), bench.scene?.stage ?? [1, 1])],
    ['swift', async () => new Blob([bench.editor.text], { type: 'text/plain' })],
  ];
  const save = async (/** @type {string} */ kind, /** @type {() => Promise<Blob>} */ make) => {
    const made = await told(make());
    if (!made) return;
    const address = URL.createObjectURL(made);
    el('a', { href: address, download: `${name}.${kind}` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    toast(t('export.done', `${name}.${kind}`));
  };
  return kinds.map(([kind, make]) => button(t(`export.${kind}`), () => void save(kind, make), { 'data-action': `export-${kind}` }));
}

/** @param {import('../stage/bench.js').Bench} bench */
function drawing({ scene }) {
  if (!scene) throw new Error(t('nothing'));
  const [width, height] = scene.stage;
  return scene.drawing.replace('<svg ', `<svg width="${width}" height="${height}" `).replace(/(<svg [^>]*?) width="100%"/, '$1');
}

/** @param {string} text @param {import('../types').Size} size @returns {Promise<Blob>} twice as large, for screens of now */
async function picture(text, [width, height]) {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = el('canvas', { width: width * 2, height: height * 2 });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width * 2, height * 2);
  URL.revokeObjectURL(address);
  return new Promise((resolve, reject) => { canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(t('nothing'))))); });
}
