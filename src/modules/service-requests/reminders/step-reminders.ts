import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { Quote } from '../quote.entity.js';
import { REMINDED_WITHIN_DAYS, REMINDER_HOURS } from '../rules/reminder-hours.js';
import { ServiceRequest } from '../service-request.entity.js';
import { addEvent, tell } from '../timeline.js';
import { STEPS } from './steps.rows.js';
import type { WaitingStep } from './waiting-step.js';

interface DueRequest {
  id: string;
  accountId: string;
  demo: boolean;
}
interface DueStep {
  step: WaitingStep;
  since: string;
  /** Of a quote, whose supplier the mail names. */
  supplierAccountId: string | null;
  quoteId: string | null;
}

/**
 * `$1` is now, `$2` and `$3` the hours in which people are written to, by the clock at the property; emergencies don’t wait for
 * them. `offset 0` makes the database look for steps only where a reminder may go out now.
 */
const due = (
  which: string,
) => `from (select r.*, p.time_zone from service_request r join property p on p.id = r.property_id
    where (r.status in ('submitted', 'approved', 'offered', 'scheduled', 'in_progress') or r.id = any(array(select request_id from quote where state = 'sent')))
      and not r.demo ${which}
      and (r.priority = 'emergency' or extract(hour from $1::timestamptz at time zone p.time_zone) between $2 and $3) offset 0) r
  cross join lateral (${STEPS}) s
  where s.counted + make_interval(hours => s.hours) between greatest($1::timestamptz - interval '${REMINDED_WITHIN_DAYS} days', (select begins_at from reminder_start where kind = case s.step when 'waits_news' then 'news' else 'steps' end)) and $1::timestamptz
    and not exists (select from request_reminder m where m.request_id = r.id and m.step = s.step and m.since = s.since)`;
/** Emergencies first: one look takes a limited number. */
const REQUESTS = `select distinct r.id, r.account_id as "accountId", r.demo, r.priority = 'emergency' as emergency ${due('')} order by emergency desc, r.id limit 2000`;
const OF_REQUEST = `select s.step, s.since, s.supplier as "supplierAccountId", s.quote as "quoteId" ${due('and r.id = $4')} order by s.step, s.since`;
const ONCE = `insert into request_reminder (id, account_id, demo, created_at, request_id, step, since) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (request_id, step, since) do nothing returning id`;

/** Reminds the person who has to take the next step of a repair, once for each step. */
@Injectable()
export class StepReminders {
  private readonly log = new Logger('Reminders');

  constructor(private readonly scope: Scope) {}

  /** Gives the number of reminders. Every quarter of an hour, because emergencies can't wait for the next full one. */
  @Scheduled('service-requests.step-reminders', '2,17,32,47 * * * *')
  async run(): Promise<number> {
    const due = await this.scope.asSystem('step reminders', () => this.scope.rows<DueRequest>(REQUESTS, this.asked()));
    let sent = 0;
    await forEachSettled(this.log, due, async ({ id, accountId, demo }) => {
      await this.scope.asSystem(
        'step reminders',
        async () => void (sent += await this.scope.write('service_request.remind', (tx) => this.remind(tx, id))),
        { accountId, demo },
      );
    });
    return sent;
  }

  /** Looks again under the lock: the step may have been taken, and another process may have been faster. */
  private async remind(tx: Tx, id: string): Promise<number> {
    const request = await tx.em.findOne(ServiceRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!request) return 0;
    let sent = 0;
    for (const step of await tx.rows<DueStep>(OF_REQUEST, [...this.asked(), id]))
      sent += await this.remindOf(tx, request, step);
    if (sent > 0) tx.about('service_request', id, request.accountId);
    return sent;
  }

  private async remindOf(
    tx: Tx,
    request: ServiceRequest,
    { step, since, supplierAccountId, quoteId }: DueStep,
  ): Promise<number> {
    const now = this.scope.clock.now();
    const { id, accountId, demo } = request;
    if ((await tx.rows(ONCE, [v7(), accountId, demo, now, id, step, since])).length === 0) return 0;
    addEvent(tx, request, { kind: 'offer', detail: 'reminded', internal: true, keptFromSupplier: true }, now);
    const quote = quoteId ? await tx.em.findOne(Quote, { id: quoteId }) : null;
    const waits = {
      since: new Date(since).toISOString(),
      quoteId,
      supplierAccountId: request.supplierAccountId ?? null,
    };
    tell(tx, request, { happening: step, supplierAccountId, amountCents: quote?.amountCents ?? null, waits }, now);
    return 1;
  }

  private asked(): unknown[] {
    return [this.scope.clock.now(), REMINDER_HOURS.from, REMINDER_HOURS.to];
  }
}
