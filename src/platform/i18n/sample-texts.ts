import type { Language } from '../../contract/languages.js';
import { own } from '../../contract/own.js';
import { Page } from '../lists/page.js';
import { currentContext } from '../scope/context.js';

const TEXTS = new Map<string, Readonly<Partial<Record<string, string>>>>();
/** The stored text of each text that is read, by language: each request of a demo visitor asks for it. */
const STORED = new Map<Language, ReadonlyMap<string, string>>();

/** A text of the demo world. It is stored in English; who reads another language gets it in theirs (`SampleTextsInterceptor`). */
export function sample<Text extends string>(en: Text, fr: string, es: string): Text {
  TEXTS.set(en, { fr, es });
  STORED.clear();
  return en;
}

/** A text of the demo world in a language; any other text as it is. */
export function sampleIn(language: string, text: string): string {
  return own(TEXTS.get(text) ?? {}, language) ?? text;
}

/** What a visitor of the demo reads in a paper, such as a PDF, whose texts no answer carries. Elsewhere every text is as it was written. */
export function paperText(language: string, text: string): string {
  return currentContext().actor.demo ? sampleIn(language, text) : text;
}

/** What someone sends back as it was read: a sample text in their language is again the stored one. Written by anyone else, it stays. */
export function samplesFrom(language: Language, value: unknown): unknown {
  const stored = storedOf(language);
  return eachText(value, (text) => stored.get(text) ?? text);
}

function storedOf(language: Language): ReadonlyMap<string, string> {
  const known = STORED.get(language);
  if (known) return known;
  const stored = new Map<string, string>();
  for (const [en, texts] of TEXTS) {
    const read = own(texts, language);
    if (read !== undefined && !stored.has(read)) stored.set(read, en);
  }
  STORED.set(language, stored);
  return stored;
}

/** An answer whose sample texts are in a language. What visitors wrote, and anything that isn’t plain data, stays. */
export function samplesIn(language: Language, value: unknown): unknown {
  return eachText(value, (text) => sampleIn(language, text));
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => eachText(one, change));
  if (value instanceof Page)
    return new Page(
      value.items.map((one) => eachText(one, change)),
      value.nextCursor,
      value.total,
    );
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, change)]));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);
