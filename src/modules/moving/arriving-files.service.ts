import { Injectable } from '@nestjs/common';
import { FILE_BYTES } from '../../contract/limits.js';
import { documentKind, HEAD_BYTES, isVideo } from '../../platform/files/file-kind.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { damaged, notAllowed } from './move-error.js';
import type { StagedFile } from './staged-rows.js';

const VIDEO = 'video/mp4';

/** Stores the files of an archive. Each must be one that a row of the archive names, and of the kind that the row says. */
@Injectable()
export class ArrivingFiles {
  constructor(private readonly vault: FileVault) {}

  begin(): KeptFiles {
    return new KeptFiles(this.vault);
  }
}

/** The files of one import. */
export class KeptFiles {
  private readonly expected = new Map<string, StagedFile>();
  private readonly checked = new Set<string>();
  /** Their sizes by id, as far as they are stored. */
  readonly sizes = new Map<string, number>();

  constructor(private readonly vault: FileVault) {}

  expect(files: readonly StagedFile[]): void {
    for (const file of files) {
      if (this.expected.has(file.id)) throw notAllowed(`two rows with the file ${file.id}`);
      this.expected.set(file.id, file);
    }
  }

  /** The first time that the archive is read: each file must be one that a row names, and of the kind and size that the row says. */
  async check(id: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
    const file = this.known(id);
    if (file.bytes !== null && file.bytes !== bytes)
      throw notAllowed(`the file ${id} hasn’t the size that its row says`);
    if (file.mediaType === VIDEO) for await (const _ of checkedVideo(file, content));
    else await checkedDocument(file, bytes, content);
    this.checked.add(id);
  }

  without(): string[] {
    return [...this.expected.keys()].filter((id) => !this.checked.has(id));
  }

  /** The second time, after everything was checked. */
  async keep(id: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
    const file = this.known(id);
    // Counted before it is stored: an attempt that fails half-way is removed, too.
    this.sizes.set(id, bytes);
    if (file.mediaType === VIDEO) await this.vault.keepSegments(id, bytes, checkedVideo(file, content));
    else await this.vault.keep(id, await checkedDocument(file, bytes, content));
  }

  private known(id: string): StagedFile {
    const file = this.expected.get(id);
    if (!file) throw damaged(`no row names the file ${id}`);
    return file;
  }

  /** Removes what was stored. What a killed import leaves is removed at night, like files of uploads that failed. */
  async undo(): Promise<void> {
    for (const id of this.sizes.keys()) await this.vault.discard(id).catch(() => undefined);
  }
}

async function checkedDocument(
  { id, name, mediaType }: StagedFile,
  bytes: number,
  content: AsyncIterable<Buffer>,
): Promise<Buffer> {
  if (bytes > FILE_BYTES.document) throw damaged(`the file ${id} is too large`);
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  const whole = Buffer.concat(pieces);
  const kind = await documentKind(whole, name).catch(() => null);
  if (kind !== mediaType) throw notAllowed(`the file ${id} isn’t what its row says`);
  return whole;
}

async function* checkedVideo({ id }: StagedFile, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of content) {
    if (head) {
      head = Buffer.concat([head, piece]);
      if (head.length < HEAD_BYTES) continue;
      if (!(await isVideo(head))) throw notAllowed(`the file ${id} isn’t a video`);
      yield head;
      head = null;
    } else yield piece;
  }
  if (!head) return;
  if (!(await isVideo(head))) throw notAllowed(`the file ${id} isn’t a video`);
  yield head;
}
