import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { DOCUMENT_PURPOSES, type DocumentPurpose } from './purposes.js';

/** The text fields beside `file` in the multipart body. */
export class DocumentFields {
  /** What it is for; `other` when not said. */
  @IsOptional() @IsIn(DOCUMENT_PURPOSES) purpose?: DocumentPurpose;
  /** Shown instead of the file's own name. */
  @IsOptional() @IsString() @MaxLength(200) name?: string;
  @IsOptional() @IsUUID() leaseId?: string;
  @IsOptional() @IsUUID() unitId?: string;
  @IsOptional() @IsUUID() requestId?: string;
  /** Whether the tenants of the lease may read it. */
  @IsOptional() @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value)) @IsBoolean()
  sharedWithTenant?: boolean;
}

/** The multipart body as the API document shows it. */
export class DocumentUpload extends DocumentFields {
  /** PDF, picture, office document or text, at most 20 MiB. */
  file: string;
}

export class DocumentQuery extends ListQuery {
  @IsOptional() @IsUUID() leaseId?: string;
  @IsOptional() @IsUUID() unitId?: string;
  @IsOptional() @IsUUID() requestId?: string;
  @IsOptional() @IsIn(DOCUMENT_PURPOSES) purpose?: DocumentPurpose;
}

export class DocumentResponse {
  id: string;
  name: string;
  mediaType: string;
  /** Size in bytes. */
  bytes: number;
  @IsIn(DOCUMENT_PURPOSES) purpose: DocumentPurpose;
  leaseId: string | null;
  unitId: string | null;
  requestId: string | null;
  sharedWithTenant: boolean;
  /** Whether the reader uploaded it. */
  own: boolean;
  createdAt: string;
  /** Download address, good for 5 minutes; none for staff and admins, who see that a file exists and not what is in it. */
  url: string | null;
}

export interface DocumentRow {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
  purpose: DocumentPurpose;
  leaseId?: string | null;
  unitId?: string | null;
  requestId?: string | null;
  uploaderId?: string | null;
  sharedWithTenant: boolean;
  createdAt: Date;
}

export function toDocument(row: DocumentRow, readerId: string | null, url: string | null): DocumentResponse {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.mediaType,
    bytes: row.bytes,
    purpose: row.purpose,
    leaseId: row.leaseId ?? null,
    unitId: row.unitId ?? null,
    requestId: row.requestId ?? null,
    sharedWithTenant: row.sharedWithTenant,
    own: row.uploaderId === readerId,
    createdAt: row.createdAt.toISOString(),
    url,
  };
}
