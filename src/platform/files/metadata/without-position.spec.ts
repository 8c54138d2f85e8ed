import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { Problem } from '../../errors/problem.js';
import { bareTiff } from './tiff.js';
import { withoutPosition } from './without-position.js';

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/tiff'] as const;
const EXIF = { IFD0: { DateTime: '2026:09:01 10:00:00' }, IFD3: { GPSAreaInformation: 'Laurier' } };

async function samples(): Promise<Map<string, Buffer>> {
  const picture = sharp({ create: { width: 9, height: 7, channels: 3, background: '#b33' } }).withMetadata({
    orientation: 6,
    exif: EXIF,
  });
  const made = await Promise.all(
    KINDS.map((kind) =>
      picture
        .clone()
        .toFormat(kind.slice(6) as 'jpeg')
        .toBuffer(),
    ),
  );
  return new Map([...KINDS.map((kind, at) => [kind, made[at] as Buffer] as const), ['image/heic', heic()]]);
}

/** `kept`, the code of a refusal in words, or text that must not be in the result. */
function outcome(bytes: Buffer, kind: string): string {
  try {
    return withoutPosition(bytes, kind).length <= bytes.length + 100 ? 'kept' : 'grown';
  } catch (error) {
    return error instanceof Problem ? error.code : `thrown: ${String(error)}`;
  }
}
const SOUND = ['kept', 'unsafe_file'];

describe('SEC-06 files that were made to break their readers', () => {
  it('SEC-06 a picture that was cut off or changed anywhere is kept or refused, and the sent bytes stay as they are', async () => {
    for (const [kind, sample] of await samples()) {
      expect([kind, outcome(sample, kind)]).toEqual([kind, 'kept']);
      const before = Buffer.from(sample);
      for (let length = 0; length < sample.length; length += 1 + Math.floor(sample.length / 200))
        expect(SOUND).toContain(outcome(sample.subarray(0, length), kind));
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.nat(sample.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
          (changes) => {
            const changed = Buffer.from(sample);
            for (const [at, value] of changes) changed[at] = value;
            expect(SOUND).toContain(outcome(changed, kind));
          },
        ),
        { numRuns: 300 },
      );
      expect(sample).toEqual(before);
    }
  });

  it('SEC-06 directories that refer to each other, or overlap, don’t cause an endless loop', () => {
    // 5,000 entries that each point to a directory: to the same one, or to one that points to the first again.
    const bytes = Buffer.alloc(200_000);
    bytes.write('II*\0\x08\0\0\0', 'latin1');
    for (const start of [8, 70_000]) {
      bytes.writeUInt16LE(5_000, start);
      for (let at = start + 2; at < start + 60_002; at += 12) {
        bytes.writeUInt16LE(34_853, at);
        bytes.writeUInt16LE(4, at + 2);
        bytes.writeUInt32LE(1, at + 4);
        bytes.writeUInt32LE(start === 8 ? 70_000 : 8, at + 8);
      }
    }
    expect(outcome(bytes, 'image/tiff')).toBe('kept');
    // The same 130,000 bytes as a value, again and again.
    for (let at = 10; at < 60_010; at += 12) bytes.set([0xbc, 2, 1, 0, 0xd0, 0xfb, 1, 0, 0x70, 0x11, 1, 0], at);
    bytes.writeUInt16LE(5_000, 8);
    expect(outcome(bytes, 'image/tiff')).toBe('unsafe_file');
    expect(() => bareTiff(Buffer.from('II+\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1'))).toThrow(/no TIFF/);
  });

  it('SEC-06 places of items that take no bytes are not counted forever', () => {
    expect(outcome(heic({ sizes: [0, 0], extents: 65_535, items: 1000 }), 'image/heic')).toBe('unsafe_file');
  });
});

/** The smallest HEIC with a complete structure: one picture and one Exif item. `sizes` are those of `iloc`. */
function heic({ sizes = [0x44, 0], extents = 1, items = 2 } = {}): Buffer {
  const item = (id: number, type: string) => box('infe', [2, 0, 0, 0, 0, id, 0, 0], Buffer.from(`${type}\0`));
  const one = (id: number, from: number) => [
    0,
    id,
    0,
    0,
    ...uint16(extents),
    ...(sizes[0] === 0 ? [] : [0, 0, 0, from, 0, 0, 0, 4]),
  ];
  const places = Array.from({ length: items }, (_, at) => one((at % 2) + 1, 16)).flat();
  const meta = box(
    'meta',
    [0, 0, 0, 0],
    box('iloc', [0, 0, 0, 0, ...sizes, ...uint16(items), ...places], Buffer.alloc(0)),
    box('iinf', [0, 0, 0, 0, 0, 2], item(1, 'hvc1'), item(2, 'Exif')),
  );
  return Buffer.concat([box('ftyp', [...Buffer.from('heic'), 0, 0, 0, 0]), meta, box('mdat', [1, 2, 3, 4])]);
}

function box(type: string, head: number[], ...inner: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from(head), ...inner]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), content]);
}

function uint16(value: number): number[] {
  return [value >> 8, value & 255];
}
