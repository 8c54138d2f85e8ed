import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';

/** A file as another product exports it (`test/fixtures/import`). */
export const exportOf = (name: string) => readFileSync(join(PROJECT_ROOT, 'test/fixtures/import', name));

const BUILDIUM =
  'Property,Unit,Unit address,Tenants,Tenant emails,Lease start,Lease end,Bed/Bath,Rent cycle,Rent,Deposits held,Prepayments,Balance due';
const STREETS = ['Maple St', 'NE Alberta St', 'Hawthorne Blvd', 'SE Division St'];

export interface Roll {
  text: string;
  /** Line by line: the home, and what is owed there in all (less than nothing is paid ahead). */
  owed: { street: string; unit: string; balanceCents: number; rentCents: number }[];
  balanceCents: number;
  depositCents: number;
  rentCents: number;
}

/** A rent roll as one product prints it: titles above the headings, addresses and couples in one cell, a total below. */
export function buildiumRoll(units: number): Roll {
  const owed: Roll['owed'] = [];
  const sums = { balanceCents: 0, depositCents: 0, rentCents: 0 };
  const money = (cents: number) => `"$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}"`;
  const lines = Array.from({ length: units }, (_, at) => {
    const [house, unit] = [Math.floor(at / 10), 101 + (at % 10)];
    const [rent, ahead] = [120_000 + at * 725, at % 5 === 1 ? 10_000 : 0];
    // Some owe two and a half rents.
    const balance = at % 9 === 0 ? rent * 2 + Math.floor(rent / 2) : at % 3 === 0 ? 2550 + at : 0;
    sums.rentCents += rent;
    sums.depositCents += 50_000;
    sums.balanceCents += balance - ahead;
    const street = `${1200 + house} ${STREETS[house % STREETS.length]}`;
    owed.push({ street, unit: `${unit}`, balanceCents: balance - ahead, rentCents: rent });
    const tenants =
      at % 4 === 0
        ? [`"Ann & Bo Lee${at}"`, `"ann${at}@example.com; bo${at}@example.com"`]
        : [`"Roy${at}, Kim"`, `kim${at}@example.com`];
    return [
      `Court ${house}`,
      unit,
      `"${street} #${unit}, Portland, OR 97201"`,
      ...tenants,
      '03/04/2026',
      '3/3/2027',
      '2/1.50',
      'Monthly',
      money(rent),
      money(50_000),
      ahead ? money(ahead) : '--',
      money(balance),
    ].join(',');
  });
  const total = `Total,,,,,,,,,${money(sums.rentCents)},${money(sums.depositCents)},,${money(sums.balanceCents)}`;
  return {
    text: [
      '\uFEFFRent roll,,,,,,,,,,,,',
      '"As of 11/22/2026, all properties",,,,,,,,,,,,',
      '',
      BUILDIUM,
      ...lines,
      '',
      total,
      '',
    ].join('\r\n'),
    owed,
    ...sums,
  };
}
