import { Injectable } from '@nestjs/common';
import { BACKUP_OVERDUE_DAYS } from '../../../contract/promised-days.js';
import { Settings } from '../../../platform/config/settings.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { ALERT_KINDS, ALERT_PAGES, COUNTS, LASTING, type AlertKind } from './alert-kinds.js';

type Counts = Record<AlertKind, number>;
interface Told {
  kind: AlertKind;
  count: number;
  toldAt: Date;
}

const TOLD = 'select kind, count, told_at as "toldAt" from admin_alert';
/** Lowers the stored counts, so that the next failure is emailed again. */
const FEWER = `update admin_alert a set count = n.count
  from (select key as kind, value::int as count from jsonb_each_text($1::jsonb)) n where n.kind = a.kind and n.count < a.count`;
/** Makes sure that only one of several processes sends the email. */
const CLAIM = `insert into admin_alert as a (kind, count, told_at) values ($1, $2, $3)
  on conflict (kind) do update set count = excluded.count, told_at = excluded.told_at
  where a.told_at <= $3::timestamptz - interval '1 day' returning kind`;
const ADMINS = `select email, language from app_user
  where user_type = 'admin' and not demo and suspended_at is null and deleted_at is null and email_verified_at is not null order by id`;
const DAY_MS = 24 * 3600_000;

/** Emails admins about failures that need their attention, at most once a day for each kind. */
@Injectable()
export class AlertMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Returns the kinds that this process emailed. Runs as the system (schedule). */
  @Scheduled('admin.alerts', '*/15 * * * *')
  async run(): Promise<AlertKind[]> {
    const now = this.scope.clock.now();
    const nightly = Boolean(this.settings.BACKUP_DIR);
    const [counts] = await this.scope.rows<Counts>(COUNTS, [now, nightly, BACKUP_OVERDUE_DAYS]);
    if (!counts) return [];
    await this.scope.writeUnaudited(FEWER, [JSON.stringify(counts)]);
    const told = new Map((await this.scope.rows<Told>(TOLD)).map((row) => [row.kind, row]));
    const news = ALERT_KINDS.filter((kind) => isNews(kind, counts[kind], told.get(kind), now));
    const claimed: AlertKind[] = [];
    if (news.length > 0)
      await this.scope.write('admin.alert', async (tx) => {
        for (const kind of news) {
          if ((await tx.rows(CLAIM, [kind, counts[kind], now])).length === 0) continue;
          await this.tell(tx, kind, counts[kind]);
          claimed.push(kind);
        }
      });
    return claimed;
  }

  private async tell(tx: Tx, kind: AlertKind, count: number): Promise<void> {
    const url = `${this.settings.publicUrl}/dashboards/admin${ALERT_PAGES[kind]}`;
    for (const { email, language } of await tx.rows<{ email: string; language: string }>(ADMINS))
      tx.send({ channel: 'email', to: email, language, template: 'admin.alert', params: { kind, count, url } });
  }
}

/** Whether a count is worth an email, given the previous one. */
export function isNews(kind: AlertKind, count: number, told: Omit<Told, 'kind'> | undefined, now: Date): boolean {
  if (count === 0) return false;
  if (!told) return true;
  const rested = now.getTime() - told.toldAt.getTime() >= DAY_MS;
  return rested && (count > told.count || LASTING.includes(kind));
}
