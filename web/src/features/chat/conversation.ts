import { toProblem } from '@api/problem';
import type { Language } from '@contract/languages';
import { v4 as uuid } from 'uuid';
import type { AnswerAddress, ChatLine, NewSession, Translated } from './api/chat-api';
import type { KeptSession } from './kept';
import { lineOf, merged, type Line } from './lines';
import { isHeldBack, Outbox, type About, type Outgoing } from './outbox';
import { SHOW_TYPING_MS, TELL_TYPING_MS } from './typing-times';

export interface ConversationState {
  /** Whether there is an open session to return to. */
  open: boolean;
  /** Either side has ended it. The next message begins a new one. */
  closed: boolean;
  lines: readonly Line[];
  /** Whether someone is typing an answer. */
  typing: boolean;
}

/** What the conversation needs from the server and the browser. */
export interface ConversationDeps {
  kept: () => KeptSession | null;
  keep: (session: KeptSession | null) => void;
  /** Messages that were written before a reload but not sent. */
  unsent: () => readonly Outgoing[];
  keepUnsent: (lines: readonly Outgoing[]) => void;
  begin: (body: NewSession) => Promise<KeptSession>;
  send: (session: KeptSession, line: { id: string; message: string; language: Language }) => Promise<ChatLine>;
  read: (session: KeptSession, after: number) => Promise<{ lines: ChatLine[]; closed: boolean }>;
  listen: (session: KeptSession, signal: AbortSignal, hear: (typing?: boolean) => void) => Promise<void>;
  tellTyping: (session: KeptSession) => Promise<void>;
  tellPage: (session: KeptSession, page: string | null) => Promise<void>;
  tellSeen: (session: KeptSession, sequence: number) => Promise<void>;
  readAddress: (session: KeptSession) => Promise<AnswerAddress>;
  leaveAddress: (session: KeptSession, email: string | null) => Promise<AnswerAddress>;
  translate: (session: KeptSession, ids: readonly string[], to: Language) => Promise<Translated[]>;
  askForEmails: (session: KeptSession, email: string | null) => Promise<void>;
  pause: (failures: number, signal: AbortSignal, leastSeconds?: number) => Promise<void>;
  /** Called with the number of messages from the team that arrived live. */
  onHeard: (count: number) => void;
}

const EMPTY: ConversationState = { open: false, closed: false, lines: [], typing: false };

const isGone = (error: unknown) => toProblem(error).status === 404;
const isClosed = (error: unknown) => toProblem(error).code === 'transition_forbidden';

/**
 * A visitor's conversation. The first message begins it, and answers arrive live. After every interruption, it uses the server's
 * message numbers to read what it missed, and sends what it held back, so that nothing is lost or duplicated.
 */
export class Conversation {
  private state = EMPTY;
  private session: KeptSession | null = null;
  private readonly listeners = new Set<() => void>();
  private stop: AbortController | undefined;
  private reading: Promise<void> | undefined;
  private again = false;
  /** Messages in the first read were written before the visitor came back, so they aren't counted as new. */
  private returning = false;
  private beginning: Promise<KeptSession> | undefined;
  /** Counts changes of the person at this browser. Responses to requests of an earlier person are ignored. */
  private era = 0;
  private readonly outbox: Outbox;
  private toldTypingAt = 0;
  /** The page of the site that is on screen, and the session and page that were last reported to the server. */
  private page: string | null = null;
  private toldPage = '';
  /** The session and the last message that were reported to the server as seen. */
  private toldSeen = '';
  private typingEnds: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deps: ConversationDeps) {
    this.outbox = new Outbox({
      deliver: (line) => this.deliver(line),
      onHeldBack: (ids) => this.mark(ids, 'waiting'),
      keep: deps.keepUnsent,
      pause: deps.pause,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): ConversationState => this.state;

  /** Restores the conversation that the browser has stored, if there is one, and sends waiting messages. */
  resume(): void {
    const kept = this.deps.kept();
    const unsent = this.deps.unsent();
    if (kept && kept.id !== this.session?.id) {
      this.take(kept);
      this.returning = true;
      this.show({ open: true, closed: false, lines: this.state.lines.filter(({ state }) => state !== 'sent') });
    }
    this.show({
      lines: [
        ...this.state.lines,
        ...unsent.filter(({ id }) => !this.state.lines.some((line) => line.id === id)).map(lineOf),
      ],
    });
    void this.outbox.push(...unsent);
  }

  /** Stops listening and retrying, because the chat is no longer on screen. */
  pauseListening(): void {
    this.outbox.stop();
    this.hangUp();
  }

  /** The person at the browser has changed: clears the screen and stops sending. What the browser has stored is kept. */
  leave(): void {
    this.era += 1;
    this.hangUp();
    this.outbox.drop();
    this.beginning = undefined;
    this.show(EMPTY);
  }

  /** Shows staff, at most every few seconds, that the visitor is typing. Does nothing before the conversation has begun. */
  type(): void {
    const now = Date.now();
    if (!this.session || this.state.closed || now - this.toldTypingAt < TELL_TYPING_MS) return;
    this.toldTypingAt = now;
    void this.deps.tellTyping(this.session).catch(() => undefined);
  }

  /** Sets the page of the site that is on screen, or null for none. Staff see it until the conversation ends. */
  visit(page: string | null): void {
    this.page = page;
    this.tellPage();
  }

  private tellPage(): void {
    const { session, page, toldPage } = this;
    const told = `${session?.id} ${page}`;
    if (!session || this.state.closed || told === toldPage) return;
    if (page === null && !toldPage.startsWith(session.id)) return;
    this.toldPage = told;
    this.deps.tellPage(session, page).catch(() => {
      if (this.toldPage === told) this.toldPage = toldPage;
    });
  }

  /**
   * Reports that all messages are on screen: for each answer, and once before the first one, because the server only emails
   * visitors whose page reports this.
   */
  see(): void {
    const { session, toldSeen } = this;
    const answer = this.state.lines.findLast(
      ({ sequence, sender_type }) => sequence !== null && sender_type !== 'visitor',
    );
    const sequence = answer?.sequence ?? 0;
    const told = `${session?.id} ${sequence}`;
    if (!session || told === toldSeen) return;
    this.toldSeen = told;
    this.deps.tellSeen(session, sequence).catch(() => {
      if (this.toldSeen === told) this.toldSeen = toldSeen;
    });
  }

  /** Reads where answers are emailed while the visitor is away. Undefined before the conversation has begun. */
  async address(): Promise<AnswerAddress | undefined> {
    return this.session ? this.deps.readAddress(this.session) : undefined;
  }

  async leaveAddress(email: string | null): Promise<AnswerAddress | undefined> {
    return this.session ? this.deps.leaveAddress(this.session, email) : undefined;
  }

  async askForEmails(email: string | null): Promise<void> {
    if (this.session) await this.deps.askForEmails(this.session, email);
  }

  /** Reads the team's messages in another language. Empty before the conversation has begun. */
  async translate(ids: readonly string[], to: Language): Promise<Translated[]> {
    return this.session ? this.deps.translate(this.session, ids, to) : [];
  }

  private hangUp(): void {
    this.showTyping(false);
    this.stop?.abort();
    this.stop = undefined;
    this.session = null;
  }

  /** Sends a message. The first one begins the session, with the role and the service that the visitor came from. */
  async say(message: string, language: Language, about: About): Promise<void> {
    if (this.state.closed) this.forget();
    const outgoing = { id: uuid(), message, language, about, at: new Date().toISOString() };
    this.show({ lines: [...this.state.lines, lineOf(outgoing)] });
    await this.outbox.push(outgoing);
  }

  /** Sends a waiting or refused message now. If the conversation has ended, this begins a new one. */
  async sayAgain(id: string, language: Language, about: About): Promise<void> {
    const line = this.state.lines.find((one) => one.id === id && (one.state === 'failed' || one.state === 'waiting'));
    if (!line) return;
    if (this.state.closed) this.forget();
    this.mark([id], 'sending');
    await this.outbox.push({ id, message: line.message, language, about, at: line.created_at });
  }

  private async deliver({ id, message, language, about }: Outgoing): Promise<boolean> {
    const { era } = this;
    this.mark([id], 'sending');
    try {
      const session = await this.ensure({ ...about, language });
      if (era !== this.era) return true;
      const answer = await this.deps.send(session, { id, message, language });
      if (era === this.era) this.show({ lines: merged(this.state.lines, [answer]) });
    } catch (error) {
      if (era !== this.era) return true;
      if (isHeldBack(error)) return false;
      if (isClosed(error)) this.show({ closed: true, open: false });
      if (isGone(error)) this.lose();
      this.mark([id], 'failed');
    }
    return true;
  }

  /** Makes sure that two simultaneous messages begin only one session. */
  private ensure(body: NewSession): Promise<KeptSession> {
    const known = this.session ?? this.deps.kept();
    if (known) return Promise.resolve(known);
    this.beginning ??= this.begin(body);
    return this.beginning;
  }

  private async begin(body: NewSession): Promise<KeptSession> {
    const { era } = this;
    try {
      const session = await this.deps.begin(body);
      if (era === this.era) {
        this.deps.keep(session);
        this.take(session);
        this.show({ open: true });
      }
      return session;
    } finally {
      if (era === this.era) this.beginning = undefined;
    }
  }

  private take(session: KeptSession): void {
    this.hangUp();
    this.session = session;
    this.stop = new AbortController();
    this.tellPage();
    void this.listen(session, this.stop.signal);
  }

  private async listen(session: KeptSession, signal: AbortSignal): Promise<void> {
    for (let failures = 1; !signal.aborted; failures += 1) {
      const hear = (typing = false) => {
        failures = 0;
        if (typing) return this.showTyping(true);
        void this.readMore(session);
        void this.outbox.flush();
      };
      const failure = await this.deps.listen(session, signal, hear).catch((error: unknown) => toProblem(error));
      if (failure && isGone(failure) && this.session === session) this.lose();
      if (!signal.aborted) await this.deps.pause(failures, signal, failure?.retryAfter);
    }
  }

  /** Reads are serialized. If something changes during a read, another one follows. */
  private readMore(session: KeptSession): Promise<void> {
    this.again = true;
    this.reading ??= (async () => {
      while (this.again && this.session === session) {
        this.again = false;
        await this.readOnce(session).catch((error: unknown) => {
          // The visitor has lost access, for example because a wrong address was corrected. What was read before must not stay
          // on screen.
          if (isGone(error) && this.session === session) this.lose();
        });
      }
    })().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readOnce(session: KeptSession): Promise<void> {
    const { lines } = this.state;
    const last = Math.max(0, ...lines.map(({ sequence }) => sequence ?? 0));
    // One of our messages may have a higher number than a message that we haven't seen, so read from the last number without a
    // gap.
    const seen = new Set(lines.map(({ sequence }) => sequence));
    let after = 0;
    while (after < last && seen.has(after + 1)) after += 1;
    const news = await this.deps.read(session, after);
    if (this.session !== session) return;
    const heard = news.lines.filter(
      ({ id, sender_type }) => sender_type !== 'visitor' && !this.state.lines.some((line) => line.id === id),
    ).length;
    this.show({ lines: merged(this.state.lines, news.lines), closed: news.closed, open: !news.closed });
    if (heard > 0 || news.closed) this.showTyping(false);
    if (heard > 0 && !this.returning) this.deps.onHeard(heard);
    this.returning = false;
  }

  /** The server doesn't know the session any more. The messages stay on screen, and the next one begins a new session. */
  private lose(): void {
    this.hangUp();
    this.deps.keep(null);
    this.show({ open: false });
  }

  /** Starts over: clears the ended conversation from the screen, except for messages that weren't delivered. */
  private forget(): void {
    this.hangUp();
    this.deps.keep(null);
    this.show({ ...EMPTY, lines: this.state.lines.filter(({ state }) => state !== 'sent') });
  }

  /** Shows the indicator for a few seconds. A person who keeps typing reports it again. */
  private showTyping(typing: boolean): void {
    clearTimeout(this.typingEnds);
    if (typing) this.typingEnds = setTimeout(() => this.showTyping(false), SHOW_TYPING_MS);
    if (typing !== this.state.typing) this.show({ typing });
  }

  private mark(ids: readonly string[], state: Line['state']): void {
    this.show({ lines: this.state.lines.map((line) => (ids.includes(line.id) ? { ...line, state } : line)) });
  }

  private show(change: Partial<ConversationState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
