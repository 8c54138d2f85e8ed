import type { FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Authenticated } from '../../platform/auth/authenticator.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { endLinks } from '../accounts/account-links.service.js';
import type { User } from '../accounts/user.entity.js';
import { SESSION } from './rules/session-limits.js';
import { SessionCache, type LiveSession } from './session-cache.js';
import { ALIVE_SQL, isIdle, SESSION_SQL, TENANTS_OF_CODES, toLiveSession, type SessionRow } from './session-rows.js';
import type { Claims } from './session-token.js';
import { Session } from './session.entity.js';

export { idleMsOf } from './rules/session-limits.js';

/** Sessions and their tokens: JWTs of 24 hours, which are valid only while their session exists (docs/specification/sessions.md). */
@Injectable()
export class SessionService {
  private readonly cache: SessionCache;

  constructor(
    private readonly scope: Scope,
    private readonly jwt: JwtService,
    private readonly live: LiveHub,
  ) {
    this.cache = new SessionCache(live, scope.clock);
    live.onConnected(() => void this.endMissed().catch(() => undefined));
  }

  /** Opens a session in the sign-in's transaction, possibly for a used tenant code. Returns its first token. */
  async open(tx: Tx, user: Pick<User, 'id' | 'demo'>, accessCodeId: string | null = null): Promise<string> {
    const now = this.scope.clock.now();
    const session = tx.em.create(Session, {
      demo: user.demo,
      userId: user.id,
      viaCode: accessCodeId !== null,
      accessCodeId,
      createdAt: now,
      lastSeenAt: now,
      revokedAt: null,
      source: throttleSource().slice(0, 64),
      userAgent: (currentContext().userAgent ?? '').slice(0, 300),
    });
    await tx.em.flush();
    return this.token(user.id, session.id);
  }

  /** Returns the active session of a verified token, with a new token if that one is old; null if the session has ended. */
  async authenticate({ sub, sid, iat }: Claims): Promise<Authenticated | null> {
    const session = this.cache.get(sid) ?? (await this.fromDatabase(sid));
    if (!session || session.actor.userId !== sub) return null;
    const renew = this.scope.clock.now().getTime() - iat * 1000 > SESSION.renewAfterMs;
    return { ...session, ...(renew && { renewedToken: await this.token(sub, sid) }) };
  }

  /** Ends one session, or all of a person except one. Every process forgets them immediately. */
  async revoke(tx: Tx, which: { id: string } | { userId: string; except?: string | null }): Promise<void> {
    const where =
      'id' in which ? { id: which.id } : { userId: which.userId, ...(which.except && { id: { $ne: which.except } }) };
    return this.end(tx, where);
  }

  /** Ends every session of a person and every link that was mailed to them. Needs the system. */
  async shutOut(tx: Tx, userId: string): Promise<void> {
    await endLinks(tx, userId, this.scope.clock.now());
    await this.revoke(tx, { userId });
  }

  /** Ends sessions that were opened by tenant codes: all of a person, or those of these codes (this must run as the system). */
  async revokeByCode(tx: Tx, which: { userId: string } | { codeIds: string[] }): Promise<void> {
    if ('userId' in which) return this.end(tx, { userId: which.userId, viaCode: true });
    const tenants = await tx.rows<{ id: string }>(TENANTS_OF_CODES, [which.codeIds]);
    await this.end(tx, {
      userId: { $in: tenants.map(({ id }) => id) },
      viaCode: true,
      $or: [{ accessCodeId: { $in: which.codeIds } }, { accessCodeId: null }],
    });
  }

  private async end(tx: Tx, where: FilterQuery<Session>): Promise<void> {
    const open = await tx.em.find(Session, { $and: [where, { revokedAt: null }] });
    for (const session of open) {
      session.revokedAt = this.scope.clock.now();
      this.cache.forget([session.id]);
    }
    await tx.em.flush();
    await this.cache.announce(
      tx.em,
      open.map(({ id }) => id),
    );
  }

  /** Gives full rights to a session from a used code, after the password was entered. */
  async trust(tx: Tx, id: string): Promise<void> {
    await tx.em.nativeUpdate(Session, { id, revokedAt: null }, { viaCode: false, accessCodeId: null });
    this.cache.forget([id]);
    await this.cache.announce(tx.em, [id]);
  }

  /**
   * Makes every process read a person's sessions again after the commit, because their language or role has changed. Returns a
   * function that does so in this process; call it after the commit. `streams`: what the live stream may tell has changed too, so
   * browsers open another one.
   */
  async changed(tx: Tx, userId: string, { streams = false } = {}): Promise<() => void> {
    const open = await tx.rows<{ id: string }>('select id from session where user_id = $1 and revoked_at is null', [
      userId,
    ]);
    const ids = open.map(({ id }) => id);
    await this.cache.announce(tx.em, ids, streams ? 'ended' : 'changed');
    return () => void this.cache.forget(ids);
  }

  /** Closes the streams of sessions that ended while this process couldn't receive notifications. */
  private async endMissed(): Promise<void> {
    const streaming = this.live.streamingSessions();
    if (streaming.length === 0) return;
    const alive = await this.scope.asSystem('session of a token', () =>
      this.scope.rows<{ id: string }>(ALIVE_SQL, [streaming]),
    );
    const known = new Set(alive.map(({ id }) => id));
    this.live.endStreams(streaming.filter((id) => !known.has(id)));
  }

  private token(sub: string, sid: string): Promise<string> {
    const iat = Math.floor(this.scope.clock.now().getTime() / 1000);
    return this.jwt.signAsync({ sub, sid, iat, exp: iat + SESSION.tokenSeconds }, { algorithm: 'HS256' });
  }

  private fromDatabase(id: string): Promise<LiveSession | null> {
    const since = this.cache.heard;
    return this.scope.asSystem('session of a token', async () => {
      const [row] = await this.scope.rows<SessionRow>(SESSION_SQL, [id]);
      const now = this.scope.clock.now();
      if (!row || isIdle(row, now)) return null;
      await this.touch(row, now);
      return this.cache.keep(toLiveSession(row), since);
    });
  }

  /** Written at most once a minute, so that not every request writes. */
  private async touch(row: SessionRow, now: Date): Promise<void> {
    if (now.getTime() - row.lastSeenAt.getTime() < SESSION.touchEveryMs) return;
    await this.scope.writeUnaudited('update session set last_seen_at = $2 where id = $1', [row.id, now]);
  }
}
