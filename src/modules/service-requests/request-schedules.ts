import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { REQUEST_CLOSES_AFTER_DAYS } from '../../contract/limits.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { Offer } from './offer.entity.js';
import { takeStep } from './request-steps.js';
import { ServiceRequest } from './service-request.entity.js';
import { addEvent, tell } from './timeline.js';

const DAY_MS = 24 * 3600_000;
interface Due {
  id: string;
  accountId: string;
  demo: boolean;
}
interface DueOffer extends Due {
  requestId: string;
}

/**
 * Expires offers that no one answers, and closes requests that no one confirms, for each account in its own world (real or demo).
 */
@Injectable()
export class RequestSchedules {
  private readonly log = new Logger('Requests');

  constructor(private readonly scope: Scope) {}

  @Scheduled('service-requests.expire-offers', '* * * * *')
  async expireOffers(): Promise<void> {
    const sql = `select id, account_id as "accountId", demo, request_id as "requestId" from offer where state = 'sent' and expires_at <= $1`;
    const over = await this.scope.rows<DueOffer>(sql, [this.scope.clock.now()]);
    await forEachSettled(this.log, over, (due) => this.scope.asSystem('offer expiry', () => this.expire(due), due));
  }

  @Scheduled('service-requests.close', '20 * * * *')
  async closeCompleted(): Promise<void> {
    const before = new Date(this.scope.clock.now().getTime() - REQUEST_CLOSES_AFTER_DAYS * DAY_MS);
    const sql = `select id, account_id as "accountId", demo from service_request where status = 'completed' and completed_at <= $1`;
    const done = await this.scope.rows<Due>(sql, [before]);
    await forEachSettled(this.log, done, (due) =>
      this.scope.asSystem('request closing', () => this.close(due.id, before), due),
    );
  }

  private async expire({ id: offerId, requestId }: DueOffer): Promise<void> {
    await this.scope.write('offer.expire', async (tx) => {
      // The request is locked first, as in every other command. Another order would cause deadlocks.
      const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const request = await tx.em.findOne(ServiceRequest, { id: requestId }, forUpdate);
      const offer = request && (await tx.em.findOne(Offer, { id: offerId, state: 'sent' }, forUpdate));
      if (!offer) return;
      const now = this.scope.clock.now();
      offer.state = 'expired';
      addEvent(tx, request, { kind: 'offer', detail: 'offer_expired', internal: true }, now);
      tx.about('offer', offerId, offer.accountId);
      tell(tx, request, { happening: 'offer_expired', offerId }, now);
    });
  }

  private async close(requestId: string, before: Date): Promise<void> {
    await this.scope.write('service_request.closed', async (tx) => {
      const still = { id: requestId, status: 'completed' as const, completedAt: { $lte: before } };
      const request = await tx.em.findOne(ServiceRequest, still, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!request) return;
      const now = this.scope.clock.now();
      takeStep(request, 'closed', tx.actor, now);
      addEvent(tx, request, { kind: 'status', detail: 'closed' }, now);
      tx.about('service_request', requestId, request.accountId);
      tell(tx, request, { happening: 'closed' }, now);
    });
  }
}
