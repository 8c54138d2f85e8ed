import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { CARES_FLAG } from '../../contract/listing-options.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { copiesOf, placeOfUnit, type Place } from './listing-copies.js';
import { checkPhotos, moveListing } from './listing-steps.js';
import { Listing } from './listing.entity.js';
import { LISTING_COLUMNS, LIVE_LISTINGS, toOwnListing, type OwnListingRow } from './listing.rows.js';
import type { ListingChange, NewListingRequest, OwnListingQuery, OwnListingResponse } from './own-listing.dto.js';

const OWN_COLUMNS = `${LISTING_COLUMNS}, l.unit_id as "unitId", u.label as "unitLabel", l.property_id as "propertyId", l.state,
  (select count(*) from listing_question q where q.listing_id = l.id) as questions,
  (select count(*) from listing_question q where q.listing_id = l.id and q.answered_at is null) as "openQuestions",
  l.created_at as "createdAt", l.closed_at as "closedAt", l.version`;
const FROM = `${LIVE_LISTINGS} join unit u on u.id = l.unit_id`;

/** The landlord's own listings: offered, changed, paused, ended. */
@Injectable()
export class OwnListings {
  constructor(private readonly scope: Scope) {}

  /** Newest first; staff and admins see all. */
  async list(asked: OwnListingQuery): Promise<Page<OwnListingResponse>> {
    const values: unknown[] = [];
    const own =
      this.scope.actor.role === 'landlord' ? [`l.account_id = $${values.push(this.scope.actor.accountId)}`] : [];
    const where = [...own, ...(asked.status ? [`l.state = $${values.push(asked.status)}`] : [])];
    const sorts = { createdAt: 'l.created_at', rentCents: 'l.rent_cents' };
    const list = {
      select: OWN_COLUMNS,
      from: FROM,
      where,
      values,
      sorts,
      defaultSort: '-createdAt',
      id: 'l.id',
      search: ['l.title', 'l.address', 'l.city'],
    };
    const page = await readList<OwnListingRow>(this.scope, list, asked);
    return new Page(page.items.map(toOwnListing), page.nextCursor, page.total);
  }

  /** One by its id, 404 for another landlord's: the join with the unit hides it, though it may be on the market. */
  async one(id: string): Promise<OwnListingResponse> {
    const [row] = await this.scope.rows<OwnListingRow>(`select ${OWN_COLUMNS} from ${FROM} where l.id = $1`, [id]);
    return toOwnListing(orNotFound(row));
  }

  /** The listing of a unit that has not ended, else null. 404 for someone else's unit. */
  async ofUnit(unitId: string): Promise<OwnListingResponse | null> {
    return this.scope.read(async (query) => {
      orNotFound((await query('select 1 from unit where id = $1', [unitId]))[0]);
      const [row] = await query<OwnListingRow>(
        `select ${OWN_COLUMNS} from ${FROM} where l.unit_id = $1 and l.state <> 'closed'`,
        [unitId],
      );
      return row ? toOwnListing(row) : null;
    });
  }

  /**
   * Offers a vacant unit. 403 `email_unverified`, 409 `conflict` when it already has a listing, 422 while someone lives
   * there.
   */
  async create(unitId: string, body: NewListingRequest): Promise<OwnListingResponse> {
    const id = v7();
    await this.scope.write('listing.create', async (tx) => {
      const place = await placeOfUnit(tx, unitId);
      if (await tx.em.count(Listing, { unitId, state: { $ne: 'closed' } })) throw refusal('unit_listed');
      const listing = this.add(tx, id, place, body);
      await checkPhotos(tx, listing);
      if (body.status !== 'draft') await moveListing(tx, listing, 'published', this.scope.clock.now());
      tell(tx, listing);
    });
    return this.one(id);
  }

  /** Changes what is sent and moves it to `status`. 409 `stale_version`, 422 `transition_forbidden`. */
  async change(id: string, body: ListingChange): Promise<OwnListingResponse> {
    await this.scope.write('listing.change', async (tx) => {
      const listing = orNotFound(await tx.em.findOne(Listing, { id }));
      const { role, accountId } = tx.actor;
      if (role === 'landlord' && listing.accountId !== accountId) throw new Problem('not_found');
      checkVersion(listing, body.version);
      if (role === 'landlord') await this.apply(tx, listing, body);
      if (body.status) await moveListing(tx, listing, body.status, this.scope.clock.now());
      tell(tx, listing);
    });
    return this.one(id);
  }

  private add(tx: Tx, id: string, place: Place, body: NewListingRequest): Listing {
    const { unit, property } = place;
    const rentCents = body.rentCents ?? unit.marketRentCents;
    if (!rentCents) throw invalidField('rentCents', 'rentCents is required', 'required');
    const title = body.title ?? property.name;
    const description = body.description ?? '';
    return tx.em.create(Listing, {
      id,
      accountId: unit.accountId,
      demo: unit.demo,
      createdAt: this.scope.clock.now(),
      state: 'draft',
      rentCents,
      title,
      description,
      availableDate: body.availableDate ?? todayIn(property.timeZone, this.scope.clock.now()),
      petFriendly: body.petFriendly ?? false,
      parking: body.parking ?? false,
      utilities: body.utilities || null,
      amenities: body.amenities ?? [],
      photoIds: body.photoIds ?? [],
      cares: body[CARES_FLAG] ?? false,
      ...copiesOf(place, { title, description }),
    });
  }

  private async apply(tx: Tx, listing: Listing, body: ListingChange): Promise<void> {
    const { title, description, rentCents, availableDate, petFriendly, parking, amenities, photoIds, utilities } = body;
    const sent = {
      title,
      description,
      rentCents,
      availableDate,
      petFriendly,
      parking,
      amenities,
      photoIds,
      cares: body[CARES_FLAG],
    };
    const kept = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== null));
    if (utilities !== undefined) Object.assign(kept, { utilities: utilities || null });
    if (Object.keys(kept).length === 0) return;
    if (listing.state === 'closed') throw new Problem('transition_forbidden');
    tx.em.assign(listing, kept);
    tx.em.assign(listing, copiesOf(await placeOfUnit(tx, listing.unitId), listing));
    if (photoIds) await checkPhotos(tx, listing);
  }
}

function tell(tx: Tx, { id, accountId, unitId }: Listing): void {
  tx.about('listing', id, accountId);
  tx.changed(['listings', 'units'], [id, unitId], { accounts: [accountId] });
}
