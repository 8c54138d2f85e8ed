import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';
import type { Lease } from '../../api/types';

/** An agreed term or an announced rent that wouldn't begin, because the lease ends before it does. */
export function LostRenewal({ lease, endsOn, step }: { lease: Lease; endsOn: string; step: 'notice' | 'end' }) {
  const t = useT();
  const { day, money } = useFormats();
  const { nextTerm } = lease;
  if (!nextTerm || !endsOn || endsOn >= nextTerm.startsOn) return null;
  const values = { day: day(nextTerm.startsOn), amount: money(nextTerm.rentCents, lease.currency) };
  const lost = nextTerm.rentOnly ? 'lostRent' : 'lostRenewal';
  return (
    <Notice tone="warning" title={t(`landlords.lease.${lost}`, values)}>
      {t(`landlords.lease.${lost}.${step}`, values)}
    </Notice>
  );
}
