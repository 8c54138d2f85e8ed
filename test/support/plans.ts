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
  Plans?: Plan[];
}

export interface Reading {
  how: string;
  index: string | undefined;
  rows: number;
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Runs the statement as the actor, under the row policies, and gives how it read this table, and how many of its rows. */
export async function readingsOf(
  test: TestApp,
  actor: Actor,
  { table, sql, values }: { table: string; sql: string; values: unknown[] },
): Promise<Reading[]> {
  const scope = test.app.get(Scope);
  const [row] = await scope.as(actor, () =>
    scope.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json) ${sql}`, values),
  );
  return nodes(row!['QUERY PLAN'][0]!.Plan)
    .filter((node) => node['Relation Name'] === table)
    .map((node) => ({
      how: node['Node Type'],
      index: node['Index Name'],
      rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    }));
}
