import { buildIndexes, dropIndexes } from './indexes.mjs';
import { CHARGES_ALONE, LEDGER_MONTH } from './ledger-month.mjs';
import { KEPT, LANDLORDS, PEOPLE, TOWN, unitsOf } from './towns.mjs';

/** Rents in a thousand that aren't paid, by how many months ago they were due. */
const UNPAID = [80, 10, 5];

/** A part of the fill that is made in one transaction; `$name` in its statements is a value.
 * @typedef {{ name: string, sql: readonly string[], values: Record<string, number> }} Step */

/**
 * Fills an installation with whole towns, each in a transaction, and then the ledger month by month, as it would have grown. What is done
 * already is left as it is, so a fill that was ended goes on, and a filled database can be made larger. Triggers and keys
 * are asleep: the ledger is checked afterwards by the product.
 * @param {import('pg').Client} client the superuser
 * @param {{ units: number, months: number, ledgerUnits: number, due: number, landlords?: number }} size `months` of the ledger before this one, for
 *   the towns of `ledgerUnits`; of this month, about `due` rents are left to the rent run; `landlords` of a town
 */
export async function fill(client, { units, months, ledgerUnits, due, landlords = LANDLORDS }) {
  await client.query(KEPT);
  await client.query("set session_replication_role = 'replica'");
  await client.query("set work_mem = '256MB'");
  await client.query('set synchronous_commit = off');
  const size = unitsOf(landlords);
  const towns = Math.max(1, Math.round(units / size));
  const withLedger = Math.min(towns, Math.round(ledgerUnits / size));
  const younger = due / (towns * size * 0.9);
  const steps = [
    ...range(1, towns).map((town) => ({
      name: `town ${town}`,
      sql: [...TOWN, ...PEOPLE],
      values: { town, months, landlords },
    })),
    ...range(0, months).flatMap((back) => range(1, withLedger).map((town) => ledgerStep(town, months - back, younger))),
    ...range(withLedger + 1, towns).map((town) => ({
      name: `charges of town ${town}`,
      sql: CHARGES_ALONE,
      values: { town, ago: 0, younger },
    })),
  ];
  await runAll(client, steps);
  const began = performance.now();
  const built = await buildIndexes(client);
  console.log(`${built} indexes, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await client.query("set session_replication_role = 'origin'");
}

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** @param {number} town @param {number} ago @param {number} younger */
const ledgerStep = (town, ago, younger) => ({
  name: `ledger of town ${town}, ${ago} months ago`,
  sql: LEDGER_MONTH,
  values: { town, ago, unpaid: UNPAID[ago] ?? 2, younger: ago === 0 ? younger : 0 },
});

/** @param {import('pg').Client} client @param {readonly Step[]} steps */
async function runAll(client, steps) {
  const { rows } = await client.query('select name from bench.step');
  const done = new Set(rows.map(({ name }) => name));
  if (steps.some(({ name }) => !done.has(name))) await dropIndexes(client);
  for (const [at, step] of steps.entries()) {
    if (done.has(step.name)) continue;
    const seconds = await runStep(client, step);
    console.log(`${at + 1} of ${steps.length}: ${step.name}, ${seconds.toFixed(0)} s`);
  }
}

/** @param {import('pg').Client} client @param {Step} step */
async function runStep(client, { name, sql, values }) {
  const began = performance.now();
  await client.query('begin');
  try {
    for (const text of sql)
      await client.query(
        text.replaceAll(/\$([a-z]+)/g, (/** @type {string} */ _, /** @type {string} */ key) => String(values[key])),
      );
    const seconds = (performance.now() - began) / 1000;
    await client.query('insert into bench.step (name, seconds) values ($1, $2)', [name, seconds]);
    await client.query('commit');
    return seconds;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
