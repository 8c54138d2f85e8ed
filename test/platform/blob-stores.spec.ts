import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../../src/platform/errors/problem.js';
import { isEmpty, type BlobStore, type ListedStore } from '../../src/platform/files/blob-store.js';
import { DiskStore } from '../../src/platform/files/disk-store.js';
import { moveFiles } from '../../src/platform/files/move-files.js';
import { MovingStore } from '../../src/platform/files/moving-store.js';
import { PART_BYTES, S3Store } from '../../src/platform/files/s3/s3-store.js';
import { eventually } from '../support/eventually.js';
import { startS3Server, type S3Server } from '../support/s3-server.js';

/** Only for a server that gives no answer: a busy machine may take longer for one. */
const IMPATIENT = { connectMs: 200, answerMs: 300, attempts: 2, pauseMs: 100 };

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 'stores-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let stores = 0;
const disk = () => new DiskStore(join(folder, `disk-${++stores}`));
const bucket = () => new S3Store(server.settings({ prefix: `store-${++stores}/` }));
const placesOf = async (store: ListedStore) => {
  const places: string[] = [];
  for await (const place of store.places()) places.push(place);
  return places.sort();
};

describe.each([
  ['a folder', disk],
  ['an S3 store', bucket],
])('DC-003 files in %s', (_name, open) => {
  const bytes = randomBytes(3000);
  const pieces = [bytes.subarray(0, 1000), bytes.subarray(1000)];

  it('come back as they were stored, in whole and in part', async () => {
    const store = open();
    await store.put('aa/bb/one', pieces);
    expect(await store.get('aa/bb/one')).toEqual(bytes);
    expect(await store.getPart('aa/bb/one', 500, 1500)).toEqual(bytes.subarray(500, 1500));
    expect(await store.getPart('aa/bb/one', 2900, 9000)).toEqual(bytes.subarray(2900));
    expect(await store.getPart('aa/bb/one', 3000, 4000)).toEqual(Buffer.alloc(0));
    expect(await store.getPart('aa/bb/one', 7, 7)).toEqual(Buffer.alloc(0));
  });

  it('that are not there are null, and can be removed all the same', async () => {
    const store = open();
    expect(await store.get('aa/bb/none')).toBeNull();
    expect(await store.getPart('aa/bb/none', 0, 10)).toBeNull();
    await store.put('aa/bb/one', pieces);
    await store.remove('aa/bb/one');
    await store.remove('aa/bb/one');
    expect(await store.get('aa/bb/one')).toBeNull();
    expect(await isEmpty(store)).toBe(true);
  });

  it('are replaced as a whole, and listed', async () => {
    const store = open();
    expect(await placesOf(store)).toEqual([]);
    await store.put('aa/bb/one', pieces);
    await store.put('parts/cc/two-0', [Buffer.from('two')]);
    await store.put('aa/bb/one', [Buffer.from('another')]);
    expect((await store.get('aa/bb/one'))?.toString()).toBe('another');
    expect(await placesOf(store)).toEqual(['aa/bb/one', 'parts/cc/two-0']);
    expect(await isEmpty(store)).toBe(false);
  });

  it('may be empty', async () => {
    const store = open();
    await store.put('aa/bb/empty', []);
    expect(await store.get('aa/bb/empty')).toEqual(Buffer.alloc(0));
  });

  it('larger than a part arrive whole', async () => {
    const store = open();
    const large = randomBytes(2 * PART_BYTES + 12_345);
    await store.put('aa/bb/large', inPieces(large));
    expect((await store.get('aa/bb/large'))?.equals(large)).toBe(true);
    const [from, to] = [PART_BYTES - 10, PART_BYTES + 10];
    expect(await store.getPart('aa/bb/large', from, to)).toEqual(large.subarray(from, to));
  });

  it.each([1000, 2 * PART_BYTES + 1])(
    'of which %i bytes arrive before the rest is lost are not there',
    async (sent) => {
      const store = open();
      const lost = new Error('the sender is gone');
      await expect(store.put('aa/bb/lost', brokenAfter(sent, lost))).rejects.toBe(lost);
      expect(await store.get('aa/bb/lost')).toBeNull();
      expect(await isEmpty(store)).toBe(true);
      await store.put('aa/bb/kept', pieces);
      await expect(store.put('aa/bb/kept', brokenAfter(sent, lost))).rejects.toBe(lost);
      expect(await store.get('aa/bb/kept')).toEqual(bytes);
    },
  );

  it('of a refusal keep the refusal', async () => {
    const refusal = new Problem('too_large');
    await expect(open().put('aa/bb/refused', brokenAfter(10, refusal))).rejects.toBe(refusal);
  });

  it('are the same for two processes', async () => {
    const one = open();
    const other = one instanceof S3Store ? new S3Store(server.settings({ prefix: `store-${stores}/` })) : one;
    const many = Array.from({ length: 20 }, (_, at) => `aa/bb/${at}`);
    await Promise.all(many.map((place, at) => (at % 2 ? one : other).put(place, [Buffer.from(place)])));
    expect(await Promise.all(many.map(async (place) => String(await other.get(place))))).toEqual(many);
    await Promise.all(many.flatMap((place) => [one.remove(place), other.remove(place)]));
    expect(await isEmpty(one)).toBe(true);
  });
});

it('a folder that a console made for the prefix is no file, and hides none', async () => {
  const prefix = `store-${++stores}/`;
  const store = new S3Store(server.settings({ prefix }));
  await new S3Store(server.settings()).put(prefix, []);
  expect(await isEmpty(store)).toBe(true);
  await store.put('aa/bb/one', [Buffer.from('one')]);
  expect(await isEmpty(store)).toBe(false);
  expect(await placesOf(store)).toEqual(['aa/bb/one']);
});

describe('an S3 store that cannot be used', () => {
  const ASK: [string, (store: S3Store) => Promise<unknown>][] = [
    ['put', (store) => store.put('aa/bb/one', [Buffer.from('one')])],
    ['put of parts', (store) => store.put('aa/bb/one', inPieces(randomBytes(PART_BYTES + 1)))],
    ['get', (store) => store.get('aa/bb/one')],
    ['getPart', (store) => store.getPart('aa/bb/one', 0, 10)],
    ['remove', (store) => store.remove('aa/bb/one')],
    ['places', (store) => isEmpty(store)],
  ];
  const away = { code: 'unavailable', status: 503, options: { retryAfter: 5 } };
  afterEach(() => {
    server.mood = 'well';
  });

  it.each(ASK)('%s is 503 while the server fails, hangs or is gone, and works afterwards', async (_name, ask) => {
    const store = new S3Store(server.settings({ prefix: `store-${++stores}/` }), IMPATIENT);
    for (const mood of ['failing', 'silent'] as const) {
      server.mood = mood;
      await expect(ask(store)).rejects.toMatchObject(away);
    }
    server.mood = 'well';
    await server.stop();
    await expect(ask(store)).rejects.toMatchObject(away);
    await server.start();
    // Its limits are short, so a busy machine may need a second try.
    const works = (what: () => Promise<unknown>) =>
      eventually(() =>
        what().then(
          () => true,
          () => false,
        ),
      );
    await works(() => store.put('aa/bb/one', [Buffer.from('one')]));
    await works(() => ask(store));
  });

  it('asks again before it gives up', async () => {
    server.mood = 'failing';
    server.asked.length = 0;
    await expect(bucket().get('aa/bb/one')).rejects.toMatchObject(away);
    expect(server.asked).toHaveLength(2);
  });

  describe('that gave no answer', () => {
    const PAUSE_MS = 60_000;
    /** What was left alone is asked again, after pauses that only the clock has had. */
    let pauses: number;
    let store: S3Store;
    beforeEach(async () => {
      const now = performance.now.bind(performance);
      pauses = 0;
      jest.spyOn(performance, 'now').mockImplementation(() => now() + pauses * PAUSE_MS);
      await new S3Store(server.settings({ prefix: 'hanging/' })).put('aa/bb/one', [Buffer.from('one')]);
      store = new S3Store(server.settings({ prefix: 'hanging/' }), { ...IMPATIENT, pauseMs: PAUSE_MS });
    });
    const isAway = () => expect(store.get('aa/bb/one')).rejects.toMatchObject(away);
    const isLeftAlone = async () => {
      server.asked.length = 0;
      await isAway();
      expect(server.asked).toEqual([]);
    };
    /** Its limits are short, so a busy machine may need a second try. */
    const isThereAgain = () =>
      eventually(() => {
        pauses += 1;
        return store.get('aa/bb/one').then(
          (bytes) => String(bytes) === 'one',
          () => false,
        );
      });

    it('fails immediately for a moment, and is asked again then', async () => {
      server.mood = 'silent';
      await isAway();
      server.asked.length = 0;
      const many = await Promise.allSettled(Array.from({ length: 20 }, () => store.get('aa/bb/one')));
      expect(new Set(many.map(({ status }) => status))).toEqual(new Set(['rejected']));
      expect(server.asked).toEqual([]);
      server.mood = 'well';
      await isLeftAlone();
      await isThereAgain();
      expect(server.asked.length).toBeGreaterThan(0);
    });

    it.each(['stalling', 'breaking'] as const)('is left alone also when it is %s within an answer', async (mood) => {
      // Once when the server answered until then, and once when it is tried again.
      for (const _ of ['at first', 'again']) {
        server.mood = mood;
        await isAway();
        server.mood = 'well';
        await isLeftAlone();
        pauses += 1;
      }
      expect(await isThereAgain()).toBe(true);
    });

    it('is still left alone when a sender breaks off', async () => {
      server.mood = 'silent';
      await isAway();
      pauses += 1;
      const lost = new Error('the sender is gone');
      await expect(store.put('aa/bb/lost', brokenAfter(1000, lost))).rejects.toBe(lost);
      await isLeftAlone();
    });
  });

  it('goes on asking a server that fails but answers', async () => {
    const store = new S3Store(server.settings(), { ...IMPATIENT, pauseMs: 60_000 });
    server.mood = 'failing';
    await expect(store.get('aa/bb/one')).rejects.toMatchObject(away);
    server.mood = 'well';
    expect(await store.get('aa/bb/none')).toBeNull();
  });

  it('doesn’t take half a body for a file', async () => {
    server.mood = 'breaking';
    await expect(bucket().get('aa/bb/one')).rejects.toMatchObject(away);
  });

  it('is opened again after its library could not be', async () => {
    const settings = server.settings({ prefix: `store-${++stores}/` });
    const faults = [new Error('out of memory')];
    const store = new S3Store({
      ...settings,
      get endpoint() {
        const fault = faults.pop();
        if (fault) throw fault;
        return settings.endpoint;
      },
    });
    await expect(store.get('aa/bb/one')).rejects.toThrow('out of memory');
    expect(await store.get('aa/bb/one')).toBeNull();
  });

  it.each([
    ['secret', { secretAccessKey: 'wrong' }, /the secret is wrong: check S3_SECRET_ACCESS_KEY/],
    ['key', { accessKeyId: 'wrong' }, /the key is unknown: check S3_ACCESS_KEY_ID/],
    ['bucket', { bucket: 'nowhere' }, /there is no such bucket: check S3_BUCKET/],
  ])('says which setting is wrong: %s', async (_name, wrong, words) => {
    for (const [, ask] of ASK) {
      const failure = await ask(new S3Store(server.settings(wrong))).catch((error: unknown) => error);
      expect(failure).toMatchObject({ ...away, cause: { message: expect.stringMatching(words) } });
      // The settings are for the log; anyone who asked learns nothing of them.
      expect((failure as Problem).message).not.toMatch(/S3/);
    }
  });
});

describe('files that move from a folder to an S3 store', () => {
  const [older, newer] = [randomBytes(2_500_000), randomBytes(1000)];
  const start = async () => {
    const [from, to] = [disk(), bucket()];
    await from.put('aa/bb/older', [older]);
    return { from, to, both: new MovingStore(from, to) };
  };
  const quiet = () => undefined;

  it('are all there before, while and after they are copied', async () => {
    const { from, to, both } = await start();
    await both.put('aa/bb/newer', [newer]);
    const all = async () => {
      expect((await both.get('aa/bb/older'))?.equals(older)).toBe(true);
      expect(await both.getPart('aa/bb/older', 5, 10)).toEqual(older.subarray(5, 10));
      expect(await both.get('aa/bb/newer')).toEqual(newer);
      expect(await both.get('aa/bb/none')).toBeNull();
    };
    await all();
    expect(await from.get('aa/bb/newer')).toBeNull();
    expect(await moveFiles(from, to, quiet)).toEqual({ copied: 1, bytes: older.length, already: 0 });
    await all();
    expect((await to.get('aa/bb/older'))?.equals(older)).toBe(true);
    expect(await moveFiles(from, to, quiet)).toEqual({ copied: 0, bytes: 0, already: 1 });
  });

  it('stay as they are when they were changed after the move began', async () => {
    const { from, to, both } = await start();
    await both.put('aa/bb/older', [newer]);
    expect(await moveFiles(from, to, quiet)).toMatchObject({ copied: 0, already: 1 });
    expect(await both.get('aa/bb/older')).toEqual(newer);
  });

  it('don’t come back when they are removed, not even in the middle of being copied', async () => {
    const { from, to, both } = await start();
    await moveFiles(from, to, quiet);
    await both.remove('aa/bb/older');
    expect([await from.get('aa/bb/older'), await to.get('aa/bb/older')]).toEqual([null, null]);
    for (const after of [0, 1, 3, 4]) {
      await from.put('aa/bb/older', [older]);
      let read = 0;
      const vanishing = altered(from, 'getPart', async (...asked) => {
        if (read++ === after) await both.remove('aa/bb/older');
        return from.getPart(...asked);
      });
      await moveFiles(vanishing, to, quiet);
      await both.remove('aa/bb/older');
      expect(await isEmpty(to)).toBe(true);
      expect(await isEmpty(from)).toBe(true);
    }
  });

  const STEPS = ['put', 'getPart', 'copy', 'remove'] as const;
  const DEATHS = STEPS.flatMap((step) => [['before', step] as const, ['after', step] as const]);
  describe.each(DEATHS)('whose move is killed %s a %s', (when, step) => {
    type Asked = (...asked: unknown[]) => Promise<unknown>;
    /** Resolves when the move is there. It does nothing more. */
    const killed = (from: DiskStore, to: S3Store) =>
      new Promise<void>((died) => {
        const last: Asked = async (...asked) => {
          const ask = (to[step] as Asked).bind(to);
          // Whether the bucket has the file is asked before.
          if (step === 'getPart' && asked[0] === 'aa/bb/older') return ask(...asked);
          if (when === 'after') await ask(...asked);
          died();
          return new Promise(() => undefined);
        };
        void moveFiles(from, altered(to, step, last as S3Store[typeof step]), quiet);
      });

    it('are copied by the next one, and nothing else is left', async () => {
      const { from, to } = await start();
      await killed(from, to);
      const { copied, already } = await moveFiles(from, to, quiet);
      expect(copied + already).toBe(1);
      expect((await to.get('aa/bb/older'))?.equals(older)).toBe(true);
      for (const store of [from, to]) expect(await placesOf(store)).toEqual(['aa/bb/older']);
    });

    it('don’t come back when they were removed', async () => {
      const { from, to, both } = await start();
      const late = altered(to, 'copy', async (...asked) => {
        await both.remove('aa/bb/older');
        await to.copy(...asked);
      });
      await killed(from, late);
      if (await from.get('aa/bb/older')) await both.remove('aa/bb/older');
      await moveFiles(from, to, quiet);
      for (const store of [from, to]) expect(await placesOf(store)).toEqual([]);
    });

    it('stay as the product stored them since', async () => {
      const { from, to, both } = await start();
      await killed(from, to);
      await both.remove('aa/bb/older');
      await both.put('aa/bb/older', [newer]);
      await moveFiles(from, to, quiet);
      expect(await to.get('aa/bb/older')).toEqual(newer);
      expect([await placesOf(from), await placesOf(to)]).toEqual([[], ['aa/bb/older']]);
    });
  });

  it('that a process without the S3 settings stores meanwhile are copied, too', async () => {
    const { from, to } = await start();
    let late = 0;
    const growing = altered(to, 'copy', async (...asked) => {
      if (late < 3) await from.put(`aa/bb/late-${late++}`, [newer]);
      return to.copy(...asked);
    });
    expect(await moveFiles(from, growing, quiet)).toMatchObject({ copied: 4, already: 0 });
    expect(await placesOf(to)).toEqual(['aa/bb/late-0', 'aa/bb/late-1', 'aa/bb/late-2', 'aa/bb/older']);
  });

  it('are not left out when many are copied at once, and go on after a failure', async () => {
    const { from, to } = await start();
    const many = Array.from({ length: 30 }, (_, at) => `cc/dd/${String(at).padStart(2, '0')}`);
    for (const place of many) await from.put(place, [Buffer.from(place)]);
    await from.put('health/probe', [Buffer.from('passing')]);
    let left = 10;
    const stopping = altered(to, 'put', (...asked) =>
      left-- > 0 ? to.put(...asked) : Promise.reject(new Problem('unavailable')),
    );
    await expect(moveFiles(from, stopping, quiet)).rejects.toMatchObject({ code: 'unavailable' });
    const { copied, already } = await moveFiles(from, to, quiet);
    expect(already).toBeGreaterThanOrEqual(9);
    expect(copied + already).toBe(31);
    expect(await placesOf(to)).toEqual(['aa/bb/older', ...many]);
    expect(await placesOf(from)).toEqual(['aa/bb/older', ...many, 'health/probe']);
  });

  it('that arrive changed are removed there, and the command says so', async () => {
    const { from, to } = await start();
    const changing = altered(to, 'put', (place) => to.put(place, [Buffer.from('something else')]));
    await expect(moveFiles(from, changing, quiet)).rejects.toThrow(/aa\/bb\/older has another sum/);
    expect(await isEmpty(to)).toBe(true);
  });
});

it('SEC-06 a folder keeps nothing of a file that did not arrive', async () => {
  const root = join(folder, 'half');
  await new DiskStore(root).put('aa/bb/one', brokenAfter(10, new Error('gone'))).catch(() => undefined);
  expect(existsSync(join(root, 'aa/bb')) ? readdirSync(join(root, 'aa/bb')) : []).toEqual([]);
});

/** The store with another one of its methods. */
function altered<S extends BlobStore, M extends keyof S>(store: S, method: M, value: S[M]): S {
  return Object.create(store, { [method]: { value } }) as S;
}

function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 300_000) yield bytes.subarray(at, at + 300_000);
}

async function* brokenAfter(bytes: number, error: Error): AsyncGenerator<Buffer> {
  yield* inPieces(randomBytes(bytes));
  throw error;
}
