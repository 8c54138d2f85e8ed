import { v7 } from 'uuid';
import type { Tx } from '../../platform/scope/tx.js';
import type { ProposedTime } from './appointments/proposal.states.js';
import { RequestEvent } from './request-event.entity.js';
import type { Party } from './rules/request-page.js';
import type { ServiceRequest } from './service-request.entity.js';
import { requestHappened, touch, type RequestHappening, type RequestNews } from './service-request.events.js';

interface Entry {
  kind: RequestEvent['kind'];
  detail?: string;
  note?: string | null;
  /** Hidden from the tenant. */
  internal?: boolean;
  /** Hidden from suppliers. */
  keptFromSupplier?: boolean;
  /** For messages between landlord and supplier only: the supplier's account. */
  supplierAccountId?: string | null;
  /** Of a message: the people mentioned in it. */
  mentioned?: readonly string[];
}

type Owner = Pick<ServiceRequest, 'id' | 'accountId' | 'demo'>;

/** Writes an entry into the request's timeline, and returns its id. Entries are never changed. */
export function addEvent(tx: Tx, request: Owner, entry: Entry, at: Date): string {
  return tx.em.create(RequestEvent, eventRow(tx, request, entry, at)).id;
}

export function eventRow({ actor }: Tx, request: Owner, entry: Entry, at: Date) {
  return {
    id: v7(),
    accountId: request.accountId,
    demo: request.demo,
    requestId: request.id,
    actorId: actor.userId,
    actorRole: actor.role,
    kind: entry.kind,
    detail: entry.detail ?? null,
    note: entry.note || null,
    internal: entry.internal ?? false,
    keptFromSupplier: entry.keptFromSupplier ?? false,
    supplierAccountId: entry.supplierAccountId ?? null,
    mentioned: entry.mentioned?.length ? [...entry.mentioned] : null,
    createdAt: at,
  };
}

interface News {
  happening: RequestHappening;
  offerId?: string | null;
  supplierAccountId?: string | null;
  note?: string | null;
  /** Set for a quote. */
  amountCents?: number | null;
  /** Set for a proposal. */
  times?: ProposedTime[] | null;
  /** Set for a reminder. */
  waits?: RequestNews['waits'];
  /** Replaces the parties who are usually notified. */
  parties?: Party[] | null;
  /** Of a declined offer: it had been accepted. */
  gaveBack?: boolean;
}

/** Updates the open pages of the people concerned. The consequences (emails, other offers) follow after the commit. */
export function tell(
  tx: Tx,
  request: ServiceRequest,
  {
    happening,
    offerId = null,
    supplierAccountId = null,
    note = null,
    amountCents = null,
    times = null,
    parties = null,
    waits = null,
    gaveBack = false,
  }: News,
  at: Date,
): void {
  touch(tx, request);
  tx.publish(requestHappened, {
    requestId: request.id,
    happening,
    actorId: tx.actor.userId,
    offerId,
    supplierAccountId,
    note,
    amountCents,
    ...(times && { times }),
    ...(parties && { parties }),
    ...(waits && { waits }),
    ...(gaveBack && { gaveBack }),
    at: at.toISOString(),
  });
}
