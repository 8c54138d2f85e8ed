import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { refuseMoving } from '../people/rules/moving-work.js';
import { leadFields, PERSONAL_OF_LEADS } from './lead-fields.js';
import { handleForms, record } from './lead-record.js';
import { toLead, type LeadResponse } from './lead.dto.js';
import { Lead } from './lead.entity.js';
import { readLead } from './lead.rows.js';
import { releaseUnseen } from './release-work.js';

/** Merges two leads that are the same person. Nothing is deleted: the other one points to the one that stays. */
@Injectable()
export class LeadMerge {
  constructor(private readonly scope: Scope) {}

  /**
   * Moves `otherId` into `id`. Idempotent, also for simultaneous requests. If two leads are merged into each other at the same
   * time, the second request is refused (409 `conflict`). Only managers can move a colleague's lead into one that belongs to
   * neither that colleague nor the reader (403). 404 for an unknown lead, or one of the other world (real or demo).
   */
  merge(id: string, otherId: string): Promise<LeadResponse> {
    return this.scope.write('lead.merge', async (tx) => {
      const { kept, other } = await lockBoth(tx, id, otherId);
      if (other.mergedIntoId !== id) await this.move(tx, kept, other);
      tx.about('crm_lead', id).changed(['crm-leads'], [id, otherId], {});
      return toLead(orNotFound(await readLead(tx, id)));
    });
  }

  private async move(tx: Tx, kept: Lead, other: Lead): Promise<void> {
    if (kept.id === other.id || kept.mergedIntoId || other.mergedIntoId) throw refusal('lead_merged');
    refuseMoving(tx.actor, other.staffId, kept.staffId ?? other.staffId);
    const now = this.scope.clock.now();
    const before = leadFields(kept);
    Object.assign(kept, missing(kept, other), { activeAt: now });
    tx.compare(before, leadFields(kept), PERSONAL_OF_LEADS);
    other.mergedIntoId = kept.id;
    await tx.em.flush();
    await tx.rows('update crm_lead set merged_into_id = $1 where merged_into_id = $2', [kept.id, other.id]);
    const name = `${other.firstName} ${other.lastName}`.trim();
    await record(tx, { kind: 'merged', leadId: kept.id, at: now, details: { name, email: other.email } });
    releaseUnseen(tx, kept.id);
    if (kept.status !== 'new') await handleForms(tx, other.id, now);
  }
}

/** Locks both in the same order, so that two merges of the same leads can't cause a deadlock. */
async function lockBoth(tx: Tx, id: string, otherId: string): Promise<{ kept: Lead; other: Lead }> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
  const found = await tx.em.find(Lead, { id: { $in: [id, otherId] } }, lock);
  return {
    kept: orNotFound(found.find((lead) => lead.id === id)),
    other: orNotFound(found.find((lead) => lead.id === otherId)),
  };
}

const FILLED = ['phone', 'company', 'request', 'staffId', 'userId', 'contactedAt'] as const;

/**
 * The values that the kept lead doesn't have yet. Notes are joined. A value with its currency, and a next step with its day, are
 * only taken together.
 */
function missing(kept: Lead, other: Lead): Partial<Lead> {
  const filled = Object.fromEntries(FILLED.map((name) => [name, kept[name] ?? other[name]]));
  const notes = [kept.notes, other.notes].filter(Boolean).join('\n\n').slice(0, 5000) || null;
  const value = kept.valueCents === null ? { valueCents: other.valueCents, currency: other.currency } : {};
  const step = kept.nextStep === null ? { nextStep: other.nextStep, nextStepOn: other.nextStepOn } : {};
  return { ...filled, notes, ...value, ...step };
}
