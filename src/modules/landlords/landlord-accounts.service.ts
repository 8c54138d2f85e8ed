import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../../platform/lists/list-query.dto.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { toLandlordAccount, type LandlordAccountResponse, type LandlordAccountRow } from './landlord-accounts.dto.js';

const COUNTS = `(select count(*) from property p where p.account_id = a.id and p.archived_at is null) as "propertyCount",
  (select count(*) from unit u where u.account_id = a.id and u.archived_at is null) as "unitCount"`;
const OWNER = `left join lateral (select u.email, u.first_name || ' ' || u.last_name as name from membership m join app_user u on u.id = m.user_id
  where m.account_id = a.id and m.role = 'owner' order by m.id limit 1) o on true`;

/** The landlords' accounts, for staff and admins. */
@Injectable()
export class LandlordAccounts {
  constructor(private readonly scope: Scope) {}

  async list(asked: ListQuery): Promise<Page<LandlordAccountResponse>> {
    const list = {
      select: `a.id, a.name, o.name as "ownerName", o.email, ${COUNTS}, a.created_at as "createdAt"`,
      from: `account a ${OWNER}`,
      where: ["a.kind = 'landlord'"],
      sorts: { createdAt: 'a.created_at', name: 'lower(a.name)' },
      defaultSort: '-createdAt',
      id: 'a.id',
      search: ['a.name', 'o.name', 'o.email'],
    };
    const page = await readList<LandlordAccountRow>(this.scope, list, asked);
    return new Page(page.items.map(toLandlordAccount), page.nextCursor, page.total);
  }
}
