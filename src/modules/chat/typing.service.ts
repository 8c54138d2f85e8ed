import { Injectable } from '@nestjs/common';
import { LIVE_CHANNEL, liveNews } from '../../platform/live/live-channel.js';
import { Scope } from '../../platform/scope/scope.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { newsOfSession, requireSession } from './chat-rows.js';
import { CHAT_LIMITS } from './limits.js';
import { partyOf } from './party.js';

const TELL = `select pg_notify('${LIVE_CHANNEL}', ${newsOfSession('news')}) from chat_session s, unnest($2::text[]) news
  where s.id = $1 and s.status <> 'closed'`;

/**
 * Shows the other side that someone is typing. Nothing is stored: it's a live message that browsers show for a few seconds. Staff
 * see which colleague is typing. The live message to the visitor contains no name.
 */
@Injectable()
export class ChatTyping {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
  ) {}

  /** 404 for someone else's conversation, 403 for admins. Does nothing in a closed conversation. */
  async tell(sessionId: string): Promise<void> {
    const { actor } = this.scope;
    const party = partyOf(actor, sessionId);
    const counted = party === 'staff' && !actor.demo && actor.userId ? actor.userId : throttleSource();
    await this.throttle.use(CHAT_LIMITS.typing, counted);
    await this.scope.read((query) => requireSession(query, sessionId));
    await this.scope.writeUnaudited(TELL, [
      sessionId,
      newsOf(sessionId, actor.demo, party === 'staff' && actor.userId),
    ]);
  }
}

/** Staff receive every live message, so `chat-answering` reaches them too, but only the visitor's page reacts to it. */
function newsOf(sessionId: string, demo: boolean, staffId: string | null | false): string[] {
  const forTeam = liveNews({ resources: ['chat-typing'], ids: [sessionId, ...(staffId ? [staffId] : [])], demo });
  const forVisitor = liveNews({ resources: ['chat-answering'], ids: [sessionId], chats: [sessionId], demo });
  return [forTeam, ...(staffId ? [forVisitor] : [])];
}
