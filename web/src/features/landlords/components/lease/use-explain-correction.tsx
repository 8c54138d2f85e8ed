import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { Sourced } from '@ui/link/Sourced';
import type { ReactNode } from 'react';
import type { Lease } from '../../api/types';
import { rulesOf, useExplainLease } from './use-explain-lease';

/** What the region regulates about a rise. A correction itself never raises a rent that has applied. */
const OF_A_RISE = ['rent_cap', 'increase_interval', 'increase_notice'];

/** Why a correction was refused. The planned rent and the agreed deposit aren't fields of its form, so it says where they are. `leave` closes the form for who goes there. */
export function useExplainCorrection(lease: Lease, leave: () => void): (error: unknown) => ReactNode {
  const t = useT();
  const { day, money } = useFormats();
  const explain = useExplainLease(lease.currency);
  return (error) => {
    const said = explain(error);
    const topics = rulesOf(error).map(({ topic }) => topic ?? '');
    const { nextTerm } = lease;
    if (nextTerm && topics.some((topic) => OF_A_RISE.includes(topic))) {
      const planned = { day: day(nextTerm.startsOn), amount: money(nextTerm.rentCents, lease.currency) };
      const way = nextTerm.cancelable ? 'plannedRuleCancel' : 'plannedRule';
      return [t(`landlords.correct.${way}`, planned), said].join(' ');
    }
    if (!topics.includes('deposit')) return said;
    return (
      <>
        <Sourced>{`${said ?? ''} ${t('landlords.correct.depositFirst')}`}</Sourced>{' '}
        <Link look="inline" href={paths.landlordLease(lease.id, 'lease')} onClick={leave}>
          {t('landlords.correct.depositOpen')}
        </Link>
      </>
    );
  };
}
