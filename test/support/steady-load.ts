import { setTimeout as pause } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { v7 } from 'uuid';
import type { RentedHome } from './home-by-fetch.js';

/** Each of the parallel callers waits this long between two requests. */
const BETWEEN_MS = 60;
/** People look at an error before they do something else. */
const AFTER_A_FAILURE_MS = 1000;
const AGAIN_MS = 200;
/** Longer than a claim of a process that is gone is kept. */
const SETTLED_MS = 150_000;

export type Kind = 'payment' | 'message' | 'request';
/** One thing that someone did. Its mark is its Idempotency-Key, and a part of what is stored. */
interface Write {
  kind: Kind;
  mark: string;
  path: string;
  token: string;
  body: object;
}
interface Answer {
  status: number;
  body: { id?: string; code?: string };
}
export interface Failure {
  what: string;
  status: number;
  code: string | undefined;
}

/**
 * What people do all the time: read, record payments, write messages, report what is broken. It remembers which writes were
 * acknowledged, and which requests failed. Nothing is repeated until `settle`.
 */
export class SteadyLoad {
  readonly acknowledged = new Map<string, Write & { id: string }>();
  readonly failures: Failure[] = [];
  private readonly open = new Map<string, Write>();
  private running: Promise<void>[] = [];
  private stopped = false;
  /** How long these people wait for an answer before they give up; undefined is for as long as it takes. */
  patienceMs: number | undefined;

  constructor(
    private readonly url: string,
    private readonly home: RentedHome,
  ) {}

  start(): void {
    this.stopped = false;
    const { landlord, tenant, leaseId } = this.home;
    const reads: [string, string?][] = [
      ['/api/landlords/properties', landlord],
      [`/api/landlords/leases/${leaseId}/ledger/summary`, landlord],
      ['/api/tenants/me/lease', tenant],
      ['/api/announcements'],
    ];
    this.running = [
      ...reads.map(([path, token]) => this.repeat(() => this.read(path, token))),
      ...[this.payment, this.payment, this.message, this.tenantsMessage, this.request].map((next) =>
        this.repeat(() => this.write(next())),
      ),
    ];
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  /**
   * Repeats what got no answer with the same key, as a client does, until it has one. Here no one gives up after `patienceMs`:
   * on a busy machine each try would only leave a claim that holds up the next one for a minute.
   */
  async settle(): Promise<void> {
    this.patienceMs = undefined;
    for (const write of this.open.values()) {
      await this.repeatUntilAnswered(write);
      this.acknowledged.set(write.mark, { ...write, id: '' });
    }
    this.open.clear();
  }

  private async repeatUntilAnswered(write: Write): Promise<void> {
    const end = Date.now() + SETTLED_MS;
    for (;;) {
      const { status, body } = await this.ask('POST', write.path, write);
      // `request_applied`: it happened, and the process that did it died before its answer was kept.
      if ((status >= 200 && status < 300) || body.code === 'request_applied') return;
      const refused = status >= 400 && status < 500 && body.code !== 'request_running';
      if (refused || Date.now() > end) throw new Error(`${write.kind}: ${status} ${JSON.stringify(body)}`);
      await pause(AGAIN_MS);
    }
  }

  marks(kind: Kind): string[] {
    return [...this.acknowledged.values()].filter((write) => write.kind === kind).map(({ mark }) => mark);
  }

  private async repeat(once: () => Promise<boolean>): Promise<void> {
    while (!this.stopped) await pause((await once()) ? BETWEEN_MS : AFTER_A_FAILURE_MS);
  }

  private async read(path: string, token = ''): Promise<boolean> {
    return this.note(`GET ${path}`, await this.ask('GET', path, { token }));
  }

  private async write(write: Write): Promise<boolean> {
    this.open.set(write.mark, write);
    const answer = await this.ask('POST', write.path, write);
    if (!this.note(`POST ${write.path}`, answer)) return false;
    this.open.delete(write.mark);
    this.acknowledged.set(write.mark, { ...write, id: answer.body.id ?? '' });
    return true;
  }

  private note(what: string, { status, body }: Answer): boolean {
    const ok = status >= 200 && status < 300;
    if (!ok) this.failures.push({ what, status, code: body.code });
    return ok;
  }

  private readonly payment = (): Write => {
    const mark = v7();
    const body = { amountCents: 100, note: mark, anotherPayment: true };
    return this.by('landlord', {
      kind: 'payment',
      mark,
      path: `/api/landlords/leases/${this.home.leaseId}/payments`,
      body,
    });
  };

  private readonly message = (): Write => {
    const mark = v7();
    return this.by('landlord', {
      kind: 'message',
      mark,
      path: '/api/messages',
      body: { leaseId: this.home.leaseId, message: mark },
    });
  };

  private readonly tenantsMessage = (): Write => ({ ...this.message(), token: this.home.tenant });

  private readonly request = (): Write => {
    const mark = v7();
    const body = { title: mark, description: 'It drips.', issueType: 'Plumbing', priority: 'Low' };
    return this.by('tenant', { kind: 'request', mark, path: '/api/service-requests', body });
  };

  private by(who: 'landlord' | 'tenant', write: Omit<Write, 'token'>): Write {
    return { ...write, token: this.home[who] };
  }

  /** Status 0 where there was no answer at all. */
  private async ask(
    method: string,
    path: string,
    { token, mark, body }: { token: string; mark?: string; body?: object },
  ): Promise<Answer> {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(mark && { 'idempotency-key': mark, 'content-type': 'application/json' }),
    };
    try {
      const sent = {
        ...(body && { body: JSON.stringify(body) }),
        ...(this.patienceMs && { signal: AbortSignal.timeout(this.patienceMs) }),
      };
      const answer = await fetch(`${this.url}${path}`, { method, headers, ...sent });
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    } catch (error) {
      return { status: 0, body: { code: String(error) } };
    }
  }
}

/**
 * A browser that is open all the time: it reads the list once connected, and again when the server says so; everything later it
 * learns from the events alone.
 */
export class OpenBrowser {
  /** Ids of service requests that it has been shown. */
  readonly seen = new Set<string>();
  /** Streams that the server ended in order, and those that broke off. */
  ended = 0;
  broken = 0;
  private readonly closed = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.closed.signal.aborted) {
      await this.follow().catch(() => this.closed.signal.aborted || (this.broken += 1));
      await pause(AGAIN_MS);
    }
  }

  private async follow(): Promise<void> {
    const answer = await this.get('/api/events');
    if (!answer.ok || !answer.body) return;
    await this.readAll();
    const parser = createParser({ onEvent: ({ event, data }) => this.hear(event, data) });
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) parser.feed(text);
    this.ended += 1;
  }

  private hear(event: string | undefined, data: string): void {
    if (event === 'resync') void this.readAll().catch(() => undefined);
    if (event === 'change') for (const id of (JSON.parse(data) as { ids: string[] }).ids) this.seen.add(id);
  }

  private async readAll(): Promise<void> {
    const answer = await this.get('/api/service-requests?limit=200');
    if (!answer.ok) throw new Error(`The list of requests answers ${answer.status}`);
    for (const { id } of (await answer.json()) as { id: string }[]) this.seen.add(id);
  }

  private get(path: string): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: this.closed.signal,
    });
  }
}
