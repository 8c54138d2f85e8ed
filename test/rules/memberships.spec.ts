import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/**
 * A membership may be `invited`, of someone who has never come, or `former`. Anyone who asks for the people of an account says which
 * roles are meant; these mean all of them.
 */
const ANY_ROLE: Record<string, string> = {
  'src/modules/profiles/deletion.service.ts': 'locks the accounts of someone who leaves',
  'src/modules/accounts/invited-people.service.ts': 'forgets someone who never came',
};

const MENTION = /\b(?:from|join|update)\s+membership\b(?:\s+(?:as\s+)?(?!where\b|on\b|set\b|order\b)(\w+))?/gi;

/** What SQL of a file asks for memberships without naming a role. */
function rolelessIn(file: string): string[] {
  const text = readFileSync(join(PROJECT_ROOT, file), 'utf8');
  if (!/\bmembership\b/.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push(...roleless(node.getText()));
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true));
  return found;
}

const roleless = (sql: string): string[] =>
  [...sql.matchAll(MENTION)]
    .filter(([, alias]) => !(alias ? new RegExp(`\\b${alias}\\.role\\b`) : /\brole\b/).test(sql))
    .map(([mention]) => mention);

describe('CO-004 who belongs to an account', () => {
  it('queries name the roles that they mean', () => {
    const missing = globSync('src/**/*.ts', { cwd: PROJECT_ROOT })
      .filter((file) => !file.endsWith('.spec.ts') && !(file in ANY_ROLE))
      .flatMap((file) => rolelessIn(file).map((mention) => `${file}: ${mention}`));
    expect(missing).toEqual([]);
  });

  it('the exceptions are still there', () => {
    for (const file of Object.keys(ANY_ROLE)) expect([file, rolelessIn(file).length]).not.toEqual([file, 0]);
  });

  it('a query without a role is found, whatever its alias', () => {
    expect(roleless('select 1 from membership where user_id = $1')).toHaveLength(1);
    expect(roleless("select 1 from membership m join membership o on o.id = m.id where o.role = 'owner'")).toEqual([
      'from membership m',
    ]);
    expect(roleless("select 1 from membership where role = 'owner'")).toEqual([]);
  });
});
