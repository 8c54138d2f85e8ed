import { Injectable } from '@nestjs/common';
import { judgeMove } from '../../contract/state-machine.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { lockRequest } from './change-request.service.js';
import { Offer } from './offer.entity.js';
import { OFFER_TABLE, type OfferState } from './offer.states.js';
import { refusePastAppointment, takeStep } from './request-steps.js';
import type { OfferAnswer } from './request.dto.js';
import type { OfferResponse } from './request.response.dto.js';
import { OFFER_JSON, toOffer } from './request.rows.js';
import type { Party } from './rules/request-page.js';
import type { ServiceRequest } from './service-request.entity.js';
import { refuseFullDay } from './supplier-capacity.js';
import { refuseGaps } from './supplier-gaps.js';
import { addEvent, tell } from './timeline.js';

const OFFER = `select (${OFFER_JSON}) as offer from offer o join supplier os on os.account_id = o.supplier_account_id where o.id = $1`;
const COMPANY = 'select company_name as name from supplier where account_id = $1';
/** Who is notified of an appointment that was set together with the answer, and reads of it in no other email. */
const ON_PICK: Party[] = ['tenant', 'technician'];
const ON_ACCEPTANCE: Party[] = ['tenant', 'supplier', 'technician'];
interface Visit {
  scheduledFor: Date;
  scheduledUntil: Date | null;
}
const GIVES_BACK_IN = ['offered', 'scheduled', 'in_progress'];

/** How suppliers and landlords answer an offer (docs/specification/service-requests.md). */
@Injectable()
export class AnswerOffer {
  constructor(private readonly scope: Scope) {}

  /**
   * Answers, accepts, picks, declines or withdraws an offer. 409 if another supplier was faster, 422 if the offer has ended, and
   * `supplier_gap`.
   */
  async answer(requestId: string, offerId: string, body: OfferAnswer): Promise<OfferResponse> {
    await this.scope.write(`offer.${body.status}`, async (tx) => {
      const request = await lockRequest(tx, requestId);
      const offer = orNotFound(await tx.em.findOne(Offer, { id: offerId, requestId }));
      tx.about('offer', offerId, request.accountId);
      refuseTaken(tx, request, offer, body.status);
      if (!mayMove(tx, offer, body.status)) return;
      if (offer.state === 'accepted' && !GIVES_BACK_IN.includes(request.status))
        throw new Problem('transition_forbidden');
      if (body.status === 'answered' || body.status === 'accepted')
        await refuseGaps(tx, requestId, offer.supplierAccountId, this.scope.clock.now());
      if (body.status === 'answered') this.price(request, offer, body);
      if (body.status === 'accepted') this.accept(tx, request, offer, body);
      const gaveBack = offer.state === 'accepted' && body.status === 'declined';
      offer.state = body.status;
      const visit = body.status === 'accepted' ? visitOf(offer, body, this.scope.clock.now()) : null;
      await this.record(tx, request, offer, { ...body, sets: visit !== null, gaveBack });
      if (visit) await this.schedule(tx, request, visit, body);
    });
    const [row] = await this.scope.rows<{ offer: OfferResponse }>(OFFER, [offerId]);
    return toOffer(orNotFound(row).offer);
  }

  /** If the answer sets the appointment, the tenant gets only the email about that, which names the supplier. */
  private async record(
    tx: Tx,
    request: ServiceRequest,
    offer: Offer,
    { status, reason = null, sets, gaveBack }: OfferAnswer & { sets: boolean; gaveBack: boolean },
  ) {
    const now = this.scope.clock.now();
    const happening = `offer_${status}` as const;
    offer.answeredAt = now;
    offer.declineReason = status === 'declined' ? reason || null : null;
    // The time of the offer's last answer changes when it is picked, so this entry keeps the name of the supplier.
    const note = status === 'answered' ? await companyName(tx, offer) : reason;
    const detail = gaveBack ? 'offer_given_back' : happening;
    addEvent(tx, request, { kind: 'offer', detail, note, internal: status !== 'accepted' }, now);
    const news = { happening, offerId: offer.id, note: reason, amountCents: offer.priceCents ?? null };
    tell(tx, request, { ...news, ...(sets && { parties: ['landlord'] }), gaveBack }, now);
    if (status === 'accepted' && tx.actor.role === 'landlord')
      tell(tx, request, { happening: 'offer_picked', offerId: offer.id, amountCents: offer.priceCents ?? null }, now);
  }

  /** The supplier's price and time, which can be corrected until the landlord picks an answer. */
  private price(
    request: ServiceRequest,
    offer: Offer,
    { amountCents, scheduledFor, scheduledUntil }: OfferAnswer,
  ): void {
    const now = this.scope.clock.now();
    if (offer.firstWins || request.status !== 'offered' || (offer.state === 'sent' && offer.expiresAt <= now))
      throw new Problem('transition_forbidden');
    offer.priceCents = orNotFound(amountCents);
    offer.proposedFor = new Date(orNotFound(scheduledFor));
    offer.proposedUntil = scheduledUntil ? new Date(scheduledUntil) : null;
    refuseWindow({ scheduledFor: offer.proposedFor, scheduledUntil: offer.proposedUntil }, now);
  }

  private accept(tx: Tx, request: ServiceRequest, offer: Offer, { amountCents }: OfferAnswer): void {
    const picked = tx.actor.role === 'landlord';
    // The supplier may have corrected the price while the landlord was reading it.
    if (picked && amountCents && amountCents !== offer.priceCents) throw new Problem('stale_version');
    if (request.status !== 'offered' || request.supplierAccountId) throw new Problem('transition_forbidden');
    if (!picked && offer.expiresAt <= this.scope.clock.now()) throw new Problem('transition_forbidden');
    request.supplierAccountId = offer.supplierAccountId;
    // A picked price is as binding as an approved quote.
    if (picked && offer.priceCents) offer.budgetCents = offer.priceCents;
  }

  /** Sets the appointment. Those who are emailed that the job was accepted or given read the time there. */
  private async schedule(tx: Tx, request: ServiceRequest, visit: Visit, body: OfferAnswer): Promise<void> {
    const now = this.scope.clock.now();
    request.scheduledFor = visit.scheduledFor;
    request.scheduledUntil = visit.scheduledUntil;
    refuseWindow(request, now);
    await refuseFullDay(tx, request, body.overCapacity);
    takeStep(request, 'scheduled', tx.actor, now);
    addEvent(tx, request, { kind: 'status', detail: 'scheduled' }, now);
    const picked = tx.actor.role === 'landlord';
    tell(tx, request, { happening: 'scheduled', parties: picked ? ON_PICK : ON_ACCEPTANCE }, now);
  }
}

/** The time that came with the acceptance, or with the picked answer if it is still in the future. Null without one. */
function visitOf(
  { proposedFor, proposedUntil = null }: Offer,
  { scheduledFor, scheduledUntil }: OfferAnswer,
  now: Date,
): Visit | null {
  if (scheduledFor)
    return {
      scheduledFor: new Date(scheduledFor),
      scheduledUntil: scheduledUntil ? new Date(scheduledUntil) : null,
    };
  return proposedFor && proposedFor > now ? { scheduledFor: proposedFor, scheduledUntil: proposedUntil } : null;
}

async function companyName(tx: Tx, { supplierAccountId }: Offer): Promise<string | null> {
  return (await tx.rows<{ name: string }>(COMPANY, [supplierAccountId]))[0]?.name ?? null;
}

function mayMove({ actor }: Tx, offer: Offer, to: OfferState): boolean {
  if (
    to === 'accepted' &&
    actor.role === 'supplier' &&
    !offer.firstWins &&
    (offer.state === 'sent' || offer.state === 'answered')
  )
    throw new Problem('landlord_chooses');
  const verdict = judgeMove(OFFER_TABLE, offer.state, to, actor.role === 'visitor' ? 'tenant' : actor.role);
  if (verdict === 'forbidden') throw new Problem('forbidden');
  if (verdict === 'impossible') throw new Problem('transition_forbidden');
  return verdict === 'move' || to === 'answered';
}

/** Call it before checking the offer's own state: another supplier's acceptance may already have ended this offer. */
function refuseTaken({ actor }: Tx, { supplierAccountId: taker }: ServiceRequest, offer: Offer, to: OfferState): void {
  const takes = to === 'accepted' && (actor.role === 'supplier' || actor.role === 'landlord');
  if (takes && taker && taker !== offer.supplierAccountId) throw refusal('job_taken');
}

function refuseWindow(window: Pick<ServiceRequest, 'scheduledFor' | 'scheduledUntil'>, now: Date): void {
  refusePastAppointment(window, now);
  if (!window.scheduledFor || !window.scheduledUntil || window.scheduledUntil > window.scheduledFor) return;
  throw invalidField('scheduledUntil', 'scheduledUntil must be after scheduledFor', 'until_before_from');
}
