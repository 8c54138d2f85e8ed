import type { FastifyRequest } from 'fastify';
import { Problem } from '../../errors/problem.js';
import { whileInMemory } from '../read-upload.js';
import { PART_TYPE } from './part-type.js';

/**
 * Reads the body of a request, of exactly the stated length, and passes it to `use`. A part that breaks off is not used at all.
 * 415 for another type, 413 above `most`, 408 when the connection ends before.
 */
export async function withPart<T>(
  { raw, headers }: FastifyRequest,
  most: number,
  use: (part: Buffer) => Promise<T>,
): Promise<T> {
  if (headers['content-type'] !== PART_TYPE) throw new Problem('unsupported_media');
  const length = Number(headers['content-length']);
  if (!Number.isInteger(length) || length > most) throw new Problem('too_large');
  return whileInMemory(length, async () => {
    if (raw.destroyed) throw new Problem('request_timeout');
    const part = Buffer.allocUnsafeSlow(length);
    let read = 0;
    try {
      for await (const piece of raw as AsyncIterable<Buffer>) read += piece.copy(part, read);
    } catch (cause) {
      throw new Problem('request_timeout', { cause });
    }
    if (read !== length) throw new Problem('request_timeout');
    return use(part);
  });
}
