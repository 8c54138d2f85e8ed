import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { MoreRows } from '@shared/list/MoreRows';
import { useMore } from '@shared/list/use-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Section } from '@ui/layout/Section';
import { requestPagesQuery } from '../../../features/service-requests/api/list-requests';
import { RequestRows } from '../../../features/service-requests/components/RequestRows';

const PAGE = 20;

/** The open repairs in the home of a lease. Nothing is shown if there are none. */
export function OpenRequests({ unitId }: { unitId: string }) {
  const t = useT();
  const { rows, more, footer } = useMore(useInfiniteQuery(requestPagesQuery({ open: true, unitId }, PAGE)));
  if (!rows?.length) return null;
  return (
    <Section title={t('service-requests.my.title')}>
      <RequestRows requests={rows} href={paths.landlordRequest} />
      <MoreRows more={more} footer={footer} />
    </Section>
  );
}
