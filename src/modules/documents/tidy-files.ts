import { Injectable, Logger } from '@nestjs/common';
import { FileVault } from '../../platform/files/file-vault.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

const DAY_MS = 24 * 3600_000;
/**
 * A photo whose request was never sent and that isn't referenced otherwise. No other file can take this purpose
 * (migrations/0110).
 */
const DRAFT = `f.purpose = 'request_photo' and f.request_id is null
  and not exists (select 1 from expense x where x.account_id = f.account_id and x.document_id = f.id)
  and not exists (select 1 from lease_message m where m.lease_id = f.lease_id and m.document_ids @> to_jsonb(f.id::text))
  and not exists (select 1 from listing l where l.account_id = f.account_id and l.photo_ids @> to_jsonb(f.id::text))`;
/** A certificate of a supplier that no insurance and no license refers to. A foreign key keeps the others. */
const LOOSE_CERTIFICATE = `f.purpose = 'certificate' and not exists (select 1 from supplier_paper c where c.account_id = f.account_id and c.file_id = f.id)`;
/** An invoice on paper whose draft was never saved, or was saved with another file. */
const LOOSE_INVOICE = `f.purpose = 'supplier_invoice' and not exists (select 1 from invoice i where i.supplier_account_id = f.account_id and i.file_id = f.id)`;
/** An attachment of a message that was never sent. */
const LOOSE_ATTACHMENT = `f.purpose = 'request_attachment' and f.line_id is null`;
const LOOSE = `((${DRAFT}) or (${LOOSE_ATTACHMENT}) or (${LOOSE_CERTIFICATE}) or (${LOOSE_INVOICE}))`;
/**
 * A request that wasn't sent within two days won't be sent. A key without a document belongs to a failed upload, or to
 * the preview picture of a deleted video.
 */
const LEFT_BEHIND = `
  select f.id from stored_file f where ${LOOSE} and f.created_at < $1
  union
  select s.file_id from file_secret s left join stored_file f on f.id = s.file_id left join stored_file v on v.poster_id = s.file_id
    where f.id is null and v.id is null and s.created_at < $1`;

/** Deletes uploads that nothing refers to. */
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
    await forEachSettled(this.log, await this.scope.rows<{ id: string }>(LEFT_BEHIND, [before]), async ({ id }) => {
      // A photo that was added to a request or used otherwise in the meantime is no longer a draft, so its row and its
      // bytes stay.
      const gone = await this.scope.write('document.tidy', async (tx) => {
        tx.about('document', id);
        await tx.rows(`delete from stored_file f where f.id = $1 and ${LOOSE}`, [id]);
        return (await tx.rows('select 1 from stored_file where id = $1', [id])).length === 0;
      });
      if (gone) await this.vault.destroy(id);
    });
  }
}
