import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { freePort, portProblem } from '../../../scripts/lib/ports.mjs';
import { processInfo } from '../../../scripts/lib/process-info.mjs';
import { PRODUCT as namedByScripts } from '../../../scripts/lib/product.mjs';
import { readable } from '../../../scripts/start/log-line.mjs';
import { portFrom, requireFreePort } from '../../../scripts/start/port.mjs';
import { PRODUCT } from '../../../src/contract/product.js';

const listening = async (host: string, work: (port: number) => Promise<void>): Promise<void> => {
  const port = await freePort();
  const server: Server = createServer().listen(port, host);
  await once(server, 'listening');
  try {
    await work(port);
  } finally {
    server.close();
  }
};

describe('the port', () => {
  it('is 3000 unless PORT says another', () => {
    expect(portFrom(undefined)).toBe(3000);
    expect(portFrom('')).toBe(3000);
    expect(portFrom('8080')).toBe(8080);
  });

  it.each(['0', '65536', '-1', '80.5', '3000x', ' 3000', 'http', '1e3'])('refuses PORT=%s in one sentence', (value) => {
    expect(() => portFrom(value)).toThrow(/^PORT must be a whole number from 1 to 65535, not ".*"\.$/);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('is refused when somebody listens on %s', async (host) => {
    await listening(host, async (port) => {
      await expect(requireFreePort(port)).rejects.toThrow(
        new RegExp(`^Port ${port} is taken by another program: .*PORT=${port + 1} npm start\\.$`),
      );
    });
  });

  it('is free again afterwards', async () => {
    const port = await freePort();
    expect(await portProblem(port)).toBeUndefined();
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });
});

describe('the log on the terminal', () => {
  const at = new Date(2026, 2, 1, 14, 3, 22);

  it('shows a request in one line', () => {
    const line = JSON.stringify({
      level: 30,
      time: at.toISOString(),
      method: 'GET',
      path: '/api/units',
      status: 200,
      ms: 12.4,
      msg: 'request',
    });
    expect(readable(line)).toBe('14:03:22 info  GET /api/units 200 12 ms');
  });

  it('shows the stack of an error', () => {
    const line = JSON.stringify({ level: 50, time: at.getTime(), msg: 'failed', err: { stack: 'Error: x\n  at y' } });
    expect(readable(line)).toBe('14:03:22 ERROR failed\nError: x\n  at y');
  });

  it('leaves out what the framework tells of its start, but not its warnings', () => {
    const entry = { time: at.getTime(), context: 'RouterExplorer', msg: 'Mapped {/ping, GET} route' };
    expect(readable(JSON.stringify({ ...entry, level: 30 }))).toBeUndefined();
    expect(readable(JSON.stringify({ ...entry, level: 40 }))).toContain('warn  Mapped');
    expect(
      readable(
        JSON.stringify({ level: 30, time: at.getTime(), method: 'GET', path: '/ping', status: 200, msg: 'request' }),
      ),
    ).toBeUndefined();
  });

  it.each(['Open http://localhost:3000/setup?token=abc', '{ not json', '{"a":1}', ''])('leaves %j as it is', (line) => {
    expect(readable(line)).toBe(line);
  });
});

describe('the scripts', () => {
  it('name the product as its one constant does', () => {
    expect(namedByScripts).toEqual({ name: PRODUCT.name, slug: PRODUCT.slug });
  });

  it('find a running process and its parent, and none where there is none', () => {
    expect(processInfo(process.pid)).toMatchObject({
      pid: process.pid,
      parent: process.ppid,
      command: expect.stringContaining('node'),
    });
    expect(processInfo(2 ** 30)).toBeUndefined();
    expect(processInfo(Number.NaN)).toBeUndefined();
  });
});
