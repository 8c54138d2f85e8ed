import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';

describe('SEC-05 addresses', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const TOO_LONG = [
    ['a path of slashes', `/${'/'.repeat(15_000)}x`],
    ['a path of the API', `/api/landlords/${'a'.repeat(2048)}`],
    ['a query', `/api/listings?q=${'a'.repeat(8192)}`],
    ['many parameters', `/api/listings?${'a=1&'.repeat(200)}`],
  ];

  it.each(TOO_LONG)('SEC-05 %s beyond the limit is refused in the error shape', async (_title, path) => {
    const answer = await test.http('get', path);
    expect([answer.status, answer.body]).toEqual([
      414,
      { error: expect.any(String), code: 'address_too_long', requestId: expect.any(String) },
    ]);
  });

  it('SEC-05 what people and the client send stays far below', async () => {
    const long = await test.http('get', `/api/listings?q=${'a'.repeat(2000)}&sort=x&${'b=1&'.repeat(50)}`);
    expect(long.status).not.toBe(414);
  });

  it('SEC-05 headers that are too large are refused in the error shape', async () => {
    await test.app.listen(0, '127.0.0.1');
    const { said } = await talk(test, `GET /ping HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1.1 431 /);
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'headers_too_large',
      error: expect.any(String),
      requestId: expect.any(String),
    });
  });
});

describe('SEC-05 slow requests', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ REQUEST_TIMEOUT_MS: '1000' });
    await test.app.listen(0, '127.0.0.1');
  });
  afterAll(() => test.close());

  it.each([
    ['JSON', 'application/json', '{"email":"', /^HTTP\/1.1 408 [^]*"code":"request_timeout"/],
    [
      'a form with a file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
      /^HTTP\/1.1 4/,
    ],
  ])('SEC-05 %s that comes byte by byte is answered and closed', async (_title, type, begin, answer) => {
    const { said, closed } = await talk(
      test,
      `POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${begin}`,
      async (socket) => {
        for (let n = 0; n < 80 && !socket.destroyed; n += 1) {
          socket.write('a');
          await pause(100);
        }
      },
    );
    expect(closed).toBe(true);
    expect(said).toMatch(answer);
  });

  it('SEC-05 a large file on a slow but steady line is taken', async () => {
    const { token } = await person(test, 'landlord');
    const file = Buffer.alloc(3_000_000, 'a');
    const head =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
    const end = '\r\n--b--\r\n';
    const request = `POST /api/documents HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${head.length + file.length + end.length}\r\n\r\n${head}`;
    const { said } = await talk(test, request, async (socket) => {
      for (let at = 0; at < file.length; at += 100_000) {
        socket.write(file.subarray(at, at + 100_000));
        await pause(100);
      }
      socket.write(end);
    });
    expect(said).toMatch(/^HTTP\/1.1 (201|4\d\d) /);
    expect(said).not.toMatch(/^HTTP\/1.1 408 /);
  });

  it('SEC-05 a connection without a request, and their number, have an end', () => {
    const server = test.app.getHttpServer();
    expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(75_000);
    expect(server.timeout).toBeGreaterThan(0);
    expect(server.maxConnections).toBeGreaterThan(0);
  });
});

/** Speaks to the server by hand: sends, goes on as told, and hears until the connection ends. */
async function talk(
  { app }: TestApp,
  begin: string,
  goOn?: (socket: Socket) => Promise<void>,
): Promise<{ said: string; closed: boolean }> {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += String(chunk)));
  socket.on('error', () => undefined);
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  socket.write(begin);
  await goOn?.(socket);
  const ended = await Promise.race([closed, pause(5000, false)]);
  socket.destroy();
  return { said, closed: ended };
}
