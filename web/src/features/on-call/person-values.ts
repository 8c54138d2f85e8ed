import type { Problem } from '@api/problem';
import type { OnCallList, OnCallMember, OnCallPerson, PersonBody } from './api/on-call';

/** The values in the dialog of one person. */
export type PersonValues = Required<Omit<OnCallPerson, 'id'>>;

/** Errors by field. Empty when the person can be saved. */
export type Wrong = Partial<
  Record<'supplierId' | 'userId' | 'name' | 'email' | 'hours' | 'daysOff', 'required' | 'email' | 'days' | 'order'>
>;

const EMAIL = /^\S+@\S+\.\S+$/;

/** People of the account who aren’t on the list yet, the reader first. An entry of the kind `landlord` is the first owner. */
export function membersLeft({ members, people }: Pick<OnCallList, 'members' | 'people'>): OnCallMember[] {
  const firstListed = people.some(({ kind }) => kind === 'landlord');
  return members
    .filter(({ userId, first }) => !(first && firstListed) && !people.some((person) => person.userId === userId))
    .toSorted((one, other) => Number(other.you) - Number(one.you));
}

/** Initial values of a new person: the reader, if not yet on the list. */
export function newPerson(list: OnCallList, language: OnCallPerson['language']): PersonValues {
  const [member] = membersLeft(list);
  const kind = member?.you ? 'colleague' : list.suppliers.length > 0 ? 'supplier' : 'outside';
  return {
    kind,
    former: false,
    closed: false,
    supplierId: null,
    userId: member?.you ? member.userId : null,
    name: null,
    email: null,
    phone: null,
    language,
    texts: false,
    hours: [],
    daysOff: [],
    holidays: 'as_usual',
  };
}

/** Saving gives everyone a new id, so people are compared by what is unique to them. */
export function isSamePerson(one: OnCallPerson, other: OnCallPerson): boolean {
  const { kind, supplierId, userId, email } = one;
  const same = kind === other.kind && supplierId === other.supplierId;
  return same && userId === other.userId && email === other.email;
}

/** The error that the server reports for a field of the saved person. */
export const faultOf = ({ details }: Problem, name: 'name' | 'email' | 'phone') =>
  details.find(({ field }) => field.startsWith('people.') && field.endsWith(`.${name}`));

export function wrongIn({ kind, supplierId, userId, name, email, hours, daysOff }: PersonBody): Wrong {
  return {
    ...(kind === 'supplier' && !supplierId && { supplierId: 'required' }),
    ...(kind === 'colleague' && !userId && { userId: 'required' }),
    ...(kind === 'outside' && !name?.trim() && { name: 'required' }),
    ...(kind === 'outside' && !EMAIL.test(email?.trim() ?? '') && { email: email ? 'email' : 'required' }),
    ...(hours.some(({ days, from, until }) => days.length === 0 || !from || !until) && { hours: 'days' }),
    ...(daysOff.some(({ from, until }) => !from || !until || until < from) && { daysOff: 'order' }),
  };
}
