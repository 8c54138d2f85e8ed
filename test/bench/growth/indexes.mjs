const TABLES = [
  'account app_user membership property unit lease lease_tenant service_request request_event',
  'lease_message notification charge payment journal_entry posting allocation audit_entry',
]
  .join(' ')
  .split(' ');

/** Those that foreign keys don't need: unique and primary keys stay. */
const FOUND = `select i.indexrelid::regclass::text as name, 
    case when x.oid is null then pg_get_indexdef(i.indexrelid) else format('alter table %s add constraint %s %s', i.indrelid::regclass, x.conname, pg_get_constraintdef(x.oid)) end as sql,
    case when x.oid is null then format('drop index %s', i.indexrelid::regclass) else format('alter table %s drop constraint %s', i.indrelid::regclass, x.conname) end as drop
  from pg_index i left join pg_constraint x on x.conindid = i.indexrelid and x.contype = 'x'
  where i.indrelid = any($1::regclass[]) and (x.oid is not null or not exists (select from pg_constraint c where c.conindid = i.indexrelid))`;

/** Drops the indexes of the large tables while they are filled, and keeps their definitions in the database. @param {import('pg').Client} client */
export async function dropIndexes(client) {
  await client.query('create table if not exists bench.index (name text primary key, sql text not null)');
  const { rows } = await client.query(FOUND, [TABLES]);
  for (const { name, sql, drop } of rows) {
    await client.query('begin');
    await client.query('insert into bench.index values ($1, $2)', [name, sql]);
    await client.query(drop);
    await client.query('commit');
  }
}

/** Builds what `dropIndexes` dropped. Goes on where it was ended. @param {import('pg').Client} client */
export async function buildIndexes(client) {
  const { rows } = await client.query('select name, sql from bench.index order by name');
  for (const { name, sql } of rows) {
    await client.query('begin');
    await client.query(sql);
    await client.query('delete from bench.index where name = $1', [name]);
    await client.query('commit');
  }
  return rows.length;
}
