import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { Lease } from '../leases/lease.entity.js';
import { leaseActivated } from '../leases/lease.events.js';
import { Listing } from './listing.entity.js';

/** Closes the listing of a home that was rented. */
@Injectable()
export class CloseLetListings {
  constructor(private readonly scope: Scope) {}

  @Handles(leaseActivated, 'listings.close-let', 'lease.activated>CloseLetListings.close')
  async close({ leaseId, accountId }: { leaseId: string; accountId: string }): Promise<void> {
    await this.scope.write('listing.close_let', async (tx) => {
      const { unitId } = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
      const listing = await tx.em.findOne(Listing, { unitId, state: { $ne: 'closed' } });
      if (!listing) return;
      Object.assign(listing, { state: 'closed', closedAt: this.scope.clock.now() });
      tx.about('listing', listing.id, accountId);
      tx.changed(['listings', 'units'], [listing.id, unitId], { accounts: [accountId] });
    });
  }
}
