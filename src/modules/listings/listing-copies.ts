import { plainText } from '../../contract/listing-options.js';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Account } from '../accounts/account.entity.js';
import { Property } from '../portfolio/property.entity.js';
import { Unit } from '../portfolio/unit.entity.js';

export interface Place {
  unit: Unit;
  property: Property;
  landlordName: string;
}

/** The landlord's own unit with its property; 404 for someone else's. */
export async function placeOfUnit(tx: Tx, unitId: string): Promise<Place> {
  const unit = orNotFound(await tx.em.findOne(Unit, { id: unitId }));
  const property = orNotFound(await tx.em.findOne(Property, { id: unit.propertyId }));
  const account = orNotFound(await tx.em.findOne(Account, { id: unit.accountId }));
  return { unit, property, landlordName: account.name };
}

/** What a listing copies of them, for visitors, who see neither. */
export function copiesOf(
  { unit, property, landlordName }: Place,
  { title, description }: { title: string; description: string },
) {
  const { city, region: province, country, currency } = property;
  const address = `${property.streetNumber} ${property.street}`;
  return {
    unitId: unit.id,
    propertyId: property.id,
    currency,
    address,
    city,
    province,
    country,
    landlordName,
    bedrooms: unit.bedrooms,
    halfBathrooms: unit.halfBathrooms,
    squareFeet: unit.squareFeet,
    searchText: plainText([title, address, city, province, property.postalCode, description].join(' ')),
  };
}
