import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { REQUEST_VIDEOS_MAX } from '../../contract/limits.js';
import { requirePerson } from '../../platform/auth/require-person.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { DownloadLinks } from '../../platform/files/download-links.js';
import { documentKind, photoKind } from '../../platform/files/file-kind.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { withoutPosition } from '../../platform/files/metadata/without-position.js';
import { freshPhoto } from '../../platform/files/photos.js';
import type { Upload } from '../../platform/files/read-upload.js';
import { UploadQuota } from '../../platform/files/upload-quota.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { refuseLeftHome } from '../leases/moved-out.rows.js';
import { attachmentsOf } from './attachment.rows.js';
import type { Content } from './content.js';
import { pictureFromShelf } from './demo-shelf.js';
import {
  toDocument,
  toRequestPhoto,
  type DocumentFields,
  type DocumentQuery,
  type DocumentResponse,
  type DocumentRow,
  type RequestAttachment,
  type RequestPhotoResponse,
  type RequestPhotoRow,
  type StorageUsage,
  type UpdateDocumentRequest,
} from './document.dto.js';
import { FilingService, type Filing } from './filing.service.js';
import { checkNoInvoice } from './paper-invoice.js';
import { isPhotoNotPdf } from './photo-or-pdf.js';
import { reachOf } from './reach.js';
import {
  adderOf,
  admitPhoto,
  checkPhoto,
  checkRemoval,
  phaseOf,
  phasesToAdd,
  refuseHiding,
  REQUEST,
  type PhotographedRequest,
} from './request-photos.js';
import {
  ATTACHMENT,
  checkPurpose,
  PHOTO_PURPOSES,
  VIDEO,
  type DocumentPurpose,
  type PhotoPhase,
} from './rules/purposes.js';
import { readersOf, readersOfRequest, tellOfSharing } from './sharing.js';
import { StoredFile } from './stored-file.entity.js';

const COLUMNS = `f.id, f.name, f.media_type as "mediaType", f.bytes, f.purpose, f.lease_id as "leaseId", f.unit_id as "unitId",
  f.request_id as "requestId", f.uploader_id as "uploaderId", f.shared_with_tenant as "sharedWithTenant", f.created_at as "createdAt",
  f.series_id as "seriesId", f.number, f.superseded_at as "supersededAt", f.version, f.phase, f.uploader_account_id as "uploaderAccountId", f.poster_id as "posterId"`;
/** Suppliers with their entry in the directory, which tenants and landlords can see. */
const ADDED_BY = `case when f.uploader_account_id is null then 'tenant' when f.uploader_account_id = f.account_id then 'landlord' else 'supplier' end as "addedBy",
  (select s.company_name from supplier s where s.account_id = f.uploader_account_id) as company, r.status, r.canceled_during as "canceledDuring"`;
const PHOTOS = `select ${COLUMNS}, ${ADDED_BY} from stored_file f join service_request r on r.id = f.request_id
  where f.request_id = $1 and f.purpose = 'request_photo' order by f.created_at, f.id`;
const FILTERS = {
  leaseId: 'f.lease_id',
  unitId: 'f.unit_id',
  requestId: 'f.request_id',
  purpose: 'f.purpose',
} as const;

const PAPERS = "f.purpose not in ('request_photo', 'listing_photo', 'request_attachment')";

type Replaced = Pick<DocumentRow, 'id' | 'purpose' | 'sharedWithTenant'> & Pick<DocumentFields, 'leaseId' | 'unitId'>;

/** Checks whether the file may be stored or removed, in the transaction that does it. */
export type Admit = (tx: Tx) => Promise<void>;

/** The file, the place where it is filed, and its purpose. */
interface Kept extends Content {
  purpose: DocumentPurpose;
  phase: PhotoPhase | null;
  admit?: Admit;
}

/** The upload: a file that still has to be checked, or checked content. */
export interface Arrived {
  sent: Buffer | Content;
  name: string;
  fields: DocumentFields;
}

/** Where an upload will be filed, and as what. */
interface Admission {
  place: Filing;
  purpose: DocumentPurpose;
  phase: PhotoPhase | null;
  before: Replaced | null;
}

/** Documents of leases, units and requests (docs/specification/documents.md). */
@Injectable()
export class DocumentService {
  constructor(
    private readonly scope: Scope,
    private readonly vault: FileVault,
    private readonly links: DownloadLinks,
    private readonly filing: FilingService,
    private readonly quota: UploadQuota,
  ) {}

  /** The documents that the reader may see, newest first. */
  async list(asked: DocumentQuery): Promise<Page<DocumentResponse>> {
    const values: unknown[] = [];
    const where = Object.entries(FILTERS).flatMap(([field, column]) => {
      const value = asked[field as keyof typeof FILTERS];
      return value ? [`${column} = $${values.push(value)}`] : [];
    });
    where.push(this.reach.sql, 'f.superseded_at is null', ...(asked.papers ? [PAPERS] : []));
    const sorts = { createdAt: 'f.created_at', name: 'f.name' };
    const list = {
      select: COLUMNS,
      from: 'stored_file f',
      where,
      values,
      sorts,
      defaultSort: '-createdAt',
      id: 'f.id',
      search: ['f.name'],
    };
    const page = await readList<DocumentRow>(this.scope, list, asked);
    return new Page(
      page.items.map((row) => this.show(row)),
      page.nextCursor,
      page.total,
    );
  }

  /** One document with a fresh download address. */
  async one(id: string): Promise<DocumentResponse> {
    const [row] = await this.scope.rows<DocumentRow>(
      `select ${COLUMNS} from stored_file f where f.id = $1 and ${this.reach.sql}`,
      [id],
    );
    return this.show(orNotFound(row));
  }

  /** The photos of a request that the reader may see, oldest first. */
  async photosOf(requestId: string): Promise<RequestPhotoResponse[]> {
    const rows = await this.scope.rows<RequestPhotoRow>(PHOTOS, [requestId]);
    return rows.map((row) => toRequestPhoto(row, this.scope.actor, this.show(row)));
  }

  /** The files in a request's conversation that the reader may see. */
  async attachmentsOf(requestId: string): Promise<RequestAttachment[]> {
    const { role } = this.scope.actor;
    const contents = role !== 'staff' && role !== 'admin';
    return attachmentsOf(this.scope, requestId, (id) => (contents ? this.links.linkTo(id) : null));
  }

  /** The phases for which the reader may add photos to the request; none if they can't see it. */
  async photoPhases(requestId: string): Promise<PhotoPhase[]> {
    const [request] = await this.scope.rows<PhotographedRequest>(REQUEST, [requestId]);
    return request ? phasesToAdd(request, this.scope.actor) : [];
  }

  /** What the landlord's account has stored, and how much it may. */
  usage(): Promise<StorageUsage> {
    return this.quota.usage(orNotFound(this.scope.actor.accountId));
  }

  /**
   * Stores an upload. 422 `unsafe_file` when the content isn't of an accepted kind, and the refusals of `UploadQuota`,
   * `checkPhoto` and `admit`.
   */
  async add({ bytes: sent, name: fileName, fields }: Upload<DocumentFields>, admit?: Admit): Promise<DocumentResponse> {
    const { place, purpose, phase, before } = await this.admission(fields);
    const keep = async (id: string) =>
      this.file(id, place, { ...(await this.kept(sent, fileName, purpose)), purpose, phase, admit }, fields, before);
    return this.quota.during({ accountId: place.accountId, bytes: sent.length }, keep, (id) => this.vault.destroy(id));
  }

  /**
   * Checks whose space a file uses and whether it may be filed. This comes before the file is sent or decoded, which
   * costs far more.
   */
  async admission(fields: DocumentFields): Promise<Admission> {
    if (fields.requestId) requirePerson(this.scope.actor);
    const before = fields.replacesId ? await this.replaceable(fields.replacesId) : null;
    const place = await this.filing.place(before ?? fields);
    const purpose = before?.purpose ?? fields.purpose ?? (fields.requestId ? 'request_photo' : 'other');
    const phase = phaseOf(purpose, fields.phase);
    if (phase) checkPhoto(phase, place.request, this.scope.actor);
    if (purpose === ATTACHMENT && !place.requestId)
      throw invalidField('requestId', 'requestId is required', 'required');
    return { place, purpose, phase, before };
  }

  /**
   * Stores a file that arrived in parts, under the id of its upload, for which space is already reserved: a file, or a
   * video that was checked.
   */
  async addArrived(id: string, { sent, name, fields }: Arrived, admit: Admit): Promise<DocumentResponse> {
    const { place, purpose, phase } = await this.admission(fields);
    const content = Buffer.isBuffer(sent) ? await this.kept(sent, name, purpose) : sent;
    try {
      return await this.file(id, place, { ...content, purpose, phase, admit }, fields, null);
    } catch (error) {
      // The database refuses while a row refers to it. In that case the commit succeeded, and only its answer was lost.
      const stored = [id, ...(content.posterId ? [content.posterId] : [])];
      await Promise.allSettled(stored.map((one) => this.vault.discard(one)));
      throw error;
    }
  }

  /** In the demo, a drawing replaces the files that visitors send. */
  async drawing(pick: number): Promise<Content> {
    return this.whole(await pictureFromShelf(pick), 'image/jpeg', 'demo.jpg');
  }

  /**
   * Stores a document that the product itself has written. It needn't be checked, and isn't replaced with a picture in
   * the demo world.
   */
  async keepOwn(bytes: Buffer, name: string, fields: DocumentFields): Promise<DocumentResponse> {
    return this.file(
      v7(),
      await this.filing.place(fields),
      { ...this.whole(bytes, 'application/pdf', name), purpose: fields.purpose ?? 'other', phase: null },
      fields,
      null,
    );
  }

  private async file(
    id: string,
    place: Filing,
    { bytes, mediaType, name, store, posterId, purpose, phase, admit }: Kept,
    fields: DocumentFields,
    before: Replaced | null,
  ): Promise<DocumentResponse> {
    await store(id);
    return this.scope.write('document.add', async (tx) => {
      const { accounts, users, request: _request, ...filed } = place;
      const attachment = purpose === ATTACHMENT;
      const ofRequest = phase !== null || attachment;
      await admit?.(tx);
      if (phase && filed.requestId) await admitPhoto(tx, filed.requestId, phase, mediaType);
      if (attachment) await refuseLeftHome(tx, filed.unitId);
      const series = before ? await this.supersede(tx, before.id) : { seriesId: id, number: 1 };
      const file = tx.em.create(StoredFile, {
        ...filed,
        id,
        demo: tx.actor.demo,
        uploaderId: tx.actor.userId,
        mediaType,
        bytes,
        posterId,
        purpose,
        phase,
        uploaderAccountId: ofRequest ? adderOf(tx.actor) : null,
        name: (!tx.actor.demo && fields.name?.trim()) || name,
        sharedWithTenant: ofRequest || (before?.sharedWithTenant ?? fields.sharedWithTenant ?? false),
        createdAt: this.scope.clock.now(),
        ...series,
      });
      this.quota.settle(tx, id, bytes);
      if (file.sharedWithTenant && tx.actor.role === 'landlord') tellOfSharing(tx, file);
      tx.about('document', id, place.accountId);
      // Until its message is sent, no one else sees an attachment.
      if (!attachment)
        tx.changed(place.requestId ? ['documents', 'service-requests'] : ['documents'], [id], { accounts, users });
      await tx.em.flush();
      return this.show(file);
    });
  }

  /**
   * Changes name, kind and sharing. Sharing applies to all versions. 422 for a paper that should become a photo, or the
   * reverse, and `file_is_evidence` for a photo or an attachment of a request that should be hidden from its tenant.
   */
  async update(id: string, request: UpdateDocumentRequest): Promise<DocumentResponse> {
    await this.scope.write('document.change', async (tx) => {
      const file = orNotFound(await tx.em.findOne(StoredFile, { id, ...this.reach.where }));
      if (request.version !== undefined && request.version !== file.version) throw new Problem('stale_version');
      checkPurpose(file.purpose, request.purpose ?? file.purpose);
      if (request.sharedWithTenant && !file.leaseId) throw refusal('not_of_a_lease');
      const shared = request.sharedWithTenant ?? file.sharedWithTenant;
      if (file.sharedWithTenant && !shared) refuseHiding(file);
      if (shared !== file.sharedWithTenant)
        await tx.em.nativeUpdate(
          StoredFile,
          { seriesId: file.seriesId, id: { $ne: id } },
          { sharedWithTenant: shared },
        );
      if (shared && !file.sharedWithTenant) tellOfSharing(tx, file);
      tx.em.assign(file, {
        name: request.name?.trim() || file.name,
        purpose: request.purpose ?? file.purpose,
        sharedWithTenant: shared,
      });
      tx.about('document', id, file.accountId);
      tx.changed(['documents'], [id], { accounts: [file.accountId], users: await readersOf(tx, file.leaseId) });
    });
    return this.one(id);
  }

  /** All versions of a document, newest first. */
  async versions(id: string): Promise<DocumentResponse[]> {
    const { seriesId } = await this.one(id);
    const rows = await this.scope.rows<DocumentRow>(
      `select ${COLUMNS} from stored_file f where f.series_id = $1 and ${this.reach.sql} order by f.number desc`,
      [seriesId],
    );
    return rows.map((row) => this.show(row));
  }

  /**
   * Removes a document. Files that show the state of a request are evidence and stay, except for the person's own
   * photos (`checkRemoval`).
   */
  async remove(id: string, admit?: Admit): Promise<void> {
    const posterId = await this.scope.write('document.remove', async (tx) => {
      await admit?.(tx);
      const file = orNotFound(await tx.em.findOne(StoredFile, { id, ...this.reach.where }));
      await checkRemoval(tx, file);
      await checkNoInvoice(tx, file);
      if (tx.actor.role === 'tenant' && file.uploaderId !== tx.actor.userId) throw new Problem('not_found');
      tx.em.remove(file);
      await tx.em.flush();
      if (!file.supersededAt)
        await tx.em.nativeUpdate(
          StoredFile,
          { seriesId: file.seriesId, number: file.number - 1 },
          { supersededAt: null },
        );
      tx.about('document', id, file.accountId);
      const seen = await readersOfRequest(tx, file.requestId);
      tx.changed(file.requestId ? ['documents', 'service-requests'] : ['documents'], [file.requestId ?? id], {
        accounts: [file.accountId, ...seen.accounts],
        users: [file.uploaderId, ...seen.users],
      });
      return file.posterId;
    });
    await this.vault.destroy(id);
    if (posterId) await this.vault.destroy(posterId);
  }

  /** Ties photos, uploaded while a request was written, to it: in the request's own transaction. Gives how many; 404 for foreign ones. */
  async attachPhotos(
    em: EntityManager,
    photoIds: string[],
    request: { id: string; accountId: string; leaseId: string | null },
  ): Promise<number> {
    const ids = [...new Set(photoIds)];
    if (ids.length === 0) return 0;
    const { id: requestId, accountId, leaseId } = request;
    const mine = {
      id: { $in: ids },
      uploaderId: this.scope.actor.userId,
      purpose: 'request_photo' as const,
      requestId: null,
      accountId,
    };
    const tied = await em.nativeUpdate(StoredFile, mine, { requestId, leaseId, sharedWithTenant: true });
    if (tied !== ids.length) throw new Problem('not_found');
    const videos = await em.count(StoredFile, { requestId, mediaType: VIDEO });
    if (videos > REQUEST_VIDEOS_MAX) throw refusal('too_many_videos', { max: REQUEST_VIDEOS_MAX });
    return tied;
  }

  /**
   * The uploaded content, if its kind is accepted. In the demo world a picture from the shelf replaces it, and nothing
   * is decoded.
   */
  private async kept(sent: Buffer, fileName: string, purpose: string): Promise<Content> {
    const photo = PHOTO_PURPOSES.includes(purpose);
    const kind = await (photo ? photoKind(sent) : documentKind(sent, fileName));
    const otherPhoto = isPhotoNotPdf(purpose, kind);
    if (this.scope.actor.demo) return this.drawing(sent.length);
    if (photo || otherPhoto) return this.whole(await freshPhoto(sent, kind), 'image/jpeg', fileName);
    return this.whole(withoutPosition(sent, kind), kind, fileName);
  }

  private whole(bytes: Buffer, mediaType: string, name: string): Content {
    return { bytes: bytes.length, mediaType, name, posterId: null, store: (id) => this.vault.keep(id, bytes) };
  }

  /**
   * The current version of a document that the sender may replace: one of the landlord's account, or the tenant's own
   * upload.
   */
  private async replaceable(id: string): Promise<Replaced> {
    const { role, userId } = this.scope.actor;
    const [row] = await this.scope.rows<DocumentRow>(
      `select ${COLUMNS} from stored_file f where f.series_id = (select series_id from stored_file where id = $1)
      and f.superseded_at is null and ${this.reach.sql}`,
      [id],
    );
    const present = orNotFound(row);
    if (role === 'tenant' && present.uploaderId !== userId) throw new Problem('not_found');
    if (present.requestId) throw refusal('file_is_evidence');
    const { purpose, sharedWithTenant, leaseId, unitId } = present;
    return { id: present.id, purpose, sharedWithTenant, leaseId: leaseId ?? undefined, unitId: unitId ?? undefined };
  }

  /** Marks the current version as replaced: 409 when another version was added in the meantime. */
  private async supersede(tx: Tx, id: string): Promise<{ seriesId: string; number: number }> {
    const found = { id, ...this.reach.where };
    const before = orNotFound(await tx.em.findOne(StoredFile, found, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (before.supersededAt) throw refusal('newer_file');
    before.supersededAt = this.scope.clock.now();
    await tx.em.flush();
    return { seriesId: before.seriesId, number: before.number + 1 };
  }

  private get reach() {
    return reachOf(this.scope.actor);
  }

  private show(row: DocumentRow): DocumentResponse {
    const { role, userId } = this.scope.actor;
    const contents = role !== 'staff' && role !== 'admin';
    return toDocument(row, userId, (id) => (contents ? this.links.linkTo(id) : null));
  }
}
