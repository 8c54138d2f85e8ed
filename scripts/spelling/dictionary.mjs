// Which words are spelled correctly: the dictionaries of cspell, and words of our own (words.json).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { ROOT } from '../lib/product.mjs';

const FILES = {
  en: '@cspell/dict-en_us/en_US.trie.gz',
  fr: '@cspell/dict-fr-fr/fr-fr.trie.gz',
  es: '@cspell/dict-es-es/Spanish.trie.gz',
};

/** @typedef {keyof typeof FILES} Language */

/** Words of ours: `all` are names, the others belong to one language. @type {Record<'all' | Language, string[]>} */
export const OWN = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'));

/** Letters, with apostrophes and hyphens between them. */
const WORD = /[\p{L}\p{M}]+(?:[’'‑-][\p{L}\p{M}]+)*/gu;

/** Ignored: addresses, file names and extensions, codes of capitals and digits, and names in quotes such as “own.chat-unsent”. */
const NOT_WORDS =
  /[“«]\u00a0?[a-z]+(?:[._:-]|[a-z][A-Z])[\w.…-]*\u00a0?[”»]|https?:\/\/\S+|\S+@\S+|\/[\w/-]+|[\p{L}\d_-]+\.(?:pdf|csv|zip|txt|com|md)\b|\b\p{Lu}{2,}\b|\p{L}*\d[\p{L}\d]*/gu;

/** Whether a word is in the dictionary as it is written, or but for its capital. @param {Language} language @returns {(word: string) => boolean} */
function lookUp(language) {
  const trie = decodeTrie(gunzipSync(readFileSync(join(ROOT, 'node_modules', FILES[language]))));
  const own = new Set([...OWN.all, ...OWN[language]]);
  const known = new Map();
  const knows = (/** @type {string} */ word) => own.has(word) || trie.hasWord(word, true);
  return (word) => {
    if (!known.has(word)) known.set(word, knows(word) || knows(word.toLowerCase()));
    return known.get(word);
  };
}

/** The words of a text that its language does not know. @param {Language} language @returns {(text: string) => string[]} */
export function spellingOf(language) {
  const right = lookUp(language);
  const whole = (/** @type {string} */ word) => right(word) || right(word.replaceAll('’', "'"));
  // “l’appartement” and “rent-controlled” are correct if each of their parts is, and an English genitive without its s.
  const parts = (/** @type {string} */ word) =>
    word
      .replace(/[’']s?$/, '')
      .split(/[’'‑-]/)
      .filter((part) => part.length > 1);
  return (text) =>
    [...text.replaceAll(NOT_WORDS, ' ').matchAll(WORD)]
      .map(([word]) => word)
      .filter((word) => !whole(word) && !parts(word).every(whole));
}
