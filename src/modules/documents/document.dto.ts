import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { Actor } from '../../platform/scope/actor.js';
import { isRemovable } from './request-photos.js';
import { DOCUMENT_PURPOSES, PHOTO_PHASES, type DocumentPurpose, type PhotoPhase } from './rules/purposes.js';

export { PHOTO_PHASES, type PhotoPhase };

/** The text fields beside `file` in the multipart body. */
export class DocumentFields {
  /** Its purpose; by default `other`. */
  @IsOptional() @IsIn(DOCUMENT_PURPOSES) purpose?: DocumentPurpose;
  /** Shown instead of the file's own name. */
  @IsOptional() @IsString() @MaxLength(200) name?: string;
  @IsOptional() @IsUUID() leaseId?: string;
  @IsOptional() @IsUUID() unitId?: string;
  @IsOptional() @IsUUID() requestId?: string;
  /** For a photo of a request: the problem (`before`, the default) or the finished work. */
  @IsOptional() @IsIn(PHOTO_PHASES) phase?: PhotoPhase;
  /** The document of which this is a newer version; it is filed in the same place and shared in the same way. */
  @IsOptional() @IsUUID() replacesId?: string;
  /** Whether the tenants of the lease may read it. */
  @IsOptional()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
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
  /** With `true`, only documents, without photos of requests and listings. */
  @IsOptional()
  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  papers?: boolean;
}

/** Changes the fields that are sent. Read-only fields of the answer may be sent and are ignored. */
export class UpdateDocumentRequest {
  @IsOptional() @IsString() @Length(1, 200) name?: string;
  @IsOptional() @IsIn(DOCUMENT_PURPOSES) purpose?: DocumentPurpose;
  /** Whether the tenants of the lease may read it, in all its versions. 422 for a document of no lease. */
  @IsOptional() @IsBoolean() sharedWithTenant?: boolean;
  /** The version that was read; an older one gets 409 `stale_version`. */
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: string;
  @Allow() mediaType?: string;
  @Allow() bytes?: number;
  @Allow() leaseId?: string | null;
  @Allow() unitId?: string | null;
  @Allow() requestId?: string | null;
  @Allow() own?: boolean;
  @Allow() seriesId?: string;
  @Allow() number?: number;
  @Allow() current?: boolean;
  @Allow() createdAt?: string;
  @Allow() url?: string | null;
  @Allow() posterUrl?: string | null;
}

/** Which documents go into one archive; all that the reader may see when nothing is named. */
export class ArchiveQuery {
  @IsOptional() @IsUUID() leaseId?: string;
  @IsOptional() @IsUUID() unitId?: string;
}

/** Space that uploads take in an account. */
export class StorageUsage {
  usedBytes: number;
  /** The limit; null without one. */
  limitBytes: number | null;
}

/** A home's folder. */
export class FolderResponse {
  /** The unit's id. */
  id: string;
  unitLabel: string;
  propertyId: string;
  streetNumber: string;
  street: string;
  city: string;
  /** The number of documents in it, without older versions. */
  documentCount: number;
  sharedCount: number;
  /** When the latest one was added. */
  latestAt: string;
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
  /** The document that this is a version of, and the number of the version: 1 is the first. */
  seriesId: string;
  number: number;
  /** Whether there is no newer version. */
  current: boolean;
  createdAt: string;
  version: number;
  /**
   * Download address, valid for 5 minutes; none for staff and admins, who can see that a file exists but not its
   * contents.
   */
  url: string | null;
  /** The same for the preview picture of a video; null for other files, and for a video without one. */
  posterUrl: string | null;
}

const ADDERS = ['tenant', 'landlord', 'supplier'] as const;

/** A photo of a request, with who added it. */
export class RequestPhotoResponse extends DocumentResponse {
  /** The problem, or the finished work. */
  @IsIn(PHOTO_PHASES) phase: PhotoPhase;
  @IsIn(ADDERS) addedBy: (typeof ADDERS)[number];
  /** The supplier that added it. */
  company: string | null;
  /** Whether the reader may remove it: the person who added it may, until the request is closed. */
  removable: boolean;
}

/** A file of a message in the conversation of a request. */
export class RequestAttachment {
  id: string;
  name: string;
  mediaType: string;
  /** Size in bytes. */
  bytes: number;
  /** Download address, valid for 5 minutes; none for staff and admins. */
  url: string | null;
  /** The id of its message. */
  lineId: string;
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
  seriesId: string;
  number: number;
  supersededAt?: Date | null;
  createdAt: Date;
  version: number;
  posterId?: string | null;
}

/** `linkTo` makes addresses for readers who may see the contents. */
export function toDocument(
  row: DocumentRow,
  readerId: string | null,
  linkTo: (id: string) => string | null,
): DocumentResponse {
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
    seriesId: row.seriesId,
    number: row.number,
    current: !row.supersededAt,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    url: linkTo(row.id),
    posterUrl: row.posterId ? linkTo(row.posterId) : null,
  };
}

export interface RequestPhotoRow extends DocumentRow {
  phase: PhotoPhase | null;
  uploaderAccountId: string | null;
  addedBy: RequestPhotoResponse['addedBy'];
  company: string | null;
  /** Of its request. */
  status: string;
  canceledDuring: string | null;
}

/** Photos from before phases were stored count as photos of the problem. */
export function toRequestPhoto(row: RequestPhotoRow, reader: Actor, document: DocumentResponse): RequestPhotoResponse {
  const { addedBy, company } = row;
  return {
    ...document,
    phase: row.phase ?? 'before',
    addedBy,
    company: addedBy === 'supplier' ? company : null,
    removable: isRemovable(row, row, reader),
  };
}
