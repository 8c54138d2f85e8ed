import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startServerProcess, untilServing, type ServerProcess } from '../support/server-process.js';

/** Each is found, read and linked by itself before the server answers: what few requests need is loaded when one comes. */
const MODULES_AT_START = 2_300;

/** The server as it is delivered: its files joined (decision 0650). Other tests run the sources. */
describe('the built server', () => {
  let folder: string;
  let database: TestDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'openapi-'));
    // Builds what is stale, and prints the document of the files before they were joined.
    execFileSync(process.execPath, ['scripts/contract.mjs', '--document', join(folder, 'openapi.json')]);
    database = await createTestDatabase();
    const program = ['--import', './test/support/count-modules.mjs', 'dist/server/main.js'];
    server = await startServerProcess(database, {}, program);
    await untilServing(server);
  }, 300_000);
  afterAll(async () => {
    server?.cleanUp();
    await server?.ended;
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  // First: what the others ask for is loaded then.
  it(`loads no more than ${MODULES_AT_START} modules, and not the client behind fetch`, async () => {
    server.child.kill('SIGWINCH');
    const loaded = () => Number(/Modules loaded: (\d+),/.exec(server.output())?.[1]);
    while (Number.isNaN(loaded())) await pause(20);
    expect(loaded()).toBeGreaterThan(500);
    expect(loaded()).toBeLessThanOrEqual(MODULES_AT_START);
    expect(server.output()).toContain('without fetch');
  }, 60_000);

  it('has the API document of its parts, so that no class lost its name, its rules or its shape', async () => {
    const printed = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as Record<string, unknown>;
    const answer = await fetch(`${server.url}/api/openapi.json`);
    expect(await answer.json()).toEqual(printed);
  }, 60_000);

  it('finds what it runs in threads: the file of an import is checked', async () => {
    const userData = { firstName: 'A', lastName: 'B', userType: 'landlord' };
    const signedUp = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.com', password: 'correct horse battery', userData }),
    });
    expect(signedUp.status).toBe(201);
    const { access_token: token } = (await signedUp.json()) as { access_token: string };
    const body = new FormData();
    body.append(
      'file',
      new Blob(['streetNumber,street,city,region,postalCode,country,unit\n1,Main St,Ottawa,ON,K1A 0A1,CA,1']),
      'units.csv',
    );
    const headers = { authorization: `Bearer ${token}` };
    const checked = await fetch(`${server.url}/api/landlords/imports`, { method: 'POST', headers, body });
    expect([checked.status, await checked.json()]).toEqual([201, expect.objectContaining({ id: expect.any(String) })]);
  }, 60_000);

  it('names the sources in its source map', () => {
    const { sources } = JSON.parse(readFileSync('dist/server/server.js.map', 'utf8')) as { sources: string[] };
    const files = sources.map((source) => resolve('dist/server', source));
    expect(files).toContain(resolve('src/modules/leases/lease.service.ts'));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
