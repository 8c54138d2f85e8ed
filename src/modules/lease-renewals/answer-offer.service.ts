import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { judgeMove } from '../../contract/state-machine.js';
import { todayIn } from '../../contract/time-zones.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Lease } from '../leases/lease.entity.js';
import { refuseMovedOut } from '../leases/moved-out.rows.js';
import { RenewLease } from '../leases/renew-lease.service.js';
import { Property } from '../portfolio/property.entity.js';
import { termOf } from './decide-renewal.service.js';
import { RenewalMails } from './renewal-mails.service.js';
import { RenewalOffer } from './renewal-offer.entity.js';
import type { AnswerOfferRequest, RenewalOfferResponse } from './renewal.dto.js';
import { Renewal } from './renewal.entity.js';
import { OFFER_TABLE } from './renewal.states.js';

/** `$1` is now: an offer expires with its last day, even before the hourly run records it. */
const OFFERS = `select o.id, o.lease_id as "leaseId", concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home, a.name as landlord,
    case when o.state = 'sent' and o.answer_by < ($1::timestamptz at time zone p.time_zone)::date then 'expired' else o.state end as state,
    o.starts_on as "startsOn", o.ends_on as "endsOn", o.current_rent_cents as "currentRentCents", o.rent_cents as "rentCents", o.currency,
    o.answer_by as "answerBy", o.note, o.question, o.asked_at as "askedAt", o.reply, o.replied_at as "repliedAt", o.answered_at as "answeredAt",
    o.created_at as "createdAt", o.version
  from renewal_offer o join lease l on l.id = o.lease_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  join account a on a.id = o.account_id`;

type Row = Omit<RenewalOfferResponse, 'askedAt' | 'repliedAt' | 'answeredAt' | 'createdAt'> &
  Record<'askedAt' | 'repliedAt' | 'answeredAt', Date | null> & { createdAt: Date };

/** What tenants are offered and what they answer: accept, decline, or ask first (docs/specification/lease-renewals.md). */
@Injectable()
export class AnswerOffer {
  constructor(
    private readonly scope: Scope,
    private readonly renewals: RenewLease,
    private readonly mails: RenewalMails,
  ) {}

  /** The tenant's own, newest first; also withdrawn ones, because the tenants got a message about them. */
  async list(): Promise<RenewalOfferResponse[]> {
    return (
      await this.scope.rows<Row>(`${OFFERS} order by o.created_at desc, o.id desc limit 50`, [this.scope.clock.now()])
    ).map(toOffer);
  }

  async get(id: string): Promise<RenewalOfferResponse> {
    const [row] = await this.scope.rows<Row>(`${OFFERS} where o.id = $2`, [this.scope.clock.now(), id]);
    return toOffer(orNotFound(row));
  }

  /**
   * One answer counts, from any tenant of the lease. Repeating the same answer is harmless; a different one is 422, and
   * so is one after the last day. Accepting also signs the renewal in the same transaction: either the lease has its
   * next term, or nothing happened.
   */
  async answer(id: string, request: AnswerOfferRequest): Promise<void> {
    const offer = orNotFound(await this.scope.load((em) => em.findOne(RenewalOffer, { id })));
    const { userId } = this.scope.actor;
    const { accountId, demo } = offer;
    await this.scope.asSystem(
      'renewal answer',
      () => this.scope.write(`renewal.tenant_${request.status ?? 'ask'}`, (tx) => this.take(tx, id, userId, request)),
      { accountId, demo },
    );
  }

  private async take(
    tx: Tx,
    id: string,
    userId: string | null,
    { status, question, version }: AnswerOfferRequest,
  ): Promise<void> {
    const known = orNotFound(await tx.em.findOne(RenewalOffer, { id }));
    await refuseMovedOut(tx, { leaseId: known.leaseId, userId, now: this.scope.clock.now() });
    // Locks in the same order as the landlord's commands, so that the two can't deadlock.
    const renewal = orNotFound(
      await tx.em.findOne(Renewal, { id: known.renewalId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    );
    const offer = orNotFound(
      await tx.em.findOne(RenewalOffer, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
    if (version !== undefined && version !== offer.version) throw new Problem('stale_version');
    tx.about('renewal', renewal.id, renewal.accountId);
    if (status === undefined) return this.ask(tx, offer, renewal, question ?? '');
    const move = judgeMove(OFFER_TABLE, offer.state, status, 'tenant');
    if (move === 'already') return;
    if (move !== 'move') throw new Problem('transition_forbidden');
    await this.refuseLate(tx, offer);
    await this.settle(tx, offer, renewal, status, userId);
  }

  private async settle(
    tx: Tx,
    offer: RenewalOffer,
    renewal: Renewal,
    status: 'accepted' | 'declined',
    userId: string | null,
  ): Promise<void> {
    offer.state = status;
    offer.answeredAt = this.scope.clock.now();
    offer.answeredBy = userId;
    renewal.status = status === 'accepted' ? 'signed' : 'declined';
    if (status === 'accepted')
      await this.renewals.renew(tx, offer.leaseId, {
        ...termOf(renewal),
        rentCents: offer.rentCents,
        tenantAccepted: true,
      });
    await this.mails.answered(tx, offer, status);
    if (status === 'accepted') await this.mails.signed(tx, offer);
    await this.mails.tell(tx, renewal);
  }

  private async ask(tx: Tx, offer: RenewalOffer, renewal: Renewal, question: string): Promise<void> {
    if (!question.trim()) throw invalidField('status', 'status or question is required', 'answer_or_question');
    if (offer.state !== 'sent') throw new Problem('transition_forbidden');
    await this.refuseLate(tx, offer);
    if (offer.question === question.trim() && offer.reply === null) return;
    offer.question = question.trim();
    offer.askedAt = this.scope.clock.now();
    offer.reply = null;
    offer.repliedAt = null;
    await this.mails.answered(tx, offer, 'asked');
    await this.mails.tell(tx, renewal);
  }

  private async refuseLate(tx: Tx, { leaseId, answerBy }: RenewalOffer): Promise<void> {
    const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
    const { timeZone } = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
    if (todayIn(timeZone, this.scope.clock.now()) > answerBy) throw refusal('offer_expired');
  }
}

function toOffer(row: Row): RenewalOfferResponse {
  return {
    id: row.id,
    leaseId: row.leaseId,
    home: row.home,
    landlord: row.landlord,
    state: row.state,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    currentRentCents: row.currentRentCents,
    rentCents: row.rentCents,
    currency: row.currency,
    answerBy: row.answerBy,
    note: row.note,
    question: row.question,
    askedAt: isoOrNull(row.askedAt),
    reply: row.reply,
    repliedAt: isoOrNull(row.repliedAt),
    answeredAt: isoOrNull(row.answeredAt),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
