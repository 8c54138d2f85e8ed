import { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/s3-settings.js';
import type { ListedStore } from '../blob-store.js';
import { isBehindEnd, isMissing, LostBody, ofStore } from './s3-failures.js';
import { S3Gate } from './s3-gate.js';

/** Larger bytes are sent in parts of this size, the smallest that stores accept. One part at a time is in memory. */
export const PART_BYTES = 5 * 1024 * 1024;

/** How patient the store is with its server. A part has to arrive within `answer`, so a link needs about 4 Mbit/s. */
export interface Patience {
  connectMs: number;
  answerMs: number;
  attempts: number;
  /** How long a store that gave no answer is left alone. */
  pauseMs: number;
}
const PATIENCE: Patience = { connectMs: 3000, answerMs: 10_000, attempts: 2, pauseMs: 5000 };

/** The library is loaded when it is needed, since most installations store files in a folder. */
const load = async () => {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  return { ...s3, Upload };
};
type Library = Awaited<ReturnType<typeof load>> & { client: S3Client };

/**
 * A bucket that no one else can read: it has no public addresses, and keys end in a file's random id. When the store can't be
 * reached or refuses, every method throws 503 `unavailable`.
 */
export class S3Store implements ListedStore {
  private opened: Promise<Library> | undefined;
  private readonly gate: S3Gate;

  constructor(
    private readonly settings: S3Settings,
    private readonly patience: Patience = PATIENCE,
    private readonly partBytes = PART_BYTES,
  ) {
    this.gate = new S3Gate(patience.pauseMs);
  }

  /** The store shows bytes when it has all of them. When `pieces` fails, parts that were sent are taken back. */
  async put(place: string, pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    let lost: unknown;
    const watched = async function* () {
      try {
        yield* pieces;
      } catch (error) {
        // When the store fails, the body is closed, and that ends this as well.
        if (!Body.destroyed) lost = error;
        throw error;
      }
    };
    const Body = Readable.from(watched(), { objectMode: false });
    await this.ask(async ({ client, Upload }) => {
      const params = { ...this.at(place), Body };
      await new Upload({ client, params, partSize: this.partBytes, queueSize: 1 }).done();
    }).catch((error: unknown) => {
      // Removing the parts may have failed as well, but the original error matters more.
      throw lost ?? error;
    });
  }

  get(place: string): Promise<Buffer | null> {
    return this.read(place);
  }

  async getPart(place: string, from: number, to: number): Promise<Buffer | null> {
    // No range of HTTP is empty, so this asks for one byte that isn't given on.
    const part = await this.read(place, `bytes=${from}-${Math.max(from, to - 1)}`);
    return part && part.subarray(0, to - from);
  }

  remove(place: string): Promise<void> {
    return this.ask(async ({ client, DeleteObjectCommand }) => {
      await client.send(new DeleteObjectCommand(this.at(place)));
    });
  }

  /** Within the store: the bytes don't come here. */
  copy(from: string, to: string): Promise<void> {
    return this.ask(async ({ client, CopyObjectCommand }) => {
      await client.send(new CopyObjectCommand({ ...this.at(to), CopySource: sourceOf(this.at(from)) }));
    });
  }

  /** Those below a folder, if one is named with a slash at its end. */
  async *places(below = ''): AsyncGenerator<string> {
    const { bucket: Bucket, prefix } = this.settings;
    const Prefix = prefix + below;
    let next: string | undefined;
    do {
      const page = await this.ask(({ client, ListObjectsV2Command }) =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: next })),
      );
      for (const { Key = '' } of page.Contents ?? []) {
        const place = Key.slice(prefix.length);
        // Consoles create an empty object with the name of the prefix, so that it is shown as a folder.
        if (place !== below) yield place;
      }
      next = page.NextContinuationToken;
    } while (next);
  }

  private read(place: string, Range?: string): Promise<Buffer | null> {
    return this.ask(async ({ client, GetObjectCommand }) => {
      try {
        return await wholeBody(await client.send(new GetObjectCommand({ ...this.at(place), Range })));
      } catch (error) {
        if (isMissing(error)) return null;
        if (isBehindEnd(error)) return Buffer.alloc(0);
        throw error;
      }
    });
  }

  /** The object that a place is. */
  at(place: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + place };
  }

  /** For what the methods above don't do. Failures of the store are 503 as theirs are. */
  async ask<T>(work: (library: Library) => Promise<T>): Promise<T> {
    try {
      const library = await this.library();
      return await this.gate.pass(() => work(library));
    } catch (error) {
      throw ofStore(error, this.settings);
    }
  }

  /** Opened at the first request, and again at the next one if that failed. */
  private library(): Promise<Library> {
    return (this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    }));
  }

  private async open(): Promise<Library> {
    const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = this.settings;
    const { connectMs, answerMs, attempts } = this.patience;
    const library = await load();
    const client = new library.S3Client({
      ...(endpoint && { endpoint }),
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: pathStyle,
      maxAttempts: attempts,
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true,
        socketTimeout: answerMs,
      },
      // Many compatible stores don't know the newer checksums. Our bytes are authenticated when they are opened (seal.ts).
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { ...library, client };
  }
}

/** An object as the source of a copy within the store. */
export function sourceOf({ Bucket, Key }: { Bucket: string; Key: string }): string {
  return `${Bucket}/${Key}`.split('/').map(encodeURIComponent).join('/');
}

async function wholeBody({ Body, ContentLength }: GetObjectCommandOutput): Promise<Buffer> {
  const bytes = await (Body?.transformToByteArray() ?? Promise.resolve([])).catch((cause: unknown) => {
    throw new LostBody('The S3 store began an answer and broke off', { cause });
  });
  if (ContentLength !== undefined && bytes.length !== ContentLength)
    throw new LostBody(`The S3 store sent ${bytes.length} of ${ContentLength} bytes`);
  return Buffer.from(bytes);
}
