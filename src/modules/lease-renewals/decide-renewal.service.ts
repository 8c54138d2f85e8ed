import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays, day, earlier, isDay, type Day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { judgeMove } from '../../contract/state-machine.js';
import { dayOfInstant, todayIn } from '../../contract/time-zones.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Lease } from '../leases/lease.entity.js';
import { increaseOf, RenewLease } from '../leases/renew-lease.service.js';
import { RentIncreases } from '../leases/rent-increases.service.js';
import { Property } from '../portfolio/property.entity.js';
import { RenewalMails } from './renewal-mails.service.js';
import { RenewalOffer } from './renewal-offer.entity.js';
import type { UpdateRenewalRequest } from './renewal.dto.js';
import { Renewal } from './renewal.entity.js';
import { RENEWAL_TABLE, type RenewalState } from './renewal.states.js';

/** Days that tenants have to answer, unless the landlord names a day. */
const ANSWER_DAYS = 14;

interface Place {
  property: Property;
  /** There. */
  today: Day;
}

/** The landlord's commands on a recommendation, by its `status`. Asking twice is harmless. */
@Injectable()
export class DecideRenewal {
  constructor(
    private readonly scope: Scope,
    private readonly increases: RentIncreases,
    private readonly renewals: RenewLease,
    private readonly mails: RenewalMails,
  ) {}

  /** 404, 409 `stale_version`, 422 `transition_forbidden`, or `region_rule` for a rent or a day that the region forbids. */
  async decide(id: string, request: UpdateRenewalRequest): Promise<void> {
    await this.scope.write(`renewal.${request.status ?? 'change'}`, async (tx) => {
      const renewal = orNotFound(await tx.em.findOne(Renewal, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (request.version !== undefined && request.version !== renewal.version) throw new Problem('stale_version');
      tx.about('renewal', id, renewal.accountId);
      await this.reply(tx, renewal, request.reply ?? null);
      const to = request.status ?? renewal.status;
      const again = to === 'adjusted' && renewal.status === 'adjusted';
      const move = judgeMove(RENEWAL_TABLE, renewal.status, to, 'landlord');
      if (to === renewal.status && !again) return;
      if (move !== 'move' && !again) throw new Problem('transition_forbidden');
      await this.take(tx, renewal, to, request);
      renewal.status = to;
      renewal.decidedAt = this.scope.clock.now();
      await tx.em.flush();
      await this.mails.tell(tx, renewal);
    });
  }

  private async take(tx: Tx, renewal: Renewal, to: RenewalState, request: UpdateRenewalRequest): Promise<void> {
    switch (to) {
      case 'accepted':
        this.rethink(renewal, renewal.proposedRentCents);
        await this.hold(tx, renewal, await this.placeOf(tx, renewal), { confirmReason: request.confirmReason });
        return;
      case 'adjusted':
        return this.adjust(tx, renewal, request);
      case 'rejected':
        renewal.rentCents = null;
        return;
      case 'offered':
        return this.offer(tx, renewal, request);
      case 'signed':
        return this.sign(tx, renewal, request);
      case 'declined':
      case 'withdrawn':
        return this.close(tx, renewal, to);
      default:
        throw new Problem('transition_forbidden');
    }
  }

  private async adjust(
    tx: Tx,
    renewal: Renewal,
    { rentCents, endsOn, confirmReason }: UpdateRenewalRequest,
  ): Promise<void> {
    if (!rentCents) throw invalidField('rentCents', 'rentCents is required to adjust', 'required');
    this.rethink(renewal, rentCents);
    if (endsOn !== undefined) renewal.endsOn = endsOn === null ? null : dayOf('endsOn', endsOn);
    if (renewal.endsOn && renewal.endsOn < renewal.startsOn)
      throw invalidField('endsOn', 'endsOn must not be before startsOn', 'end_before_start');
    await this.hold(tx, renewal, await this.placeOf(tx, renewal), { confirmReason });
  }

  /** The offer is the notice, so it has to be lawful today. A lease has one open offer at a time. */
  private async offer(
    tx: Tx,
    renewal: Renewal,
    { answerBy, note, confirmReason }: UpdateRenewalRequest,
  ): Promise<void> {
    const place = await this.placeOf(tx, renewal);
    const { today } = place;
    await this.hold(tx, renewal, place, { confirmReason, noticeOn: today });
    const last = earlier(addDays(today, ANSWER_DAYS), addDays(day(renewal.startsOn), -1));
    const until = answerBy ? dayOf('answerBy', answerBy) : last;
    if (until < today || until >= renewal.startsOn)
      throw invalidField('answerBy', 'answerBy must be a day from today until the term begins', 'answer_by');
    const offer = tx.em.create(RenewalOffer, {
      id: v7(),
      accountId: renewal.accountId,
      demo: renewal.demo,
      createdAt: this.scope.clock.now(),
      renewalId: renewal.id,
      leaseId: renewal.leaseId,
      state: 'sent',
      startsOn: renewal.startsOn,
      endsOn: renewal.endsOn,
      currentRentCents: renewal.currentRentCents,
      rentCents: rentOf(renewal),
      currency: renewal.currency,
      answerBy: until,
      note: note?.trim() || null,
    });
    await tx.em.flush();
    await this.mails.offered(tx, offer);
  }

  /**
   * Records a signature on paper, which creates the next term. The notice is the offer, which was lawful on its day
   * even if it is signed late. Without an offer, it's the day that the landlord enters.
   */
  private async sign(tx: Tx, renewal: Renewal, request: UpdateRenewalRequest): Promise<void> {
    const place = await this.placeOf(tx, renewal);
    const offer = await tx.em.findOne(RenewalOffer, { renewalId: renewal.id, state: 'sent' });
    const noticeOn = offer
      ? dayOfInstant(offer.createdAt, place.property.timeZone)
      : noticeDay(request.noticeOn, place.today);
    await this.hold(tx, renewal, place, { confirmReason: request.confirmReason, noticeOn });
    await this.close(tx, renewal, 'accepted');
    await this.renewals.renew(tx, renewal.leaseId, {
      ...termOf(renewal),
      noticeOn,
      confirmReason: renewal.confirmReason,
    });
  }

  private async close(tx: Tx, renewal: Renewal, state: 'accepted' | 'declined' | 'withdrawn'): Promise<void> {
    const offer = await tx.em.findOne(
      RenewalOffer,
      { renewalId: renewal.id, state: 'sent' },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!offer) return;
    offer.state = state;
    offer.answeredAt = this.scope.clock.now();
    if (state === 'withdrawn') await this.mails.withdrawn(tx, offer);
  }

  private async reply(tx: Tx, renewal: Renewal, reply: string | null): Promise<void> {
    if (!reply?.trim()) return;
    const offer = await tx.em.findOne(RenewalOffer, { renewalId: renewal.id, state: 'sent' });
    if (!offer) throw refusal('no_question');
    if (offer.reply === reply.trim()) return;
    offer.reply = reply.trim();
    offer.repliedAt = this.scope.clock.now();
    await this.mails.replied(tx, offer);
    await this.mails.tell(tx, renewal);
  }

  /** A reason that was given for a previous rent doesn't confirm a different rent. */
  private rethink(renewal: Renewal, rentCents: number): void {
    if (rentOf(renewal) !== rentCents) renewal.confirmReason = null;
    renewal.rentCents = rentCents;
  }

  private async placeOf(tx: Tx, renewal: Renewal): Promise<Place> {
    const property = orNotFound(await tx.em.findOne(Property, { id: renewal.propertyId }));
    return { property, today: todayIn(property.timeZone, this.scope.clock.now()) };
  }

  /** 422 for a rent that the region forbids. With `noticeOn`, also for a day on which notice is not lawful. */
  private async hold(
    tx: Tx,
    renewal: Renewal,
    { property }: Place,
    { noticeOn = null, confirmReason }: { noticeOn?: Day | null; confirmReason?: string | undefined },
  ): Promise<void> {
    const lease = orNotFound(await tx.em.findOne(Lease, { id: renewal.leaseId }));
    if (lease.state !== 'active') throw refusal('lease_ending');
    const effectiveOn = day(renewal.startsOn);
    const increase = await increaseOf(tx, lease, effectiveOn);
    this.increases.hold(
      property,
      { ...increase, newRentCents: cents(rentOf(renewal)), effectiveOn, noticeOn },
      confirmReason ?? renewal.confirmReason,
    );
    if (confirmReason?.trim()) renewal.confirmReason = confirmReason.trim();
  }
}

export function rentOf({ rentCents, proposedRentCents }: Renewal): number {
  return rentCents ?? proposedRentCents;
}

/** The term that a signed renewal adds to its lease. */
export function termOf(renewal: Renewal) {
  return {
    startsOn: day(renewal.startsOn),
    termEndsOn: renewal.endsOn ? day(renewal.endsOn) : null,
    rentCents: rentOf(renewal),
    renewalId: renewal.id,
  };
}

/** The day of notice, as entered by the landlord. */
function noticeDay(named: string | null | undefined, today: Day): Day {
  const on = named ? dayOf('noticeOn', named) : today;
  if (on > today) throw invalidField('noticeOn', 'noticeOn must not be in the future', 'in_future');
  return on;
}

function dayOf(field: string, value: string): Day {
  if (!isDay(value)) throw invalidField(field, `${field} must be a calendar day YYYY-MM-DD`, 'day');
  return day(value);
}
