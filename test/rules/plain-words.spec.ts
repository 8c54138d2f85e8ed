import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/** Words that make a comment sound translated. Each has a plain one: someone, again, must, is shown, fix, pays, accepts, sign-in. */
const PHRASES = [
  'somebody|nobody|everybody|anybody|anew|whoever|thereby|wherefrom|shall',
  'stands(?!\\s+(?:for|out|still|in|alone)\\b)|stood(?!\\s+still\\b)',
  'mend(?:s|ed|ing)',
  'bears?|bearing|borne',
  'hears?\\s+of',
  '(?:tak(?:es?|en|ing)|took)\\s+up(?!\\s+to\\b)',
  '(?<!this )ways?\\s+in(?!\\s+which\\b)',
];
const LITERARY = new RegExp(`(?<![\\w-])(?:${PHRASES.join('|')})(?![\\w-])`, 'giu');

/** Generated files, whose comments are copied from the sources that they describe. */
const LATER = ['src/metadata.ts', 'web/src/api/schema.d.ts'];
const READ = [
  'src/**/*.ts',
  'test/**/*.{ts,mjs}',
  'web/{src,tools}/**/*.{ts,tsx,mjs,mts,css}',
  'scripts/**/*.mjs',
  'docs/{,decisions/,specification/}*.md',
  '{README,CHANGELOG,SECURITY}.md',
  '.env.example',
];

/** Whether text of JSX may follow, in which `//` begins no comment. */
const endsJsx = ({ kind, parent }: ts.Node): boolean =>
  (kind === ts.SyntaxKind.CloseBraceToken && ts.isJsxExpression(parent)) ||
  (kind === ts.SyntaxKind.GreaterThanToken && ts.SyntaxKind[parent.kind]?.startsWith('Jsx') === true);

/** The comments of a program. A scanner can't tell a regular expression or JSX from comments, but a parsed file can. */
function commentsOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    children.forEach(visit);
    if (children.length > 0 || ts.isJsxText(node)) return;
    const before = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    const after = endsJsx(node) ? [] : (ts.getTrailingCommentRanges(text, node.getEnd()) ?? []);
    for (const { pos, end } of [...before, ...after]) found.set(pos, text.slice(pos, end));
  };
  visit(source);
  return [...found.values()];
}

/** What people read in a file: its comments, or all of a document. Code in backticks isn't prose. */
function proseOf(file: string, text: string): string {
  const parts = /\.(?:md|example)$/.test(file)
    ? [text]
    : file.endsWith('.css')
      ? (text.match(/\/\*.*?\*\//gs) ?? [])
      : commentsOf(file, text);
  return parts.join('\n').replaceAll(/`[^`]*`/g, '');
}

const literaryIn = (file: string, text: string): string[] => proseOf(file, text).match(LITERARY) ?? [];

describe('comments and documentation', () => {
  it('use plain words', () => {
    const later = new Set(globSync(LATER, { cwd: PROJECT_ROOT }));
    const files = globSync(READ, { cwd: PROJECT_ROOT }).filter((file) => !later.has(file));
    expect(files.length).toBeGreaterThan(2500);
    const found = files.flatMap((file) => {
      const text = readFileSync(join(PROJECT_ROOT, file), 'utf8');
      // Most files have none of the words at all, so they needn't be parsed.
      return text.match(LITERARY) ? literaryIn(file, text).map((word) => `${file}: ${word}`) : [];
    });
    expect(found).toEqual([]);
  });

  it('are told apart from code, texts and names in backticks', () => {
    expect(literaryIn('a.ts', '/** Nobody. */ const a = 1; // anew')).toEqual(['Nobody', 'anew']);
    expect(literaryIn('a.ts', "const nobody = 'whoever'; /** `nobody` */")).toEqual([]);
    expect(literaryIn('a.tsx', 'const a = <p>shall {/* somebody */} // whoever</p>;')).toEqual(['somebody']);
    expect(literaryIn('a.css', '.shall { top: 0 } /* Whoever */')).toEqual(['Whoever']);
    expect(literaryIn('a.md', 'Everybody, as `nobody`.')).toEqual(['Everybody']);
    expect(literaryIn('a.md', 'It stands below, and was mended.')).toEqual(['stands', 'mended']);
    expect(literaryIn('a.md', 'It stands for a stand-in that takes up to a minute, the way in which it is.')).toEqual(
      [],
    );
  });
});
