import { randomUUID } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { S3Settings } from '../config/s3-settings.js';
import { Problem } from '../errors/problem.js';
import { copyInParts } from '../files/s3/copy-in-parts.js';
import { S3Refusal } from '../files/s3/s3-failures.js';
import { S3Store, type Patience } from '../files/s3/s3-store.js';
import type { ArchiveStore } from './archive-store.js';
import { BackupError } from './archive.js';

/** S3 has 10,000 parts at most, so archives have up to 156 GiB. One part is in memory while it is sent. */
const PART_BYTES = 16 * 1024 * 1024;
/** What is read at a time. A restore pauses for minutes between two reads, which no store would wait for within one answer. */
const READ_BYTES = 4 * 1024 * 1024;

/** A backup may wait longer than a request: 16 MiB within a minute are about 2 Mbit/s. */
const PATIENT: Patience = { connectMs: 5000, answerMs: 60_000, attempts: 3, pauseMs: 5000 };
const WRITE_TEST = 'lodgewell-write-test';
/** An archive, or one that isn't complete, in the folder itself. */
const ARCHIVE = /^[^/]+\.age(\.part)?$/;

/** Archives in a bucket. Their paths are addresses, `s3://bucket/prefix/name.age`. */
export class BucketArchives implements ArchiveStore {
  private readonly store: S3Store;

  constructor(
    private readonly settings: S3Settings,
    private readonly patience: Patience = PATIENT,
  ) {
    this.store = new S3Store(settings, patience, PART_BYTES);
  }

  /** Tries all that a backup needs, with the patience of a request: wrong settings show now and not after an hour's work. */
  async ready(folder: string): Promise<void> {
    const store = new S3Store(this.settings);
    // Two installations that share the folder by mistake begin in the same second.
    const [place, mark] = [this.keyOf(`${folder}/${WRITE_TEST}-${randomUUID()}`), Buffer.from(randomUUID())];
    const read = await this.asking(async () => {
      // One page tells whether the key may list. What else is in the bucket may be a lot.
      await store.places(this.keyOf(`${folder}/`)).next();
      await store.put(place, [mark]);
      try {
        return await store.get(place);
      } finally {
        await store.remove(place);
      }
    });
    if (!read?.equals(mark))
      throw new BackupError('bucket_refused', `What was written to ${folder} was not read again.`);
  }

  async write(path: string, bytes: Readable, signal: AbortSignal): Promise<number> {
    let size = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of bytes as AsyncIterable<Buffer>) {
        size += piece.length;
        yield piece;
      }
    };
    addAbortSignal(signal, bytes);
    try {
      await this.asking(() => this.store.put(this.keyOf(path), counted()));
    } finally {
      bytes.destroy();
    }
    return size;
  }

  read(path: string): Readable {
    return Readable.from(this.pieces(path), { highWaterMark: 1 });
  }

  /** S3 can't rename. The store copies within itself, and what was read and compared is what it copies. */
  async rename(from: string, to: string): Promise<void> {
    const [there, place] = [this.keyOf(from), this.keyOf(to)];
    await this.asking(async () => {
      // An archive of this name is someone's, and stays when the copy fails.
      const isNew = !(await this.isThere(place));
      try {
        await this.copy(there, place, to);
      } catch (error) {
        // The store may have copied, and only its answer was lost: a failed run has no archive.
        if (isNew) await this.removeLater(place);
        throw error;
      }
    });
    // The archive has its final name. A part that remains is removed with the next backup.
    await this.store.remove(there).catch(() => undefined);
  }

  remove(path: string): Promise<void> {
    return this.asking(() => this.store.remove(this.keyOf(path)));
  }

  names(folder: string): Promise<string[]> {
    return this.asking(() => this.list(folder, this.store));
  }

  private async list(folder: string, store: S3Store): Promise<string[]> {
    const prefix = this.keyOf(`${folder}/`);
    const names: string[] = [];
    for await (const place of store.places(prefix)) {
      const name = place.slice(prefix.length);
      if (ARCHIVE.test(name)) names.push(name);
    }
    return names;
  }

  /** Uploads that were neither completed nor taken back: a process that was killed left them. They cost, and no list shows them. */
  dropUnfinished(folder: string, ours: (name: string, begun: Date) => boolean): Promise<void> {
    const Prefix = this.keyOf(`${folder}/`);
    const { bucket: Bucket } = this.settings;
    const drop = () =>
      this.store.ask(async ({ client, ListMultipartUploadsCommand, AbortMultipartUploadCommand }) => {
        const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
        for (const { Key = '', UploadId, Initiated = new Date() } of Uploads)
          if (ours(Key.slice(Prefix.length), Initiated))
            await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      });
    return this.asking(drop);
  }

  private async *pieces(path: string): AsyncGenerator<Buffer> {
    for (let at = 0; ; at += READ_BYTES) {
      const piece = await this.asking(() => this.piece(this.keyOf(path), at));
      if (piece === null) throw new BackupError('failed', `There is no archive ${path}.`);
      if (piece.length > 0) yield piece;
      if (piece.length < READ_BYTES) return;
    }
  }

  /** A large archive takes hours to read: an answer that breaks off must not be the end of it. */
  private async piece(key: string, at: number, attempts = this.patience.attempts): Promise<Buffer | null> {
    try {
      return await this.store.getPart(key, at, at + READ_BYTES);
    } catch (error) {
      if (attempts <= 1 || (error as Problem).cause instanceof S3Refusal) throw error;
      await this.pause();
      return this.piece(key, at, attempts - 1);
    }
  }

  /** A store that gave no answer isn't asked for a moment. What stays all the same goes with the next backup. */
  private async removeLater(place: string): Promise<void> {
    await this.pause();
    await this.store.remove(place).catch(() => undefined);
  }

  /** Longer than the store is left alone: while this process is busy, a timer is early by the clock. */
  private pause(): Promise<void> {
    return setTimeout(1.5 * this.patience.pauseMs);
  }

  private async copy(there: string, place: string, to: string): Promise<void> {
    const bytes = await this.sizeOf(there);
    await copyInParts(this.store, there, place, bytes);
    const copied = await this.sizeOf(place);
    if (copied !== bytes) throw new BackupError('damaged', `The store copied ${copied} of ${bytes} bytes to ${to}.`);
  }

  private isThere(key: string): Promise<boolean> {
    return this.store.ask(async ({ client, HeadObjectCommand }) => {
      try {
        await client.send(new HeadObjectCommand(this.store.at(key)));
        return true;
      } catch (error) {
        // The answer to HEAD has no body, and so no other name.
        if ((error as Error).name === 'NotFound') return false;
        throw error;
      }
    });
  }

  private sizeOf(key: string): Promise<number> {
    return this.store.ask(async ({ client, HeadObjectCommand }) => {
      const { ContentLength = 0 } = await client.send(new HeadObjectCommand(this.store.at(key)));
      return ContentLength;
    });
  }

  private keyOf(path: string): string {
    return path.slice(`s3://${this.settings.bucket}/`.length);
  }

  private async asking<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof Problem ? this.fault(error) : error;
    }
  }

  private fault({ cause }: Problem): BackupError {
    const why = cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof S3Refusal) return new BackupError('bucket_refused', `${why}.`, { cause });
    const { endpoint = `Amazon (${this.settings.region})` } = this.settings;
    return new BackupError('bucket_away', `${why}. Check ${endpoint} and the network, then try again.`, { cause });
  }
}
