import { addDays, day as dayOf } from '@contract/days';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { afterTerm } from '@shared/after-term';
import { FactList } from '@ui/data/FactList';
import type { Lease } from '../../api/types';
import { useTerm } from './use-term';

/** The late fee in words; none is the default. */
function useLateFee(): (lease: Lease) => string {
  const t = useT();
  const { money, percent } = useFormats();
  return (lease) => {
    if (lease.lateFeeKind === 'none') return t('landlords.lease.fee.none');
    const fee =
      lease.lateFeeKind === 'percent' ? percent(lease.lateFeeValue) : money(lease.lateFeeValue, lease.currency);
    return t('landlords.lease.feeText', { fee, days: lease.lateFeeAfterDays });
  };
}

/** The term before an agreed one ends where that begins; the lease’s own end, and that of a notice, are those of the last term. */
function presentTerm({ startsOn, termEndsOn, endsOn, nextTerm }: Lease) {
  if (!nextTerm || nextTerm.rentOnly) return { startsOn, termEndsOn, endsOn };
  return { startsOn, termEndsOn: addDays(dayOf(nextTerm.startsOn), -1), endsOn: null };
}

/** What was agreed, line by line. */
export function LeaseFacts({ lease }: { lease: Lease }) {
  const t = useT();
  const { money, day } = useFormats();
  const term = useTerm();
  const lateFee = useLateFee();
  const after = afterTerm(lease, lease.unit.region);
  const nextTerm = ({ startsOn, endsOn, rentCents, rentOnly }: NonNullable<Lease['nextTerm']>) =>
    rentOnly
      ? {
          label: t('landlords.lease.plannedRent'),
          value: t('landlords.lease.plannedRentText', { amount: money(rentCents, lease.currency), day: day(startsOn) }),
        }
      : {
          label: t('landlords.lease.nextTerm'),
          value: t('landlords.lease.nextTermText', {
            // It ends where a notice ends the lease.
            term: term({ startsOn, termEndsOn: endsOn, endsOn: lease.endsOn }),
            amount: money(rentCents, lease.currency),
          }),
        };
  const facts = [
    {
      label: t('landlords.lease.rent'),
      value: t('landlords.lease.rentOn', { amount: money(lease.rentCents, lease.currency), day: lease.dueDay }),
    },
    { label: t('landlords.lease.term'), value: term(presentTerm(lease)) },
    ...(lease.nextTerm ? [nextTerm(lease.nextTerm)] : []),
    // What a term would do at its end doesn't matter once the lease has a last day, nor where there is no term.
    ...(after === 'ends' ? [{ label: t('landlords.lease.lastDay'), value: day(lease.endsOn ?? '') }] : []),
    ...(after !== 'ends' && lease.termEndsOn
      ? [{ label: t('landlords.lease.afterwards'), value: t(`landlords.lease.${after}`) }]
      : []),
    ...(lease.notice?.by === 'landlord'
      ? [
          {
            label: t('landlords.lease.noticeReason'),
            value: t(`landlords.lease.reason.${lease.notice.reason ?? 'other'}`),
          },
        ]
      : []),
    {
      label: t('landlords.lease.depositAgreed'),
      // A deposit that was held already when the lease was imported was agreed as well: only the amount isn't known.
      value: lease.depositCents
        ? money(lease.depositCents, lease.currency)
        : t(`landlords.lease.${lease.depositHeldCents > 0 ? 'depositNotRecorded' : 'noDeposit'}`),
    },
    { label: t('landlords.lease.lateFee'), value: lateFee(lease) },
    // A lease that is activated before it starts is charged from its first day.
    ...(lease.chargeFrom
      ? [
          {
            label: t('landlords.lease.chargeFrom'),
            value: day(lease.chargeFrom > lease.startsOn ? lease.chargeFrom : lease.startsOn),
          },
        ]
      : []),
  ];
  return <FactList facts={facts} />;
}
