import type { Day } from '../../contract/days.js';
import type { Cents } from '../../contract/money.js';
import type { LeaseStanding } from './lease-standings.service.js';
import type { RentStep, RentTerms } from './rules/rent-schedule.js';

/** What an end or a correction changes of the terms. */
export interface OtherTerms {
  readonly endsOn?: Day | null;
  readonly startsOn?: Day;
  readonly rentCents?: Cents;
  readonly dueDay?: number;
}

/**
 * The terms with what is changed. A rent counts from the beginning of the term that runs today, as that is the one people see and
 * correct. A lease that is charged from its first day on is charged from its new first day on.
 */
export function termsWith(
  { terms, today }: Pick<LeaseStanding, 'terms' | 'today'>,
  { rentCents, startsOn, ...other }: OtherTerms,
): RentTerms {
  const steps = terms.rentSteps ?? [];
  const running = steps.filter(({ from }) => from <= today).at(-1) ?? steps[0];
  const rented =
    rentCents === undefined ? steps : steps.map((step): RentStep => (step === running ? { ...step, rentCents } : step));
  const chargeFrom = startsOn && terms.chargeFrom === terms.startsOn ? startsOn : terms.chargeFrom;
  const rentSteps = startsOn ? rented.map((step, index) => (index === 0 ? { ...step, from: startsOn } : step)) : rented;
  return {
    ...terms,
    ...other,
    startsOn: startsOn ?? terms.startsOn,
    chargeFrom,
    rentSteps,
    rentCents: rentCents ?? terms.rentCents,
  };
}
