import type { Audience, Person } from './types';

/** Those who read a line of this audience. */
export function readersOf(people: readonly Person[], audience: Audience | undefined): Person[] {
  return people.filter(({ side }) => side === 'landlord' || audience === 'everyone' || side === audience);
}
