import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';

const RECONNECT_MS = 250;
const HEARTBEAT_MS = 10_000;

export interface ListenerEvents {
  /** A connection as the settings want it, not connected yet. */
  client: () => pg.Client;
  channels: () => Iterable<string>;
  heard: (channel: string, payload: string) => void;
  /** It listens; what was said before it may have been missed. */
  listening: () => void;
  lost: () => void;
}

/**
 * One connection that listens, made again whenever it is lost. A line that died without a word is found by a heartbeat: a
 * listener asks nothing by itself and would wait on it for good.
 */
export class LiveListener {
  private readonly log = new Logger('Live');
  private readonly stopped = new AbortController();
  private client: pg.Client | null = null;
  /** Said once, not with every attempt. */
  private failing = false;

  constructor(
    private readonly events: ListenerEvents,
    private readonly heartbeatMs = HEARTBEAT_MS,
  ) {}

  /** Settles after the first attempt; goes on by itself until `stop`. */
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

  /** `ended` settles when the connection is gone, at once if it could not be made. */
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

  /** A query that is not answered ends the connection by its own timeout. */
  private async beat(client: pg.Client): Promise<void> {
    while (this.client === client) {
      await pause(this.heartbeatMs, undefined, { ref: false, signal: this.stopped.signal }).catch(() => undefined);
      if (this.client === client && !this.stopped.signal.aborted) await client.query('select 1').catch(() => undefined);
      if (this.stopped.signal.aborted) return;
    }
  }
}
