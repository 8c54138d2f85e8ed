import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';
import type { Lease } from '../../api/types';

/** A correction doesn't change a rent that is already planned, and its rise is checked again. */
export function PlannedRent({ lease: { nextTerm, currency } }: { lease: Lease }) {
  const t = useT();
  const { day, money } = useFormats();
  if (!nextTerm) return null;
  return (
    <Notice>
      {t('landlords.correct.planned', {
        day: day(nextTerm.startsOn),
        amount: money(nextTerm.rentCents, currency),
      })}
    </Notice>
  );
}
