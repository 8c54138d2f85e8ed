import { REQUEST_PHOTOS_MAX, REQUEST_VIDEOS_MAX } from '../../contract/limits.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import type { Actor } from '../../platform/scope/actor.js';
import type { Tx } from '../../platform/scope/tx.js';
import { refuseLeftHome } from '../leases/moved-out.rows.js';
import { ATTACHMENT, PHOTO_PHASES, VIDEO, type PhotoPhase } from './rules/purposes.js';

/** The fields of a request that its photos depend on. */
export interface PhotographedRequest {
  status: string;
  supplierAccountId?: string | null;
  unitId?: string | null;
  /** The work that its supplier had started when it was canceled. */
  canceledDuring?: string | null;
}

const OVER = ['closed', 'declined', 'cancelled'];
const WORKED_ON = ['in_progress', 'completed'];

/** `$1`. */
export const REQUEST = `select r.status, r.supplier_account_id as "supplierAccountId", r.unit_id as "unitId", r.canceled_during as "canceledDuring" from service_request r where r.id = $1`;
const ADDED = `select count(*)::int as added, (count(*) filter (where media_type = '${VIDEO}'))::int as videos from stored_file
  where request_id = $1 and purpose = 'request_photo' and phase = $2 and uploader_account_id is not distinct from $3::uuid`;

/** What a photo of a request shows; null for every other file. 400 when another file has a phase. */
export function phaseOf(purpose: string, asked: PhotoPhase | undefined): PhotoPhase | null {
  if (purpose === 'request_photo') return asked ?? 'before';
  if (asked) throw invalidField('phase', 'phase is for photos of requests', 'choice');
  return null;
}

/**
 * Who may add photos to a request: its tenant of the problem, its landlord and the job's supplier also of the finished
 * work, until it is closed, and the supplier also of work that was canceled (docs/decisions/1150). 403 for anyone else
 * who sees the request, 422 `photos_of_closed` and `photos_of_work_early`.
 */
export function checkPhoto(phase: PhotoPhase, request: PhotographedRequest | null, actor: Actor): void {
  const refused = refusalOf(phase, request, actor);
  if (refused === 'forbidden') throw new Problem(refused);
  if (refused) throw refusal(refused);
}

function refusalOf(phase: PhotoPhase, request: PhotographedRequest | null, { role, accountId }: Actor) {
  const after = phase === 'after';
  if (after && role === 'tenant') return 'forbidden';
  if (!request) return after ? 'photos_of_work_early' : null;
  if (role === 'supplier' && request.supplierAccountId !== accountId) return 'forbidden';
  if (role === 'supplier' && after && request.canceledDuring) return null;
  if (OVER.includes(request.status)) return 'photos_of_closed';
  return after && !WORKED_ON.includes(request.status) ? 'photos_of_work_early' : null;
}

/** The phases for which the reader may add photos now. */
export function phasesToAdd(request: PhotographedRequest, actor: Actor): PhotoPhase[] {
  if (actor.role === 'staff' || actor.role === 'admin') return [];
  return PHOTO_PHASES.filter((phase) => refusalOf(phase, request, actor) === null);
}

/**
 * Checks again in the transaction that stores the photo, and counts the photos. A lock makes uploads for one request
 * wait for each other. 422 `too_many_photos`, `too_many_videos`, and `moved_out` for a tenant who has left the home.
 */
export async function admitPhoto(tx: Tx, requestId: string, phase: PhotoPhase, mediaType: string): Promise<void> {
  await tx.rows("select pg_advisory_xact_lock(hashtextextended('photos ' || $1, 0))", [requestId]);
  const [request] = await tx.rows<PhotographedRequest>(REQUEST, [requestId]);
  if (!request) throw new Problem('not_found');
  checkPhoto(phase, request, tx.actor);
  await refuseLeftHome(tx, request.unitId);
  const [row] = await tx.rows<{ added: number; videos: number }>(ADDED, [requestId, phase, adderOf(tx.actor)]);
  if ((row?.added ?? 0) >= REQUEST_PHOTOS_MAX) throw refusal('too_many_photos', { max: REQUEST_PHOTOS_MAX });
  if (mediaType === VIDEO && (row?.videos ?? 0) >= REQUEST_VIDEOS_MAX)
    throw refusal('too_many_videos', { max: REQUEST_VIDEOS_MAX });
}

interface Removed {
  purpose: string;
  lineId?: string | null;
  phase?: PhotoPhase | null;
  uploaderAccountId?: string | null;
}

/**
 * A file of a request is evidence, except for attachments of a message that isn't sent yet, and for photos that a
 * landlord or supplier has added: the person who added them can remove them until the request is closed. 422
 * `file_is_evidence`, `photos_of_closed`; 403 for someone else's photo.
 */
export async function checkRemoval(tx: Tx, file: Removed & { requestId?: string | null }): Promise<void> {
  if (!file.requestId) return;
  const [request] = await tx.rows<PhotographedRequest>(REQUEST, [file.requestId]);
  const refused = removalRefusalOf(file, request, tx.actor);
  if (refused === 'forbidden') throw new Problem(refused);
  if (refused) throw refusal(refused);
}

/** Photos and attachments of a request stay visible to its tenant: they are evidence for both. 422 `file_is_evidence`. */
export function refuseHiding({ requestId, purpose }: Pick<Removed, 'purpose'> & { requestId?: string | null }): void {
  if (requestId && (purpose === 'request_photo' || purpose === ATTACHMENT)) throw refusal('file_is_evidence');
}

function removalRefusalOf(
  { purpose, lineId, phase, uploaderAccountId }: Removed,
  request: Pick<PhotographedRequest, 'status' | 'canceledDuring'> | undefined,
  { role, accountId }: Actor,
) {
  // Row policies show it only to its uploader until its message is sent.
  if (purpose === ATTACHMENT && !lineId) return null;
  if (!phase || !uploaderAccountId) return 'file_is_evidence';
  if (uploaderAccountId !== accountId) return 'forbidden';
  if (role === 'supplier' && phase === 'after' && request?.canceledDuring) return null;
  return !request || OVER.includes(request.status) ? 'photos_of_closed' : null;
}

/** Whether the reader may remove the photo now. */
export const isRemovable = (
  photo: Removed,
  request: Pick<PhotographedRequest, 'status' | 'canceledDuring'>,
  actor: Actor,
): boolean => removalRefusalOf(photo, request, actor) === null;

/** The account that adds a photo; tenants have none. */
export function adderOf({ role, accountId }: Pick<Actor, 'role' | 'accountId'>): string | null {
  return role === 'tenant' ? null : accountId;
}
