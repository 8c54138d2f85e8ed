import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { person } from '../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../support/app.js';

describe('SEC-05 streams of events', () => {
  let test: TestApp;
  const open: IncomingMessage[] = [];
  beforeAll(async () => {
    test = await startTestApp({
      LIVE_STREAMS: '40',
      LIVE_STREAMS_PER_SOURCE: '25',
      VISITOR_STREAMS: '12',
      VISITOR_STREAMS_PER_SOURCE: '5',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    await test.app.listen(0, '127.0.0.1');
  });
  afterEach(() => open.splice(0).forEach((stream) => stream.destroy()));
  afterAll(() => test.close());

  /** Opens a stream and leaves it open; a refusal is read to its end. */
  const stream = async (path: string, headers: Record<string, string>, source = '192.0.2.1') => {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(
        { host: '127.0.0.1', port, path, headers: { ...headers, 'X-Forwarded-For': source }, agent: false },
        resolve,
      ).once('error', reject);
    });
    answer.on('error', () => undefined);
    if (answer.statusCode === 200) {
      open.push(answer);
      return { status: 200, retryAfter: undefined, body: undefined };
    }
    const body = JSON.parse((await answer.toArray()).join('')) as { code: string };
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), body };
  };
  /** So many at once are taken, and how the first one beyond is answered. */
  const fill = async (ask: () => ReturnType<typeof stream>, most = 60) => {
    for (let taken = 0; taken < most; taken += 1) {
      const answer = await ask();
      if (answer.status !== 200) return { taken, answer };
    }
    return { taken: most, answer: undefined };
  };
  const conversation = async () => {
    const { body } = await test.http('post', '/api/chat-sessions').send({}).expect(201);
    return () => stream(`/api/chat-sessions/${body.id}/events`, { 'X-Chat-Secret': body.secret });
  };
  const REFUSED = {
    retryAfter: expect.any(Number),
    body: { error: expect.any(String), code: 'too_many_streams', requestId: expect.any(String) },
  };

  it('SEC-05 a conversation has a few, and a new one once an old one is closed', async () => {
    const ask = await conversation();
    const { taken, answer } = await fill(ask);
    expect(taken).toBeGreaterThanOrEqual(4);
    expect(taken).toBeLessThanOrEqual(10);
    expect(answer).toEqual({ status: 429, ...REFUSED });
    expect(answer?.retryAfter).toBeGreaterThan(0);
    open.pop()?.destroy();
    await eventually(async () => (await ask()).status === 200);
  });

  it('SEC-05 a session has a few', async () => {
    const { token } = await person(test, 'landlord');
    const { taken, answer } = await fill(() => stream('/api/events', { Authorization: `Bearer ${token}` }));
    expect(taken).toBeLessThanOrEqual(20);
    expect(answer).toEqual({ status: 429, ...REFUSED });
  });

  it('SEC-05 a source has some, over all its conversations', async () => {
    const { taken, answer } = await fill(async () => (await conversation())());
    expect([taken, answer?.status]).toEqual([25, 429]);
  });

  it('SEC-05 a process has a number of them, and then sends elsewhere', async () => {
    let n = 0;
    const { taken, answer } = await fill(async () => {
      const { body } = await test.http('post', '/api/chat-sessions').send({}).expect(201);
      return stream(`/api/chat-sessions/${body.id}/events`, { 'X-Chat-Secret': body.secret }, `198.51.100.${(n += 1)}`);
    });
    expect([taken, answer?.status, answer?.body?.code]).toEqual([40, 503, 'unavailable']);
    expect(answer?.retryAfter).toBeGreaterThan(0);
  });

  it('SEC-05 visitors of public pages have some for each source and process, and take none from people who are signed in', async () => {
    const ask = (source?: string) => stream('/api/announcements/events', {}, source);
    const { taken, answer } = await fill(() => ask());
    expect([taken, answer?.status]).toEqual([5, 429]);
    expect(answer).toMatchObject(REFUSED);
    let n = 0;
    const others = await fill(() => ask(`198.51.100.${(n += 1)}`));
    expect([others.taken, others.answer?.status]).toEqual([7, 503]);
    const { token } = await person(test, 'landlord');
    expect((await stream('/api/events', { Authorization: `Bearer ${token}` })).status).toBe(200);
    open.shift()?.destroy();
    await eventually(async () => (await ask()).status === 200);
  });

  it('SEC-05 none stays counted once all are closed', async () => {
    const ask = await conversation();
    await eventually(async () => (await ask()).status === 200);
  });
});
