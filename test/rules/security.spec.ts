import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), 'utf8');

const DOCUMENT = read('docs/security.md');
const FINDINGS = Array.from({ length: 19 }, (_, at) => `SEC-${String(at + 1).padStart(2, '0')}`);
const VERDICTS = ['kept', 'partly', 'not kept', 'does not apply'];
/** Ids of OWASP ASVS 5.0.0 with their level. The wording belongs to the standard. */
const LEVELS = JSON.parse(read('test/rules/asvs-levels.json')) as Record<string, number>;

/** Rows in the tables of the document whose first cell matches, as their cells. */
function rows(first: RegExp): string[][] {
  const lines = DOCUMENT.split('\n').filter((line) => line.startsWith('| '));
  return lines
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell));
}

/** The titles of tests and their groups in one file. */
function titlesOf(path: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2023, true));
  return titles;
}

/** The files with a test whose title starts with each finding. */
function testsOfFindings(): Map<string, string[]> {
  const files = globSync(['{src,test,web/src}/**/*.spec.{ts,tsx}'], { cwd: PROJECT_ROOT })
    .toSorted()
    .filter((file) => read(file).includes('SEC-'));
  const titles = files.map((file) => [file, titlesOf(file)] as const);
  return new Map(
    FINDINGS.map((id) => [
      id,
      titles.filter(([, all]) => all.some((title) => title.startsWith(`${id} `))).map(([file]) => file),
    ]),
  );
}

const PATH = /`((?:src|test|web|docs|docker|migrations)\/[^`]+|package-lock\.json|SECURITY\.md)`/g;
const CITED_TEST = /`([^`]+\.spec\.tsx?)`((?: [A-Z]{2,3}-\d{2,3})+)/g;

describe('docs/security.md', () => {
  it('names for every finding tests whose titles start with its number', () => {
    const found = testsOfFindings();
    const registered = rows(/^SEC-\d\d$/).map(
      ([id = '', , tests = '']) => [id, [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)] as const,
    );
    expect(registered.map(([id]) => id)).toEqual(FINDINGS);
    expect(registered.filter(([, files]) => files.length === 0)).toEqual([]);
    expect(
      registered.flatMap(([id, files]) =>
        files.filter((file) => !found.get(id)?.includes(file)).map((file) => [id, file]),
      ),
    ).toEqual([]);
  });

  it('names only files that exist', () => {
    const paths = [...DOCUMENT.matchAll(PATH)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !existsSync(join(PROJECT_ROOT, path)))).toEqual([]);
  });

  it('names only ids that are in the test file before them', () => {
    const cited = [...DOCUMENT.matchAll(CITED_TEST)].flatMap(([, file = '', ids = '']) =>
      ids
        .trim()
        .split(' ')
        .map((id) => [file, id] as const),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(([file, id]) => !read(file).includes(id))).toEqual([]);
  });

  it('has one row for every requirement of levels 1 and 2, in the order of the standard', () => {
    expect(rows(/^V\d/).map(([id]) => id)).toEqual(Object.keys(LEVELS));
    expect(Object.values(LEVELS).every((level) => level === 1 || level === 2)).toBe(true);
  });

  it('gives each a verdict, says why where it is not fully kept, and counts them right', () => {
    const requirements = rows(/^V\d/);
    const counts = VERDICTS.map((verdict) => [
      verdict,
      String(requirements.filter(([, , given]) => given === verdict).length),
    ]);
    expect(requirements.filter(([, , verdict = '', why]) => !VERDICTS.includes(verdict) || !why)).toEqual([]);
    expect(rows(/^(kept|partly|not kept|does not apply)$/)).toEqual(counts);
  });

  it('every kept requirement names a test or says that there is none', () => {
    const unproven = rows(/^V\d/).filter(
      ([, , verdict, , test]) => verdict === 'kept' && !/\.spec\.tsx?|no test/.test(test ?? ''),
    );
    expect(unproven).toEqual([]);
  });
});
