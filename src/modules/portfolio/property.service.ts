import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { postalCodeExample, postalCodeOf } from '../../contract/postal-codes.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { naturalOrder } from '../../platform/lists/natural-order.js';
import type { Page } from '../../platform/lists/page.js';
import { Page as PageOf } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { BY_STREET } from './home.rows.js';
import { isLet } from './is-let.js';
import { PropertyRoom } from './property-room.service.js';
import type {
  CreatePropertyRequest,
  PropertyDetailResponse,
  PropertyListQuery,
  PropertyResponse,
  UpdatePropertyRequest,
} from './property.dto.js';
import { Property } from './property.entity.js';
import {
  PROPERTY_COLUMNS,
  PROPERTY_WITH_UNITS,
  toProperty,
  toPropertyDetail,
  UNIT_COUNT,
  type PropertyRow,
} from './property.rows.js';
import { placeOf, usualCurrency, usualTimeZone, type Place } from './rules/place.js';
import type { UnitRow } from './unit.rows.js';

/** A landlord's buildings and houses. */
@Injectable()
export class PropertyService {
  constructor(
    private readonly scope: Scope,
    private readonly room: PropertyRoom,
  ) {}

  async list(query: PropertyListQuery): Promise<Page<PropertyResponse>> {
    const page = await readList<PropertyRow>(this.scope, listOf(query), query);
    return new PageOf(page.items.map(toProperty), page.nextCursor, page.total);
  }

  async get(id: string): Promise<PropertyDetailResponse> {
    const [row] = await this.scope.rows<PropertyRow & { units: UnitRow[] }>(PROPERTY_WITH_UNITS, [id]);
    return toPropertyDetail(orNotFound(row));
  }

  async create(request: CreatePropertyRequest): Promise<PropertyDetailResponse> {
    const id = v7();
    await this.scope.write('property.create', async (tx) => {
      await this.room.mustHave(tx, 1);
      this.add(tx, id, request);
      tx.about('property', id);
      tx.changed(['properties', 'overview'], [id], { accounts: [tx.accountId] });
    });
    return this.get(id);
  }

  /** Makes the row of a new property within a command; the import makes many. */
  add(tx: Tx, id: string, request: CreatePropertyRequest): Property {
    const place = placeIn(request);
    return tx.em.create(Property, {
      id,
      accountId: orNotFound(tx.actor.accountId),
      demo: tx.actor.demo,
      createdAt: this.scope.clock.now(),
      ...place,
      name: request.name || `${request.streetNumber} ${request.street}`,
      streetNumber: request.streetNumber,
      street: request.street,
      city: request.city,
      postalCode: postalIn(place.country, request.postalCode),
      type: request.type ?? 'apartment',
      yearBuilt: request.yearBuilt ?? null,
      currency: request.currency ?? usualCurrency(place.country),
      timeZone: request.timeZone ?? usualTimeZone(place.country, place.region),
    });
  }

  async update(id: string, request: UpdatePropertyRequest): Promise<PropertyDetailResponse> {
    await this.scope.write('property.change', async (tx) => {
      const property = orNotFound(await tx.em.findOne(Property, { id }));
      checkVersion(property, request.version);
      if (request.currency && request.currency !== property.currency) await this.refuseWithLeases(tx, id);
      await this.archive(tx, property, request.archived);
      tx.em.assign(property, changesOf(request, property));
      tx.about('property', id, property.accountId);
      tx.changed(['properties', 'units', 'overview'], [id], { accounts: [property.accountId] });
    });
    return this.get(id);
  }

  private async archive(tx: Tx, property: Property, archived: boolean | null | undefined): Promise<void> {
    if (archived === undefined || archived === null || archived === Boolean(property.archivedAt)) return;
    if (archived && (await isLet(tx, { propertyId: property.id }))) throw refusal('property_let');
    if (!archived) await this.room.mustHave(tx, 1);
    property.archivedAt = archived ? this.scope.clock.now() : null;
  }

  private async refuseWithLeases(tx: Tx, propertyId: string): Promise<void> {
    const leases = await tx.rows('select 1 from lease where property_id = $1 limit 1', [propertyId]);
    if (leases.length > 0) throw refusal('currency_fixed');
  }
}

function listOf({ archived, type, having }: PropertyListQuery) {
  const where = [`p.archived_at is ${archived ? 'not null' : 'null'}`];
  const values: unknown[] = [];
  if (type) where.push(`p.type = $${values.push(type)}`);
  if (having) where.push(`exists (${HAVING[having]})`);
  return {
    select: PROPERTY_COLUMNS,
    from: 'property p',
    where,
    values,
    sorts: {
      createdAt: 'p.created_at',
      street: BY_STREET,
      name: naturalOrder('p.name'),
      city: 'lower(p.city)',
      unitCount: UNIT_COUNT,
    },
    defaultSort: '-createdAt',
    id: 'p.id',
    search: ['p.name', "p.street_number || ' ' || p.street", 'p.city', 'p.postal_code'],
  };
}

const UNIT_OF = 'select from unit u where u.property_id = p.id and u.archived_at is null';
const RUNNING = "(select from lease l where l.unit_id = u.id and l.state in ('active', 'notice'))";
const HAVING = {
  available: `${UNIT_OF} and not u.offline and not exists ${RUNNING}`,
  offline: `${UNIT_OF} and u.offline and not exists ${RUNNING}`,
};

function placeIn({ country, region }: Place): Place {
  const place = placeOf(country, region);
  if (!place)
    throw invalidField(
      /^\s*[A-Za-z]{2}\s*$/.test(country) ? 'region' : 'country',
      'country and region must be ISO 3166 codes',
      'place',
    );
  return place;
}

function postalIn(country: string, text: string): string {
  const code = postalCodeOf(country, text);
  if (!code)
    throw invalidField(
      'postalCode',
      `postalCode must be one of the country, such as ${postalCodeExample(country)}`,
      'postal_code',
      { example: postalCodeExample(country) },
    );
  return code;
}

/** The zone follows the address, unless it was set to another one than the address had. */
function zoneOf(place: Partial<Place>, { country, region, timeZone }: Property): string | undefined {
  if (place.country === undefined || place.region === undefined || timeZone !== usualTimeZone(country, region))
    return undefined;
  return usualTimeZone(place.country, place.region);
}

function changesOf(request: UpdatePropertyRequest, present: Property) {
  const { name, streetNumber, street, city, type, currency, timeZone } = request;
  const moved = request.country !== undefined || request.region !== undefined;
  const place: Partial<Place> = moved
    ? placeIn({ country: request.country ?? present.country, region: request.region ?? present.region })
    : {};
  const country = place.country ?? present.country;
  const rewritten = (request.postalCode ?? present.postalCode) !== present.postalCode || country !== present.country;
  const postalCode = rewritten ? postalIn(country, request.postalCode ?? present.postalCode) : present.postalCode;
  const sent = {
    name,
    streetNumber,
    street,
    city,
    postalCode,
    type,
    currency,
    timeZone: timeZone ?? zoneOf(place, present),
    ...place,
  };
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== null));
  return request.yearBuilt === undefined ? changes : { ...changes, yearBuilt: request.yearBuilt };
}
