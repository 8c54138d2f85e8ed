import type { EntityManager } from '@mikro-orm/postgresql';
import type { Authenticated } from '../../platform/auth/authenticator.js';
import type { Clock } from '../../platform/clock/clock.js';
import type { LiveHub } from '../../platform/live/live-hub.js';
import { SESSION } from './rules/session-limits.js';

export type LiveSession = Pick<Authenticated, 'actor' | 'language'>;

/** Sessions that have ended. */
const ENDED = 'lw_session';
/** Sessions that continue with changed data. */
const CHANGED = 'lw_session_changed';
const MAX_KEPT = 10_000;
/**
 * The ids in one NOTIFY, which carries less than 8,000 bytes. A person may have hundreds of sessions that were never
 * signed out.
 */
const IDS_AT_ONCE = 200;

/**
 * Caches sessions that this process has just read, so that a request needs no query. Revocations arrive by NOTIFY with their
 * commit. While this process can't receive them, it doesn't use the cache, and afterwards it starts with an empty one.
 */
export class SessionCache {
  private readonly kept = new Map<string, { session: LiveSession; until: number }>();
  /** How many notifications about ended or changed sessions this process has received. */
  heard = 0;

  constructor(
    private readonly live: LiveHub,
    private readonly clock: Clock,
  ) {
    live.on(ENDED, (text) => live.endStreams(this.forget(text.split(','))));
    live.on(CHANGED, (text) => this.forget(text.split(',')));
    live.onConnected(() => this.forget([...this.kept.keys()]));
  }

  get(id: string): LiveSession | null {
    const entry = this.kept.get(id);
    if (!entry || !this.live.connected || entry.until < this.clock.now().getTime()) return null;
    return entry.session;
  }

  /** `since` is the count of notifications when reading began. An end that arrives while the row is being read must not be overwritten. */
  keep(session: LiveSession, since: number): LiveSession {
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    const id = session.actor.sessionId;
    if (id && this.live.connected && since === this.heard)
      this.kept.set(id, { session, until: this.clock.now().getTime() + SESSION.cachedMs });
    return session;
  }

  forget(ids: string[]): string[] {
    this.heard += 1;
    ids.forEach((id) => this.kept.delete(id));
    return ids;
  }

  /** On commit, every process drops them from its cache and closes the streams of ended sessions. */
  async announce(em: EntityManager, ids: string[], what: 'ended' | 'changed' = 'ended'): Promise<void> {
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      await em.execute('select pg_notify(?, ?)', [
        what === 'ended' ? ENDED : CHANGED,
        ids.slice(at, at + IDS_AT_ONCE).join(','),
      ]);
    }
  }
}
