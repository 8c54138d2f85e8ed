import type { Language } from '@contract/languages';
import { v4 as uuid } from 'uuid';
import { toProblem } from '@api/problem';
import type { ChatLine, NewSession } from './api/chat-api';
import type { KeptSession } from './kept';

/** A line on screen: one of the server's, or one of ours on its way. */
export interface Line extends Pick<ChatLine, 'id' | 'message' | 'sender_type' | 'created_at'> {
  /** Null until the server has counted it. */
  sequence: number | null;
  state: 'sent' | 'sending' | 'failed';
}

export interface ConversationState {
  /** Whether a session is open, which one can return to. */
  open: boolean;
  /** The other side or we have ended it; the next line begins another. */
  closed: boolean;
  lines: readonly Line[];
}

/** What the conversation needs of server and browser. */
export interface ConversationDeps {
  kept: () => KeptSession | null;
  keep: (session: KeptSession | null) => void;
  begin: (body: NewSession) => Promise<KeptSession>;
  send: (session: KeptSession, line: { id: string; message: string; language: Language }) => Promise<ChatLine>;
  read: (session: KeptSession, after: number) => Promise<{ lines: ChatLine[]; closed: boolean }>;
  listen: (session: KeptSession, signal: AbortSignal, hear: () => void) => Promise<void>;
  pause: (failures: number, signal: AbortSignal) => Promise<void>;
  /** Lines of the other side that came while we were listening. */
  onHeard: (count: number) => void;
}

const EMPTY: ConversationState = { open: false, closed: false, lines: [] };

const isGone = (error: unknown) => toProblem(error).status === 404;
const isClosed = (error: unknown) => toProblem(error).code === 'transition_forbidden';

/** The server's lines by their number, then ours that it has not counted yet. */
function merged(before: readonly Line[], come: readonly ChatLine[]): Line[] {
  const known = new Map(before.map((line) => [line.id, line]));
  for (const line of come) known.set(line.id, { ...line, state: 'sent' });
  return [...known.values()].sort((left, right) => (left.sequence ?? Infinity) - (right.sequence ?? Infinity) || 0);
}

/**
 * A visitor's conversation: begins with the first line, hears answers live, and after every break reads what it missed
 * by the server's numbers, so that nothing is lost or doubled.
 */
export class Conversation {
  private state = EMPTY;
  private session: KeptSession | null = null;
  private readonly listeners = new Set<() => void>();
  private stop: AbortController | undefined;
  private reading: Promise<void> | undefined;
  private again = false;
  private beginning: Promise<KeptSession> | undefined;

  constructor(private readonly deps: ConversationDeps) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): ConversationState => this.state;

  /** Takes up the conversation that the browser keeps, if there is one. */
  resume(): void {
    const kept = this.deps.kept();
    if (!kept || kept.id === this.session?.id) return;
    this.take(kept);
    this.show({ open: true, closed: false, lines: [] });
  }

  pauseListening(): void {
    this.stop?.abort();
    this.stop = undefined;
    this.session = null;
  }

  /** Says something; the first line begins the session, for the role and the service that led here. */
  async say(message: string, language: Language, about: Pick<NewSession, 'role' | 'service' | 'visitorId'>): Promise<void> {
    if (this.state.closed) this.forget();
    const line: Line = { id: uuid(), sequence: null, message, sender_type: 'visitor', created_at: new Date().toISOString(), state: 'sending' };
    this.show({ lines: [...this.state.lines, line] });
    await this.deliver(line, language, about);
  }

  async sayAgain(id: string, language: Language, about: Pick<NewSession, 'role' | 'service' | 'visitorId'>): Promise<void> {
    const line = this.state.lines.find((one) => one.id === id && one.state === 'failed');
    if (line) await this.deliver(line, language, about);
  }

  private async deliver(line: Line, language: Language, about: Pick<NewSession, 'role' | 'service' | 'visitorId'>): Promise<void> {
    this.mark(line.id, 'sending');
    try {
      const session = await this.ensure({ ...about, language });
      const answer = await this.deps.send(session, { id: line.id, message: line.message, language });
      this.show({ lines: merged(this.state.lines, [answer]) });
    } catch (error) {
      if (isClosed(error)) this.show({ closed: true, open: false });
      if (isGone(error)) this.lose();
      this.mark(line.id, 'failed');
    }
  }

  /** Two lines at once begin one session. */
  private ensure(body: NewSession): Promise<KeptSession> {
    if (this.session) return Promise.resolve(this.session);
    this.beginning ??= this.deps.begin(body).then((session) => {
      this.deps.keep(session);
      this.take(session);
      this.show({ open: true });
      return session;
    }).finally(() => (this.beginning = undefined));
    return this.beginning;
  }

  private take(session: KeptSession): void {
    this.pauseListening();
    this.session = session;
    this.stop = new AbortController();
    void this.listen(session, this.stop.signal);
  }

  private async listen(session: KeptSession, signal: AbortSignal): Promise<void> {
    for (let failures = 1; !signal.aborted; failures += 1) {
      const hear = () => {
        failures = 0;
        void this.readMore(session);
      };
      await this.deps.listen(session, signal, hear).catch((error: unknown) => isGone(error) && this.session === session && this.lose());
      if (!signal.aborted) await this.deps.pause(failures, signal);
    }
  }

  /** One reading at a time; news during it cause another one. */
  private readMore(session: KeptSession): Promise<void> {
    this.again = true;
    this.reading ??= (async () => {
      while (this.again && this.session === session) {
        this.again = false;
        await this.readOnce(session).catch(() => undefined);
      }
    })().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readOnce(session: KeptSession): Promise<void> {
    const { lines } = this.state;
    const last = Math.max(0, ...lines.map(({ sequence }) => sequence ?? 0));
    // A line of ours may have been counted before one that we have not seen: ask from the last number without a gap.
    const seen = new Set(lines.map(({ sequence }) => sequence));
    let after = 0;
    while (after < last && seen.has(after + 1)) after += 1;
    const news = await this.deps.read(session, after);
    if (this.session !== session) return;
    const heard = news.lines.filter(({ id, sender_type }) => sender_type !== 'visitor' && !this.state.lines.some((line) => line.id === id)).length;
    const first = this.state.lines.length === 0;
    this.show({ lines: merged(this.state.lines, news.lines), closed: news.closed, open: !news.closed });
    if (heard > 0 && !first) this.deps.onHeard(heard);
  }

  /** The server does not know the session any more. What was written stays on screen, and begins another one. */
  private lose(): void {
    this.pauseListening();
    this.deps.keep(null);
    this.show({ open: false });
  }

  /** Begins anew: an ended conversation leaves the screen. */
  forget(): void {
    this.pauseListening();
    this.deps.keep(null);
    this.show(EMPTY);
  }

  private mark(id: string, state: Line['state']): void {
    this.show({ lines: this.state.lines.map((line) => (line.id === id ? { ...line, state } : line)) });
  }

  private show(change: Partial<ConversationState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
