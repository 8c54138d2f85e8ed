import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { TeamList } from '../../contract/team-views.js';
import { SAVED_VIEWS_MAX } from '../../contract/work-limits.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { NewTeamView, TeamViewResponse } from './team-view.dto.js';
import { TeamView } from './team-view.entity.js';

// The policies show a person's own views alone.
const OWN = 'select id, name, address from team_view where list = $1 order by lower(name), id';
const HELD = `select count(*)::int as count, coalesce(bool_or(lower(name) = lower($2)), false) as taken from team_view where list = $1`;
/** Limit and names are checked by one request of a person at a time. */
const LOCK = "select pg_advisory_xact_lock(hashtextextended('team_view ' || $1, 0))";

/** Views of tickets and leads that a member of the team saves under a name. */
@Injectable()
export class TeamViews {
  constructor(private readonly scope: Scope) {}

  list(list: TeamList): Promise<TeamViewResponse[]> {
    return this.scope.rows<TeamViewResponse>(OWN, [list]);
  }

  /** 409 `view_name_taken`, also in another case, and 422 `too_many_views`. */
  save({ list, name, address }: NewTeamView): Promise<TeamViewResponse> {
    const id = v7();
    return this.scope.write('team_view.save', async (tx) => {
      const userId = orNotFound(tx.actor.userId);
      await tx.rows(LOCK, [userId]);
      const [held] = await tx.rows<{ count: number; taken: boolean }>(HELD, [list, name]);
      if (held?.taken) throw refusal('view_name_taken');
      if ((held?.count ?? 0) >= SAVED_VIEWS_MAX) throw refusal('too_many_views', { most: SAVED_VIEWS_MAX });
      tx.em.create(TeamView, {
        id,
        demo: tx.actor.demo,
        createdAt: this.scope.clock.now(),
        userId,
        list,
        name,
        address,
      });
      tx.about('team_view', id);
      return { id, name, address };
    });
  }

  /** 404 for one that isn't one's own. */
  async remove(id: string): Promise<void> {
    await this.scope.write('team_view.remove', async (tx) => {
      tx.em.remove(orNotFound(await tx.em.findOne(TeamView, { id })));
      tx.about('team_view', id);
    });
  }
}
