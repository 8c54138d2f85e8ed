import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { judgeMove } from '../../contract/state-machine.js';
import { found, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { SupplierService } from '../suppliers/supplier.service.js';
import { lockRequest } from './change-request.js';
import { MaintenanceSettings } from './maintenance-settings.entity.js';
import { Offer } from './offer.entity.js';
import { OFFER_TABLE, type OfferState } from './offer.states.js';
import type { NewOffer, OfferAnswer } from './request.dto.js';
import { refusePastAppointment, takeStep } from './request-steps.js';
import { OFFER_JSON, toOffer } from './request-rows.js';
import type { OfferResponse } from './request.response.dto.js';
import { offerExpiry } from './response-targets.js';
import type { ServiceRequest } from './service-request.entity.js';
import { addEvent, tell } from './timeline.js';

const OFFER = `select (${OFFER_JSON}) as offer from offer o join supplier os on os.account_id = o.supplier_account_id where o.id = $1`;
const GIVES_BACK_IN = ['offered', 'scheduled', 'in_progress'];

/** Offers of requests to suppliers, and their answers (docs/specification/service-requests.md). */
@Injectable()
export class OfferService {
  constructor(
    private readonly scope: Scope,
    private readonly suppliers: SupplierService,
  ) {}

  /** Offers an approved request to one more supplier; 422 in another state. An open offer to the same one stays as it is. */
  async send(requestId: string, body: NewOffer): Promise<void> {
    await this.scope.write('offer.send', async (tx) => {
      const request = await lockRequest(tx, requestId);
      const supplier = await this.suppliers.forOffer(tx.em, body.supplierId);
      const offered = request.status === 'offered' && !request.supplierAccountId;
      if (request.status !== 'approved' && !offered) throw new Problem('transition_forbidden');
      tx.about('service_request', requestId, request.accountId);
      const open = { requestId, supplierAccountId: supplier.accountId, state: 'sent' as const };
      if (await tx.em.findOne(Offer, open)) return;
      const offer = this.add(tx, request, supplier.accountId, { ...body, budgetCents: body.budgetCents ?? (await usualLimit(tx)) });
      if (!offered) this.markOffered(tx, request);
      addEvent(tx, request, { kind: 'offer', detail: 'offered', note: supplier.companyName, internal: true }, this.scope.clock.now());
      tell(tx, request, { happening: 'offered', offerId: offer.id, note: body.note ?? null }, this.scope.clock.now());
    });
  }

  /** Accepts, declines or withdraws an offer. 409 when another supplier was quicker, 422 when it is over. */
  async answer(requestId: string, offerId: string, body: OfferAnswer): Promise<OfferResponse> {
    await this.scope.write(`offer.${body.status}`, async (tx) => {
      const request = await lockRequest(tx, requestId);
      const offer = found(await tx.em.findOne(Offer, { id: offerId, requestId }));
      tx.about('offer', offerId, request.accountId);
      this.refuseTaken(tx, request, offer, body.status);
      if (!this.mayMove(tx, offer, body.status)) return;
      if (offer.state === 'accepted' && !GIVES_BACK_IN.includes(request.status)) throw new Problem('transition_forbidden');
      const now = this.scope.clock.now();
      if (body.status === 'accepted') this.accept(tx, request, offer);
      offer.state = body.status;
      offer.answeredAt = now;
      offer.declineReason = body.status === 'declined' ? body.reason || null : null;
      const happening = `offer_${body.status}` as const;
      addEvent(tx, request, { kind: 'offer', detail: happening, note: body.reason ?? null, internal: body.status !== 'accepted' }, now);
      tell(tx, request, { happening, offerId, note: body.reason ?? null }, now);
      if (body.scheduledFor && body.status === 'accepted') this.schedule(tx, request, body);
    });
    const [row] = await this.scope.rows<{ offer: OfferResponse }>(OFFER, [offerId]);
    return toOffer(found(row).offer);
  }

  private mayMove(tx: Tx, offer: Offer, to: OfferState): boolean {
    const role = tx.actor.role === 'visitor' ? 'tenant' : tx.actor.role;
    const verdict = judgeMove(OFFER_TABLE, offer.state, to, role);
    if (verdict === 'forbidden') throw new Problem('forbidden');
    if (verdict === 'impossible') throw new Problem('transition_forbidden');
    return verdict === 'move';
  }

  /** Before the offer's own state: what follows from the other's yes may have ended it already. */
  private refuseTaken({ actor }: Tx, { supplierAccountId: taker }: ServiceRequest, offer: Offer, to: OfferState): void {
    if (to === 'accepted' && actor.role === 'supplier' && taker && taker !== offer.supplierAccountId) throw refusal('job_taken');
  }

  private accept(tx: Tx, request: ServiceRequest, offer: Offer): void {
    if (request.status !== 'offered' || offer.expiresAt <= this.scope.clock.now()) throw new Problem('transition_forbidden');
    request.supplierAccountId = tx.actor.accountId;
  }

  private schedule(tx: Tx, request: ServiceRequest, body: OfferAnswer): void {
    const now = this.scope.clock.now();
    request.scheduledFor = new Date(body.scheduledFor ?? now);
    request.scheduledUntil = body.scheduledUntil ? new Date(body.scheduledUntil) : null;
    refusePastAppointment(request, now);
    if (request.scheduledUntil && request.scheduledUntil <= request.scheduledFor) {
      throw invalidField('scheduledUntil', 'scheduledUntil must be after scheduledFor', 'until_before_from');
    }
    takeStep(request, 'scheduled', tx.actor, now);
    addEvent(tx, request, { kind: 'status', detail: 'scheduled' }, now);
    tell(tx, request, { happening: 'scheduled' }, now);
  }

  private add(tx: Tx, request: ServiceRequest, supplierAccountId: string, body: NewOffer): Offer {
    const now = this.scope.clock.now();
    const { accountId, demo, propertyId, unitId = null, priority } = request;
    return tx.em.create(Offer, {
      id: v7(), accountId, demo, propertyId, unitId, requestId: request.id, supplierAccountId, state: 'sent',
      budgetCents: body.budgetCents ?? null, note: body.note || null, expiresAt: offerExpiry(priority, now), createdAt: now,
    });
  }

  private markOffered(tx: Tx, request: ServiceRequest): void {
    request.status = 'offered';
    request.respondedAt ??= this.scope.clock.now();
    addEvent(tx, request, { kind: 'status', detail: 'offered' }, this.scope.clock.now());
  }
}

/** What the landlord lets suppliers spend where an offer names no limit. */
async function usualLimit(tx: Tx): Promise<number | null> {
  return (await tx.em.findOne(MaintenanceSettings, { accountId: found(tx.actor.accountId) }))?.usualLimitCents ?? null;
}
