import { addDays, day, type Day } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { StatusName } from '@ui/pane/status';
import type { Renewal } from '../api/renewals';

/** How people call a home: `87-302`. */
export const homeName = ({ streetNumber, unitLabel }: Pick<Renewal, 'streetNumber' | 'unitLabel'>) =>
  `${streetNumber}-${unitLabel}`;

export const rentOf = ({ rentCents, proposedRentCents }: Renewal) => rentCents ?? proposedRentCents;

/** The last day of the present term. */
export const endOf = ({ startsOn }: Pick<Renewal, 'startsOn'>): Day => addDays(day(startsOn), -1);

export const risePoints = (renewal: Renewal) =>
  Math.round(((rentOf(renewal) - renewal.currentRentCents) / Math.max(1, renewal.currentRentCents)) * 10_000);

/** “+2.1 %”, or that the rent stays. */
export function useRise(): (renewal: Renewal) => string {
  const t = useT();
  const { number } = useFormats();
  return (renewal) => {
    const rise = risePoints(renewal);
    return rise === 0
      ? t('renewals.same')
      : number(rise / 10_000, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 }).replace(
          '-',
          '\u2212',
        );
  };
}

/** The tone of a status among the kit’s. */
export const TONE = {
  pending: 'due',
  accepted: 'paid',
  adjusted: 'paid',
  rejected: 'vacant',
  offered: 'offered',
  signed: 'paid',
  declined: 'overdue',
  expired: 'vacant',
  withdrawn: 'vacant',
} as const satisfies Record<Renewal['status'], StatusName>;
