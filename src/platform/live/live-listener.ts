import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';

const RECONNECT_MS = 250;
const HEARTBEAT_MS = 10_000;

export interface ListenerEvents {
  /** A new connection with the installation's settings, not connected yet. */
  client: () => pg.Client;
  channels: () => Iterable<string>;
  heard: (channel: string, payload: string) => void;
  /** Called when it listens. Earlier messages may have been missed. */
  listening: () => void;
  lost: () => void;
}

/**
 * One connection that listens and is replaced whenever it is lost. A heartbeat finds a connection that died silently: a
 * listener sends nothing on its own and would wait for it forever.
 */
export class LiveListener {
  private readonly log = new Logger('Live');
  private readonly stopped = new AbortController();
  private client: pg.Client | null = null;
  /** Logged once and not with every attempt. */
  private failing = false;

  constructor(
    private readonly events: ListenerEvents,
    private readonly heartbeatMs = HEARTBEAT_MS,
  ) {}

  /** Resolves after the first attempt, and then keeps the connection alive until `stop`. */
  async start(): Promise<void> {
    const { ended } = await this.attempt();
    void this.goOn(ended);
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.client?.end().catch(() => undefined);
  }

  private async goOn(ended: Promise<void>): Promise<void> {
    for (let over = ended; ;) {
      await over;
      await pause(RECONNECT_MS, undefined, { ref: false, signal: this.stopped.signal }).catch(() => undefined);
      if (this.stopped.signal.aborted) return;
      ({ ended: over } = await this.attempt());
    }
  }

  /** `ended` resolves when the connection is lost, or immediately if it couldn't be made. */
  private async attempt(): Promise<{ ended: Promise<void> }> {
    const client = this.events.client();
    const ended = new Promise<void>((resolve) => client.once('end', resolve)).then(() => this.forget());
    client.on('notification', ({ channel, payload }) => this.events.heard(channel, payload ?? ''));
    client.on('error', (error) => this.log.warn(`Listening was interrupted: ${error.message}`));
    try {
      await client.connect();
      for (const channel of this.events.channels()) await client.query(`listen ${channel}`);
      this.client = client;
      this.failing = false;
      this.events.listening();
      void this.beat(client);
      return { ended };
    } catch (error) {
      if (!this.failing) this.log.warn(`Cannot listen yet: ${String(error)}`);
      this.failing = true;
      void client.end().catch(() => undefined);
      return { ended: Promise.resolve() };
    }
  }

  private forget(): void {
    this.client = null;
    this.events.lost();
  }

  /** A query that isn't answered ends the connection through its own timeout. */
  private async beat(client: pg.Client): Promise<void> {
    while (this.client === client) {
      await pause(this.heartbeatMs, undefined, { ref: false, signal: this.stopped.signal }).catch(() => undefined);
      if (this.client === client && !this.stopped.signal.aborted) await client.query('select 1').catch(() => undefined);
      if (this.stopped.signal.aborted) return;
    }
  }
}
