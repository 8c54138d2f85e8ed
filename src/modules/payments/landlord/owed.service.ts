import { Injectable } from '@nestjs/common';
import { groupedRows, readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { OwedLeaseResponse, OwedQuery, OwedTotals } from './owed.dto.js';
import { owedLeases, OWED_TOTALS, toOwedLease, type OwedRow } from './owed.rows.js';

/** What the landlord's leases owe, lease by lease, for recording payments and sending reminders. */
@Injectable()
export class OwedLeases {
  constructor(private readonly scope: Scope) {}

  async list(asked: OwedQuery): Promise<Page<OwedLeaseResponse>> {
    const page = await readList<OwedRow>(this.scope, owedLeases(asked, this.scope.clock.now()), asked);
    return new Page(page.items.map(toOwedLease), page.nextCursor, page.total);
  }

  totals(asked: OwedQuery): Promise<OwedTotals[]> {
    const list = { ...owedLeases(asked, this.scope.clock.now()), select: OWED_TOTALS };
    return groupedRows<OwedTotals>((text, values) => this.scope.rows(text, values), list, asked, 'l.currency');
  }
}
