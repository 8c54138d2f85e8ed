import { useT } from '@i18n/messages';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/states/Notice';
import { postingQuery } from '../api/posting';

/** What is still being posted of the leases that were activated last; nothing once all of it is there. */
export function PostingProgress() {
  const t = useT();
  const { data } = useQuery(postingQuery());
  // While rows are still being sent one must not leave, and this says that one may.
  const sending = useIsMutating() > 0;
  if (sending || !data || data.posted >= data.total) return null;
  return (
    <div role="status">
      <Notice title={t('landlords.posting.title', data)}>{t('landlords.posting.text')}</Notice>
    </div>
  );
}
