import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { box, PLACE, uint32, video } from '../../../../test/support/videos.js';
import { BrokenStructure } from '../metadata/parts.js';
import { bareVideo } from './bare-video.js';
import { patched } from './patched.js';

const TRACES = [PLACE, '45.5017', 'Phone', 'Kim', 'ISO6709', 'hidden'];

/** Reads as from parts: a stretch beyond the end is shorter, and nothing is shared with the file. */
const reader = (bytes: Buffer) => async (from: number, to: number) => Buffer.from(bytes.subarray(from, to));

async function bare(bytes: Buffer, piece = 100): Promise<Buffer> {
  const { patches } = await bareVideo(reader(bytes), bytes.length);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  }
  const written: Buffer[] = [];
  for await (const one of patched(pieces(), patches)) written.push(one);
  return Buffer.concat(written);
}

/** `kept`, or `broken` for a refusal; everything else is thrown. */
async function outcome(bytes: Buffer): Promise<string> {
  try {
    const written = await bare(bytes, 4096);
    return written.length === bytes.length ? 'kept' : 'of another size';
  } catch (error) {
    if (error instanceof BrokenStructure) return 'broken';
    throw error;
  }
}

const swap = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

describe('FTO-2 videos without their position', () => {
  it.each([{}, { wide: true }, { brand: 'qt  ' }, { places: false }, { seconds: 59 }])(
    'FTO-2 of a video %j only picture and sound remain, where they were',
    async (options) => {
      const sent = video(options);
      expect(TRACES.filter((trace) => sent.includes(trace))).toEqual(TRACES);
      for (const piece of [1, 7, 1000, sent.length]) {
        const kept = await bare(sent, piece);
        expect(kept).toHaveLength(sent.length);
        expect(TRACES.filter((trace) => kept.includes(trace))).toEqual([]);
        expect(kept.includes(Buffer.from('deadbeef', 'hex'))).toBe(false);
        for (const sample of [1, 2, 3].map((n) => Buffer.alloc(500, n)))
          expect(kept.indexOf(sample)).toBe(sent.indexOf(sample));
        expect(kept.indexOf(Buffer.alloc(120, 7))).toBe(sent.indexOf(Buffer.alloc(120, 7)));
        // What is clean stays as it is.
        expect(await bare(kept)).toEqual(kept);
      }
      expect((await bareVideo(reader(sent), sent.length)).seconds).toBe(options.seconds ?? 3);
    },
  );

  it('FTO-2 a header that says less does not make a video shorter', async () => {
    const long = video({ seconds: 600 });
    for (const type of ['mvhd', 'mdhd'])
      for (let at = long.indexOf(type); at >= 0; at = long.indexOf(type, at + 1)) long.writeUInt32BE(600, at + 20);
    expect((await bareVideo(reader(long), long.length)).seconds).toBe(600);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['without an index', (bytes) => swap(bytes, 'moov', 'free')],
    ['without data', (bytes) => swap(bytes, 'mdat', 'free')],
    ['that begins otherwise', (bytes) => swap(bytes, 'ftyp', 'free')],
    ['in fragments', (bytes) => bytes.fill('mvex', bytes.lastIndexOf('udta'), bytes.lastIndexOf('udta') + 4)],
    ['whose picture nobody plays', (bytes) => swap(bytes, 'avc1', 'xxxx')],
    ['whose samples are elsewhere', (bytes) => swap(bytes, 'url \0\0\0\x01', 'url \0\0\0\0')],
    ['with two indexes', (bytes) => Buffer.concat([bytes, box('moov')])],
    ['with samples outside of the data', (bytes) => overwrite(bytes, 'stco', 12, 3)],
    ['with more samples than it has bytes', (bytes) => overwrite(bytes, 'stsz', 12, 0xffffffff)],
    ['with more chunks than it has bytes', (bytes) => overwrite(bytes, 'stco', 8, 0x3fffffff)],
    ['with chunks of more samples than there are', (bytes) => overwrite(bytes, 'stsc', 16, 0xffffffff)],
    ['whose seconds have no units', (bytes) => overwrite(bytes, 'mdhd', 16, 0)],
    ['whose first box is longer than the file', (bytes) => overwrite(bytes, 'ftyp', -4, 0x7fffffff)],
    ['with a box of no length', (bytes) => overwrite(bytes, 'mdat', -4, 4)],
    [
      'with a size of 64 bits that lies',
      (bytes) => Buffer.concat([bytes, uint32(1), Buffer.from('free'), uint32(0x7fffffff, 0)]),
    ],
    ['with a size of 64 bits that breaks off', (bytes) => Buffer.concat([bytes, uint32(1), Buffer.from('free')])],
    ['of very many boxes', (bytes) => Buffer.concat([bytes, ...Array.from({ length: 300 }, () => box('free'))])],
    [
      'with an enormous index',
      () => Buffer.concat([video({}).subarray(0, 28), box('mdat'), box('moov', Buffer.alloc(9e6))]),
    ],
    ['that is empty', () => Buffer.alloc(0)],
  ])('SEC-06 a video %s is refused', async (_, change) => {
    expect(await outcome(change(video()))).toBe('broken');
  });

  it('SEC-06 claims that cost work without taking bytes are bounded', async () => {
    // Each of 2,000 tracks claims 100,000 samples of one size, in a few hundred bytes.
    const whole = video({ places: false });
    const start = whole.indexOf('trak') - 4;
    const track = overwrite(Buffer.from(whole.subarray(start, start + whole.readUInt32BE(start))), 'stsz', 8, 1);
    overwrite(track, 'stsz', 12, 100_000);
    const header = whole.subarray(whole.indexOf('mvhd') - 4, start);
    const index = box('moov', header, ...Array.from({ length: 2000 }, () => track));
    const hostile = Buffer.concat([whole.subarray(0, whole.indexOf('moov') - 4), index]);
    const begun = performance.now();
    expect(await outcome(hostile)).toBe('broken');
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('SEC-06 one that was cut off or changed anywhere is kept at its size, or refused', async () => {
    const sample = video();
    const before = Buffer.from(sample);
    for (let length = 0; length < sample.length; length += 13)
      expect(['kept', 'broken']).toContain(await outcome(sample.subarray(0, length)));
    const changes = fc.array(fc.tuple(fc.nat(sample.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const changed = Buffer.from(sample);
        for (const [at, value] of list) changed[at] = value;
        expect(['kept', 'broken']).toContain(await outcome(changed));
      }),
      { numRuns: 1500 },
    );
    expect(sample).toEqual(before);
  });
});

/** Writes a number `by` bytes behind the name of the first box of a type. */
function overwrite(bytes: Buffer, type: string, by: number, value: number): Buffer {
  bytes.writeUInt32BE(value, bytes.indexOf(type) + by);
  return bytes;
}
