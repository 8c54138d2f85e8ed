import { describe, expect, it } from '@jest/globals';
import { runInWorker } from '../../../src/platform/workers/run-in-worker.js';
import type { Order } from './script.js';

const LIMITS = { memoryMiB: 96, milliseconds: 20_000 };
const run = (order: Order, limits = LIMITS) => runInWorker(new URL('./script.js', import.meta.url), order, limits);

describe('a worker thread with limits', () => {
  it('answers what the function of its script returns', async () => {
    await expect(run({ does: 'double', numbers: [1, 2] })).resolves.toEqual([2, 4]);
    await expect(run({ does: 'hand over' })).resolves.toEqual(new Uint8Array([1, 2, 3]));
  });

  it('takes parts of the input along without copying them', async () => {
    const bytes = new Uint8Array(16);
    await runInWorker(
      new URL('./script.js', import.meta.url),
      { does: 'double', bytes },
      { ...LIMITS, transfer: [bytes.buffer] },
    );
    expect(bytes.byteLength).toBe(0);
  });

  it('tells what its script threw, and that it left without an answer', async () => {
    await expect(run({ does: 'throw' })).rejects.toMatchObject({
      message: 'The worker failed.',
      cause: { message: 'not this' },
    });
    await expect(run({ does: 'leave' })).rejects.toMatchObject({ message: 'The worker failed.' });
  });

  it('ends what takes too long', async () => {
    await expect(run({ does: 'spin' }, { ...LIMITS, milliseconds: 200 })).rejects.toMatchObject({
      code: 'ERR_WORKER_OUT_OF_TIME',
    });
  });

  it.each(['objects', 'list', 'buffers'] as const)(
    'ends what takes too much memory, as %s, and the process lives on',
    async (does) => {
      await expect(run({ does })).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    },
  );
});
