import { once } from 'node:events';
import type { MultipartFile } from '@fastify/multipart';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors/problem.js';
import { invalidField } from '../errors/refusals.js';
import { refuseText } from '../http/strict-json.js';
import { invalidInput } from '../http/validation.js';
import { throttleSource } from '../throttle/source.js';
import { FairTurns } from '../turns/fair-turns.js';

export interface Upload<Fields> {
  bytes: Buffer;
  /** The name that the sender gave it, without folders and control characters. */
  name: string;
  fields: Fields;
}

const MIB = 1024 * 1024;
/** The memory reserved for an upload that doesn't state its length: the largest that the server accepts (`UPLOAD_LIMIT`). */
const LARGEST = 20 * MIB;
/** Bytes for the boundaries of a multipart body and the fields beside the file. */
const MOST_UNUSED = 64 * 1024;
/**
 * Files are in memory until they are stored, so only a few are accepted at a time. One source can send one large file and some
 * small ones beside it.
 */
const turns = new FairTurns({ units: 44 * MIB, unitsPerKey: 24 * MIB, waitingPerKey: 32, waiting: 256 });

/** Waits until there is room for so many bytes of uploads in memory. 503 `busy` when too many wait. */
export function whileInMemory<T>(bytes: number, use: () => Promise<T>): Promise<T> {
  return turns.take(throttleSource(), Math.min(bytes, LARGEST), use);
}

/**
 * Reads one file and its text fields from a multipart body, and passes them to `use`. Its memory is released
 * afterwards. Reading begins when there is room. 415 if it isn't multipart, 400 without a file or with unknown fields,
 * 413 above the server's limit (`UPLOAD_LIMIT`), 503 `busy` when too many wait.
 */
export async function withUpload<Fields extends object, T>(
  request: FastifyRequest,
  shape: new () => Fields,
  use: (upload: Upload<Fields>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Problem('unsupported_media');
  const bytes = Math.min(Number(request.headers['content-length'] ?? LARGEST), LARGEST);
  return whileInMemory(bytes, async () => use(await readWhole(request, shape)));
}

/** Ends with the connection. An upload that is never read to its end would otherwise keep its place forever. */
async function readWhole<Fields extends object>(
  request: FastifyRequest,
  shape: new () => Fields,
): Promise<Upload<Fields>> {
  const { raw } = request;
  if (raw.destroyed) throw new Problem('request_timeout');
  const done = new AbortController();
  const gone = once(raw, 'close', { signal: done.signal }).then(() =>
    raw.complete ? new Promise<never>(() => undefined) : Promise.reject(new Problem('request_timeout')),
  );
  gone.catch(() => undefined);
  try {
    return await Promise.race([read(request, shape), gone]);
  } finally {
    done.abort();
  }
}

async function read<Fields extends object>(request: FastifyRequest, shape: new () => Fields): Promise<Upload<Fields>> {
  const texts: Record<string, string> = {};
  let file: { bytes: Buffer; name: string } | undefined;
  for await (const part of request.parts({ limits: { files: 1 } })) {
    if (part.type === 'file') file = { bytes: await whole(part, request), name: fileName(part.filename) };
    else texts[part.fieldname] = String(part.value);
  }
  if (!file?.bytes.length) throw missing();
  return { ...file, fields: await checked(texts, shape) };
}

/**
 * The bytes of a file in one buffer of the announced size. Collecting chunks would mean joining them later, and the file would
 * be in memory twice.
 */
async function whole(part: MultipartFile, { headers, server }: FastifyRequest): Promise<Buffer> {
  const length = headers['content-length'];
  if (!length) return part.toBuffer();
  const room = Buffer.allocUnsafeSlow(Math.min(Number(length), LARGEST));
  let read = 0;
  for await (const piece of part.file as AsyncIterable<Buffer>) read += piece.copy(room, read);
  if (part.file.truncated) throw new server.multipartErrors.RequestFileTooLargeError();
  // Cut to size, because the unused rest would be copied each time the bytes are passed to a thread.
  return room.length - read < MOST_UNUSED ? room.subarray(0, read) : Buffer.from(room.subarray(0, read));
}

async function checked<Fields extends object>(texts: Record<string, string>, shape: new () => Fields): Promise<Fields> {
  for (const [name, text] of Object.entries(texts)) {
    refuseText(name, 'field');
    refuseText(text, name);
  }
  const fields = plainToInstance(shape, texts);
  const errors = await validate(fields, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (errors.length > 0) throw invalidInput(errors);
  return fields;
}

/** Keeps the last part of a path and the printable characters; never empty. */
function fileName(sent: string | undefined): string {
  const last = (sent ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '')
      .trim()
      .slice(-200) || 'file'
  );
}

function missing(): Problem {
  return invalidField('file', 'file is required', 'file');
}
