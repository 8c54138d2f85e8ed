import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle, type Limit } from '../../platform/throttle/throttle.js';
import type { LandlordQuery, LandlordResponse } from './chat.dto.js';
import { needElite } from './rules/elite.js';
import { Supplier } from './supplier.entity.js';
import { TIED } from './ties.js';

/** Searches per person: enough to look for someone, but not to copy all names. */
const SEARCHES: Limit = { name: 'landlord-search', points: 200, seconds: 3600 };

/** An account with several owners is listed once, with the first owner whose name matches. */
const landlords = (which: string, most: number) => `select * from (
    select distinct on (a.id) a.id as "accountId", a.name as "landlordName", trim(concat(u.first_name, ' ', u.last_name)) as "contactName"
    from account a join membership m on m.account_id = a.id and m.role = 'owner' join app_user u on u.id = m.user_id
    where a.demo = $1 and a.kind = 'landlord' and u.suspended_at is null and u.deleted_at is null and ${which}
    order by a.id, m.created_at, m.id
  ) found order by lower("landlordName"), "accountId" limit ${most}`;
const BY_NAME = landlords("(a.name ilike $2 or concat(u.first_name, ' ', u.last_name) ilike $2)", 10);
const BY_ID = landlords('a.id = any($2)', 200);

/**
 * Finds landlords to whom a supplier can write: those of the supplier's jobs or, for Elite Partners, any
 * (docs/specification/elite-partners.md).
 */
@Injectable()
export class LandlordSearch {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Landlords who are connected to the supplier by a job or, with `q`, at most ten that match. 404 for another supplier,
   * 403 `elite_required` for `q` without the subscription, 429 past the limit.
   */
  async find(supplierId: string, { q }: LandlordQuery): Promise<LandlordResponse[]> {
    const { accountId, userId, demo } = this.scope.actor;
    const supplier = orNotFound(await this.scope.load((em) => em.findOne(Supplier, { id: supplierId })));
    if (supplier.accountId !== accountId) throw new Problem('not_found');
    const now = this.scope.clock.now();
    if (!q) return this.tied(supplier.accountId, now);
    needElite(supplier, now);
    await this.throttle.use(SEARCHES, orNotFound(userId));
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    // Read as the system, because the row-level security policies hide accounts that no job connects to the supplier. The
    // result has only names, no contact details.
    return this.scope.asSystem('landlords to write to', () =>
      this.scope.rows<LandlordResponse>(BY_NAME, [demo, pattern]),
    );
  }

  private async tied(supplierAccountId: string, now: Date): Promise<LandlordResponse[]> {
    const { demo } = this.scope.actor;
    const tied = await this.scope.rows<{ accountId: string }>(TIED, [supplierAccountId, now, null]);
    if (tied.length === 0) return [];
    const ids = tied.map(({ accountId }) => accountId);
    return this.scope.asSystem('landlords to write to', () => this.scope.rows<LandlordResponse>(BY_ID, [demo, ids]));
  }
}
