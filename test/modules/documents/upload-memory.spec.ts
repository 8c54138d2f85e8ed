import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, eventually, type TestApp } from '../../support/app.js';

const MIB = 1024 * 1024;
const SIZE = 20 * MIB;
/** All but the last part of a file of 20 MiB. */
const MOST = Buffer.alloc(18 * MIB, ' ');
const AT_ONCE = 12;
const PDF = Buffer.from('%PDF-1.4\ntrailer << >>\n%%EOF');

describe('SEC-06 uploads that come at once', () => {
  let test: TestApp;
  let place: LetHome;
  let port: number;
  beforeAll(async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' });
    place = await letHome(test);
    await test.app.listen(0, '127.0.0.1');
    ({ port } = test.app.getHttpServer().address() as AddressInfo);
  });
  afterAll(() => test.close());

  /** Begins a file of 20 MiB from an address, and never ends it. */
  const begin = async (source: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST /api/documents HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${source}\r\nAuthorization: Bearer ${place.landlord.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${SIZE}\r\n\r\n`,
    );
    socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n');
    socket.write(MOST);
    return socket;
  };
  const read = (sockets: Socket[]) =>
    sockets.filter(({ bytesWritten, writableLength }) => bytesWritten - writableLength > MOST.length).length;
  const small = (source: string) =>
    test
      .http('post', '/api/documents', place.landlord.token)
      .set('X-Forwarded-For', source)
      .attach('file', PDF, 'a.pdf');

  it('SEC-06 of a dozen large files of one address one is read; others upload meanwhile, and a lost connection makes room', async () => {
    const sockets = await Promise.all(Array.from({ length: AT_ONCE }, () => begin('203.0.113.7')));
    await eventually(async () => read(sockets) >= 1);
    await small('198.51.100.7').expect(201);
    await small('198.51.100.8').expect(201);
    expect(read(sockets)).toBe(1);
    for (const socket of sockets) socket.destroy();
    await small('203.0.113.7').expect(201);
  }, 120_000);
});
