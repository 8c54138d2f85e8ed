import { Injectable, Logger } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { withoutPosition } from '../../platform/files/metadata/without-position.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

/** The number of pictures per night. Each one is read, and written again if it contains a position. */
const AT_ONCE = 2000;
const LEFT =
  'select id, media_type as "mediaType" from stored_file where not position_removed order by created_at limit $1';
const DONE = 'update stored_file set bytes = $2, position_removed = true where id = $1';

interface Left {
  id: string;
  mediaType: string;
}

/** Removes the position from pictures that were stored before the upload did so (migrations/0111). */
@Injectable()
export class CleanStoredPictures {
  private readonly log = new Logger('Documents');

  constructor(
    private readonly scope: Scope,
    private readonly vault: FileVault,
  ) {}

  @Scheduled('documents.positions', '50 2 * * *')
  async clean(): Promise<void> {
    await forEachSettled(this.log, await this.scope.rows<Left>(LEFT, [AT_ONCE]), (picture) => this.cleanOne(picture));
  }

  private async cleanOne({ id, mediaType }: Left): Promise<void> {
    const before = await this.vault.read(id);
    const after = this.bare(id, before, mediaType);
    await this.scope.write('document.clean', async (tx) => {
      tx.about('document', id);
      await tx.rows(DONE, [id, after.length]);
      // The row contains the size of the file, so both change together. A run that is interrupted is repeated the next
      // night.
      if (!after.equals(before)) await this.vault.replace(id, after);
    });
  }

  /** A broken picture isn't changed, because it was accepted and someone may need it. */
  private bare(id: string, bytes: Buffer, mediaType: string): Buffer {
    try {
      return withoutPosition(bytes, mediaType);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.log.warn({ document: id }, 'A stored picture is broken; its metadata could not be removed');
      return bytes;
    }
  }
}
