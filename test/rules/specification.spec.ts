import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

const FOLDER = 'docs/specification';
/** Files that are written elsewhere or by a program, and released migrations, which never change. */
const LEFT_OUT = ['src/metadata.ts', 'web/src/api/schema.d.ts', 'test/rules/specification.spec.ts'];
const READERS = ['{src,web/src,web/tools,web/scripts,test,scripts,docs}/**/*.{ts,tsx,mjs,md,json,css}', '*.md'];
/** Previous names of the documents, whose sections no page has any more. */
const OLD_NAMES = /\bspec [123]\b|\bdocuments? [123]\b|\bdecisions?,? sections?\b|\bdomain models,/i;

const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), 'utf8');
const pages = globSync(`${FOLDER}/*.md`, { cwd: PROJECT_ROOT }).toSorted();
const texts = globSync(READERS, { cwd: PROJECT_ROOT })
  .filter((file) => !LEFT_OUT.includes(file))
  .map((file) => [file, read(file)] as const);
/** Each requirement begins in bold: `**TN-008**`, or `**RG-029, RG-030**`. */
const defined = pages.flatMap((file) =>
  [...read(file).matchAll(/\*\*((?:[A-Z]{2}-\d{3}(?:, )?)+)\*\*/g)].flatMap(([, list = '']) => list.split(', ')),
);
const areas = new Set(defined.map((id) => id.slice(0, 2)));

/** The ids that a text names. `RT-001 to RT-067` includes all between them. Names of laws such as PA-104 aren't requirements. */
function namedIn(text: string): string[] {
  const ranges = [...text.matchAll(/\b([A-Z]{2})-(\d{3}) to \1-(\d{3})\b/g)].flatMap(([, area = '', first, last]) => {
    const length = Number(last) - Number(first) + 1;
    return Array.from({ length }, (_, at) => `${area}-${String(Number(first) + at).padStart(3, '0')}`);
  });
  return [...(text.match(/\b[A-Z]{2}-\d{3}\b/g) ?? []), ...ranges].filter((id) => areas.has(id.slice(0, 2)));
}

describe('docs/specification', () => {
  it('defines each requirement once, in a page that the index lists', () => {
    const index = read(`${FOLDER}/README.md`);
    expect(defined.length).toBeGreaterThan(750);
    expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
    const missing = pages.filter(
      (file) => !file.endsWith('README.md') && !index.includes(`](${file.slice(FOLDER.length + 1)})`),
    );
    expect(missing).toEqual([]);
    expect([...areas].filter((area) => !new RegExp(`\\| .*\\b${area}\\b.* \\|$`, 'm').test(index))).toEqual([]);
  });

  it('has every requirement that code, tests and documents name', () => {
    const known = new Set(defined);
    const unknown = texts.flatMap(([file, text]) =>
      namedIn(text)
        .filter((id) => !known.has(id))
        .map((id) => [file, id]),
    );
    expect(unknown).toEqual([]);
  });

  it('asks for nothing that no test names', () => {
    const shown = new Set(texts.filter(([file]) => /\.spec\.tsx?$/.test(file)).flatMap(([, text]) => namedIn(text)));
    expect(defined.filter((id) => !shown.has(id))).toEqual([]);
  });

  it('has every page that is named', () => {
    const named = texts.flatMap(([file, text]) =>
      [...text.matchAll(/docs\/specification\/([\w-]+\.md)/g)].map(([, page = '']) => [file, page] as const),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(([, page]) => !existsSync(join(PROJECT_ROOT, FOLDER, page)))).toEqual([]);
    const links = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, link = '']) => [file, link] as const),
    );
    expect(links.filter(([, link]) => !existsSync(join(PROJECT_ROOT, FOLDER, link)))).toEqual([]);
  });

  it('is named by its pages alone, not by documents that are not here', () => {
    expect(texts.filter(([, text]) => OLD_NAMES.test(text)).map(([file]) => file)).toEqual([]);
  });
});
