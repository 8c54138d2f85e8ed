/**
 * What the texts of one catalogue promise, in `claims.json` beside it (docs/claims.md). A key is the id of a message, or the
 * beginning of several and `.*`; a promise that a test shows is named by itself.
 */
export interface Claims {
  /** Promises, each with the tests that show them: `path › title`. */
  test?: Record<string, string | string[]>;
  /** What is not there yet, with the message that tells readers so. */
  planned?: Record<string, string>;
  /** What is invented, with the message that tells readers so. */
  sample?: Record<string, string>;
  /** What people do or the operator declares, with the reason why no test can show it. */
  people?: Record<string, string>;
  /** What promises nothing. */
  plain?: string[];
}

/** What readers see: how a note says that something is not there yet, or invented. */
const SAYS = {
  planned: /\bplanned\b|\byet\b|in development|in planning|can be booked/i,
  sample: /\bsamples?\b|\bexample\b|made up/i,
};

const keysOf = (claims: Claims) => [
  ...Object.keys(claims.test ?? {}),
  ...Object.keys(claims.planned ?? {}),
  ...Object.keys(claims.sample ?? {}),
  ...Object.keys(claims.people ?? {}),
  ...(claims.plain ?? []),
];
const covers = (key: string, id: string) => (key.endsWith('.*') ? id.startsWith(key.slice(0, -1)) : key === id);

/** Messages without a mark or with two of them, and marks without a message. */
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

/** Tests that are named and not there. `read` answers the text of a file, or nothing. */
export function brokenTests(claims: Claims, read: (file: string) => string | undefined): string[] {
  return Object.entries(claims.test ?? {}).flatMap(([id, named]) =>
    [named].flat().flatMap((test) => {
      const [file = '', title = ''] = test.split(' › ');
      // The formatter puts the title of a long call on a line of its own.
      const source = read(file)?.replaceAll(/\(\s+/g, '(');
      if (source === undefined) return [`${id}: there is no file ${file}`];
      return title && ["'", '"', '`'].some((mark) => source.includes(`(${mark}${title}${mark},`))
        ? []
        : [`${id}: ${file} has no test “${title}”`];
    }),
  );
}

/** Notes that are not there, or do not say what they are for. `textOf` answers the English text of a message that the page shows. */
export function silentNotes(claims: Claims, textOf: (id: string) => string | undefined): string[] {
  return (['planned', 'sample'] as const).flatMap((kind) =>
    Object.entries(claims[kind] ?? {}).flatMap(([id, note]) => {
      const text = textOf(note);
      if (text === undefined) return [`${id}: the page has no message ${note}`];
      return SAYS[kind].test(text) ? [] : [`${id}: ${note} does not say that this is ${kind}`];
    }),
  );
}
