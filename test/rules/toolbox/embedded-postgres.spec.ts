import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { processInfo } from '../../../scripts/lib/process-info.mjs';
import { passingHome } from '../../../scripts/postgres/home.mjs';
import { stopOrphan } from '../../../scripts/postgres/release.mjs';
import { eventually } from '../../support/eventually.js';

interface Held {
  appUrl: string;
  ownerUrl: string;
  folder: string;
  data: string;
}

/** How long a busy machine may take to end a killed process. */
const BUSY = 20_000;
const HOLDER = 'test/support/holds-postgres.mjs';
const started: ChildProcess[] = [];

const hold = (dataDir?: string): ChildProcess => {
  const child = spawn(process.execPath, [HOLDER, ...(dataDir ? [dataDir] : [])], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
};

const held = (child: ChildProcess): Promise<Held> =>
  new Promise((resolve, reject) => {
    let complaint = '';
    child.stdout!.once('data', (text: Buffer) => resolve(JSON.parse(String(text)) as Held));
    child.stderr!.on('data', (text: Buffer) => (complaint += String(text)));
    child.once('close', () => reject(new Error(`It did not start: ${complaint}`)));
  });

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
};

const gone = (url: string): Promise<boolean> =>
  query(url, 'select 1').then(
    () => false,
    () => true,
  );

describe('an embedded PostgreSQL for one run', () => {
  it('ends and leaves nothing behind when the one who started it is killed', async () => {
    const child = hold();
    const { appUrl, folder, data } = await held(child);
    expect(await query(appUrl, 'select 1')).toEqual([1]);
    expect([folder, data].map((path) => existsSync(path))).toEqual([true, true]);
    await kill(child);
    await eventually(() => gone(appUrl), BUSY);
    await eventually(async () => !existsSync(folder) && !existsSync(data), BUSY);
  });

  it('is kept in memory only if it may be and there is room', () => {
    const homes = [passingHome(), passingHome({ inMemory: true })];
    try {
      const room = existsSync('/dev/shm') && statfsSync('/dev/shm');
      // Twice what is needed, because other runs use that memory too.
      const plenty = room && room.bavail * room.bsize > 6e9 && freemem() > 6e9;
      expect(homes[0]!.data).toBe(homes[0]!.folder);
      expect(homes[1]!.data.startsWith('/dev/shm/') || !plenty).toBe(true);
      expect(homes[1]!.folder).not.toMatch(/^\/dev\/shm\//);
    } finally {
      for (const { folder, data } of homes)
        for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
    }
  });
});

describe('an embedded PostgreSQL that lasts', () => {
  let dataDir: string;
  let first: Held;
  let child: ChildProcess;
  const pidFile = (): string => join(first.folder, 'cluster', 'postmaster.pid');
  const postgresPid = (): number => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lasting-'));
    chmodSync(dataDir, 0o755);
    child = hold(dataDir);
    first = await held(child);
    await query(first.ownerUrl, 'create table kept as select 7 as n');
  });
  afterAll(async () => {
    for (const one of started) one.kill('SIGKILL');
    await eventually(() => gone(first.appUrl), BUSY);
    await eventually(async () => !existsSync(pidFile()), BUSY);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('keeps its passwords from others', () => {
    expect(statSync(join(first.folder, 'logins.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(first.folder, 'cluster')).mode & 0o777).toBe(0o700);
  });

  it('asks for the password, also from this machine', async () => {
    const url = new URL(first.appUrl);
    url.password = 'guessed';
    await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('listens on the loopback alone', async () => {
    expect(await query(first.ownerUrl, 'show listen_addresses')).toEqual(['127.0.0.1']);
  });

  it('refuses a second start on the same data, in one sentence', async () => {
    const second = hold(dataDir);
    const [text] = await once(second.stderr!, 'data');
    await once(second, 'exit');
    expect(String(text)).toMatch(/already runs on the data in .*: stop it first\./);
  });

  it('takes a server for stopped that its keeper has stopped in the meantime', async () => {
    const over = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(over, 'exit');
    await expect(stopOrphan(over.pid ?? 0, first.folder)).resolves.toBeUndefined();
  });

  it('starts again at once after its starter was killed, with its data', async () => {
    await kill(child);
    child = hold(dataDir);
    const again = await held(child);
    expect(await query(again.ownerUrl, 'select n from kept')).toEqual([7]);
    expect(new URL(again.appUrl).password).toBe(new URL(first.appUrl).password);
  });

  it('stops a server that lost its keeper, and starts', async () => {
    const orphan = postgresPid();
    const keeper = processInfo(orphan)?.parent ?? 0;
    process.kill(keeper, 'SIGKILL');
    await kill(child);
    expect(processInfo(orphan)?.command).toContain('postgres');
    child = hold(dataDir);
    const again = await held(child);
    expect(processInfo(orphan)).toBeUndefined();
    expect(await query(again.ownerUrl, 'select n from kept')).toEqual([7]);
  });

  it('is not held up by the number of a process that died, when another process has that number now', async () => {
    const pid = postgresPid();
    await kill(child);
    await eventually(async () => processInfo(pid) === undefined && !existsSync(pidFile()), BUSY);
    // What a crash leaves behind: a pid file with the number of an unrelated process, here this one.
    const { uid, gid } = statSync(join(first.folder, 'cluster'));
    writeFileSync(pidFile(), `${process.pid}\n${join(first.folder, 'cluster')}\n0\n5432\n\n127.0.0.1\n`, {
      mode: 0o600,
    });
    if (process.getuid?.() === 0) chownSync(pidFile(), uid, gid);
    child = hold(dataDir);
    expect(await query((await held(child)).ownerUrl, 'select n from kept')).toEqual([7]);
  });
});
