import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/**
 * Modules that change another module's tables. A module does that through the other one's services or events (docs/architecture.md),
 * so this list only gets shorter.
 */
const EXCEPTIONS: Record<string, string> = {
  'src/modules/accounts/designation.service.ts: session': 'ends sessions by code of people who need the second step',
  'src/modules/billing/accounts.service.ts: subscription': 'ends a paid plan when the team agrees another one',
  'src/modules/crm/lead-record.ts: form_submission': 'marks the forms of a lead as handled',
  'src/modules/demo/demo-clearing.ts: account': 'empties the demo world',
  'src/modules/demo/demo-clearing.ts: supplier': 'empties the demo world',
  'src/modules/demo/demo-homes.ts: LeaseTenant': 'fills the demo world',
  'src/modules/demo/demo-invoices.ts: InvoiceSenderDetails': 'fills the demo world',
  'src/modules/demo/demo-team.ts: job_assignment': 'fills the demo world',
  'src/modules/demo/demo-team.ts: job_visit': 'fills the demo world',
  'src/modules/imports/import-sql.ts: lease': 'one statement for all lines of a file',
  'src/modules/imports/import-sql.ts: lease_tenant': 'one statement for all lines of a file',
  'src/modules/imports/import-sql.ts: property': 'one statement for all lines of a file',
  'src/modules/imports/import-sql.ts: unit': 'one statement for all lines of a file',
  'src/modules/on-call/alarm-rows.ts: RequestEvent': 'writes the search into the timeline of the request',
  'src/modules/profiles/deletion.service.ts: newsletter_subscriber':
    'by address, which is gone when the event is handled',
  'src/modules/rent/deposit-returns.service.ts: DepositReturn':
    'the return is a command of rent, its row is read by the ledger',
  'src/modules/rent/entry-reversals.service.ts: payment': 'a reversal of a payment’s entry',
  'src/modules/rent/entry-reversals.service.ts: refund': 'a reversal of a refund’s entry',
  'src/modules/rent/first-entries.service.ts: lease': 'marks a lease as posted',
  'src/modules/rent/recurring/repost-recurring.service.ts: charge':
    'frees the month for the charge that takes its place',
  'src/modules/rent/repost-rents.service.ts: charge': 'frees the month for the charge that takes its place',
  'src/modules/tenant-access/code-lookup.ts: access_code': 'uses a code, and seals it by the present key',
  'src/modules/tenant-access/code-lookup.ts: lease_tenant': 'ties the person to the lease',
  'src/modules/tenant-notices/answer-notice.service.ts: lease_tenant': 'notes the last day of one of several tenants',
};

const WRITES = /\b(?:insert\s+into|delete\s+from)\s+([a-z_]+)|\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z]+)?\s+set\b/gi;
const MANAGER = /^(create|insert|insertMany|nativeUpdate|nativeDelete|upsert|upsertMany)$/;

const FILES = globSync('src/modules/**/*.ts', { cwd: PROJECT_ROOT }).filter((file) => !file.endsWith('.spec.ts'));
const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const moduleOf = (file: string) => /^src\/(modules|platform)\/([^/]+)/.exec(file)?.slice(1).join('/') ?? '';

/** Table → the module whose entity it is. Tables of the platform, as the outbox, serve all modules. */
function owners(): Map<string, string> {
  const entities = globSync('src/modules/**/*.entity.ts', { cwd: PROJECT_ROOT });
  return new Map(
    entities.flatMap((file) =>
      [...read(file).matchAll(/tableName: '([a-z_]+)'/g)].map(([, table = '']) => [table, moduleOf(file)] as const),
    ),
  );
}

/** Tables of others that a file changes by SQL, and entities of others that it creates or changes in one statement. */
function foreignWrites(file: string, text: string, owner: Map<string, string>): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const imported = importedEntities(source);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      for (const table of tablesIn(node.getText())) {
        const of = owner.get(table);
        if (of && of !== moduleOf(file)) found.add(table);
      }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const entity = node.arguments[0]?.getText() ?? '';
      if (MANAGER.test(node.expression.name.text) && imported.has(entity)) found.add(entity);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].sort().map((what) => `${file}: ${what}`);
}

function tablesIn(text: string): string[] {
  return [...text.matchAll(WRITES)].map(([, changed, updated]) => (changed ?? updated ?? '').toLowerCase());
}

function importedEntities(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node)) continue;
    const path = (node.moduleSpecifier as ts.StringLiteral).text;
    const owner = path.endsWith('.entity.js') ? moduleOf(resolved(source.fileName, path)) : '';
    if (!owner.startsWith('modules/') || owner === moduleOf(source.fileName)) continue;
    const bindings = node.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) for (const { name } of bindings.elements) names.add(name.text);
  }
  return names;
}

function resolved(file: string, path: string): string {
  return new URL(path, `file:///${file}`).pathname.slice(1);
}

describe('tables', () => {
  const owner = owners();
  const writes = FILES.flatMap((file) => foreignWrites(file, read(file), owner));

  it('are changed by the module whose entity they are, through its services and events', () => {
    expect(owner.size).toBeGreaterThan(100);
    expect(writes.filter((write) => !(write in EXCEPTIONS))).toEqual([]);
  });

  it('have no exception that is no longer needed', () => {
    expect(Object.keys(EXCEPTIONS).filter((write) => !writes.includes(write))).toEqual([]);
  });

  it.each([
    ['by SQL', "tx.rows('update charge set voided_at = now() where id = $1')", 'charge'],
    ['by SQL with an alias', 'tx.rows(`update charge c set voided_at = now()`)', 'charge'],
    [
      'by the entity manager',
      "import { Charge } from '../ledger/charge.entity.js'; tx.em.create(Charge, {})",
      'Charge',
    ],
  ])('are seen to be changed %s', (_, text, what) => {
    expect(foreignWrites('src/modules/rent/x.ts', text, owner)).toEqual([`src/modules/rent/x.ts: ${what}`]);
    expect(foreignWrites('src/modules/ledger/x.ts', text.replace('../ledger', '.'), owner)).toEqual([]);
  });
});
