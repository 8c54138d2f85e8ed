import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../src/platform/outbox/jobs.js';
import { SCHEDULE_QUEUE } from '../../src/platform/outbox/queues.js';
import { person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}
interface Export {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
}

const ID = '0190b5a0-0000-7000-8000-000000000001';

describe('OP-02 traces for OpenTelemetry', () => {
  let collector: Server;
  let endpoint: string;
  let bodies: string[] = [];
  let keys: unknown[] = [];
  let test: TestApp | undefined;
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  const valueOf = ({ attributes }: Pick<Span, 'attributes'>, name: string) => {
    const { stringValue, intValue } = attributes.find(({ key }) => key === name)?.value ?? {};
    return stringValue ?? intValue;
  };
  const start = async (env: Record<string, string> = {}) =>
    (test = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env }));
  /** What the process still holds is sent when it ends. */
  const stop = async () => {
    await test?.close();
    test = undefined;
  };

  beforeAll(async () => {
    collector = createServer((request, response) => {
      if (request.url === '/v1/traces') keys.push(request.headers['x-key']);
      void text(request).then((body) => {
        bodies.push(body);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await stop();
    bodies = [];
    keys = [];
  });
  afterAll(() => new Promise((closed) => collector.close(closed)));

  it('a request is a span with the template of its route, and its statements are below it', async () => {
    const { http } = await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key', OTEL_SERVICE_NAME: 'lodgewell-test' });
    const landlord = await person(test!, 'landlord');
    await http('get', `/api/landlords/properties/${ID}?q=someone@example.com`, landlord.token).expect(404);
    await stop();
    const [request] = spans().filter(({ name }) => name.startsWith('GET /api/landlords/properties/:'));
    expect(request).toBeDefined();
    expect(request?.parentSpanId).toBeFalsy();
    expect(valueOf(request!, 'http.response.status_code')).toBe(404);
    const below = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map((span) => valueOf(span, 'db.query.summary'))).toContain('select session');
    expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    const [{ resource }] = (JSON.parse(bodies[0]!) as Export).resourceSpans as [Export['resourceSpans'][number]];
    expect(valueOf(resource, 'service.name')).toBe('lodgewell-test');
    expect(new Set(keys)).toEqual(new Set(['a key']));
  });

  it('a request whose client leaves before its end is a span too', async () => {
    const { app } = await start();
    const landlord = await person(test!, 'landlord');
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const headers = { Authorization: `Bearer ${landlord.token}` };
    const stream = await new Promise<IncomingMessage>((resolve) => {
      get({ host: '127.0.0.1', port, path: '/api/events', headers, agent: false }, resolve);
    });
    expect(stream.statusCode).toBe(200);
    stream.on('error', () => undefined).destroy();
    await new Promise((later) => setTimeout(later, 500));
    await stop();
    expect(spans().filter(({ name }) => name === 'GET /api/events')).toHaveLength(1);
  });

  it('no address, value, token or person is in any span', async () => {
    const { http } = await start();
    const landlord = await person(test!, 'landlord');
    await http('get', `/api/landlords/properties/${ID}?q=someone@example.com`, landlord.token);
    await http('post', '/api/auth/signin').send({ email: 'someone@example.com', password: 'a-secret-password' });
    await http('get', '/api/made-up-address/someone');
    await stop();
    const all = bodies.join();
    expect(all).toContain('POST /api/auth/signin');
    for (const secret of [ID, 'someone', 'a-secret-password', landlord.token.slice(0, 30), 'made-up', '127.0.0.1'])
      expect(all).not.toContain(secret);
  });

  it('a job is a trace of its own with its statements, and so are two jobs at once', async () => {
    const { app } = await start();
    const { boss } = app.get(Jobs);
    await Promise.all(['ledger.check', 'outbox.tidy'].map((name) => boss.send(SCHEDULE_QUEUE, { name })));
    const ran = async () =>
      (await test!.sql<{ name: string }>("select name from schedule_run where name in ('ledger.check', 'outbox.tidy')"))
        .length === 2;
    for (let tries = 0; !(await ran()) && tries < 400; tries += 1) await new Promise((later) => setTimeout(later, 50));
    await stop();
    const traces = ['job ledger.check', 'job outbox.tidy'].map((job) => {
      const root = spans().find(({ name }) => name === job);
      return spans().filter(({ traceId, spanId }) => traceId === root?.traceId && spanId !== root.spanId);
    });
    for (const statements of traces) expect(statements.length).toBeGreaterThan(0);
    expect(traces[0]?.[0]?.traceId).not.toBe(traces[1]?.[0]?.traceId);
  });

  it('nothing is sent for a part of 0', async () => {
    const { http } = await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
    await http('get', '/ping').expect(200);
    await stop();
    expect(bodies).toEqual([]);
  });

  it('a collector that is away delays no answer and stops no end', async () => {
    const { http } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    await http('get', '/ping').expect(200);
    await stop();
    expect(test).toBeUndefined();
  });
});
