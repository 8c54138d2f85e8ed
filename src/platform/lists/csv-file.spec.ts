import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { csvFile } from './csv-file.js';

const caller = new AsyncLocalStorage<string>();

/** Pages of one row. They count how many were read and by whom, and `failing` throws instead. */
function counted(count: number, failing?: number) {
  const read: (string | undefined)[] = [];
  async function* pages() {
    for (let n = 0; n < count; n += 1) {
      if (n === failing) throw new Error('The database is gone.');
      read.push(caller.getStore());
      yield [[`row ${n}`]];
    }
  }
  return { read, pages: pages() };
}

describe('long CSV files', () => {
  it('hold every page below one heading', async () => {
    const file = await csvFile('a.csv', ['a'], counted(3).pages);
    expect(await text(file.getStream())).toBe('\uFEFFa\r\nrow 0\r\nrow 1\r\nrow 2\r\n');
    expect(file.getHeaders()).toMatchObject({
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="a.csv"',
    });
  });

  it('read on only as fast as the answer is taken', async () => {
    const { read, pages } = counted(1000);
    const stream = (await csvFile('a.csv', ['a'], pages)).getStream();
    for (let n = 0; n < 3; n += 1) await stream[Symbol.asyncIterator]().next();
    expect(read.length).toBeLessThan(10);
    stream.destroy();
  });

  it('read every page as the one who asked', async () => {
    const { read, pages } = counted(4);
    const file = await caller.run('nadia', () => csvFile('a.csv', ['a'], pages));
    await caller.run('somebody else', () => text(file.getStream()));
    expect(read).toEqual(['nadia', 'nadia', 'nadia', 'nadia']);
  });

  it('are refused when the first page fails, and break off when a later one does', async () => {
    await expect(csvFile('a.csv', ['a'], counted(3, 0).pages)).rejects.toThrow('gone');
    const file = await csvFile('a.csv', ['a'], counted(3, 2).pages);
    await expect(text(file.getStream())).rejects.toThrow('gone');
  });
});
