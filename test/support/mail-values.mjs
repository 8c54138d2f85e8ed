// What the texts of emails and text messages take, so that a message of an earlier version can be told from a complete one.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {Record<string, 'text' | 'select' | 'plural'>} Values */
/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Part */

/** Values that every message has. */
const ALWAYS = new Set(['product']);
const KEY = /^(?:mail|sms)\.([\w-]+\.\w+)(?:\.\w+)?$/;
const PLAIN = new Set([TYPE.literal, TYPE.pound, TYPE.tag]);

/**
 * The names and kinds of the values of each template.
 *
 * @param {Record<string, string>} messages texts of one language, by id
 */
export function mailValues(messages) {
  /** @type {Record<string, Values>} */
  const found = {};
  for (const [id, text] of Object.entries(messages)) {
    const template = KEY.exec(id)?.[1];
    if (template) Object.assign((found[template] ??= {}), valuesOf(parse(text)));
  }
  return found;
}

/** @param {Part[]} parts @returns {Values} */
function valuesOf(parts) {
  return Object.assign({}, ...parts.flatMap((part) => [ownValue(part), ...nested(part).map(valuesOf)]));
}

/** @param {Part} part @returns {Values} */
function ownValue(part) {
  const name = 'value' in part ? part.value : '';
  if (PLAIN.has(part.type) || ALWAYS.has(name)) return {};
  return { [name]: part.type === TYPE.select ? 'select' : part.type === TYPE.plural ? 'plural' : 'text' };
}

/** @param {Part} part @returns {Part[][]} */
function nested(part) {
  if ('options' in part) return Object.values(part.options).map(({ value }) => value);
  return 'children' in part ? [part.children] : [];
}
