import type { Actor } from '../../src/platform/scope/actor.js';
import { Scope } from '../../src/platform/scope/scope.js';
import type { TestApp } from './app.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Plan[];
}

export interface Reading {
  how: string;
  index: string | undefined;
  rows: number;
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

interface Asked {
  sql: string;
  values: unknown[];
}

async function planOf(test: TestApp, actor: Actor, { sql, values }: Asked): Promise<Plan[]> {
  const scope = test.app.get(Scope);
  const [row] = await scope.as(actor, () =>
    scope.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json) ${sql}`, values),
  );
  const plan = row?.['QUERY PLAN'][0];
  if (!plan) throw new Error('There is no plan');
  return nodes(plan.Plan);
}

const rowsOf = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** Runs the statement as the actor, under the row policies, and gives how it read this table, and how many of its rows. */
export async function readingsOf(
  test: TestApp,
  actor: Actor,
  { table, ...asked }: Asked & { table: string },
): Promise<Reading[]> {
  return (await planOf(test, actor, asked))
    .filter((node) => node['Relation Name'] === table)
    .map((node) => ({ how: node['Node Type'], index: node['Index Name'], rows: rowsOf(node) }));
}

/** How many rows the statement read from its own `with` queries, and joined in loops and threw away: more than a few times as many as there are means that it compares all with all. */
export async function rowsComparedBy(test: TestApp, actor: Actor, asked: Asked): Promise<number> {
  return (await planOf(test, actor, asked))
    .map(
      (node) =>
        (node['Node Type'] === 'CTE Scan' ? rowsOf(node) : 0) +
        (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops'],
    )
    .reduce((sum, rows) => sum + rows, 0);
}
