import type { Unit } from '../../api/types';

export const UNIT_STATES = ['occupied', 'available', 'offline'] as const;

interface Asked {
  q: string;
  state: (typeof UNIT_STATES)[number] | undefined;
  /** As in `?sort=`; `label` is the order of the doors, in which they come. */
  sort: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const tenantsOf = (unit: Unit) => unit.lease?.tenants.join(', ') ?? '';
const rentOf = (unit: Unit) => unit.lease?.rentCents ?? unit.marketRentCents ?? 0;

/** The units that were asked for, in the order that was asked for. A property’s units are all there: nothing is fetched for it. */
export function unitsShown(units: readonly Unit[], { q, state, sort }: Asked, language: string): Unit[] {
  const wanted = plain(q.trim());
  const found = units.filter(
    (unit) =>
      (!state || unit.status === state) && (!wanted || plain(`${unit.label} ${tenantsOf(unit)}`).includes(wanted)),
  );
  const falling = sort.startsWith('-');
  const compare = orderOf(falling ? sort.slice(1) : sort, new Intl.Collator(language));
  const sorted = compare ? found.toSorted((one, other) => (falling ? -1 : 1) * compare(one, other)) : found;
  return !compare && falling ? sorted.toReversed() : sorted;
}

function orderOf(name: string, words: Intl.Collator): ((one: Unit, other: Unit) => number) | undefined {
  switch (name) {
    case 'state':
      return (one, other) => UNIT_STATES.indexOf(one.status) - UNIT_STATES.indexOf(other.status);
    case 'tenants':
      return (one, other) => words.compare(tenantsOf(one), tenantsOf(other));
    case 'rooms':
      return (one, other) => one.bedrooms - other.bedrooms || one.bathrooms - other.bathrooms;
    case 'rent':
      return (one, other) => rentOf(one) - rentOf(other);
    default:
      return undefined;
  }
}
