import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { LIVE_CHANNEL, liveNews } from '../../platform/live/live-channel.js';
import { Scope } from '../../platform/scope/scope.js';
import { newsOfSession, requireSession } from './chat-rows.js';
import { partyOf } from './party.js';

/**
 * Reporting the same page again sends no live update. The update names neither the session's secret nor the person, so it reaches
 * only the team.
 */
const VISIT = `with moved as (
    update chat_session set page = $2, page_at = case when $2::text is null then null else $3::timestamptz end
    where id = $1 and status <> 'closed' and page is distinct from $2::text returning for_sales)
  select pg_notify('${LIVE_CHANNEL}', ${newsOfSession('$4')}) from moved s`;

/**
 * Stores which page of the site a visitor is on, for the staff who answer them. Only the latest page is stored, without a
 * history, and it is deleted when the conversation is closed.
 */
@Injectable()
export class VisitorPages {
  constructor(private readonly scope: Scope) {}

  /** 404 for someone else's conversation, 403 for staff. Does nothing in a closed conversation. */
  async visit(sessionId: string, page: string | null): Promise<void> {
    const { actor } = this.scope;
    if (partyOf(actor, sessionId) === 'staff') throw new Problem('forbidden');
    await this.scope.read((query) => requireSession(query, sessionId));
    const news = liveNews({ resources: ['chat-page'], ids: [sessionId], demo: actor.demo });
    await this.scope.writeUnaudited(VISIT, [sessionId, page, this.scope.clock.now(), news]);
  }
}
