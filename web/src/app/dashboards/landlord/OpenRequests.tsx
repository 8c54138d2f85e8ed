import { useQuery } from '@tanstack/react-query';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Section } from '@ui/layout/Section';
import { requestsQuery } from '../../../features/service-requests/api/list-requests';
import { RequestRows } from '../../../features/service-requests/components/RequestRows';

/** What is being repaired in the home that a lease is about; nothing stands there when nothing is. */
export function OpenRequests({ unitId }: { unitId: string }) {
  const t = useT();
  const { data } = useQuery(requestsQuery({ open: true, unitId }));
  if (!data?.length) return null;
  return (
    <Section title={t('service-requests.my.title')}>
      <RequestRows requests={data} href={paths.landlordRequest} />
    </Section>
  );
}
