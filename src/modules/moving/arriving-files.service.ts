import { Injectable } from '@nestjs/common';
import { FileVault } from '../../platform/files/file-vault.js';
import { damaged, notAllowed } from './move-error.js';
import { checkedFile, isInSegments, type MovedFile } from './moved-file.js';

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
  private readonly expected = new Map<string, MovedFile>();
  private readonly checked = new Set<string>();
  /** Their sizes by id, as far as they are stored. */
  readonly sizes = new Map<string, number>();

  constructor(private readonly vault: FileVault) {}

  expect(files: readonly MovedFile[]): void {
    for (const file of files) {
      if (this.expected.has(file.id)) throw notAllowed(`two rows with the file ${file.id}`);
      this.expected.set(file.id, file);
    }
  }

  /** The first time that the archive is read: each file must be one that a row names, and of the kind and size that the row says. */
  async check(id: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
    for await (const _ of checkedFile(this.known(id), bytes, content));
    this.checked.add(id);
  }

  /** Files that rows name and the archive doesn’t have. */
  without(): MovedFile[] {
    return [...this.expected.values()].filter(({ id }) => !this.checked.has(id));
  }

  /** The second time, after everything was checked. */
  async keep(id: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
    const file = this.known(id);
    const pieces = checkedFile(file, bytes, content);
    // Counted before it is stored: an attempt that fails half-way is removed, too.
    this.sizes.set(id, bytes);
    if (isInSegments(file)) await this.vault.keepSegments(id, bytes, pieces);
    else for await (const whole of pieces) await this.vault.keep(id, whole);
  }

  private known(id: string): MovedFile {
    const file = this.expected.get(id);
    if (!file) throw damaged(`no row names the file ${id}`);
    return file;
  }

  /**
   * Removes what was stored, while no other import can run: it may store the same files. What a killed import leaves is removed at
   * night, like files of uploads that failed.
   */
  async undo(): Promise<void> {
    for (const id of this.sizes.keys()) await this.vault.discard(id).catch(() => undefined);
  }
}
