import { api, unwrap } from '@api/client';
import { DataProvider } from '@api/DataProvider';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { Rows } from '../../../sections/services/Rows';

/** Links of a document work for five minutes, so an older list is loaded again. */
const documentsQuery = () =>
  queryOptions({
    queryKey: ['documents', 'services'],
    staleTime: 0,
    refetchInterval: 4 * 60_000,
    queryFn: ({ signal }) => unwrap(api.GET('/api/documents', { params: { query: { limit: 200 } }, signal })),
  });

const GROUPS = [
  { id: 'lease', purpose: 'lease_document' },
  { id: 'inspection', purpose: 'inspection' },
] as const;

function List() {
  const t = useT();
  const { instant } = useFormats();
  const { data, error } = useQuery(documentsQuery());
  if (!data && !error) return <Skeleton shape="list" label={t('app.loading')} />;
  const rowsOf = (purpose: string) =>
    (data ?? [])
      .filter((document) => document.purpose === purpose)
      .map(({ id, name, createdAt, url }) => ({
        id,
        title: name,
        text: instant(createdAt, { dateStyle: 'medium' }),
        end: url && (
          <ButtonLink variant="secondary" size="sm" href={url} download>
            {t('tenant-services.document.download')}
          </ButtonLink>
        ),
      }));
  return (
    <>
      {GROUPS.map(({ id, purpose }) => (
        <Section key={id} title={t(`tenant-services.document.${id}`)}>
          <Rows
            rows={rowsOf(purpose)}
            none={t(error ? 'tenant-services.document.failed' : 'tenant-services.document.none')}
          />
        </Section>
      ))}
      <Section title={t('tenant-services.document.receipts')}>
        <ButtonLink variant="secondary" href={paths.dashboard('tenant', '/payments')}>
          {t('tenant-services.document.receipts.go')}
        </ButtonLink>
      </Section>
    </>
  );
}

/** The signed-in tenant's documents. */
export default function OwnDocuments() {
  return (
    <DataProvider>
      <List />
    </DataProvider>
  );
}
