import { Injectable } from '@nestjs/common';
import { FILE_BYTES, RESUMABLE_UPLOAD } from '../../../contract/limits.js';
import { Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import { whileInMemory } from '../../../platform/files/read-upload.js';
import { ResumableUploads, type ArrivingUpload } from '../../../platform/files/resumable/resumable-uploads.js';
import { UploadParts } from '../../../platform/files/resumable/upload-parts.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import type { DocumentFields, DocumentResponse } from '../document.dto.js';
import { DocumentService, type Admit, type Arrived } from '../document.service.js';
import type { NewUploadRequest, UploadResponse } from './upload.dto.js';
import { VideoUploads } from './video-uploads.service.js';

const MIB = 1024 * 1024;
const MOST_BYTES = { photo: FILE_BYTES.document, video: FILE_BYTES.video } as const;

/** Photos and videos of maintenance requests that arrive in parts. */
@Injectable()
export class MediaUploads {
  constructor(
    private readonly documents: DocumentService,
    private readonly uploads: ResumableUploads,
    private readonly parts: UploadParts,
    private readonly videos: VideoUploads,
    private readonly scope: Scope,
  ) {}

  async begin({ name, bytes, kind, requestId, phase }: NewUploadRequest): Promise<UploadResponse> {
    if (bytes > MOST_BYTES[kind]) throw refusal('file_too_large', { mib: MOST_BYTES[kind] / MIB });
    const fields = { kind, ...(requestId && { requestId }), ...(phase && { phase }) };
    const { place } = await this.documents.admission(fieldsOf(fields));
    return toUpload(await this.uploads.begin({ accountId: place.accountId, name, bytes, fields }));
  }

  /** `admit` asks in the transaction that keeps the file. */
  async finish(id: string, poster?: string, admit?: Admit): Promise<DocumentResponse> {
    const done = await this.uploads.finish(id, (upload) => this.file(upload, poster, admit));
    return done ?? this.documents.one(id);
  }

  /** Refuses with 404 an upload that was begun for another request. */
  async needOf(requestId: string, id: string): Promise<void> {
    const { fields } = await this.uploads.read(id);
    if (fields['requestId'] !== requestId) throw new Problem('not_found');
  }

  /** Removes the asker’s own upload for a request that is closed to them, which gives its space back. Others’ are left alone. */
  async cancelOf(requestId: string, id: string): Promise<void> {
    try {
      await this.needOf(requestId, id);
      await this.uploads.cancel(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  private async file(upload: ArrivingUpload, poster?: string, may?: Admit): Promise<DocumentResponse> {
    const { id, name, bytes, fields } = upload;
    const admit = async (tx: Tx) => {
      await may?.(tx);
      this.uploads.finished(tx, id);
    };
    const add = (sent: Arrived['sent']) =>
      this.documents.addArrived(id, { sent, name, fields: fieldsOf(fields) }, admit);
    if (fields['kind'] !== 'video') return whileInMemory(bytes, async () => add(await this.whole(upload)));
    return this.scope.actor.demo ? add(await this.documents.drawing(bytes)) : this.videos.during(upload, poster, add);
  }

  private async whole(upload: ArrivingUpload): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.parts.stream(upload)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}

function fieldsOf({ requestId, phase }: Record<string, string>): DocumentFields {
  return { purpose: 'request_photo', requestId, phase: phase as DocumentFields['phase'] };
}

function toUpload({ id, bytes, received, createdAt }: ArrivingUpload): UploadResponse {
  const { partBytes, keptHours } = RESUMABLE_UPLOAD;
  const expiresAt = new Date(createdAt.getTime() + keptHours * 3_600_000).toISOString();
  return { id, bytes, received, partBytes, expiresAt };
}
