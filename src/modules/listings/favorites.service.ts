import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { AwayHomeResponse } from './listing.dto.js';
import { Listing } from './listing.entity.js';

const MOST = 200;
const AWAY = `select f.listing_id as id, f.title from listing_favorite f
  where f.user_id = lw_uid() and not exists (select 1 from listing l where l.id = f.listing_id and l.state = 'published' and not l.withheld)
  order by f.created_at desc, f.id limit $1`;

/** The favorites of signed-in people. */
@Injectable()
export class Favorites {
  constructor(private readonly scope: Scope) {}

  /** Adds a favorite; repeating it is harmless. 404 for one that is not on the market. */
  async add(listingId: string): Promise<void> {
    await this.scope.write('listing.mark', async (tx) => {
      const { title } = orNotFound(await tx.em.findOne(Listing, { id: listingId }));
      const values = [v7(), this.scope.clock.now(), tx.actor.userId, listingId, title];
      await tx.em.execute(
        'insert into listing_favorite (id, created_at, user_id, listing_id, title) values (?, ?, ?, ?, ?) on conflict (user_id, listing_id) do nothing',
        values,
      );
      tx.about('listing', listingId);
      tx.changed(['listings'], [listingId], { users: [tx.actor.userId] });
    });
  }

  /**
   * The person's favorites that are no longer on the market, the last added first. Only their previous title is shown,
   * because their landlords no longer publish them.
   */
  away(): Promise<AwayHomeResponse[]> {
    return this.scope.rows<AwayHomeResponse>(AWAY, [MOST]);
  }

  /** Removes a favorite, also of a home that has left the market; does nothing if there is none. */
  async remove(listingId: string): Promise<void> {
    await this.scope.write('listing.unmark', async (tx) => {
      const gone = await tx.rows('delete from listing_favorite where user_id = $1 and listing_id = $2 returning 1', [
        tx.actor.userId,
        listingId,
      ]);
      if (gone.length === 0) orNotFound(await tx.em.findOne(Listing, { id: listingId }));
      tx.about('listing', listingId);
      tx.changed(['listings'], [listingId], { users: [tx.actor.userId] });
    });
  }
}
