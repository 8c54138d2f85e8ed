import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/** Files that may do what the rules forbid, and why. */
const ALLOWED: Record<string, string> = {
  'src/contract/amount-format.ts': 'the one place that writes amounts',
  'src/contract/amount-text.ts': 'the one place that reads amounts, and writes them into fields',
  'src/contract/percent.ts': 'the one place that turns per cent into basis points',
  'src/contract/days.ts': 'leap years',
};

const CALCULATES = new Set([
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.AsteriskEqualsToken,
]);

const isHundred = (node: ts.Node) => ts.isNumericLiteral(node) && Number(node.text) === 100;

/** What is wrong in a source, as it is written. */
function faults(file: string, text: string): string[] {
  const hits: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isFault(node)) hits.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true));
  return hits;
}

function isFault(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node))
    return (
      CALCULATES.has(node.operatorToken.kind) &&
      !/\bMIB$/.test(node.right.getText()) &&
      (isHundred(node.left) || isHundred(node.right))
    );
  if (ts.isPropertyAssignment(node))
    return /^style$/.test(node.name.getText()) && node.initializer.getText() === `'currency'`;
  // SQL that calculates amounts itself.
  return (
    (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
    /[/*]\s?100(?:\.0+)?\b(?!%)/.test(node.text)
  );
}

describe('amounts', () => {
  it('LN-013 are never multiplied, divided or formatted by hand: not every currency has two decimals', () => {
    const files = globSync(['src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: PROJECT_ROOT }).filter(
      (file) => !/\.spec\.tsx?$|^src\/metadata\.ts$|\.d\.ts$/.test(file) && !(file in ALLOWED),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => faults(file, readFileSync(join(PROJECT_ROOT, file), 'utf8')))).toEqual([]);
  });

  it.each([
    'cents / 100',
    '100 * rent',
    'cents % 100 === 0',
    'total /= 100',
    '(a + b) / 1_00',
    "const f = { style: 'currency' }",
    'const sql = `select rent_cents / 100.0 from ${table}`',
    "const sql = 'rent_cents < $1 * 100'",
  ])('finds %s', (text) => {
    expect(faults('x.ts', text)).toHaveLength(1);
  });

  it.each(['cents / unitOf(currency)', 'rate / 10_000', "const f = { style: 'percent' }", 'const x = total + 100'])(
    'leaves %s alone',
    (text) => {
      expect(faults('x.ts', text)).toEqual([]);
    },
  );

  it.each(Object.keys(ALLOWED))('still needs its exception for %s', (file) => {
    expect(faults(file, readFileSync(join(PROJECT_ROOT, file), 'utf8'))).not.toEqual([]);
  });
});
