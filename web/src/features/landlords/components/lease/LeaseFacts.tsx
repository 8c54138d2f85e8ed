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

/** What was agreed, line by line. */
export function LeaseFacts({ lease }: { lease: Lease }) {
  const t = useT();
  const { money, day } = useFormats();
  const term = useTerm();
  const lateFee = useLateFee();
  const after = afterTerm(lease, lease.unit.region);
  const nextTerm = ({ startsOn, endsOn, rentCents }: NonNullable<Lease['nextTerm']>) =>
    t('landlords.lease.nextTermText', {
      term: term({ startsOn, termEndsOn: endsOn, endsOn }),
      amount: money(rentCents, lease.currency),
    });
  // The lease’s own end is that of the term agreed on after this one.
  const present = lease.nextTerm?.endsOn
    ? { ...lease, termEndsOn: addDays(dayOf(lease.nextTerm.startsOn), -1) }
    : lease;
  const facts = [
    {
      label: t('landlords.lease.rent'),
      value: t('landlords.lease.rentOn', { amount: money(lease.rentCents, lease.currency), day: lease.dueDay }),
    },
    { label: t('landlords.lease.term'), value: term(present) },
    ...(lease.nextTerm ? [{ label: t('landlords.lease.nextTerm'), value: nextTerm(lease.nextTerm) }] : []),
    {
      label: t('landlords.lease.afterwards'),
      value: t(`landlords.lease.${after}`, { day: lease.endsOn ? day(lease.endsOn) : '' }),
    },
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
      value: lease.depositCents ? money(lease.depositCents, lease.currency) : t('landlords.lease.noDeposit'),
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
