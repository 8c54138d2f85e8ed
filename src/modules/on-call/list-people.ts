import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { isPhone } from '../../platform/phones/phone-number.js';
import type { OnCallPersonBody } from './on-call.dto.js';

/** The people and phone numbers that a list can name. */
export interface Known {
  /** Suppliers who can be added, and those who are already on the list. */
  suppliers: readonly { id: string }[];
  members: readonly { userId: string }[];
  /** Countries of the account's properties. */
  countries: readonly string[];
  /** Numbers already on the list, as they were typed. An old mistake doesn't prevent saving the rest. */
  phones: readonly (string | null)[];
}

/**
 * Refuses a person without the data that their kind needs (400), a duplicate (400), a phone number that can't be called (400),
 * and a supplier or colleague who can't be named (404).
 */
export function checkPeople(people: readonly OnCallPersonBody[], known: Known): void {
  const { suppliers, members } = known;
  people.forEach((person, at) => {
    const missing = missingOf(person);
    if (missing) throw invalidField(`people.${at}.${missing}`, `${missing} is required`, 'required');
    if (person.kind === 'supplier' && !suppliers.some(({ id }) => id === person.supplierId))
      throw new Problem('not_found');
    if (person.kind === 'colleague' && !members.some(({ userId }) => userId === person.userId))
      throw new Problem('not_found');
    if (people.slice(0, at).some((other) => isSame(other, person)))
      throw invalidField(`people.${at}.kind`, 'each of them is on the list once', 'twice');
    checkPhone(person, at, known);
    const backwards = person.daysOff.findIndex(({ from, until }) => until < from);
    if (backwards >= 0)
      throw invalidField(
        `people.${at}.daysOff.${backwards}.until`,
        'until must not be before from',
        'until_before_from',
      );
  });
}

/** Returns the columns of an entry. Fields that don't apply to its kind are left out. */
export function entryRow(
  person: OnCallPersonBody,
  { supplierAccountId, member }: { supplierAccountId: string | null; member: { name: string } | null },
) {
  const { kind, hours, daysOff, holidays = 'as_usual' } = person;
  const outside = kind === 'outside';
  return {
    kind,
    supplierAccountId: kind === 'supplier' ? supplierAccountId : null,
    userId: kind === 'colleague' ? (person.userId ?? null) : null,
    name: outside ? (person.name ?? null) : kind === 'colleague' ? (member?.name ?? '') : null,
    email: outside ? (person.email ?? null) : null,
    phone: outside ? person.phone || null : null,
    language: outside ? (person.language ?? null) : null,
    texts: outside && person.texts === true && Boolean(person.phone),
    hours: hours.map(({ days, from, until }) => ({ days: [...days].sort((one, other) => one - other), from, until })),
    daysOff: daysOff.map(({ from, until, yearly }) => ({ from, until, ...(yearly && { yearly }) })),
    holidays,
  };
}

function checkPhone({ kind, phone }: OnCallPersonBody, at: number, { countries, phones }: Known): void {
  if (kind !== 'outside' || !phone || phones.includes(phone)) return;
  if ([null, ...countries].some((country) => isPhone(phone, country))) return;
  throw invalidField(
    `people.${at}.phone`,
    'phone must be a valid number of a country of your properties, or start with + and the country code',
    'phone_of_country',
  );
}

function missingOf({
  kind,
  supplierId,
  userId,
  name,
  email,
}: OnCallPersonBody): 'supplierId' | 'userId' | 'name' | 'email' | null {
  if (kind === 'supplier') return supplierId ? null : 'supplierId';
  if (kind === 'colleague') return userId ? null : 'userId';
  if (kind === 'landlord') return null;
  if (!name) return 'name';
  return email ? null : 'email';
}

function isSame(one: OnCallPersonBody, other: OnCallPersonBody): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'landlord') return true;
  if (one.kind === 'colleague') return one.userId === other.userId;
  if (one.kind === 'supplier') return one.supplierId === other.supplierId;
  return one.email?.toLowerCase() === other.email?.toLowerCase();
}
