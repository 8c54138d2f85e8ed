import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { protectionPlan, type ProtectionPlan } from '../../contract/protection-plans.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { TakePlanRequest, UnitPlanResponse } from './unit-plan.dto.js';
import { UnitPlan } from './unit-plan.entity.js';
import { Unit } from './unit.entity.js';

/**
 * Protection plans of units (docs/specification/protection-plans.md): one at a time; a new one replaces the previous
 * one.
 */
@Injectable()
export class UnitPlans {
  constructor(private readonly scope: Scope) {}

  /** The unit's plan, or null. 404 for someone else's unit. */
  async of(unitId: string): Promise<UnitPlanResponse | null> {
    return this.scope.load(async (em) => {
      orNotFound(await em.findOne(Unit, { id: unitId }));
      const plan = await em.findOne(UnitPlan, { unitId, endedAt: null });
      return plan && toPlan(plan);
    });
  }

  /** Taking the plan that the unit has already changes nothing. */
  async take(unitId: string, { planId, ...asked }: TakePlanRequest): Promise<UnitPlanResponse> {
    const billing = asked.billing ?? 'monthly';
    const catalogue = orNotFound(protectionPlan(planId));
    return this.scope.write('unit_plan.take', async (tx) => {
      const unit = await this.unit(tx, unitId);
      const present = await tx.em.findOne(UnitPlan, { unitId, endedAt: null });
      if (present?.planId === planId && present.billing === billing) return toPlan(present);
      if (present) {
        present.endedAt = this.scope.clock.now();
        await tx.em.flush();
      }
      const plan = this.add(tx, unit, catalogue, billing);
      this.tell(tx, unit, plan.id);
      return toPlan(plan);
    });
  }

  /** Ends the unit's plan; without one nothing happens. */
  async end(unitId: string): Promise<void> {
    await this.scope.write('unit_plan.end', async (tx) => {
      const unit = await this.unit(tx, unitId);
      const present = await tx.em.findOne(UnitPlan, { unitId, endedAt: null });
      if (present) present.endedAt = this.scope.clock.now();
      this.tell(tx, unit, present?.id ?? unitId);
    });
  }

  /** Locks the unit, so that only one of two simultaneously chosen plans remains. */
  private async unit(tx: Tx, id: string): Promise<Unit> {
    return orNotFound(await tx.em.findOne(Unit, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }

  private add(tx: Tx, unit: Unit, plan: ProtectionPlan, billing: UnitPlan['billing']): UnitPlan {
    return tx.em.create(UnitPlan, {
      id: v7(),
      accountId: unit.accountId,
      demo: unit.demo,
      createdAt: this.scope.clock.now(),
      unitId: unit.id,
      planId: plan.id,
      billing,
      priceCents: billing === 'annual' ? plan.annualCents : plan.monthlyCents,
      currency: PRICE_CURRENCY,
      endedAt: null,
    });
  }

  private tell(tx: Tx, unit: Unit, planId: string): void {
    tx.about('unit_plan', planId, unit.accountId);
    tx.changed(['units', 'plans'], [unit.id], { accounts: [unit.accountId] });
  }
}

function toPlan(plan: UnitPlan): UnitPlanResponse {
  const { name, deductibleCents, maxClaimCents } = orNotFound(protectionPlan(plan.planId));
  return {
    id: plan.id,
    unitId: plan.unitId,
    planId: plan.planId,
    name,
    billing: plan.billing,
    priceCents: plan.priceCents,
    currency: plan.currency,
    deductibleCents,
    maxClaimCents,
    startedAt: plan.createdAt.toISOString(),
    endedAt: plan.endedAt?.toISOString() ?? null,
  };
}
