import { AsyncResource } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FileVault } from '../../platform/files/file-vault.js';
import { Scope } from '../../platform/scope/scope.js';
import { FairTurns } from '../../platform/turns/fair-turns.js';
import { ArchiveStream } from './archive-stream.js';
import { packArchive } from './pack-archive.js';
import { Snapshots, type Snapshot } from './snapshot.service.js';

/** Each holds a connection while it reads the rows. One account makes one at a time. */
const TURNS = { units: 2, unitsPerKey: 1, waiting: 10, waitingPerKey: 2 };

/** An account, and the owner who takes it along. */
export interface Leaving {
  accountId: string;
  userId: string;
}

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

  /** Says what would be refused, before a download begins. */
  check(accountId: string): Promise<void> {
    return this.scope.asSystem('account archive', () => this.snapshots.check(accountId));
  }

  /**
   * The archive as a stream, made while it is read. It fails when something can't be read, so that no one takes a part for all.
   * Destroy it when no one reads it anymore: it keeps space on the disk until it has ended.
   */
  async make({ accountId, userId }: Leaving): Promise<Readable> {
    const snapshot = await this.turns.take(accountId, 1, () =>
      this.scope.asSystem('account archive', () => this.snapshots.take(accountId, userId, this.scope.clock.now())),
    );
    try {
      await this.scope.write('account.move_out', async (tx) => void tx.about('account', accountId));
      return await this.stream(snapshot);
    } catch (error) {
      await snapshot.spool.close();
      throw error;
    }
  }

  private async stream(snapshot: Snapshot): Promise<Readable> {
    const { pack } = await import('tar-stream');
    // The files are read after the request has ended, as the system: the rows that name them were read before.
    const open = AsyncResource.bind((id: string) => this.scope.asSystem('account archive', () => this.vault.open(id)));
    return new ArchiveStream(
      pack(),
      (into) => packArchive(into, snapshot, open),
      () => snapshot.spool.close(),
    );
  }
}
