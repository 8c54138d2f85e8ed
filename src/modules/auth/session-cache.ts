import type { EntityManager } from '@mikro-orm/postgresql';
import type { Authenticated } from '../../platform/auth/authenticator.js';
import type { Clock } from '../../platform/clock/clock.js';
import type { LiveHub } from '../../platform/live/live-hub.js';
import { SESSION } from './session-limits.js';

export type LiveSession = Pick<Authenticated, 'actor' | 'language'>;

const CHANNEL = 'lw_session';
const MAX_KEPT = 10_000;
/** Of one NOTIFY, which carries less than 8,000 bytes: a person may have hundreds of sessions that nobody ended. */
const IDS_AT_ONCE = 200;

/**
 * Sessions that this process has just read, so that a request costs no further query. Revocations arrive by NOTIFY with
 * their commit; while this process cannot hear them it trusts nothing that it keeps.
 */
export class SessionCache {
  private readonly kept = new Map<string, { session: LiveSession; until: number }>();

  constructor(
    private readonly live: LiveHub,
    private readonly clock: Clock,
  ) {
    live.on(CHANNEL, (text) => {
      const ids = text.split(',');
      ids.forEach((id) => this.kept.delete(id));
      live.endStreams(ids);
    });
  }

  get(id: string): LiveSession | null {
    const entry = this.kept.get(id);
    if (!entry || !this.live.connected || entry.until < this.clock.now().getTime()) return null;
    return entry.session;
  }

  keep(session: LiveSession): LiveSession {
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    const id = session.actor.sessionId;
    if (id && this.live.connected) this.kept.set(id, { session, until: this.clock.now().getTime() + SESSION.cachedMs });
    return session;
  }

  forget(id: string): void {
    this.kept.delete(id);
  }

  async announce(em: EntityManager, ids: string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      await em.execute('select pg_notify(?, ?)', [CHANNEL, ids.slice(at, at + IDS_AT_ONCE).join(',')]);
    }
  }
}
