import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Upload } from '../../platform/files/read-upload.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { DocumentResponse } from '../documents/document.dto.js';
import { DocumentService } from '../documents/document.service.js';
import { MediaUploads } from '../documents/uploads/media-uploads.service.js';
import type { FinishUploadRequest, UploadResponse } from '../documents/uploads/upload.dto.js';
import { MyJobSteps } from './my-job-steps.service.js';
import type { MyJobAttachmentFields, MyJobPhotoFields, NewMyJobUpload } from './my-jobs.dto.js';

const OWN = 'select 1 from stored_file where id = $1 and request_id = $2 and uploader_id = lw_uid()';

/**
 * Photos, videos and attachments that technicians add. They are saved as the supplier's files, with the technician as
 * uploader. Whether the job is theirs is checked before a file is sent or decoded, and again when it is saved, because it
 * may have been reassigned.
 */
@Injectable()
export class MyJobFiles {
  constructor(
    private readonly scope: Scope,
    private readonly steps: MyJobSteps,
    private readonly documents: DocumentService,
    private readonly media: MediaUploads,
  ) {}

  async addPhoto(id: string, upload: Upload<MyJobPhotoFields>): Promise<void> {
    const fields = { requestId: id, purpose: 'request_photo' as const, phase: upload.fields.phase };
    await this.onJob(id, (held) => this.documents.add({ ...upload, fields }, held));
  }

  /** Saves a file for the next line. No one else can see it until that line is sent. */
  attach(id: string, upload: Upload<MyJobAttachmentFields>): Promise<DocumentResponse> {
    const fields = { ...upload.fields, requestId: id, purpose: 'request_attachment' as const };
    return this.onJob(id, (held) => this.documents.add({ ...upload, fields }, held));
  }

  beginUpload(id: string, upload: NewMyJobUpload): Promise<UploadResponse> {
    return this.onJob(id, () => this.media.begin({ ...upload, requestId: id }));
  }

  /**
   * 404 for an upload that isn't the technician's or was begun for another job. If the job was reassigned, the upload is
   * deleted.
   */
  async finishUpload(id: string, uploadId: string, { poster }: FinishUploadRequest): Promise<DocumentResponse> {
    await this.steps.see(id).catch(async (error: unknown) => {
      await this.media.cancelOf(id, uploadId);
      throw error;
    });
    return this.onJob(id, async (held) => {
      await this.media.needOf(id, uploadId);
      return this.media.finish(uploadId, poster, held);
    });
  }

  /** Removes a file that the technician added. 404 for someone else's. */
  async remove(id: string, fileId: string): Promise<void> {
    await this.onJob(id, async (held) => {
      orNotFound((await this.scope.rows(OWN, [fileId, id]))[0]);
      await this.documents.remove(fileId, held);
    });
  }

  private async onJob<T>(id: string, step: (held: (tx: Tx) => Promise<void>) => Promise<T>): Promise<T> {
    await this.steps.see(id);
    return this.steps.asSupplier(() => step((tx) => this.steps.holdMine(tx, id)));
  }
}
