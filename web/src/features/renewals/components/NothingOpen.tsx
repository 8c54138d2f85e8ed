import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@ui/states/StatePanel';
import type { ReactNode } from 'react';
import { endingQuery } from '../api/ending';

/**
 * No recommendation is open. Leases are looked through each morning: until then the home page counts terms that are ending
 * and that have no recommendation yet, such as those of an import. They are named here with the search as the next step;
 * after a search that found nothing (`searched`) there is none to take.
 */
export function NothingOpen({ searched, search }: { searched: boolean; search: ReactNode }) {
  const t = useT();
  const { data: count = 0 } = useQuery(endingQuery);
  return count > 0 && !searched ? (
    <EmptyState title={t('renewals.ending', { count })} actions={search}>
      {t('renewals.endingText', { count })}
    </EmptyState>
  ) : (
    <EmptyState title={t('renewals.empty.open')} actions={search}>
      {t('renewals.empty.openText')}
    </EmptyState>
  );
}
