import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Pack } from 'tar-stream';
import { Problem } from '../../platform/errors/problem.js';
import { FileVault, type OpenFile } from '../../platform/files/file-vault.js';
import { Scope } from '../../platform/scope/scope.js';
import { FairTurns } from '../../platform/turns/fair-turns.js';
import { fileEntry, MANIFEST, SUMS, type MoveSums } from './move-archive.js';
import { Snapshots, type Snapshot } from './snapshot.service.js';

/** Each holds a connection while it reads the rows. One account makes one at a time. */
const TURNS = { units: 2, unitsPerKey: 1, waiting: 10, waitingPerKey: 2 };

/**
 * Everything that an account has, in an archive that another installation imports (docs/operate.md, Move an account). The rows are read
 * in one moment; the files follow one after the other while the archive is sent.
 */
@Injectable()
export class AccountArchive {
  private readonly turns = new FairTurns(TURNS);

  constructor(
    private readonly scope: Scope,
    private readonly snapshots: Snapshots,
    private readonly vault: FileVault,
  ) {}

  /** The archive as a stream. It fails when something can't be read, so that no one takes a part for all. 403 in the demo. */
  async make(): Promise<Readable> {
    const { accountId, userId, demo } = this.scope.actor;
    if (demo || !accountId || !userId) throw new Problem('forbidden');
    const snapshot = await this.turns.take(accountId, 1, () =>
      this.scope.asSystem('account archive', () => this.snapshots.take(accountId, userId, this.scope.clock.now())),
    );
    try {
      await this.scope.write('account.move_out', async (tx) => void tx.about('account', accountId));
      return await this.pack(snapshot);
    } catch (error) {
      await snapshot.spool.close();
      throw error;
    }
  }

  private async pack(snapshot: Snapshot): Promise<Readable> {
    const { pack: packTar } = await import('tar-stream');
    const pack = packTar();
    const out = pack as unknown as Readable;
    const closed = new Promise<void>((done) => out.once('close', done));
    // The files are read after the request has ended, as the system: the rows that name them were read before.
    const open = AsyncResource.bind((id: string) => this.scope.asSystem('account archive', () => this.vault.open(id)));
    void fill(pack, snapshot, open).then(
      () => pack.finalize(),
      (error: Error) => out.destroy(error),
    );
    void closed.then(() => snapshot.spool.close());
    return out;
  }
}

async function fill(
  pack: Pack,
  { manifest, spool, files }: Snapshot,
  open: (id: string) => Promise<OpenFile>,
): Promise<void> {
  const first = Buffer.from(JSON.stringify(manifest));
  await add(pack, MANIFEST, first);
  let piece = 0;
  for (const { parts } of manifest.tables)
    for (const { name } of parts) await add(pack, name, await spool.read(piece++));
  const sums: MoveSums = { manifest: createHash('sha256').update(first).digest('hex'), files: {}, missing: [] };
  for (const id of files) {
    const file = await unlessGone(open(id));
    if (file) sums.files[id] = await addFile(pack, id, file);
    else sums.missing.push(id);
  }
  await add(pack, SUMS, Buffer.from(JSON.stringify(sums)));
}

/** One that was deleted after the rows were read, or that the storage has lost, is named as missing. */
async function unlessGone(opening: Promise<OpenFile>): Promise<OpenFile | null> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

function add(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return addStream(pack, { name, size: bytes.length }, [bytes]);
}

async function addFile(pack: Pack, id: string, file: OpenFile): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  async function* counted() {
    for await (const piece of file.stream()) {
      hash.update(piece);
      yield piece;
    }
  }
  await addStream(pack, { name: fileEntry(id), size: file.bytes }, counted());
  return { bytes: file.bytes, sha256: hash.digest('hex') };
}

async function addStream(
  pack: Pack,
  header: { name: string; size: number },
  pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<void> {
  const entry = pack.entry({ ...header, mode: 0o600 });
  await pipeline(Readable.from(pieces, { objectMode: true }), entry as unknown as NodeJS.WritableStream);
}
