import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { SupplierService } from '../suppliers/supplier.service.js';
import { AppointmentProposal } from './appointments/proposal.entity.js';
import { settleProposals } from './appointments/settle-proposals.js';
import { fallsAway } from './change-request.service.js';
import { nextSupplier, offerAgain, type Turn } from './next-supplier.js';
import { Offer } from './offer.entity.js';
import { Quote } from './quote.entity.js';
import { isTaken } from './reminders/steps.rows.js';
import { RequestMails } from './request-mails.js';
import { ServiceRequest } from './service-request.entity.js';
import { offerEnded, requestHappened, type RequestNews } from './service-request.events.js';
import { settleOffers } from './settle-offers.js';
import { settleQuotes } from './settle-quotes.js';
import { addEvent } from './timeline.js';

/** Returns the request, locked. Null if it no longer exists, or if the step of a reminder has been taken since. */
async function requestOf(tx: Tx, happened: RequestNews, now: Date): Promise<ServiceRequest | null> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const request = await tx.em.findOne(ServiceRequest, { id: happened.requestId }, { lockMode });
  return request && (await isTaken(tx, happened, now)) ? null : request;
}

/**
 * Handles the consequences of a step for other people: other suppliers' offers end, a request that no supplier wants becomes
 * available again, and everyone concerned gets an email. A supplier can't see the others' offers, and no one can see another
 * person's address, so it runs as the system, within milliseconds after the commit.
 */
@Injectable()
export class FollowUp {
  constructor(
    private readonly scope: Scope,
    private readonly suppliers: SupplierService,
    private readonly mails: RequestMails,
  ) {}

  @Handles(requestHappened, 'service-requests.follow-up', 'service_request.happened>FollowUp.follow')
  async follow(happened: RequestNews): Promise<void> {
    await this.scope.write('service_request.follow_up', async (tx) => {
      const now = this.scope.clock.now();
      const request = await requestOf(tx, happened, now);
      if (!request) return;
      const offers = await tx.em.find(Offer, { requestId: request.id }, { orderBy: { createdAt: 'asc' } });
      const ended = offers.find(({ id }) => id === happened.offerId);
      const turn = await nextSupplier(tx, request, happened.happening, ended, now);
      const waiting = offers.filter(({ state }) => state === 'sent' || state === 'answered' || state === 'accepted');
      const { scheduledFor: appointment = null, supplierAccountId: comer = null } = request;
      const released = settleOffers(request, offers, happened, now);
      const again = released && ended && turn ? this.askNext(tx, request, ended, turn) : null;
      settleQuotes(request, offers, await tx.em.find(Quote, { requestId: request.id, state: 'sent' }), now);
      settleProposals(
        request,
        await tx.em.find(AppointmentProposal, { requestId: request.id, state: 'open' }),
        happened,
        now,
      );
      if (fallsAway(request, appointment, now)) tx.publish(requestHappened, offNews(happened, comer, now));
      if (released && !again) addEvent(tx, request, { kind: 'status', detail: 'approved' }, now);
      if (happened.happening === 'closed' && request.supplierAccountId)
        await this.suppliers.countJob(tx.em, request.supplierAccountId);
      tx.about('service_request', request.id, request.accountId);
      await this.mails.send(tx, request, offers, {
        ...happened,
        ...(released && turn && { next: turn.next?.companyName, skipped: turn.skipped, away: turn.away }),
      });
      const others = waiting.filter(({ id, state }) => state === 'withdrawn' && id !== happened.offerId);
      const happening = request.supplierAccountId ? 'offer_lost' : 'offer_withdrawn';
      for (const { id: offerId } of others) {
        await this.mails.send(tx, request, offers, { happening, actorId: null, offerId });
        tx.publish(offerEnded, { requestId: request.id, offerId, happening });
      }
      if (again)
        await this.mails.send(tx, request, [...offers, again], {
          happening: 'offered',
          actorId: null,
          offerId: again.id,
          note: again.note ?? null,
        });
      this.tellBrowsers(tx, request, again ? [...offers, again] : offers);
    });
  }

  /**
   * Sends the same offer to the next supplier of the list, so the request continues to wait for an answer. Returns null at the
   * end of the list.
   */
  private askNext(tx: Tx, request: ServiceRequest, before: Offer, { next, skipped, away }: Turn): Offer | null {
    const now = this.scope.clock.now();
    for (const note of skipped)
      addEvent(tx, request, { kind: 'offer', detail: 'gap_skipped', note, internal: true }, now);
    for (const note of away)
      addEvent(tx, request, { kind: 'offer', detail: 'away_skipped', note, internal: true }, now);
    if (!next) return null;
    addEvent(tx, request, { kind: 'offer', detail: 'offered', note: next.companyName, internal: true }, now);
    return offerAgain(tx, request, before, next, now);
  }

  private tellBrowsers(tx: Tx, request: ServiceRequest, offers: Offer[]): void {
    const suppliers = offers.map(({ supplierAccountId }) => supplierAccountId);
    tx.changed(['service-requests', 'overview'], [request.id], {
      accounts: [request.accountId, ...suppliers],
      users: [request.reporterId],
    });
  }
}

/** Returns the news that the appointment is dropped, because the supplier who was to come no longer has the job. */
function offNews({ requestId, actorId }: RequestNews, supplierAccountId: string | null, now: Date): RequestNews {
  const happening = 'appointment_off' as const;
  return { requestId, happening, actorId, offerId: null, supplierAccountId, note: null, at: now.toISOString() };
}
