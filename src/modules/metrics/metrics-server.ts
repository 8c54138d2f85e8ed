import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { StateMetrics } from './state-metrics.js';

/** Answers `GET /metrics` on METRICS_HOST and METRICS_PORT: never on the port that the world reaches. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly state: StateMetrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.settings;
    if (port === undefined) return;
    // Loaded here, so that it costs nothing where it is off.
    const { collectDefaultMetrics, register } = await import('prom-client');
    if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
    await this.state.register();
    const answer = async (response: ServerResponse) => {
      const text = await register.metrics();
      response.setHeader('content-type', register.contentType).end(text);
    };
    this.server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) =>
      this.respond(request, response, answer),
    );
    await new Promise<void>((listening, failed) => this.server?.once('error', failed).listen(port, host, listening));
    this.log.log(`Metrics are on http://${host}:${this.port}/metrics`);
  }

  /** The port that it listens on; undefined while it is off. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  private respond(
    { method, url }: IncomingMessage,
    response: ServerResponse,
    answer: (response: ServerResponse) => Promise<void>,
  ): void {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    answer(response).catch((error: unknown) => {
      this.log.error({ err: error }, 'Metrics could not be collected');
      response.writeHead(500).end();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
