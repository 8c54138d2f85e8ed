import { Injectable, Logger } from '@nestjs/common';
import { FileVault } from '../../platform/files/file-vault.js';
import { eachAlone } from '../../platform/outbox/each-alone.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

const DAY_MS = 24 * 3600_000;
/** A request that nobody sent for two days is not coming; a key without a document belongs to a broken upload. */
const LEFT_BEHIND = `
  select id from stored_file where purpose = 'request_photo' and request_id is null and created_at < $1
  union
  select s.file_id from file_secret s left join stored_file f on f.id = s.file_id where f.id is null and s.created_at < $1`;

/** Destroys uploads that nothing refers to. */
@Injectable()
export class TidyFiles {
  private readonly log = new Logger('Documents');

  constructor(
    private readonly scope: Scope,
    private readonly vault: FileVault,
  ) {}

  @Scheduled('documents.tidy', '40 3 * * *')
  async tidy(): Promise<void> {
    const before = new Date(this.scope.clock.now().getTime() - 2 * DAY_MS);
    await eachAlone(this.log, await this.scope.rows<{ id: string }>(LEFT_BEHIND, [before]), async ({ id }) => {
      // A photo that was tied to a request meanwhile is evidence: its row stays, and so do its bytes.
      const gone = await this.scope.write('document.tidy', async (tx) => {
        tx.about('document', id);
        await tx.em.execute('delete from stored_file where id = ? and request_id is null', [id]);
        return (await tx.rows('select 1 from stored_file where id = $1', [id])).length === 0;
      });
      if (gone) await this.vault.destroy(id);
    });
  }
}
