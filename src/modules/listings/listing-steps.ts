import { judgeMove } from '../../contract/state-machine.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import { requireVerifiedEmail } from '../auth/verify-email.service.js';
import { StoredFile } from '../documents/stored-file.entity.js';
import { Lease } from '../leases/lease.entity.js';
import { OCCUPYING_STATES } from '../leases/lease.states.js';
import { Unit } from '../portfolio/unit.entity.js';
import type { Listing } from './listing.entity.js';
import { LISTING_TABLE, type ListingState } from './listing.states.js';

/**
 * Moves a listing; requesting the state that it already has is harmless. 422 `transition_forbidden`, and what
 * publishing needs.
 */
export async function moveListing(tx: Tx, listing: Listing, to: ListingState, now: Date): Promise<void> {
  const { role } = tx.actor;
  if (role === 'visitor') throw new Problem('forbidden');
  const move = judgeMove(LISTING_TABLE, listing.state, to, role);
  if (listing.state === to || move === 'already') return;
  if (move !== 'move') throw new Problem('transition_forbidden');
  if (to === 'published') await checkPublishable(tx, listing, now);
  if (to === 'closed') listing.closedAt = now;
  listing.state = to;
}

/** A verified address, and a vacant home (docs/specification/listings.md). */
async function checkPublishable(tx: Tx, listing: Listing, now: Date): Promise<void> {
  await requireVerifiedEmail(tx);
  const unit = orNotFound(await tx.em.findOne(Unit, { id: listing.unitId }));
  if (unit.offline || unit.archivedAt) throw refusal('unit_off_market');
  const occupied = await tx.em.count(Lease, { unitId: unit.id, state: { $in: [...OCCUPYING_STATES] } });
  if (occupied) throw refusal('unit_occupied');
  listing.publishedAt ??= now;
}

/**
 * Pictures must be uploads of this very unit, with a listing purpose; otherwise anyone's document could be made public.
 */
export async function checkPhotos(tx: Tx, { photoIds, unitId, accountId }: Listing): Promise<void> {
  if (photoIds.length === 0) return;
  const own = await tx.em.count(StoredFile, { id: { $in: photoIds }, purpose: 'listing_photo', unitId, accountId });
  if (own !== photoIds.length)
    throw invalidField('photoIds', 'photoIds must be listing photos of this unit', 'photos_of_unit');
}
