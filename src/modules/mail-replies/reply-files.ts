import { Injectable, Logger } from '@nestjs/common';
import { FILE_BYTES } from '../../contract/limits.js';
import { REQUEST_LINE_FILES_MAX } from '../../contract/work-limits.js';
import { Problem } from '../../platform/errors/problem.js';
import type { DocumentFields } from '../documents/document.dto.js';
import { DocumentService } from '../documents/document.service.js';
import { ATTACHMENT } from '../documents/rules/purposes.js';
import type { MailFile } from './mail-files-worker.js';
import { filesOf } from './mail-files.js';
import type { Whole } from './mailbox.js';

/** Trying a file costs a reservation of storage space, so only the first files of an email are tried. */
const MOST_LOOKED_AT = 2 * REQUEST_LINE_FILES_MAX;

export interface KeptFiles {
  /** Ids of the uploads, to be attached to the line. */
  ids: string[];
  /** Names of those that were not kept. */
  leftOut: string[];
  /** Whether the email was too large or broken, so that not even the names of its files are known. */
  unread: boolean;
}

/** Saves the files of a reply by email, with the same checks as uploads on the page. */
@Injectable()
export class ReplyFiles {
  private readonly log = new Logger('Replies');

  constructor(private readonly documents: DocumentService) {}

  /**
   * Saves photos and PDFs that are within the limits. Runs as the sender. Files that are not attached to a line are deleted
   * at night.
   */
  async keep(requestId: string, whole: Whole): Promise<KeptFiles> {
    const files = await this.read(whole);
    const kept: KeptFiles = { ids: [], leftOut: [], unread: files === null };
    for (const [at, { name, bytes }] of (files ?? []).entries()) {
      const id =
        at < MOST_LOOKED_AT && kept.ids.length < REQUEST_LINE_FILES_MAX
          ? await this.one(requestId, { name, bytes })
          : null;
      if (id) kept.ids.push(id);
      else kept.leftOut.push(name);
    }
    return kept;
  }

  private async read(whole: Whole): Promise<MailFile[] | null> {
    const raw = await whole();
    if (!raw) return null;
    return filesOf(raw).catch((error: unknown) => {
      this.log.warn(`The files of an email could not be read: ${String(error).slice(0, 200)}`);
      return null;
    });
  }

  private async one(requestId: string, { name, bytes }: MailFile): Promise<string | null> {
    if (bytes.length === 0 || bytes.length > FILE_BYTES.document) return null;
    const fields: DocumentFields = { purpose: ATTACHMENT, requestId };
    try {
      return (await this.documents.add({ bytes: Buffer.from(bytes.buffer), name, fields })).id;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }
}
