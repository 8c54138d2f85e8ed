import { FAILED_JOBS } from '../../../platform/outbox/failed-jobs.js';
import { LEDGER_CHECK } from '../overview/overview.sql.js';

/** What admins are emailed about, in addition to failed backups and regional rules that expire. */
export const ALERT_KINDS = [
  'emails_failed',
  'jobs_failed',
  'payments_differ',
  'ledger_unbalanced',
  'backup_overdue',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** These are emailed again each day for as long as they last. The others are only emailed again when their count rises. */
export const LASTING: readonly AlertKind[] = ['ledger_unbalanced', 'backup_overdue'];

/** Where an admin sees the cause. */
export const ALERT_PAGES: Record<AlertKind, string> = {
  emails_failed: '/outbox?state=failed',
  jobs_failed: '/failed-jobs',
  payments_differ: '/payments',
  ledger_unbalanced: '',
  backup_overdue: '/backups',
};

/**
 * Counts each kind, without the demo. `$1` is now, `$2` whether backups are made each night, `$3` after how many days one is
 * overdue, counted from the first attempt if none has succeeded yet. Failed emails about alerts aren't counted, because they
 * would cause another alert.
 */
export const COUNTS = `select
  (select count(*)::int from outbox_message where state = 'failed' and not demo and template <> 'admin.alert') as emails_failed,
  (select count(*)::int from ${FAILED_JOBS} f where not f.demo) as jobs_failed,
  (select count(*)::int from payment_finding where state = 'open' and not demo) as payments_differ,
  (select count(*)::int from (${LEDGER_CHECK}) c where c.action = 'ledger.check_failed') as ledger_unbalanced,
  (select count(*)::int from (select coalesce(max(started_at) filter (where state = 'verified'), min(started_at)) as last from backup_run where not demo) b
    where $2 and b.last < $1::timestamptz - make_interval(days => $3)) as backup_overdue`;
