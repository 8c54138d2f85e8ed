import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import type { StatusName } from '@ui/pane/status';
import type { StreetProperty } from '../../api/types';

export type StreetUnit = StreetProperty['units'][number];

/** How a window is drawn. Rent that is being posted is shown as waiting, neither paid nor owed. */
export const paneOf = ({ state }: Pick<StreetUnit, 'state'>): StatusName => {
  if (state === 'posting') return 'scheduled';
  return state === 'part_overdue' ? 'overdue' : state;
};

/** The text that a window of the street and a line of its list share. */
export function useUnitWords() {
  const t = useT();
  const { money, day } = useFormats();
  return {
    /** What is owed, and since or until when; nothing where nothing is owed. */
    owed: ({ openCents, currency, dueOn }: StreetUnit): string => {
      if (openCents <= 0) return '';
      const amount = money(openCents, currency);
      return dueOn
        ? t('landlords.street.dueOn', { amount, day: day(dueOn, { month: 'short', day: 'numeric' }) })
        : amount;
    },
    href: ({ id, leaseId }: StreetUnit) => (leaseId ? paths.landlordLease(leaseId) : paths.landlordUnit(id)),
  };
}
