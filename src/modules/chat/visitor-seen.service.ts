import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { requireSession } from './chat-rows.js';
import { partyOf } from './party.js';

const SEEN = `update chat_session set visitor_seen = greatest(visitor_seen, least($2::int, last_sequence)), reports_seen = true
  where id = $1 and (visitor_seen < least($2::int, last_sequence) or not reports_seen)`;

/** Stores how far visitors have read, because what they have seen isn't emailed. */
@Injectable()
export class VisitorSeen {
  constructor(private readonly scope: Scope) {}

  /** 404 for someone else's conversation, 403 for staff. */
  async note(sessionId: string, sequence: number): Promise<void> {
    if (partyOf(this.scope.actor, sessionId) === 'staff') throw new Problem('forbidden');
    await this.scope.read((query) => requireSession(query, sessionId));
    await this.scope.writeUnaudited(SEEN, [sessionId, sequence]);
  }
}
