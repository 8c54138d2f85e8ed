import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, isIP, type AddressInfo, type LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Settings } from '../../platform/config/settings.js';
import { WebhookSender } from './send-webhook.js';

const sender = (allowed: boolean) => new WebhookSender({ WEBHOOK_PRIVATE_ADDRESSES: allowed } as Settings);
const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"é":1}' });

describe('what is sent to a landlord’s server', () => {
  let server: Server;
  let port: number;
  let connections = 0;
  const paths: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      paths.push(request.url ?? '');
      request.resume();
      if (request.url === '/redirect') response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end();
      else if (request.url === '/endless') {
        const more = setInterval(() => response.write('x'.repeat(50_000)), 5);
        response.on('close', () => clearInterval(more));
      } else if (request.url === '/refused') response.writeHead(500).end('\u0000it\u0007 broke\n');
      else if (request.url === '/cut') {
        response.write('begun');
        setTimeout(() => response.destroy(), 20);
      } else response.end('thanks');
    });
    server.on('connection', () => (connections += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    paths.length = 0;
    connections = 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  const post = (path: string) => sender(true).post(message(`http://127.0.0.1:${port}${path}`));

  it('WH-009 a 2xx is a success, and the answer’s beginning is kept', async () => {
    expect(await post('/')).toEqual({ status: 200, failure: null, durationMs: expect.any(Number), answer: 'thanks' });
  });

  it('WH-009 a redirect is not followed', async () => {
    expect(await post('/redirect')).toMatchObject({ status: 302, failure: 'status' });
    expect(paths).toEqual(['/redirect']);
  });

  it('WH-009 of an answer without end some KB are read', async () => {
    const { status, failure, answer, durationMs } = await post('/endless');
    expect([status, failure, answer?.length]).toEqual([200, null, 1000]);
    expect(durationMs).toBeLessThan(2000);
  });

  it('WH-009 a refusal is kept without control characters; a cut answer keeps its status', async () => {
    expect(await post('/refused')).toMatchObject({ status: 500, failure: 'status', answer: 'it broke' });
    expect(await post('/cut')).toMatchObject({ status: 200, answer: 'begun' });
  });

  it('WH-009 an answer that is none ends the attempt: 101 closes the connection without an error', async () => {
    const strange = createTcpServer((socket) =>
      socket.resume().end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve));
    const { port: at } = strange.address() as AddressInfo;
    const answer = await sender(true).post(message(`http://127.0.0.1:${at}/`));
    expect(answer).toMatchObject({ status: null, failure: 'connection' });
    await new Promise((resolve) => void strange.close(resolve));
  });

  it('WH-009 distinguishes a missing server, an unknown name and an invalid certificate', async () => {
    const unused = await sender(true).post(message('http://127.0.0.1:9'));
    expect(unused).toMatchObject({ status: null, failure: 'connection', answer: null });
    const missing: LookupFunction = (_, __, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), '');
    expect(await sender(false).post(message('https://hooks.example.com'), missing)).toMatchObject({ failure: 'name' });
    const plain = await sender(true).post(message(`https://127.0.0.1:${port}`));
    expect(plain).toMatchObject({ failure: 'certificate' });
  });

  const PRIVATE = [
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.2.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
  ];
  /** A resolver that is asked once, as the connection asks. */
  const resolves =
    (...addresses: string[]): LookupFunction =>
    (_, { all }, done) => {
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      if (all) done(null, found);
      else done(null, found[0]?.address ?? '', found[0]?.family ?? 4);
    };

  it.each(PRIVATE)('WH-010 %s is refused, as an address and behind a name, without a connection', async (address) => {
    const host = isIP(address) === 6 ? `[${address}]` : address;
    const direct = await sender(false).post(message(`https://${host}:${port}/`));
    expect([address, direct.failure, direct.status]).toEqual([address, 'address', null]);
    const named = await sender(false).post(message(`https://hooks.example.com:${port}/`), resolves(address));
    expect([address, named.failure]).toEqual([address, 'address']);
    expect([connections, paths]).toEqual([0, []]);
  });

  it('WH-010 one private address among public ones is enough to refuse the name', async () => {
    const lookup = resolves('203.0.113.9', '127.0.0.1');
    const answer = await sender(false).post(message(`https://hooks.example.com:${port}/`), lookup);
    expect(answer.failure).toBe('address');
    const mixed = await sender(false).post(
      message(`https://hooks.example.com:${port}/`),
      resolves('93.184.215.14', '127.0.0.1'),
    );
    expect([mixed.failure, connections]).toEqual(['address', 0]);
  });

  it('WH-010 a name that is public when it is checked and private afterwards is asked for only once: the connection’s own', async () => {
    let asked = 0;
    const rebinding: LookupFunction = (name, options, done) => {
      asked += 1;
      resolves(asked === 1 ? '127.0.0.1' : '93.184.215.14')(name, options, done);
    };
    const answer = await sender(false).post(message(`https://hooks.example.com:${port}/`), rebinding);
    expect([answer.failure, asked, connections]).toEqual(['address', 1, 0]);
  });

  it('WH-010 other ways to write an address lead nowhere else', async () => {
    for (const host of ['2130706433', '0x7f000001', '0177.0.0.1', '127.1', 'localhost'])
      expect([host, (await sender(false).post(message(`https://${host}:${port}/`))).failure]).toEqual([
        host,
        'address',
      ]);
    expect(connections).toBe(0);
  });

  it('WH-010 without the setting nothing is sent in the clear', async () => {
    const lookup = resolves('93.184.215.14');
    expect(await sender(false).post(message('http://hooks.example.com/'), lookup)).toMatchObject({
      failure: 'address',
    });
  });
});

it('WH-009 a server that doesn’t answer is given up after 10 seconds', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const answer = await sender(true).post(message(`http://127.0.0.1:${port}`));
  silent.closeAllConnections();
  silent.close();
  expect(answer).toMatchObject({ status: null, failure: 'timeout' });
  expect(answer.durationMs).toBeGreaterThan(9500);
  expect(answer.durationMs).toBeLessThan(13_000);
}, 20_000);
