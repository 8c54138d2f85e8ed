import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/states/Notice';
import { bulkTasksQuery } from '../api/bulk-tasks';
import { postingQuery } from '../api/posting';

/** What is still being posted of the leases that were activated last; nothing once all of it is there. */
export function PostingProgress() {
  const t = useT();
  const { data } = useQuery(postingQuery());
  const { data: activating } = useQuery({
    ...bulkTasksQuery(),
    select: (tasks) => tasks.some(({ kind, pending }) => kind === 'activate_leases' && pending > 0),
  });
  // While leases are still being activated their task says how far that is, and the total here would keep growing.
  if (activating || !data || data.posted >= data.total) return null;
  return (
    <div role="status">
      <Notice title={t('landlords.posting.title', data)}>{t('landlords.posting.text')}</Notice>
    </div>
  );
}
