import { Injectable, Logger } from '@nestjs/common';
import { DatabaseWatch } from '../../platform/database/database-watch.js';
import { Replica } from '../../platform/database/replica.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { FAILED_QUEUE, JOB_SCHEMA, OUTWARD_QUEUE } from '../../platform/outbox/queues.js';
import { Scope } from '../../platform/scope/scope.js';

/** Scrapes that come closer together than this share one look at the database. */
const KEPT_MS = 5000;

/** Everything in one statement, over indexes and small sets. Times are seconds since 1970, as Prometheus counts. */
const STATE = `select
  (select count(*) from outbox_message where state = 'queued')::float8 as "outboxQueued",
  (select count(*) from outbox_message where state = 'failed')::float8 as "outboxFailed",
  coalesce((select extract(epoch from $1::timestamptz - min(created_at)) from outbox_message where state = 'queued'), 0)::float8 as "outboxAge",
  (select count(*) from ${JOB_SCHEMA}.job where name <> '${FAILED_QUEUE}' and state < 'completed' and start_after <= now())::float8 as "jobsWaiting",
  (select count(*) from ${JOB_SCHEMA}.job where name = '${FAILED_QUEUE}' and state = 'created')::float8 as "jobsFailed",
  coalesce((select extract(epoch from now() - min(start_after)) from ${JOB_SCHEMA}.job where name not in ('${FAILED_QUEUE}', '${OUTWARD_QUEUE}') and state < 'active' and start_after < now()), 0)::float8 as "jobsAge",
  (select count(*) from webhook_delivery where state = 'pending')::float8 as "webhooksPending",
  rent.at as "rentAt", rent.seconds as "rentSeconds", rent.failed as "rentFailed",
  (select extract(epoch from max(finished_at)) from backup_run where state = 'verified')::float8 as "backupAt",
  check_entry.at as "checkAt", check_entry.passed as "checkPassed"
  from (values (1)) one (n) left join lateral (
    select extract(epoch from at)::float8 as at, (action = 'ledger.check_passed')::int::float8 as passed from audit_entry
    where action in ('ledger.check_passed', 'ledger.check_failed') and at > $1::timestamptz - interval '3 days' order by at desc limit 1) check_entry on true
  left join lateral (
    select extract(epoch from started_at)::float8 as at, (duration_ms / 1000.0)::float8 as seconds, failed_runs::float8 as failed
    from schedule_run where name = 'rent.run') rent on true`;

type State = Record<
  | 'outboxQueued'
  | 'outboxFailed'
  | 'outboxAge'
  | 'jobsWaiting'
  | 'jobsAge'
  | 'jobsFailed'
  | 'webhooksPending'
  | 'rentAt'
  | 'rentSeconds'
  | 'rentFailed'
  | 'backupAt'
  | 'checkAt'
  | 'checkPassed',
  number | null
>;

const FROM_DATABASE: [name: string, help: string, key: keyof State][] = [
  ['lodgewell_outbox_queued', 'Messages that wait to be sent.', 'outboxQueued'],
  ['lodgewell_outbox_oldest_seconds', 'Age of the oldest message that isn’t sent yet.', 'outboxAge'],
  ['lodgewell_outbox_failed', 'Messages that could not be sent.', 'outboxFailed'],
  ['lodgewell_jobs_waiting', 'Jobs that could run now.', 'jobsWaiting'],
  ['lodgewell_jobs_oldest_seconds', 'How long the oldest job that no process has taken could have run.', 'jobsAge'],
  ['lodgewell_webhooks_pending', 'Messages of webhooks that have not arrived and are tried again.', 'webhooksPending'],
  ['lodgewell_rent_run_timestamp_seconds', 'When the last rent run began.', 'rentAt'],
  ['lodgewell_rent_run_duration_seconds', 'How long the last rent run took.', 'rentSeconds'],
  ['lodgewell_rent_run_failed', 'Rent runs that failed since the last good one.', 'rentFailed'],
  ['lodgewell_jobs_failed', 'Jobs that failed after every retry.', 'jobsFailed'],
  ['lodgewell_backup_last_verified_timestamp_seconds', 'When the last verified backup was finished.', 'backupAt'],
  ['lodgewell_ledger_check_timestamp_seconds', 'When the books were last checked.', 'checkAt'],
  ['lodgewell_ledger_check_passed', 'Whether the books balanced in the last check: 1 or 0.', 'checkPassed'],
];

type MakeGauge = (
  name: string,
  help: string,
  collect: (set: (value: number, labels?: object) => void) => unknown,
) => void;
const LABELS: Partial<Record<string, string[]>> = {
  lodgewell_database_pool_connections: ['pool', 'state'],
  lodgewell_replica_reads: ['server'],
};

/** Gauges of what this process and its database hold at the time of a scrape. What isn't known is left out, not shown as 0. */
@Injectable()
export class StateMetrics {
  private readonly log = new Logger('Metrics');
  private kept: { until: number; state: Promise<State | null> } = { until: 0, state: Promise.resolve(null) };

  constructor(
    private readonly scope: Scope,
    private readonly watch: DatabaseWatch,
    private readonly live: LiveHub,
    private readonly replica: Replica,
  ) {}

  async register(): Promise<void> {
    const { Gauge, register } = await import('prom-client');
    const gauge: MakeGauge = (name, help, collect) => {
      register.removeSingleMetric(name);
      const labelNames = LABELS[name] ?? [];
      const made = new Gauge({
        name,
        help,
        labelNames,
        collect: async () => {
          made.reset();
          if (labelNames.length === 0) made.remove();
          await collect((value, labels) => made.set(labels ?? {}, value));
        },
      });
    };
    for (const [name, help, key] of FROM_DATABASE)
      gauge(name, help, async (set) => {
        const value = (await this.state())?.[key];
        if (typeof value === 'number') set(value);
      });
    gauge('lodgewell_database_up', 'Whether the database answers: 1 or 0.', (set) => set(this.watch.away ? 0 : 1));
    this.registerReplica(gauge);
    gauge('lodgewell_live_connections', 'Open streams of live updates.', (set) => set(this.live.streams));
    gauge('lodgewell_database_pool_connections', 'Connections of a pool, and requests that wait for one.', (set) => {
      for (const { name, inUse, idle, waiting } of this.watch.pools()) {
        set(inUse, { pool: name, state: 'in_use' });
        set(idle, { pool: name, state: 'idle' });
        set(waiting, { pool: name, state: 'waiting' });
      }
    });
  }

  /** No values where there is no replica. */
  private registerReplica(gauge: MakeGauge): void {
    const { replica } = this;
    gauge('lodgewell_replica_up', 'Whether reports are read from the replica: 1 or 0.', (set) => {
      if (replica.state !== 'off') set(replica.state === 'up' ? 1 : 0);
    });
    gauge('lodgewell_replica_lag_seconds', 'How old what the replica shows is, 0 while it has everything.', (set) => {
      if (replica.lagSeconds !== null) set(replica.lagSeconds);
    });
    gauge('lodgewell_replica_reads', 'Reads for the replica since the start, by the server that answered.', (set) => {
      if (replica.state === 'off') return;
      for (const [server, count] of Object.entries(replica.reads)) set(count, { server });
    });
  }

  /** A database that doesn't answer leaves the figures of the process. */
  private state(): Promise<State | null> {
    const now = Date.now();
    if (now >= this.kept.until) this.kept = { until: now + KEPT_MS, state: this.read() };
    return this.kept.state;
  }

  private async read(): Promise<State | null> {
    if (this.watch.away) return null;
    try {
      const rows = await this.scope.asSystem('metrics', () => this.scope.rows<State>(STATE, [this.scope.clock.now()]));
      return rows[0] ?? null;
    } catch (error) {
      this.log.warn({ err: error }, 'Figures of the database could not be read');
      return null;
    }
  }
}
