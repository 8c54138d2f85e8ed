import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../src/platform/clock/clock.js';
import { HandlerRegistry } from '../../src/platform/outbox/handler-registry.js';
import { Jobs } from '../../src/platform/outbox/jobs.js';
import { DELIVERY_QUEUE, EVENT_QUEUE } from '../../src/platform/outbox/queues.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { signedInAgain } from '../factories/people.js';
import { startTestApp, startTestAppOn, type TestApp } from './app.js';
import { eventually } from './eventually.js';
import { answerAlarms } from './repair-alarms.js';
import { work as workInProcess } from './repair-child.js';
import { faultsOf } from './repair-faults.js';
import { actOn } from './repair-people.js';
import { OPEN, type RequestState } from './repair-state.js';
import { RepairTimes } from './repair-times.js';
import { peopleOf, RepairWorld } from './repair-world.js';

const HOUR = 3600_000;
/** One tick of the simulation. Schedules that run every minute run once a tick here. */
const TICK_HOURS = 6;
const TICKS_A_DAY = 24 / TICK_HOURS;
/** 403 and 404: what one wanted to do, another had made impossible in the same hours. */
const USUAL = [200, 201, 403, 404, 409, 422];
/** How many requests are acted on at the same time. */
const AT_ONCE = 4;
/** A request that has ended is looked at for its bills this long; when everyone has gone silent, the landlord goes through all of them. */
const BILLED_WITHIN_DAYS = 15;
/** Someone on call is asked after 5 minutes at the earliest, so a search is taken further within a tick. */
const ALARM_STEPS = 2;
const ALARM_STEP_MINUTES = 20;

/** What goes on by itself around repairs, in the order in which a day has it. */
const EACH_TICK = [
  'service-requests.expire-offers',
  'service-requests.close',
  'service-requests.step-reminders',
  'service-requests.appointment-reminders',
  'service-requests.tell-lines',
  'on-call.run',
  'invoices.reminders',
];
const EACH_DAY = ['maintenance-schedules.run', 'suppliers.paper-reminders', 'ledger.check', 'outbox.tidy'];
const UNFINISHED = "state in ('created', 'active', 'retry')";
const WAITING = `${UNFINISHED} and name not in ('schedules', 'failed')`;
const JOBS = `select count(*)::int as waiting, coalesce(sum(retry_count), 0)::int as tried from pgboss.job where ${WAITING}`;
const IN_HAND = `select count(*)::int as jobs from pgboss.job where state = 'active' and name in ('${EVENT_QUEUE}', '${DELIVERY_QUEUE}')`;
const STUCK_JOBS = `select name, state, retry_count, start_after, data, output from pgboss.job
  where ${WAITING} limit 3`;
/** A job that failed waits for its next try up to an hour, and one of a killed process half a minute. */
const STANDS_STILL_MS = 180_000;

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

/** Landlords, tenants, suppliers and their technicians over many days, of whom many keep silent. */
export class RepairDays {
  /** Answers of the API by status. */
  readonly answers = new Map<number, number>();
  /** Answers that no one should get, whatever others have done in the same hours. */
  readonly unusual: string[] = [];
  /** Jobs that killed processes had in their hands. */
  abandonedJobs = 0;
  /** Steps that were taken, by what they are: shows that a run has had everything in it. */
  readonly taken = new Map<string, number>();
  readonly times = new RepairTimes();
  world: RepairWorld;
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
    // Reminders begin when their migration has run, which is later than a day of the past.
    await days.test.sql("update reminder_start set begins_at = least(begins_at, $1::timestamptz - interval '1 day')", [
      days.now,
    ]);
    // Waiting for the queue looks at it often, among all the jobs that are done.
    await days.test.sql(`create index on pgboss.job (state) where ${UNFINISHED}`);
    days.test.clock.setNow(days.now);
    days.world = await RepairWorld.make(days);
    return days;
  }

  /** `requests` are spread over the days; with `silent` only the landlords still do something. `dayOver` is called after each day. */
  async live(days: number, { requests = 0, silent = false, dayOver = () => {} } = {}): Promise<void> {
    const ticks = days * TICKS_A_DAY;
    for (let tick = 0; tick < ticks; tick += 1) {
      this.setNow(new Date(this.now.getTime() + TICK_HOURS * HOUR));
      // A token is valid for a day.
      if (tick % TICKS_A_DAY === 0) await this.signIn();
      await this.schedules(tick % TICKS_A_DAY === 0 ? [...EACH_TICK, ...EACH_DAY] : EACH_TICK);
      const filed = Math.floor(((tick + 1) * requests) / ticks) - Math.floor((tick * requests) / ticks);
      for (let one = 0; one < filed; one += 1) await this.times.of('filing', () => this.world.file());
      await this.times.of('acting', () => this.act(silent));
      await this.times.of('searches for someone on call', () => this.searches(silent));
      // Within six hours the queue catches up. Once a day it doesn't, as when a server is down for the night.
      if (tick % TICKS_A_DAY > 0) await this.times.of('waiting for the queue', () => this.queueEmpty());
      else dayOver();
    }
  }

  /** The process stops with jobs in its queue, and another goes on. */
  async restart(): Promise<void> {
    await this.test.app.close();
    await this.boot();
  }

  /** Requests are filed, and a process that has begun to take their jobs is killed with them in its hands; then another goes on. */
  async killed(): Promise<void> {
    const { boss } = this.test.app.get(Jobs);
    for (const queue of [EVENT_QUEUE, DELIVERY_QUEUE]) await boss.offWork(queue);
    for (let one = 0; one < 12; one += 1) await this.world.file();
    await this.test.app.close();
    const inHand = async () => (await this.test.sql<{ jobs: number }>(IN_HAND))[0]?.jobs;
    const child = workInProcess(this.test.database.appUrl, this.now);
    await eventually(inHand, STANDS_STILL_MS).finally(() => void child.kill());
    this.abandonedJobs += (await inHand()) ?? 0;
    await this.boot();
  }

  private async boot(): Promise<void> {
    const { now } = this;
    // Jobs that wait are taken as soon as the process has started: its clock must be right before.
    @Module({})
    class RightClock implements OnModuleInit {
      constructor(@Inject(Clock) private readonly clock: Clock) {}
      onModuleInit(): void {
        this.clock.setNow(now);
      }
    }
    this.test = await startTestAppOn(this.test.database, {}, [RightClock]);
    await this.signIn();
  }

  /** What waits for no one or is wrong; empty if all is well. Waits until the queue is empty. */
  async faults(): Promise<string[]> {
    await this.queueEmpty();
    // A job begun two ticks ago may have made an offer that is over by now. The schedules run every minute, so they come once more.
    await this.schedules(EACH_TICK);
    await this.queueEmpty();
    return faultsOf(this.test, this.now);
  }

  /** Waits until all jobs are done, those of a killed process too, however busy the machine is: only a queue that stands still fails. */
  async queueEmpty(): Promise<void> {
    const jobs = async () => (await this.test.sql<{ waiting: number; tried: number }>(JOBS))[0];
    for (let before = await jobs(); before && before.waiting > 0;) {
      const { waiting, tried } = before;
      const moved = () => jobs().then((now) => (now && (now.waiting !== waiting || now.tried !== tried) ? now : null));
      before = await eventually(moved, STANDS_STILL_MS).catch(async (error: unknown) => {
        throw new Error(`Jobs wait: ${JSON.stringify(await this.test.sql(STUCK_JOBS))}`, { cause: error });
      });
    }
  }

  /** Gives the status of the answer. `what` names the step for the figures of the run. */
  async send(
    method: 'post' | 'patch' | 'put' | 'delete',
    path: string,
    token: string | undefined,
    { what, ...body }: { what?: string; [field: string]: unknown } = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await this.test.http(method, path, token).send(body);
    this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1);
    const step = what ?? String(body['status'] ?? path.split('/').at(-1));
    if (!USUAL.includes(answer.status)) this.unusual.push(`${step} ${answer.status} ${JSON.stringify(answer.body)}`);
    if (answer.status < 300) this.taken.set(step, (this.taken.get(step) ?? 0) + 1);
    return answer;
  }

  /** Answers with one of these statuses. */
  count(statuses: number[]): number {
    return statuses.reduce((sum, status) => sum + (this.answers.get(status) ?? 0), 0);
  }

  /** Whether something of this probability happens. */
  happens(probability: number): boolean {
    return this.random() < probability;
  }

  /** A whole number between the two. */
  between(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from));
  }

  /** Everyone acts on what they find, several at the same time as people do. */
  private async act(silent: boolean): Promise<void> {
    const waiting = await this.test.sql<RequestState>(OPEN, [this.now, silent ? 365 : BILLED_WITHIN_DAYS]);
    const next = async (): Promise<void> => {
      for (let request = waiting.shift(); request; request = waiting.shift()) await actOn(this, request, silent);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }

  private async signIn(): Promise<void> {
    for (const who of peopleOf(this.world)) Object.assign(who, await signedInAgain(this.test, who));
  }

  private setNow(now: Date): void {
    this.now = now;
    this.test.clock.setNow(now);
  }

  /** People on call answer, or the next one is asked, some minutes later and again. */
  private async searches(silent: boolean): Promise<void> {
    for (let step = 0; step < ALARM_STEPS; step += 1) {
      if (!(await answerAlarms(this, silent))) return;
      this.setNow(new Date(this.now.getTime() + ALARM_STEP_MINUTES * 60_000));
      await this.schedules(['on-call.run']);
    }
  }

  private async schedules(names: readonly string[]): Promise<void> {
    const registry = this.test.app.get(HandlerRegistry);
    const scope = this.test.app.get(Scope);
    for (const name of names) {
      const schedule = registry.schedules.find((known) => known.name === name);
      if (!schedule) throw new Error(`There is no schedule ${name}.`);
      await this.times.of(name, () => scope.asSystem(`schedule ${name}`, schedule.run));
    }
  }
}
