// What keeps the database and the books in order costs, and what they occupy.

const LARGEST = 18;

const timed = async (work) => {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
};

/** Rows, table and indexes in MB. @param {import('pg').Client} client */
export async function showSizes(client) {
  const { rows } = await client.query(
    `select relname as name, reltuples::bigint as rows, pg_table_size(oid) / 1048576 as heap, pg_indexes_size(oid) / 1048576 as indexes,
       case when reltuples > 0 then pg_total_relation_size(oid) / reltuples::bigint end as "each"
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit ${LARGEST}`,
  );
  const { rows: all } = await client.query('select pg_database_size(current_database()) / 1048576 as mb');
  console.log(
    `\nStorage: ${Number(all[0].mb).toLocaleString('en')} MB\n${''.padEnd(20)}          rows  table MB  index MB  bytes a row`,
  );
  for (const { name, rows: count, heap, indexes, each } of rows)
    console.log(
      `  ${name.padEnd(18)}${Number(count).toLocaleString('en').padStart(14)}${heap.padStart(10)}${indexes.padStart(10)}${String(each).padStart(13)}`,
    );
}

/** Seconds of `vacuum (analyze)` for the largest tables and for all. @param {import('pg').Client} client */
export async function showVacuum(client) {
  console.log('\nvacuum (analyze), s');
  for (const table of ['posting', 'journal_entry', 'audit_entry', 'lease_message']) {
    const { seconds } = await timed(() => client.query(`vacuum (analyze) ${table}`));
    console.log(`  ${table.padEnd(18)}${seconds.toFixed(1).padStart(8)}`);
  }
  const { seconds } = await timed(() => client.query('vacuum (analyze)'));
  console.log(`  ${'all'.padEnd(18)}${seconds.toFixed(1).padStart(8)}`);
}

/**
 * The work of schedules, by the services of the built product in a process of their own: the rent run, once more when nothing is
 * due, and the nightly check of the ledger. @param {(code: string) => Promise<string>} run
 */
export async function showSchedules(run) {
  console.log('\nSchedules, s');
  const lines = await run(`
    const { RentRun } = await import('./dist/src/modules/rent/rent-run.service.js');
    const { LedgerCheck } = await import('./dist/src/modules/admin/overview/ledger-check.service.js');
    const { Scope } = await import('./dist/src/platform/scope/scope.js');
    const timed = async (name, work) => { const began = performance.now(); const made = await work(); console.log('  ' + name + ': ' + ((performance.now() - began) / 1000).toFixed(1) + (made === undefined ? '' : ', ' + made + ' charges')); };
    await timed('rent run', () => app.get(RentRun).run());
    await timed('rent run, nothing due', () => app.get(RentRun).run());
    // Outside of a schedule it would see nothing, and find nothing wrong.
    await timed('check of the ledger', () => app.get(Scope).asSystem('bench', () => app.get(LedgerCheck).check()));
    const [last] = await app.get(Scope).asSystem('bench', () => app.get(Scope).rows("select action from audit_entry where action like 'ledger.check%' order by at desc limit 1"));
    console.log('  ' + last.action);`);
  console.log(lines.trimEnd());
}
