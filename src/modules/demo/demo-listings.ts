import { Injectable } from '@nestjs/common';
import { CARES_FLAG } from '../../contract/listing-options.js';
import { Scope } from '../../platform/scope/scope.js';
import { OwnListings } from '../listings/own-listings.service.js';

const VACANT = `select u.id from unit u where not u.offline and u.archived_at is null
  and not exists (select 1 from lease l where l.unit_id = u.id and l.state <> 'ended') order by u.id`;

/** The vacant homes of the demo street are offered: people of the demo world find them on the marketplace, marked as samples. */
@Injectable()
export class DemoListings {
  constructor(
    private readonly scope: Scope,
    private readonly listings: OwnListings,
  ) {}

  async offer(): Promise<void> {
    for (const { id } of await this.scope.rows<{ id: string }>(VACANT)) {
      await this.listings.create(id, {
        title: 'Top-floor corner flat', description: 'Windows on two sides, the market five minutes away, and laundry in the building.',
        petFriendly: true, utilities: 'Heat and hot water', amenities: ['laundry', 'balcony', 'dishwasher'], [CARES_FLAG]: true,
      });
    }
  }
}
