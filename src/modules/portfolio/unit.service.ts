import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { isLet } from './is-let.js';
import { Property } from './property.entity.js';
import type { CreateUnitRequest, UnitDetailResponse, UnitLeaseResponse, UpdateUnitRequest } from './unit.dto.js';
import { Unit } from './unit.entity.js';
import { toUnitDetail, UNIT_WITH_LEASES, type UnitRow } from './unit.rows.js';

/** Rental units: apartments, houses, shops. */
@Injectable()
export class UnitService {
  constructor(private readonly scope: Scope) {}

  async get(id: string): Promise<UnitDetailResponse> {
    const [row] = await this.scope.rows<{ unit: UnitRow; leases: UnitLeaseResponse[] }>(UNIT_WITH_LEASES, [id]);
    return toUnitDetail(orNotFound(row));
  }

  /** 409 `conflict` when the property has a unit of that label, in capitals or not. */
  async create(propertyId: string, request: CreateUnitRequest): Promise<UnitDetailResponse> {
    const id = v7();
    await this.scope.write('unit.create', async (tx) => {
      const property = orNotFound(await tx.em.findOne(Property, { id: propertyId }));
      await this.refuseTaken(tx, propertyId, request.label);
      this.add(tx, id, property, request);
      tx.about('unit', id, property.accountId);
      tx.changed(['properties', 'units', 'overview'], [id, propertyId], { accounts: [property.accountId] });
    });
    return this.get(id);
  }

  /** Makes the row of a new unit within a command; the import makes many. */
  add(tx: Tx, id: string, property: Pick<Property, 'id' | 'accountId' | 'demo'>, request: CreateUnitRequest): Unit {
    return tx.em.create(Unit, {
      id,
      accountId: property.accountId,
      demo: property.demo,
      createdAt: this.scope.clock.now(),
      propertyId: property.id,
      label: request.label,
      bedrooms: request.bedrooms ?? 0,
      halfBathrooms: (request.bathrooms ?? 1) * 2,
      squareFeet: request.squareFeet ?? null,
      marketRentCents: request.marketRentCents ?? null,
      offline: request.status === 'offline',
    });
  }

  async update(id: string, request: UpdateUnitRequest): Promise<UnitDetailResponse> {
    await this.scope.write('unit.change', async (tx) => {
      const unit = orNotFound(await tx.em.findOne(Unit, { id }));
      checkVersion(unit, request.version);
      if (request.label && request.label.toLowerCase() !== unit.label.toLowerCase())
        await this.refuseTaken(tx, unit.propertyId, request.label);
      await this.putAway(tx, unit, request);
      tx.em.assign(unit, changesOf(request));
      tx.about('unit', id, unit.accountId);
      tx.changed(['units', 'properties', 'overview'], [id, unit.propertyId], { accounts: [unit.accountId] });
    });
    return this.get(id);
  }

  /**
   * People don't distinguish "A" from "a" on a door: 409 for a label that differs from another unit's only in case.
   * This isn't a unique index, because released databases may have such pairs; the lock makes simultaneous requests
   * take turns.
   */
  private async refuseTaken(tx: Tx, propertyId: string, label: string): Promise<void> {
    await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [propertyId]);
    const taken = await tx.rows('select 1 from unit where property_id = $1 and lower(label) = lower($2) limit 1', [
      propertyId,
      label,
    ]);
    if (taken.length > 0) throw refusal('unit_name_taken');
  }

  /** A unit cannot go off the market or into the archive while someone lives there. */
  private async putAway(tx: Tx, unit: Unit, { status, archived }: UpdateUnitRequest): Promise<void> {
    const offline = status ? status === 'offline' : unit.offline;
    const away = archived ?? Boolean(unit.archivedAt);
    const wanted = (offline && !unit.offline) || (away && !unit.archivedAt);
    if (wanted && (await isLet(tx, { unitId: unit.id }))) throw refusal('unit_let');
    unit.offline = offline;
    if (away !== Boolean(unit.archivedAt)) unit.archivedAt = away ? this.scope.clock.now() : null;
  }
}

function changesOf({ label, bedrooms, bathrooms, squareFeet, marketRentCents }: UpdateUnitRequest) {
  const halfBathrooms = typeof bathrooms === 'number' ? bathrooms * 2 : undefined;
  const kept = Object.entries({ label, bedrooms, halfBathrooms }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const cleared = Object.entries({ squareFeet, marketRentCents }).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...kept, ...cleared]);
}
