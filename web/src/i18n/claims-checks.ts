import { LANGUAGES, type Language } from '../../../src/contract/languages';

/**
 * What the texts of one catalogue promise, from `claims.json` beside it (docs/claims.md). A key is the id of a message, or the
 * beginning of several ids and `.*`. A promise that a test shows is listed by its full id.
 */
export interface Claims {
  /** Promises, each with the tests that show them: `path › title`. */
  test?: Record<string, string | string[]>;
  /** What doesn't exist yet, with the message that tells readers so. */
  planned?: Record<string, string>;
  /** What is invented, with the message that tells readers so. */
  sample?: Record<string, string>;
  /** What people do or the operator declares, with the reason why no test can show it. */
  people?: Record<string, string>;
  /** What promises nothing. */
  plain?: string[];
}

/** What readers see: the words with which a note says that something doesn't exist yet, or is invented, in each language. */
const SAYS = {
  planned: {
    en: /\bplanned\b|\byet\b|in development|in planning|can be bought/i,
    fr: /(pas|ne se [^.]*) encore|\bprévu|en (préparation|planification|développement)/i,
    es: /\baún no\b|\bprev(én?|ist[oa]s?)\b|\bplanead|en (preparación|planeación|desarrollo)/i,
  },
  sample: {
    en: /\bsamples?\b|\bexample\b|made up/i,
    fr: /\bexemple|\bfictif|\binventé/i,
    es: /\bejemplo|\bficticia?|\binventad/i,
  },
} as const;

const keysOf = (claims: Claims) => [
  ...Object.keys(claims.test ?? {}),
  ...Object.keys(claims.planned ?? {}),
  ...Object.keys(claims.sample ?? {}),
  ...Object.keys(claims.people ?? {}),
  ...(claims.plain ?? []),
];
const covers = (key: string, id: string) => (key.endsWith('.*') ? id.startsWith(key.slice(0, -1)) : key === id);

/** Messages with no mark or with two, and marks without a message. */
export function unmarked(claims: Claims, ids: readonly string[]): string[] {
  const keys = keysOf(claims);
  const wrong = ids.flatMap((id) => {
    const marks = keys.filter((key) => covers(key, id));
    return marks.length === 1
      ? []
      : [`${id} has ${marks.length === 0 ? 'no mark' : `the marks ${marks.join(' and ')}`}`];
  });
  const idle = keys.filter((key) => !ids.some((id) => covers(key, id))).map((key) => `${key} marks nothing`);
  return [
    ...wrong,
    ...idle,
    ...Object.keys(claims.test ?? {})
      .filter((key) => key.endsWith('.*'))
      .map((key) => `${key}: promises are named one by one`),
  ];
}

/** Whether a test is left out of every run: `it.skip(`, `xit(`, `test.fixme(`, `it.todo(`, with a table of `each` or without. */
const LEFT_OUT = /^x|\.(skip|todo|fixme|failing)\b/;

/** A group of tests that is left out, to the line that closes it: the formatter gives both the same indentation. */
const GROUP_LEFT_OUT =
  /^([ \t]*)(?:xdescribe\b|(?:test\.)?describe\.(?:skip|todo|fixme)\b)[^\n]*\n[\s\S]*?^\1(?:\}\)|\);)/gm;

/** Whether a file has a test of this title that runs. The title of a group of tests shows nothing that can be looked up. */
function runs(source: string, title: string): boolean {
  return ["'", '"', '`'].some((mark) => {
    const [before, ...more] = source.split(`(${mark}${title}${mark},`);
    // The call is the last one before its title: between them there is at most the table of `each`.
    const call = [...(before ?? '').matchAll(/\bx?(?:it|test|describe)\b(?:\.\w+)*(?=[(<`]|$)/g)].at(-1)?.[0] ?? '';
    return more.length > 0 && !LEFT_OUT.test(call) && !call.includes('describe');
  });
}

/** Sentences that people answer for, but that aren't on the list of those that may, and entries of the list that no sentence needs. */
export function unlisted(marked: readonly Claims[], listed: readonly string[]): string[] {
  const people = new Set(marked.flatMap((claims) => Object.keys(claims.people ?? {})));
  return [
    ...[...people].filter((id) => !listed.includes(id)).map((id) => `${id} is not listed`),
    ...listed.filter((id) => !people.has(id)).map((id) => `${id} is listed for nothing`),
  ];
}

/** Tests that are named but don't exist, or that never run. `read` returns the text of a file, or undefined. */
export function brokenTests(claims: Claims, read: (file: string) => string | undefined): string[] {
  return Object.entries(claims.test ?? {}).flatMap(([id, named]) =>
    [named].flat().flatMap((test) => {
      const [file = '', title = ''] = test.split(' › ');
      // The formatter puts the title of a long call on a line of its own.
      const source = read(file)?.replaceAll(GROUP_LEFT_OUT, '').replaceAll(/\(\s+/g, '(');
      if (source === undefined) return [`${id}: there is no file ${file}`];
      return title && runs(source, title) ? [] : [`${id}: ${file} has no test “${title}” that runs`];
    }),
  );
}

/**
 * Notes that don't exist, or that don't say what they are for, in any of the languages. `textOf` returns the text of a message
 * that the page shows.
 */
export function silentNotes(claims: Claims, textOf: (id: string, language: Language) => string | undefined): string[] {
  return (['planned', 'sample'] as const).flatMap((kind) =>
    Object.entries(claims[kind] ?? {}).flatMap(([id, note]) => {
      if (textOf(note, 'en') === undefined) return [`${id}: the page has no message ${note}`];
      return LANGUAGES.map(({ code }) => code)
        .filter((language) => !SAYS[kind][language].test(textOf(note, language) ?? ''))
        .map((language) => `${id}: ${note} does not say in ${language} that this is ${kind}`);
    }),
  );
}
