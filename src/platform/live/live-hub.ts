import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import {
  Observable,
  ReplaySubject,
  Subject,
  defer,
  filter,
  finalize,
  interval,
  map,
  merge,
  takeUntil,
  timer,
} from 'rxjs';
import { newsForStaff } from '../../contract/staff-news.js';
import { Settings } from '../config/settings.js';
import { DatabaseWatch } from '../database/database-watch.js';
import type { Actor } from '../scope/actor.js';
import type { Change } from '../scope/tx.js';
import { throttleSource } from '../throttle/source.js';
import { LIVE_CHANNEL } from './live-channel.js';
import { LiveListener } from './live-listener.js';
import { StreamLimits } from './stream-limits.js';

/** What a browser receives: only the names of what changed. It fetches the data again with its own rights. */
export interface LiveMessage {
  type: 'change' | 'ping' | 'resync';
  data: { resources: readonly string[]; ids: string[] };
}
type Notified = Change & { demo: boolean };

/** A listening connection sends only heartbeats. */
const ANSWER_MS = 5000;
const PING_MS = 25_000;
/**
 * A stream ends after this long, and the browser reconnects with a token that is checked. So no session outlives its idle time
 * through a stream.
 */
const STREAM_MS = 12 * 3600_000;
const VISITOR_STREAM_MS = 3600_000;
const EMPTY = { resources: [], ids: [] };

/**
 * Listens on one connection of this process for what any process committed, and passes it on to the streams of the people
 * concerned. After a lost connection it listens again and tells every stream to fetch everything, because messages may have
 * been missed.
 */
@Injectable()
export class LiveHub implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly changes = new Subject<Notified>();
  private readonly resyncs = new Subject<void>();
  private readonly listeners = new Map<string, (payload: string) => void>();
  /** Remembered: a stream that opens while the others end would otherwise keep its connection, and the process. */
  private readonly closing = new ReplaySubject<void>(1);
  private readonly endings = new Subject<ReadonlySet<string>>();
  /** Streams by the session that opened them. */
  private readonly open = new Map<string, number>();
  private readonly limits: StreamLimits;
  /** Visitors are counted apart: however many there are, they take no stream from people who are signed in. */
  private readonly visitors: StreamLimits;
  private readonly listener: LiveListener;
  /** False while messages may be missed. Caches that rely on them must then not trust their contents. */
  connected = false;

  constructor(settings: Settings, watch: DatabaseWatch) {
    this.limits = new StreamLimits(settings.LIVE_STREAMS, settings.LIVE_STREAMS_PER_SOURCE);
    this.visitors = new StreamLimits(settings.VISITOR_STREAMS, settings.VISITOR_STREAMS_PER_SOURCE);
    this.listener = new LiveListener({
      client: () =>
        watch.client({ connectionString: settings.directUrl, application_name: 'live', answerMs: ANSWER_MS }),
      channels: () => this.listeners.keys(),
      heard: (channel, payload) => this.listeners.get(channel)?.(payload),
      listening: () => {
        this.connected = true;
        this.resyncs.next();
      },
      lost: () => (this.connected = false),
    });
    this.on(LIVE_CHANNEL, (payload) => this.changes.next(JSON.parse(payload) as Notified));
  }

  /** Listens to another channel, such as revoked sessions. Call it in a constructor. */
  on(channel: string, listener: (payload: string) => void): void {
    this.listeners.set(channel, listener);
  }

  /** How many streams are open in this process. */
  get streams(): number {
    return this.limits.open + this.visitors.open;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.start();
  }

  /** Ends the streams of sessions that have ended. */
  endStreams(sessionIds: string[]): void {
    this.endings.next(new Set(sessionIds));
  }

  /** Sessions with a stream in this process. After a lost connection, the caller must check which of them have ended meanwhile. */
  streamingSessions(): string[] {
    return [...this.open.keys()];
  }

  /** Runs after every connection, including the first one, when earlier messages may have been missed. Call it in a constructor. */
  onConnected(listener: () => void): void {
    this.resyncs.subscribe(listener);
  }

  /**
   * The stream of one browser, which ends with the session that opened it. It is counted while it is read. A stream beyond the
   * limits fails with 429 or 503 before anything is sent.
   */
  streamFor(actor: Actor): Observable<LiveMessage> {
    const changes = this.changes.pipe(
      filter((change) => concerns(change, actor)),
      map((change) => shownTo(change, actor)),
      filter((data) => data !== null),
      map((data): LiveMessage => ({ type: 'change', data })),
    );
    const ended = this.endings.pipe(filter((ids) => ids.has(actor.sessionId ?? '')));
    const over = merge(this.closing, ended, timer(STREAM_MS));
    const owner = { sessionId: actor.sessionId, chatSessionId: actor.chatSessionId, source: throttleSource() };
    return defer(() => {
      const leave = this.limits.enter(owner);
      const forget = this.remember(actor.sessionId);
      return merge(changes, this.resyncing(), pinging()).pipe(takeUntil(over), finalize(leave), finalize(forget));
    });
  }

  /**
   * The stream of a public page, for its reader: something changed that anyone may read, in one world, without ids.
   * It belongs to no session, and ends after an hour, so that one whose reader vanished without a word doesn't stay.
   */
  streamForVisitor(demo: boolean): Observable<LiveMessage> {
    const changes = this.changes.pipe(
      filter((change) => Boolean(change.everyone) && change.demo === demo),
      map(({ resources }): LiveMessage => ({ type: 'change', data: { resources, ids: [] } })),
    );
    const owner = { sessionId: null, source: throttleSource() };
    return defer(() => {
      const leave = this.visitors.enter(owner);
      const over = merge(this.closing, timer(VISITOR_STREAM_MS));
      return merge(changes, this.resyncing(), pinging()).pipe(takeUntil(over), finalize(leave));
    });
  }

  private resyncing(): Observable<LiveMessage> {
    return this.resyncs.pipe(map((): LiveMessage => ({ type: 'resync', data: EMPTY })));
  }

  private remember(id: string | null): () => void {
    if (!id) return () => undefined;
    this.open.set(id, (this.open.get(id) ?? 0) + 1);
    return () => {
      const left = (this.open.get(id) ?? 1) - 1;
      if (left > 0) this.open.set(id, left);
      else this.open.delete(id);
    };
  }

  /** Open streams would delay the shutdown for ten seconds or more. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing.next();
    await this.listener.stop();
  }
}

const pinging = (): Observable<LiveMessage> =>
  interval(PING_MS).pipe(map((): LiveMessage => ({ type: 'ping', data: EMPTY })));

/** What makes a technician look again, of all that happens in the account. */
const OF_JOBS = ['service-requests', 'team'] as const;

/**
 * A technician learns that something of the account's jobs changed, not which one: most of them are others'. A member of staff
 * learns what their role may read.
 */
function shownTo(
  { resources, ids, users, ofSales, everyone }: Notified,
  { role, userId, staffRole }: Actor,
): LiveMessage['data'] | null {
  if (includes(users, userId)) return { resources, ids };
  if (role === 'staff') return newsForStaff(staffRole, { resources, ids, ofSales });
  // Among what anyone may read can be what isn't shown yet, such as an announcement for tomorrow: its id stays with the team.
  if (everyone && role !== 'admin') return { resources, ids: [] };
  return role === 'technician' ? { resources: ['my-jobs'], ids: [] } : { resources, ids };
}

export function concerns(change: Notified, actor: Actor): boolean {
  if (change.demo !== actor.demo) return false;
  if (change.everyone) return true;
  if (actor.role === 'staff' || actor.role === 'admin') return true;
  if (actor.role === 'technician' && !includes(change.users, actor.userId))
    return includes(change.accounts, actor.accountId) && OF_JOBS.some((name) => change.resources.includes(name));
  return (
    includes(change.accounts, actor.accountId) ||
    includes(change.users, actor.userId) ||
    includes(change.chats, actor.chatSessionId)
  );
}

function includes(audience: (string | null | undefined)[] | undefined, id: string | null | undefined): boolean {
  return Boolean(id && audience?.includes(id));
}
