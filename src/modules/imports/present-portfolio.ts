import type { Currency } from '../../contract/currencies.js';
import type { Query } from '../../platform/scope/scope.js';
import type { PropertyPart } from './property-of-row.js';

/** The landlord's existing units, by address and door. */
export interface Portfolio {
  properties: Map<string, { id: string; currency: Currency; timeZone: string }>;
  units: Map<string, { id: string; taken: boolean }>;
}

type PropertyRow = Pick<
  PropertyPart,
  'streetNumber' | 'street' | 'city' | 'region' | 'country' | 'currency' | 'timeZone'
> & {
  id: string;
};

const PROPERTIES = `select id, street_number as "streetNumber", street, city, region, country, currency, time_zone as "timeZone"
  from property where archived_at is null`;
const UNITS = `select u.id, u.property_id as "propertyId", u.label,
    exists (select from lease l where l.unit_id = u.id and l.state <> 'ended') as taken
  from unit u where u.property_id = any($1)`;

/** The portfolio as far as a file may name it again. */
export async function presentPortfolio(query: Query): Promise<Portfolio> {
  const properties = await query<PropertyRow>(PROPERTIES);
  const units = await query<{ id: string; propertyId: string; label: string; taken: boolean }>(UNITS, [
    properties.map(({ id }) => id),
  ]);
  return {
    properties: new Map(
      properties.map((row) => [addressKey(row), { id: row.id, currency: row.currency, timeZone: row.timeZone }]),
    ),
    units: new Map(
      units.map(({ id, propertyId, label, taken }) => [`${propertyId} ${labelKey(label)}`, { id, taken }]),
    ),
  };
}

/** One address, however it is written: "87 Laurier Ave. O." and "87 laurier ave o" are one. */
export function addressKey({
  country,
  region,
  city,
  street,
  streetNumber,
}: Omit<PropertyRow, 'id' | 'currency' | 'timeZone'>): string {
  return [country, region, city, street, streetNumber].map(plain).join('|');
}

export const labelKey = (label: string) => label.trim().toLowerCase();

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
