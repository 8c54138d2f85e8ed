import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { SupplierService } from '../suppliers/supplier.service.js';
import { lockRequest } from './change-request.service.js';
import { MaintenanceSettings } from './maintenance-settings.entity.js';
import { Offer } from './offer.entity.js';
import type { NewOffer } from './request.dto.js';
import { offerExpiry } from './response-targets.js';
import type { ServiceRequest } from './service-request.entity.js';
import { refuseGaps } from './supplier-gaps.js';
import { addEvent, tell } from './timeline.js';

/** Sends offers of requests to suppliers (docs/specification/service-requests.md). */
@Injectable()
export class OfferService {
  constructor(
    private readonly scope: Scope,
    private readonly suppliers: SupplierService,
  ) {}

  /**
   * Offers an approved request to one more supplier. 422 in another state, and `supplier_gap`. An open offer to the same supplier
   * doesn't change.
   */
  async send(requestId: string, body: NewOffer): Promise<void> {
    await this.scope.write('offer.send', async (tx) => {
      const request = await lockRequest(tx, requestId);
      tx.about('service_request', requestId, request.accountId);
      await this.sendOf(tx, request, body);
    });
  }

  /** Does the same within another command. */
  async sendOf(tx: Tx, request: ServiceRequest, body: NewOffer): Promise<void> {
    const now = this.scope.clock.now();
    const supplier = await this.suppliers.forOffer(tx.em, body.supplierId);
    const offered = request.status === 'offered' && !request.supplierAccountId;
    if (request.status !== 'approved' && !offered) throw new Problem('transition_forbidden');
    const open = {
      requestId: request.id,
      supplierAccountId: supplier.accountId,
      state: { $in: ['sent' as const, 'answered' as const] },
    };
    if (await tx.em.findOne(Offer, open)) return;
    await refuseGaps(tx, request.id, supplier.accountId, now);
    const offer = this.add(tx, request, supplier.accountId, {
      ...body,
      budgetCents: body.budgetCents ?? (await usualLimit(tx, request.accountId)),
    });
    if (!offered) this.markOffered(tx, request);
    addEvent(tx, request, { kind: 'offer', detail: 'offered', note: supplier.companyName, internal: true }, now);
    tell(tx, request, { happening: 'offered', offerId: offer.id, note: body.note ?? null }, now);
  }

  private add(tx: Tx, request: ServiceRequest, supplierAccountId: string, body: NewOffer): Offer {
    const now = this.scope.clock.now();
    const { accountId, demo, propertyId, unitId = null, priority } = request;
    const { firstWins = false, askNext = false, answerMinutes = null } = body;
    return tx.em.create(Offer, {
      id: v7(),
      accountId,
      demo,
      propertyId,
      unitId,
      requestId: request.id,
      supplierAccountId,
      state: 'sent',
      budgetCents: body.budgetCents ?? null,
      note: body.note || null,
      firstWins,
      askNext,
      answerMinutes,
      expiresAt: offerExpiry(priority, now, answerMinutes),
      createdAt: now,
    });
  }

  private markOffered(tx: Tx, request: ServiceRequest): void {
    request.status = 'offered';
    request.respondedAt ??= this.scope.clock.now();
    addEvent(tx, request, { kind: 'status', detail: 'offered' }, this.scope.clock.now());
  }
}

/** The landlord's spending limit for offers that name none. */
async function usualLimit(tx: Tx, accountId: string): Promise<number | null> {
  return (await tx.em.findOne(MaintenanceSettings, { accountId }))?.usualLimitCents ?? null;
}
