import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { StepReminders } from '../../src/modules/service-requests/reminders/step-reminders.js';
import { RequestSchedules } from '../../src/modules/service-requests/request-schedules.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../factories/homes.js';
import { signedInAgain } from '../factories/people.js';
import { supplier, type Craftsman } from '../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from './app.js';
import { act, type RequestState } from './repair-people.js';

const HOUR = 3600_000;
/** One tick of the simulation. Schedules that run every minute run once a tick here. */
const TICK_HOURS = 6;
const TICKS_A_DAY = 24 / TICK_HOURS;

/** What is there to act on, read past the policies: the people then act through the API alone. */
const OPEN = `select r.id, r.status, r.supplier_account_id as "supplierAccountId", r.cost_cents as "costCents",
    coalesce((select json_agg(json_build_object('id', o.id, 'state', o.state, 'supplierAccountId', o.supplier_account_id, 'firstWins', o.first_wins,
      'priceCents', o.price_cents) order by o.created_at, o.id) from offer o where o.request_id = r.id), '[]') as offers,
    (select q.id from quote q where q.request_id = r.id and q.state = 'sent') as "quoteId",
    x.expense
  from service_request r
  left join lateral (select json_build_object('id', x.id, 'amountCents', x.amount_cents, 'version', x.version) as expense, x.amount_cents
    from expense x where x.request_id = r.id and x.voided_at is null) x on true
  where r.status in ('submitted', 'approved', 'offered', 'scheduled', 'in_progress', 'completed')
    or (r.status = 'closed' and r.cost_cents > 0 and x.amount_cents is distinct from r.cost_cents)
  order by r.created_at, r.id`;

/** Each is a request with which nobody would go on, or an amount that would be wrong. */
const FAULTS: Record<string, string> = {
  'offered, and nobody is asked': `select r.id from service_request r where r.status = 'offered' and r.supplier_account_id is null
    and not exists (select 1 from offer o where o.request_id = r.id and o.state in ('sent', 'answered'))`,
  'an offer is open after its end': `select id from offer where state = 'sent' and expires_at <= $1`,
  'two suppliers have the job': `select request_id as id from offer where state = 'accepted' group by request_id having count(*) > 1`,
  'the job is another’s than the work order': `select r.id from service_request r where r.supplier_account_id is distinct from
    (select o.supplier_account_id from offer o where o.request_id = r.id and o.state = 'accepted') and r.status not in ('closed', 'declined', 'cancelled')`,
  'done, and not closed after eight days': `select id from service_request where status = 'completed' and completed_at <= $1::timestamptz - interval '8 days'`,
  'an expired offer of which the landlord wasn’t told': `select o.id from offer o where o.state = 'expired' and not exists (select 1 from request_event e
    where e.request_id = o.request_id and e.detail = 'offer_expired')`,
  'an approved request that waits for three days, and its landlord wasn’t reminded': `select r.id from service_request r where r.status = 'approved'
    and (select max(e.created_at) from request_event e where e.request_id = r.id and e.kind = 'status' and e.detail = 'approved') <= $1::timestamptz - interval '3 days'
    and not exists (select 1 from request_reminder m where m.request_id = r.id and m.step = 'waits_supplier')`,
  'an appointment passed three days ago, and no one was reminded': `select r.id from service_request r where r.status = 'scheduled'
    and coalesce(r.scheduled_until, r.scheduled_for) <= $1::timestamptz - interval '3 days' and not exists (select 1 from quote q where q.request_id = r.id and q.state = 'sent')
    and not exists (select 1 from request_reminder m where m.request_id = r.id and m.step = 'waits_start' and m.since = r.scheduled_for)`,
  'a reminder that the timeline doesn’t show once': `select m.request_id as id from request_reminder m group by m.request_id having count(*) <>
    (select count(*) from request_event e where e.request_id = m.request_id and e.detail = 'reminded')`,
  'someone was reminded twice of one step': `select n.subject_id as id from notification n where n.kind like 'request_waits_%'
    group by n.subject_id, n.user_id, n.kind having count(*) > (select count(*) from request_reminder m
      where m.request_id = n.subject_id and 'request_' || m.step = n.kind)`,
  'a cost is entered twice': `select request_id as id from expense where request_id is not null and voided_at is null group by request_id having count(*) > 1`,
};
const FAILED_JOBS = "select name, output from pgboss.job where state = 'failed' or name = 'failed'";
const WAITING_JOBS =
  "select 1 from pgboss.job where state in ('created', 'active', 'retry') and name <> 'schedules' limit 1";

/** A number from 0 to 1, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A landlord, a tenant and suppliers over many days, of whom many keep silent. */
export class RepairDays {
  /** Answers of the API by status. */
  readonly answers = new Map<number, number>();
  home: LetHome;
  suppliers: Craftsman[] = [];
  now: Date;

  private constructor(
    public test: TestApp,
    readonly random: () => number,
    begin: string,
  ) {
    this.now = new Date(begin);
  }

  static async begin(seed: number, begin: string): Promise<RepairDays> {
    const days = new RepairDays(await startTestApp(), seeded(seed), begin);
    days.home = await letHome(days.test);
    // The last two never answer.
    for (const name of ['Plombex', 'Rapide', 'Nord', 'Silence', 'Stille'])
      days.suppliers.push(await supplier(days.test, name));
    days.test.clock.setNow(days.now);
    await days.signIn();
    await days.send('put', '/api/preferred-suppliers', days.home.landlord.token, {
      supplierIds: days.suppliers.map(({ id }) => id),
    });
    return days;
  }

  /** `requests` are spread over the days; with `silent` only the landlord still does something. */
  async live(days: number, { requests = 0, silent = false } = {}): Promise<void> {
    const ticks = days * TICKS_A_DAY;
    for (let tick = 0; tick < ticks; tick += 1) {
      this.now = new Date(this.now.getTime() + TICK_HOURS * HOUR);
      this.test.clock.setNow(this.now);
      // A token is valid for a day.
      if (tick % TICKS_A_DAY === 0) await this.signIn();
      await this.schedules();
      const filed = Math.floor(((tick + 1) * requests) / ticks) - Math.floor((tick * requests) / ticks);
      for (let one = 0; one < filed; one += 1) await this.file();
      for (const request of await this.test.sql<RequestState>(OPEN)) await act(this, request, silent);
    }
  }

  /** The process ends with jobs in its queue, and another goes on. */
  async restart(): Promise<void> {
    const { database } = this.test;
    await this.test.app.close();
    const { now } = this;
    // Jobs that wait are taken as soon as the process has started: its clock must be right before.
    @Module({})
    class RightClock implements OnModuleInit {
      constructor(@Inject(Clock) private readonly clock: Clock) {}
      onModuleInit(): void {
        this.clock.setNow(now);
      }
    }
    this.test = await startTestAppOn(database, {}, [RightClock]);
    await this.signIn();
  }

  /** What waits for nobody or is wrong; empty if all is well. Waits until the queue is empty. */
  async faults(): Promise<string[]> {
    await this.queueEmpty();
    // A job begun two ticks ago may have made an offer that is over by now. The schedule runs every minute, so it comes once more.
    await this.schedules();
    await this.queueEmpty();
    const found: string[] = [];
    for (const [name, sql] of Object.entries(FAULTS)) {
      const rows = await this.test.sql<{ id: string }>(sql, sql.includes('$1') ? [this.now] : []);
      found.push(...rows.map(({ id }) => `${name}: ${id}`));
    }
    const failed = await this.test.sql<{ name: string; output: unknown }>(FAILED_JOBS);
    return [...found, ...failed.map(({ name, output }) => `a job of ${name} failed: ${JSON.stringify(output)}`)];
  }

  private queueEmpty(): Promise<unknown> {
    return eventually(async () => (await this.test.sql(WAITING_JOBS)).length === 0, 60_000);
  }

  async send(method: 'post' | 'patch' | 'put', path: string, token: string, body: object = {}): Promise<number> {
    const { status } = await this.test.http(method, path, token).send(body);
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    return status;
  }

  /** Answers with one of these statuses. */
  count(statuses: number[]): number {
    return statuses.reduce((sum, status) => sum + (this.answers.get(status) ?? 0), 0);
  }

  private async file(): Promise<void> {
    const body = {
      title: 'Tap drips',
      description: 'The tap in the kitchen drips.',
      issueType: 'Plumbing',
      priority: 'Medium',
    };
    await this.send('post', '/api/service-requests', this.home.tenant.token, body);
  }

  private async signIn(): Promise<void> {
    this.home.landlord = await signedInAgain(this.test, this.home.landlord);
    this.home.tenant = await signedInAgain(this.test, this.home.tenant);
    this.suppliers = await Promise.all(
      this.suppliers.map(async (one) => ({ ...one, ...(await signedInAgain(this.test, one)) })),
    );
  }

  private async schedules(): Promise<void> {
    const schedules = this.test.app.get(RequestSchedules);
    await this.test.app.get(Scope).asSystem('schedule of a test', async () => {
      await schedules.expireOffers();
      await schedules.closeCompleted();
      await this.test.app.get(StepReminders).run();
    });
  }
}
