import { createHash } from 'node:crypto';
import type { Query } from '../../platform/scope/scope.js';
import { bound, type Asked } from './moved-sql.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** People who aren't members of the account, suppliers, and their entries in the directory. */
const SHARED = `select id from app_user where id = any(:people)
    and not exists (select from membership m where m.account_id = :account and m.user_id = app_user.id and m.role in ('owner', 'manager'))
  union all select unnest(:suppliers)
  union all select id from supplier where account_id = any(:suppliers)`;

/**
 * New ids for those whom several accounts know: two landlords who move to the same installation bring the same supplier, each as a
 * contact of their own. Ids of what belongs to the account stay, because links and references in software name them.
 */
export class SharedIds {
  private constructor(private readonly ids: ReadonlyMap<string, string>) {}

  static async of(query: Query, asked: Asked): Promise<SharedIds> {
    const { text, values } = bound(SHARED, asked);
    const rows = await query<{ id: string }>(text, values);
    return new SharedIds(new Map(rows.map(({ id }) => [id, derived(asked.account, id)])));
  }

  replaceIn(line: string): string {
    return line.replace(UUID, (id) => this.ids.get(id) ?? id);
  }

  get(id: string): string {
    return this.ids.get(id) ?? id;
  }
}

/** The same for each export of the account. Version 8 means that an application has its own way to make it. */
function derived(account: string, id: string): string {
  const hex = createHash('sha256').update(`${account} ${id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
