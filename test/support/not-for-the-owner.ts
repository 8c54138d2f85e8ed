import pg from 'pg';
import { v7 } from 'uuid';

const DRAFT = {
  status: 'draft',
  number: null,
  series_number: null,
  issued_on: null,
  due_on: null,
  sent_at: null,
  sender: null,
  pay_differs_from_id: null,
  offer_id: null,
};
const UNSENT = { request_id: null, line_id: null, lease_id: null, unit_id: null, phase: null };

/**
 * Writes rows of the account that its owner may not read: what colleagues, tenants and suppliers keep for themselves or haven't
 * sent. Each is a copy of a row that is there. Answers their ids.
 */
export async function notForTheOwner(url: string, accountId: string, userId: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const copies: [table: string, change: object][] = [
    ['saved_view', { user_id: userId, shared: false }],
    ['message_seen', { user_id: userId }],
    ['supplier_message_seen', { user_id: userId }],
    ['invoice', { ...DRAFT, request_id: v7() }],
    ['stored_file', { ...UNSENT, purpose: 'request_photo', media_type: 'image/jpeg', uploader_id: userId }],
    ['stored_file', { ...UNSENT, request_id: v7(), purpose: 'request_attachment', uploader_id: userId }],
  ];
  try {
    await client.query('set session_replication_role = replica');
    const ids: string[] = [];
    for (const [table, change] of copies) ids.push(await copy(client, table, accountId, change));
    return ids;
  } finally {
    await client.end();
  }
}

async function copy(client: pg.Client, table: string, accountId: string, change: object): Promise<string> {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(x) as row from ${table} x where account_id = $1 limit 1`,
    [accountId],
  );
  const id = v7();
  const all = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = all.rows.map(({ name }) => `"${name}"`).join(', ');
  const row = { ...rows[0]?.row, ...(table === 'stored_file' && { series_id: id }), ...change, id };
  await client.query(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1::jsonb)`,
    [JSON.stringify(row)],
  );
  return id;
}
