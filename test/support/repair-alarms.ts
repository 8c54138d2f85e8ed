import type { Person } from '../factories/people.js';
import type { RepairDays } from './repair-days.js';

interface Alarm {
  requestId: string;
  accountId: string;
  /** Of the message to the person outside who was asked last; null where someone else was. */
  url: string | null;
}

const ASKING = `select a.request_id as "requestId", a.account_id as "accountId", (select m.params->>'url' from outbox_message m
    where m.template = 'on-call.asked' and m.recipient = 'ana@example.com' and m.created_at >= a.created_at
      and exists (select from on_call_ask k where k.alarm_id = a.id and k.name = 'Ana' and k.outcome = 'waiting'
        and m.created_at between k.created_at and k.created_at + interval '1 minute')
    limit 1) as url
  from on_call_alarm a where a.state = 'asking' order by a.created_at, a.request_id`;

/** Some of those who are asked answer. Gives whether anyone is still waited for. */
export async function answerAlarms(days: RepairDays, silent: boolean): Promise<boolean> {
  const alarms = await days.test.sql<Alarm>(ASKING);
  for (const alarm of alarms) if (!silent) await answer(days, alarm);
  return alarms.length > 0;
}

/** Ana by the link in her email, or the landlord; Bo and the supplier never do. */
async function answer(days: RepairDays, { requestId, accountId, url }: Alarm): Promise<void> {
  const landlord: Person = days.world.landlordOf({ accountId });
  const key = url && new URL(url).searchParams.get('key');
  if (key && days.happens(0.3))
    await days.send('post', '/api/on-call/links/acknowledge', undefined, { what: 'answered by link', key });
  else if (days.happens(0.1))
    await days.send('post', `/api/on-call/alarms/${requestId}/acknowledge`, landlord.token, {
      what: 'answered by landlord',
    });
}
