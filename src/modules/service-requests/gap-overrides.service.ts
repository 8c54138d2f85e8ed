import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { SupplierGap } from '../../contract/supplier-papers.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { SupplierService } from '../suppliers/supplier.service.js';
import { lockRequest } from './change-request.service.js';
import { GapOverride } from './gap-override.entity.js';
import type { NewGapOverride, SupplierGapsResponse } from './gap-overrides.dto.js';
import { touch } from './service-request.events.js';
import { gapsOf } from './supplier-gaps.js';
import { addEvent } from './timeline.js';

const GAPS = `select lw_job_gaps(r.id, s.account_id, $3) as gaps from service_request r cross join supplier s
  where r.id = $1 and s.id = $2 and s.closed_at is null`;

/** Lets a landlord allow a supplier to do one job although an insurance or a license has expired or is missing. */
@Injectable()
export class GapOverrides {
  constructor(
    private readonly scope: Scope,
    private readonly suppliers: SupplierService,
  ) {}

  /** Returns what prevents a supplier of the directory from doing a job. 404 for a request that the reader can't see. */
  async gaps(requestId: string, supplierId: string): Promise<SupplierGapsResponse> {
    const [row] = await this.scope.rows<{ gaps: SupplierGap[] }>(GAPS, [requestId, supplierId, this.scope.clock.now()]);
    return orNotFound(row);
  }

  /**
   * Covers only the current gaps and this job. A gap that arises later needs another permission. Without a gap nothing is
   * recorded.
   */
  async add(requestId: string, { supplierId, reason }: NewGapOverride): Promise<SupplierGapsResponse> {
    await this.scope.write('service_request.override_gap', async (tx) => {
      const now = this.scope.clock.now();
      const request = await lockRequest(tx, requestId);
      const supplier = await this.suppliers.forOffer(tx.em, supplierId);
      const gaps = await gapsOf(tx, requestId, supplier.accountId, now);
      tx.about('service_request', requestId, request.accountId).because(reason);
      if (gaps.length === 0) return;
      tx.em.create(GapOverride, {
        id: v7(),
        accountId: request.accountId,
        demo: request.demo,
        requestId,
        supplierAccountId: supplier.accountId,
        gaps,
        reason,
        byUserId: tx.actor.userId,
        createdAt: now,
      });
      const note = `${supplier.companyName}: ${reason}`;
      addEvent(tx, request, { kind: 'offer', detail: 'gap_overridden', note, internal: true }, now);
      touch(tx, request);
      tx.changed(['service-requests'], [requestId], { accounts: [supplier.accountId] });
    });
    return this.gaps(requestId, supplierId);
  }
}
