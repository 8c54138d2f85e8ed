import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { listRows } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { ListingSamples, SAMPLE_LISTINGS } from './listing-samples.js';
import { searchConditions } from './listing-search.js';
import type { ListingQuery, ListingResponse } from './listing.dto.js';
import { LISTING_COLUMNS, LIVE_LISTINGS, toListing, type ListingRow } from './listing.rows.js';

const SORTS = { publishedAt: 'l.published_at', rentCents: 'l.rent_cents', availableDate: 'l.available_date' };
const ANY_LIVE = "select 1 from listing where state = 'published' limit 1";

/** The marketplace, which anyone can see. */
@Injectable()
export class ListingReader {
  constructor(
    private readonly scope: Scope,
    private readonly samples: ListingSamples,
  ) {}

  /** Homes on the market. Visitors see samples while there is none (docs/specification/listings.md). */
  list(asked: ListingQuery): Promise<Page<ListingResponse>> {
    return this.scope.read(async (query) => {
      const source = await this.source(query);
      const { where, values } = searchConditions(asked, source.values);
      const list = {
        select: LISTING_COLUMNS,
        from: source.from,
        where: [...source.where, ...where],
        values,
        sorts: SORTS,
        defaultSort: '-publishedAt',
        id: 'l.id',
      };
      const page = await listRows<ListingRow>(query, list, { ...asked, q: undefined });
      return new Page(page.items.map(toListing), page.nextCursor, page.total);
    });
  }

  /** One home on the market, or a sample while there is none; else 404. */
  one(id: string): Promise<ListingResponse> {
    return this.scope.read(async (query) => {
      const source = await this.source(query);
      const where = [...source.where, `l.id = $${source.values.length + 1}`].join(' and ');
      const [row] = await query<ListingRow>(`select ${LISTING_COLUMNS} from ${source.from} where ${where}`, [
        ...source.values,
        id,
      ]);
      return toListing(orNotFound(row));
    });
  }

  private async source(query: Query): Promise<{ from: string; where: string[]; values: unknown[] }> {
    const forSale = { from: LIVE_LISTINGS, where: ["l.state = 'published' and not l.withheld"], values: [] };
    if (this.scope.actor.role !== 'visitor' || (await query(ANY_LIVE)).length > 0) return forSale;
    return { from: SAMPLE_LISTINGS, where: [], values: [JSON.stringify(this.samples.rows(currentContext().language))] };
  }
}
