import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { Quote } from '../quote.entity.js';
import { REMINDED_WITHIN_DAYS, REMINDER_HOURS } from '../rules/reminder-hours.js';
import type { Party } from '../rules/request-page.js';
import { ServiceRequest } from '../service-request.entity.js';
import { addEvent, tell } from '../timeline.js';
import { DUE_AGAIN, REMINDED, stepsAt } from './steps.rows.js';
import type { WaitingStep } from './waiting-step.js';

interface DueRequest {
  id: string;
  accountId: string;
  demo: boolean;
}
interface DueStep {
  step: WaitingStep;
  since: string;
  /** For a quote: its supplier, whom the email names. */
  supplierAccountId: string | null;
  quoteId: string | null;
  /** The party who hasn't answered proposed times. */
  silent: Party | null;
  /** Number of earlier reminders. */
  rounds: number;
}

/** The row of `reminder_start` that applies to a step's first reminder. */
const START =
  "case when s.step = 'waits_news' then 'news' when s.step in ('waits_proposal', 'waits_times') then 'proposals' else 'steps' end";

/**
 * `$1` is now, `$2` and `$3` are the hours in which reminders may be sent, in local time at the property; emergencies don't
 * depend on them. `offset 0` makes the database look for steps only where a reminder may be sent now.
 */
const due = (
  which: string,
) => `from (select r.*, p.time_zone from service_request r join property p on p.id = r.property_id
    where (r.status in ('submitted', 'approved', 'offered', 'scheduled', 'in_progress') or r.id = any(array(select request_id from quote where state = 'sent')))
      and not r.demo ${which}
      and (r.priority = 'emergency' or extract(hour from $1::timestamptz at time zone p.time_zone) between $2 and $3) offset 0) r
  cross join lateral (${stepsAt('$1::timestamptz')}) s cross join lateral ${REMINDED}
  where case m.rounds when 0
    then s.counted + make_interval(hours => s.hours) between greatest($1::timestamptz - interval '${REMINDED_WITHIN_DAYS} days', (select begins_at from reminder_start where kind = ${START})) and $1::timestamptz
    else ${DUE_AGAIN} between (select begins_at from reminder_start where kind = 'repeats') and $1::timestamptz end`;
/** Emergencies come first, because one run handles a limited number. */
const REQUESTS = `select distinct r.id, r.account_id as "accountId", r.demo, r.priority = 'emergency' as emergency ${due('')} order by emergency desc, r.id limit 2000`;
const OF_REQUEST = `select s.step, s.since, s.supplier as "supplierAccountId", s.quote as "quoteId", s.silent, m.rounds ${due('and r.id = $4')} order by s.step, s.since`;
const ONCE = `insert into request_reminder (id, account_id, demo, created_at, request_id, step, since, round) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (request_id, step, since, round) do nothing returning id`;

/**
 * Reminds the person who has to take the next step of a repair, and again after some days (`REPEAT_DAYS`) while it still waits.
 */
@Injectable()
export class StepReminders {
  private readonly log = new Logger('Reminders');

  constructor(private readonly scope: Scope) {}

  /** Returns the number of reminders. Runs every quarter of an hour, because emergencies can't wait for the next full hour. */
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

  /** Checks again under the lock: the step may have been taken, or another process may have been faster. */
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
    { step, since, supplierAccountId, quoteId, silent, rounds }: DueStep,
  ): Promise<number> {
    const now = this.scope.clock.now();
    const { id, accountId, demo } = request;
    if ((await tx.rows(ONCE, [v7(), accountId, demo, now, id, step, since, rounds + 1])).length === 0) return 0;
    addEvent(tx, request, { kind: 'offer', detail: 'reminded', internal: true, keptFromSupplier: true }, now);
    const quote = quoteId ? await tx.em.findOne(Quote, { id: quoteId }) : null;
    const waits = {
      since: new Date(since).toISOString(),
      quoteId,
      supplierAccountId: request.supplierAccountId ?? null,
      ...(silent && { silent }),
    };
    const parties = step === 'waits_proposal' && silent ? [silent] : null;
    tell(
      tx,
      request,
      { happening: step, supplierAccountId, amountCents: quote?.amountCents ?? null, waits, parties },
      now,
    );
    return 1;
  }

  private asked(): unknown[] {
    return [this.scope.clock.now(), REMINDER_HOURS.from, REMINDER_HOURS.to];
  }
}
