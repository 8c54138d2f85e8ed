import { ON_CALL } from '../../contract/on-call.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Emergency } from './alarm-rows.js';

interface Reached {
  email: string | null;
  phone: string | null;
}

const HOUR_MS = 3600_000;
const SENT = `select channel, lower(recipient) as recipient, count(*)::int as count from outbox_message
  where template in ('on-call.asked', 'on-call.unanswered') and created_at > $1 and demo = $2 and lower(recipient) = any($3) group by 1, 2`;
const BEGUN =
  'select count(*)::int as count from on_call_alarm where account_id = $1 and created_at > $2 having count(*) >= $3';

/**
 * Leaves out addresses and numbers that have reached the limit of alerts per hour. Alerts from all lists count, because a person
 * can be on several of them. Needs the system's rights.
 */
export async function withinCaps<Person extends Reached>(
  tx: Tx,
  people: readonly Person[],
  { demo, now }: { demo: boolean; now: Date },
): Promise<Person[]> {
  const keys = people.flatMap(({ email, phone }) => [email, phone]).flatMap((key) => key?.toLowerCase() ?? []);
  const since = new Date(now.getTime() - HOUR_MS);
  const sent = await tx.rows<{ channel: string; recipient: string; count: number }>(SENT, [since, demo, keys]);
  const full = new Set(
    sent
      .filter(({ channel, count }) => count >= (channel === 'sms' ? ON_CALL.textsPerHour : ON_CALL.emailsPerHour))
      .map(({ recipient }) => recipient),
  );
  const open = (key: string | null) => (key && full.has(key.toLowerCase()) ? null : key);
  return people.map((person) => ({ ...person, email: open(person.email), phone: open(person.phone) }));
}

const REPORTED = `select count(*)::int as count from on_call_alarm m join service_request r on r.id = m.request_id
  where r.account_id = $1 and r.reporter_id = $2 and r.lease_id is not null and m.created_at > $3 having count(*) >= $4`;

/**
 * Whether the account, or the tenant who reports, has reached the limit of searches started per hour. The landlord still gets the
 * email about each request.
 */
export async function hasBegunEnough(
  tx: Tx,
  { accountId, reporterId, leaseId }: Emergency,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS);
  const own = [accountId, reporterId, since, ON_CALL.alarmsPerReporter];
  if (leaseId && (await tx.rows(REPORTED, own)).length > 0) return true;
  return (await tx.rows(BEGUN, [accountId, since, ON_CALL.alarmsPerHour])).length > 0;
}
