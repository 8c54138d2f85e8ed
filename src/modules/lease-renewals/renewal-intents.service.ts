import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { INTENT_HORIZON_DAYS } from '../../contract/work-limits.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import { refuseMovedOut } from '../leases/moved-out.rows.js';
import type { Intent } from './renewal-intent.entity.js';
import type { RenewalIntentResponse } from './renewal.dto.js';

/**
 * `$1` now, `$2` days ahead: terms of the actor's own leases that end soon, without an open or accepted offer for the
 * next one.
 */
const ASKED = `select l.id as "leaseId", l.account_id as "accountId", l.demo, concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home,
    l.term_ends_on::text as "termEndsOn", i.intent
  from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) local
  left join renewal_intent i on i.lease_id = l.id and i.user_id = lw_uid() and i.term_ends_on = l.term_ends_on
  where l.state = 'active' and l.term_ends_on between local.today and local.today + $2::int
    and not exists (select from renewal_offer o where o.lease_id = l.id and o.starts_on = l.term_ends_on + 1 and o.state in ('sent', 'accepted'))`;

const SAY = `insert into renewal_intent (id, account_id, demo, created_at, lease_id, user_id, term_ends_on, intent, said_at)
  values ($1, $2, $3, $4, $5, lw_uid(), $6, $7, $4)
  on conflict (lease_id, user_id, term_ends_on) do update set intent = excluded.intent, said_at = excluded.said_at`;

interface Asked extends RenewalIntentResponse {
  accountId: string;
  demo: boolean;
}

/** Tenants say whether they plan to stay, before anything is offered (docs/specification/lease-renewals.md). */
@Injectable()
export class RenewalIntents {
  constructor(private readonly scope: Scope) {}

  /** Own leases whose term ends within half a year, with the tenant's answer. */
  async list(): Promise<RenewalIntentResponse[]> {
    const rows = await this.scope.rows<Asked>(`${ASKED} order by l.term_ends_on, l.id`, [
      this.scope.clock.now(),
      INTENT_HORIZON_DAYS,
    ]);
    return rows.map(({ leaseId, home, termEndsOn, intent }) => ({ leaseId, home, termEndsOn, intent }));
  }

  /** Records or changes the tenant's plan. 404 for someone else's lease, 422 while there is no question about it. */
  say(leaseId: string, intent: Intent): Promise<void> {
    return this.scope.write('renewal.intent', async (tx) => {
      const now = this.scope.clock.now();
      orNotFound((await tx.rows<{ id: string }>('select id from lease where id = $1', [leaseId]))[0]);
      await refuseMovedOut(tx, { leaseId, userId: tx.actor.userId, now });
      const [asked] = await tx.rows<Asked>(`${ASKED} and l.id = $3`, [now, INTENT_HORIZON_DAYS, leaseId]);
      if (!asked) throw refusal('not_up_for_renewal');
      await tx.rows(SAY, [v7(), asked.accountId, asked.demo, now, leaseId, asked.termEndsOn, intent]);
      tx.about('lease', leaseId, asked.accountId);
      tx.changed(['renewals', 'renewal-intents'], [leaseId], {
        accounts: [asked.accountId],
        users: [this.scope.actor.userId ?? ''].filter(Boolean),
      });
    });
  }
}
