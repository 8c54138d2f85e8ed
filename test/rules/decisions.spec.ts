import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { decisionIndex } from '../../scripts/lib/decision-index.mjs';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

const FOLDER = join(PROJECT_ROOT, 'docs/decisions');
const SECTIONS = ['Context', 'Decision', 'Consequences'];
const LONGEST_TITLE = 80;
/** A longer record is more than one decision, or has tables that belong into docs/specification. */
const MOST_LINES = 60;
/** “decision 0381”, “[decision 1660](…)”, “decisions 0380, 0381 and 1070”. */
const CITED = /\bdecisions? (?:record )?\[?((?:\d{4}(?:, | and )?)+)/gi;
/** Everything that may refer to a record, except this test. */
const READERS = [
  '{src,web/src,web/tools,web/scripts,test,scripts,docs,docker,migrations}/**/*.{ts,tsx,mjs,sql,md,yaml,css}',
  '*.md',
  '.env.example',
];

const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), 'utf8');
const records = globSync('docs/decisions/[0-9]*.md', { cwd: PROJECT_ROOT }).toSorted();
const numbers = new Set(records.map((file) => basename(file).slice(0, 4)));
const texts = globSync(READERS, { cwd: PROJECT_ROOT })
  .filter((file) => file !== 'test/rules/decisions.spec.ts')
  .map((file) => [file, read(file)] as const);

describe('docs/decisions', () => {
  it('has one plainly titled record for each number, with its three sections in order', () => {
    expect(records.length).toBeGreaterThan(130);
    expect(numbers.size).toBe(records.length);
    for (const file of records) {
      const text = read(file);
      const [title = ''] = text.split('\n');
      expect([file, /^# [A-Z`“"0-9@]/.test(title), title.length <= LONGEST_TITLE, title.endsWith('.')]).toEqual([
        file,
        true,
        true,
        false,
      ]);
      expect([file, [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)]).toEqual([file, SECTIONS]);
      const bodies = text
        .split(/^## .+$/m)
        .slice(1)
        .map((body) => body.trim());
      expect([file, bodies.filter((body) => body === '')]).toEqual([file, []]);
    }
  });

  it('is short', () => {
    const long = records.map((file) => [file, read(file).trimEnd().split('\n').length] as const);
    expect(long.filter(([, lines]) => lines > MOST_LINES)).toEqual([]);
  });

  it('has an index of every record (`npm run decisions` writes it)', () => {
    expect(read('docs/decisions/README.md')).toBe(decisionIndex(FOLDER));
  });

  it('is referred to by numbers and files that exist', () => {
    const cited = texts.flatMap(([file, text]) => {
      const lists = [...text.matchAll(CITED)].flatMap(([, list = '']) => list.match(/\d{4}/g) ?? []);
      return lists.map((number) => [file, number] as const);
    });
    expect(cited.length).toBeGreaterThan(3);
    expect(cited.filter(([, number]) => !numbers.has(number))).toEqual([]);
    const named = texts.flatMap(([file, text]) =>
      [...text.matchAll(/decisions\/(\d{4}-[\w-]+\.md)/g)].map(([, record = '']) => [file, record] as const),
    );
    const links = records.flatMap((file) =>
      [...read(file).matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, record = '']) => [file, record] as const),
    );
    expect([...named, ...links].filter(([, record]) => !existsSync(join(FOLDER, record)))).toEqual([]);
  });

  it('is the only place of decisions: nothing refers to the single file of before', () => {
    expect(texts.filter(([, text]) => /decisions\.md\b/.test(text)).map(([file]) => file)).toEqual([]);
  });
});
