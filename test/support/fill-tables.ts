import pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  width: number;
}
interface Constraint {
  table: string;
  columns: string[];
  target: string | null;
  targetColumns: string[] | null;
  text: string;
}

const COLUMNS = `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull and not a.atthasdef as required,
    greatest(a.atttypmod - 4, 0) as width
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname = any($1)
  order by a.attnum`;
const CONSTRAINTS = `select c.relname as table, t.relname as target, pg_get_constraintdef(k.oid) as text,
    (select array_agg(a.attname::text order by o) from unnest(k.conkey) with ordinality u(n, o) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n) as columns,
    (select array_agg(a.attname::text order by o) from unnest(k.confkey) with ordinality u(n, o) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n) as "targetColumns"
  from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class t on t.oid = k.confrelid
  where k.contype in ('f', 'c') and c.relname = any($1) order by array_length(k.conkey, 1) desc`;

/** Where a rule of the table asks for more than the type. */
const USUAL: Record<string, unknown> = {
  'appointment_proposal.state': 'accepted',
  'payment_instruction.bank_holder': 'Äpfel & Söhne',
  'payment_instruction.cheque_payable_to': 'Äpfel & Söhne',
  'portfolio_import.state': 'applied',
  'appointment_proposal.times': '[{"from": "2026-05-01T12:00:00.000Z", "until": "2026-05-01T13:00:00.000Z"}]',
  'gap_override.reason': 'They are insured, I have seen it.',
  'gap_override.gaps': '["insurance_missing"]',
  'appointment_proposal.side': 'supplier',
  'invoice.total_cents': 2,
  'on_call_entry.name': 'Äpfel & Söhne',
  'listing_question.name': 'Äpfel & Söhne',
  'on_call_list.step_minutes': 10,
  'on_call_alarm.state': 'stopped',
  'on_call_alarm.next_at': null,
  'on_call_alarm.answered_kind': null,
  'on_call_ask.outcome': 'no_answer',
  'bulk_task_item.outcome': 'refused',
  'bulk_task_item.code': 'rule_broken',
  'bulk_task_item.reason': 'oneself',
  'bulk_task_item.values': '{"count": 2}',
  'charge.period': '2026-05',
  'charge.recurring_month': '2026-05',
  'invoice.status': 'sent',
  'invoice.expense_id': null,
  'invoice.file_id': null,
  'invoice.file_media_type': null,
  'invoice.paper_number': null,
  'invoice.paper_date': null,
  'invoice.paper_taxes': null,
  'invoice.paid_on': null,
  'invoice.paid_method': null,
  'invoice.voided_at': null,
  'invoice.sender': null,
  'invoice.tax_region': 'CA-QC',
  'invoice.dispute_language': 'en',
  'invoice_reminder.kind': 'due',
  'lease_change.before': '{"rentCents": 1}',
  'lease_change.after': '{"rentCents": 2}',
  'lease_renewal.action': 'keep',
  'lease_renewal.cap_status': 'open',
  'lease_renewal.notice_status': 'open',
  'lease_renewal.inputs': JSON.stringify({
    today: '2026-05-01',
    leaseStartsOn: '2026-05-01',
    term: { startsOn: '2026-05-01', endsOn: '2027-04-30' },
    rentCents: 1,
    marketRentCents: null,
    rentsDue: 0,
    rentsOnTime: 0,
    overdueCents: 0,
    repairsWaiting: 0,
    tenantIntent: null,
    maxIncreaseBasisPoints: 0,
    law: {
      capCents: null,
      capStatus: 'none',
      guidelineCents: null,
      noticeFrom: null,
      noticeBy: null,
      noticeStatus: 'open',
      earliestOn: null,
    },
  }),
  'listing.province': 'QC',
  'on_call_list.holiday_region': 'CA-QC',
  'payment.failure': 'card_declined',
  'payment.state': 'settled',
  'portfolio_import.counts': '{"units": 1}',
  'refund.state': 'succeeded',
  'request_event.mentioned': null,
  'request_reminder.step': 'unanswered',
  'saved_view.filters': '{"q": "water"}',
  'saved_view.shared': true,
  'service_request.answers': '{}',
  'stored_file.media_type': 'application/pdf',
  'tenant_notice.reminded_days': 7,
  'unit_plan.plan_id': 'essential',
};

/**
 * Writes a row with a value in as many columns as the rules of the tables allow, into each of these tables that has none of the
 * account. Triggers are off; keys lead to rows of the account. Answers the tables that stayed empty, and why.
 */
export async function fillTables(
  url: string,
  { accountId, userId }: { accountId: string; userId: string },
  names: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const columns = (await client.query<Column>(COLUMNS, [names])).rows;
    const constraints = (await client.query<Constraint>(CONSTRAINTS, [names])).rows;
    let left = [...names];
    let failures = new Map<string, string>();
    for (let before = -1; left.length !== before;) {
      before = left.length;
      failures = new Map();
      for (const table of left) {
        const filler = new Filler(client, accountId, userId, table, columns, constraints);
        const failure = await filler.fill();
        if (failure) failures.set(table, failure);
      }
      left = [...failures.keys()];
    }
    return [...failures].map(([table, failure]) => `${table}: ${failure}`);
  } finally {
    await client.end();
  }
}

class Filler {
  private readonly columns: Column[];
  private readonly constraints: Constraint[];

  constructor(
    private readonly client: pg.Client,
    private readonly accountId: string,
    private readonly userId: string,
    private readonly table: string,
    columns: readonly Column[],
    constraints: readonly Constraint[],
  ) {
    this.columns = columns.filter((column) => column.table === table);
    this.constraints = constraints.filter((constraint) => constraint.table === table);
  }

  /** With every column, or with as few as needed. */
  async fill(): Promise<string | null> {
    const there = await this.client.query(`select 1 from ${this.table} where account_id = $1 limit 1`, [
      this.accountId,
    ]);
    if (there.rowCount) return null;
    const [all, required] = [this.columns, this.columns.filter((column) => column.required || column.name === 'demo')];
    let failure = '';
    for (const columns of [
      all,
      ...all.filter((one) => !one.required).map((one) => all.filter((other) => other !== one)),
      required,
    ]) {
      try {
        await this.insert(columns);
        return null;
      } catch (error) {
        failure ||= (error as Error).message;
      }
    }
    return failure;
  }

  private async insert(columns: readonly Column[]): Promise<void> {
    const values = new Map<string, unknown>(
      columns.filter(({ name }) => USUAL[`${this.table}.${name}`] === null).map(({ name }) => [name, null]),
    );
    for (const key of this.constraints.filter(({ target }) => target)) await this.refer(key, columns, values);
    for (const column of columns) if (!values.has(column.name)) values.set(column.name, this.valueOf(column));
    const names = [...values.keys()].map((name) => `"${name}"`).join(', ');
    const places = [...values].map((_, at) => `$${at + 1}`).join(', ');
    await this.client.query(`insert into ${this.table} (${names}) values (${places})`, [...values.values()]);
  }

  private async refer(key: Constraint, columns: readonly Column[], values: Map<string, unknown>): Promise<void> {
    const [own, theirs] = [key.columns, key.targetColumns ?? []];
    if (!own.every((name) => columns.some((column) => column.name === name))) return;
    const about =
      key.target === 'account' || key.target === 'app_user' || theirs.length === 1
        ? ''
        : `where account_id = '${this.accountId}'`;
    const found = await this.client.query<Record<string, unknown>>(
      `select ${theirs.map((name) => `"${name}"`).join(', ')} from ${key.target} ${this.pickOf(key, about)} limit 1`,
    );
    const row = found.rows[0];
    if (!row && own.some((name) => name !== 'account_id' && columns.find((column) => column.name === name)?.required))
      throw new Error(`no ${key.target} for ${own.join()}`);
    own.forEach((name, at) => {
      if (name !== 'account_id' && !values.has(name)) values.set(name, row ? row[theirs[at] ?? ''] : null);
    });
  }

  /** Whom a row names: a supplier where it names an account, else someone of the account. */
  private pickOf({ target }: Constraint, about: string): string {
    if (target === 'account') return "where kind = 'supplier'";
    if (target === 'app_user')
      return `where id in (select user_id from membership where account_id = '${this.accountId}')`;
    return about;
  }

  private valueOf({ name, type, width }: Column): unknown {
    if (name === 'account_id') return this.accountId;
    if (name === 'demo') return false;
    const usual = USUAL[`${this.table}.${name}`];
    if (usual !== undefined) return usual;
    const listed = this.constraints.find(({ text, columns }) => columns.join() === name && text.includes('ARRAY['));
    const [, first] = /ARRAY\['([^']*)'/.exec(listed?.text ?? '') ?? [];
    if (first !== undefined) return first;
    if (name === 'user_id') return this.userId;
    if (type === 'uuid') return crypto.randomUUID();
    if (type === 'jsonb') return '[]';
    if (type === 'boolean') return false;
    if (type === 'date') return '2026-05-01';
    if (type.startsWith('timestamp')) return '2026-05-01T12:00:00Z';
    if (type === 'integer' || type === 'bigint') return 1;
    const text = {
      currency: 'CAD',
      country: 'CA',
      region: 'QC',
      time_zone: 'America/Toronto',
      language: 'en',
      dispute_language: 'en',
      province: 'QC',
      email: 'ana@example.com',
    }[name];
    return text ?? (width > 0 ? 'Äé “x” \\ \n/'.slice(0, width) : 'Äé “x” \\ \n/');
  }
}
