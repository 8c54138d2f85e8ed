import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../../platform/lists/list-query.dto.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { BY_HOME, HOME_TEXTS } from '../portfolio/home.rows.js';
import type { FolderResponse } from './document.dto.js';
import { reachOf } from './reach.js';

type FolderRow = Omit<FolderResponse, 'latestAt'> & { latestAt: Date };

const filedIn = (
  reach: string,
) => `(select unit_id, count(*)::int as count, count(*) filter (where shared_with_tenant)::int as shared, max(created_at) as latest from stored_file f
  where ${reach} and unit_id is not null and superseded_at is null and purpose not in ('request_photo', 'listing_photo', 'request_attachment') group by unit_id) d`;

/** Folders by unit, with the documents filed for the unit and for its leases. */
@Injectable()
export class Folders {
  constructor(private readonly scope: Scope) {}

  /** Units with documents, by address. */
  async list(asked: ListQuery): Promise<Page<FolderResponse>> {
    const list = {
      select: `u.id, u.label as "unitLabel", p.id as "propertyId", p.street_number as "streetNumber", p.street, p.city, d.count as "documentCount",
        d.shared as "sharedCount", d.latest as "latestAt"`,
      from: `${filedIn(reachOf(this.scope.actor).sql)} join unit u on u.id = d.unit_id join property p on p.id = u.property_id`,
      sorts: { home: BY_HOME, latestAt: 'd.latest' },
      defaultSort: 'home',
      id: 'u.id',
      search: [...HOME_TEXTS, 'p.name', 'p.city'],
    };
    const page = await readList<FolderRow>(this.scope, list, asked);
    return new Page(page.items.map(toFolder), page.nextCursor, page.total);
  }
}

function toFolder(row: FolderRow): FolderResponse {
  return {
    id: row.id,
    unitLabel: row.unitLabel,
    propertyId: row.propertyId,
    streetNumber: row.streetNumber,
    street: row.street,
    city: row.city,
    documentCount: row.documentCount,
    sharedCount: row.sharedCount,
    latestAt: row.latestAt.toISOString(),
  };
}
