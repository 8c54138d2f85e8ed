import { Injectable } from '@nestjs/common';
import type { LandlordPlan } from '../../contract/plans.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { propertyLimit } from '../accounts/rules/plan-room.js';

interface Row {
  plan: LandlordPlan | null;
  /** Inside a transaction times come as text. */
  trialEndsAt: Date | string | null;
  present: number;
}

const ROOM = `select a.plan, a.trial_ends_at as "trialEndsAt",
    (select count(*)::int from property p where p.account_id = a.id and p.archived_at is null) as present
  from account a where a.id = $1`;

/** Whether the landlord's plan has room for more properties. Nothing that is there is ever limited. */
@Injectable()
export class PropertyRoom {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /**
   * 422 `plan_full` or `trial_over`. Simultaneous requests wait for each other, so that only one gets the last place.
   */
  async mustHave(tx: Tx, adding: number): Promise<void> {
    const { accountId, demo } = tx.actor;
    if (!this.settings.BILLING_ENABLED || demo || adding <= 0) return;
    await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`properties:${accountId}`]);
    const [row] = await tx.rows<Row>(ROOM, [accountId]);
    const account = orNotFound(row);
    const trialEndsAt = account.trialEndsAt ? new Date(account.trialEndsAt) : null;
    const limit = propertyLimit({ plan: account.plan, trialEndsAt }, this.scope.clock.now());
    if (limit === null || account.present + adding <= limit) return;
    throw account.plan ? refusal('plan_full', { limit }) : refusal('trial_over');
  }
}
