import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { SAVED_VIEWS_MAX } from '../../../contract/work-limits.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { checkVersion, refusal } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { LANDLORDS_SEARCH } from '../request-reader.js';
import { OPEN_STATES } from '../service-request.states.js';
import type { NewSavedView, SavedViewChange, SavedViewResponse, ViewFilters } from './saved-view.dto.js';
import { SavedView } from './saved-view.entity.js';

/** The same conditions as in the list (request-reader). `$1` is the open states. */
const FOUND = `select count(*) from service_request r left join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
  where r.status = any($1)
  and coalesce(r.priority = v.filters->>'priority', true) and coalesce(r.issue_type = v.filters->>'issue', true)
  and coalesce(r.property_id = (v.filters->>'property')::uuid, true)
  and (v.filters->>'q' is null or lw_fold(concat_ws(' ', ${LANDLORDS_SEARCH.join(', ')})) like all(s.patterns))`;
const VIEWS = `select v.id, v.name, v.shared, v.user_id = lw_uid() as own, v.filters, (${FOUND})::int as "openCount", v.version
  from saved_view v cross join lateral (select array(select '%' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%'
    from regexp_split_to_table(lw_fold(btrim(v.filters->>'q')), '\\s+') word) as patterns) s`;
const SAME_NAME = `select from saved_view where account_id = $1 and lower(name) = lower($2) and shared = $3 and (shared or user_id = $4) and id <> $5`;
const HOW_MANY = 'select count(*)::int as count from saved_view where account_id = $1 and (shared or user_id = $2)';

/** Filters of the list of requests that people save under a name (docs/decisions/0950). */
@Injectable()
export class SavedViews {
  constructor(private readonly scope: Scope) {}

  list(): Promise<SavedViewResponse[]> {
    return this.scope.rows<SavedViewResponse>(`${VIEWS} order by lower(v.name), v.id`, [[...OPEN_STATES]]);
  }

  async create({ name, shared = false, filters }: NewSavedView): Promise<SavedViewResponse> {
    const id = v7();
    await this.scope.write('request_view.save', async (tx) => {
      const { accountId, userId } = await oneAtATime(tx);
      const [held] = await tx.rows<{ count: number }>(HOW_MANY, [accountId, userId]);
      if ((held?.count ?? 0) >= SAVED_VIEWS_MAX) throw refusal('too_many_views', { most: SAVED_VIEWS_MAX });
      const view = { id, accountId, demo: tx.actor.demo, createdAt: this.scope.clock.now(), userId, name, shared };
      await this.nameFree(tx, view);
      tx.em.create(SavedView, { ...view, filters: said(filters) });
      this.tell(tx, view);
    });
    return this.get(id);
  }

  async change(id: string, { version, name, shared, filters }: SavedViewChange): Promise<SavedViewResponse> {
    await this.scope.write('request_view.change', async (tx) => {
      const { userId } = await oneAtATime(tx);
      const view = orNotFound(await tx.em.findOne(SavedView, { id }));
      checkVersion(view, version);
      if (shared === false && view.shared && view.userId !== userId) throw new Problem('forbidden');
      tx.em.assign(view, {
        ...(name && { name }),
        ...(typeof shared === 'boolean' && { shared }),
        ...(filters && { filters: said(filters) }),
      });
      await this.nameFree(tx, view);
      this.tell(tx, view);
    });
    return this.get(id);
  }

  async remove(id: string): Promise<void> {
    await this.scope.write('request_view.remove', async (tx) => {
      const view = orNotFound(await tx.em.findOne(SavedView, { id }));
      tx.em.remove(view);
      this.tell(tx, view);
    });
  }

  private async get(id: string): Promise<SavedViewResponse> {
    const [view] = await this.scope.rows<SavedViewResponse>(`${VIEWS} where v.id = $2`, [[...OPEN_STATES], id]);
    return orNotFound(view);
  }

  /** A person can't see two views with the same name, unless one is shared and the other is their own. */
  private async nameFree(
    tx: Tx,
    view: Pick<SavedView, 'id' | 'accountId' | 'userId' | 'name' | 'shared'>,
  ): Promise<void> {
    const { id, accountId, userId, name, shared } = view;
    const same = await tx.rows(SAME_NAME, [accountId, name, shared, userId, id]);
    if (same.length > 0) throw refusal('view_name_taken');
  }

  private tell(tx: Tx, { id, accountId }: Pick<SavedView, 'id' | 'accountId'>): void {
    tx.about('saved_view', id, accountId);
    tx.changed(['service-requests'], [id], { accounts: [accountId] });
  }
}

/** Locks the account, so that limit and names are checked by one person at a time. */
async function oneAtATime(tx: Tx): Promise<{ accountId: string; userId: string }> {
  const accountId = orNotFound(tx.actor.accountId);
  await tx.rows("select pg_advisory_xact_lock(hashtextextended('saved_view ' || $1, 0))", [accountId]);
  return { accountId, userId: orNotFound(tx.actor.userId) };
}

/** Leaves out empty values. */
function said(filters: ViewFilters): ViewFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as ViewFilters;
}
