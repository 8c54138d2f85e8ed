import { useDownload } from '@api/download';
import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { ExportButton } from '@shared/list/ExportButton';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead, Section } from '@ui/layout/Section';
import { Plate } from '@ui/plate/Plate';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable } from '@ui/workspace/DataTable';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { archiveFile, documentsQuery, foldersQuery, homeQuery, type Folder } from '../api/documents';
import { DocumentTable } from '../components/DocumentTable';
import { DropAnywhere } from '../components/DropAnywhere';
import { SpaceUsed } from '../components/SpaceUsed';
import { UploadCard } from '../components/UploadCard';
import styles from '../components/documents.module.css';

function Everything({ unitId }: { unitId?: string }) {
  const t = useT();
  const download = useDownload();
  return (
    <Button
      variant="secondary"
      loading={download.isPending}
      icon={<IconFileZip size={18} stroke={1.75} aria-hidden />}
      onClick={() => download.mutate(archiveFile({ unitId }, t('documents.archive.file')))}
    >
      {t('documents.archive')}
    </Button>
  );
}

/** Folders by home; documents without a unit are below. */
function Folders({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const t = useT();
  const { instant } = useFormats();
  const query = useInfiniteQuery(foldersQuery(q || undefined));
  const { rows, more, footer } = useMorePages(query);
  const words = useListWords();
  const plate = (folder: Folder) => <Plate size="sm">{`${folder.streetNumber}-${folder.unitLabel}`}</Plate>;
  const count = (folder: Folder) => t('documents.count', { count: folder.documentCount });
  return (
    <>
      <PageHead
        title={t('documents.title')}
        subtitle={<SpaceUsed />}
        actions={
          rows &&
          rows.length > 0 && (
            <>
              <ExportButton tables={['documents']} />
              <Everything />
            </>
          )
        }
      />
      <div className={styles.head}>
        <ListSearch value={q} label={t('documents.search')} onChange={onSearch} />
      </div>
      <DropAnywhere />
      <DataTable
        caption={t('documents.title')}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.landlordDocuments(id)}
        columns={[
          {
            id: 'home',
            header: t('documents.unit'),
            cell: (folder) => (
              <span className={styles.home}>
                {plate(folder)} {folder.street}
              </span>
            ),
          },
          { id: 'city', header: t('documents.city'), cell: ({ city }) => city },
          { id: 'count', header: t('documents.title'), cell: ({ documentCount }) => documentCount, align: 'end' },
          { id: 'shared', header: t('documents.sharedCount'), cell: ({ sharedCount }) => sharedCount, align: 'end' },
          {
            id: 'latest',
            header: t('documents.latest'),
            cell: ({ latestAt }) => instant(latestAt, { dateStyle: 'medium' }),
          },
        ]}
        phone={(folder) => ({
          pane: plate(folder),
          title: folder.street,
          secondary: count(folder),
          end: instant(folder.latestAt, { dateStyle: 'medium' }),
        })}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          <EmptyState title={t(q ? 'documents.notFound' : 'documents.none')}>
            {!q && t('documents.noneText')}
          </EmptyState>
        }
        more={more}
        footer={footer}
        words={words}
      />
    </>
  );
}

/** One home's papers: its own and those of its leases. */
function HomeFolder({ unitId }: { unitId: string }) {
  const t = useT();
  const { day } = useFormats();
  const { data: home, error, refetch } = useQuery(homeQuery(unitId));
  const query = useInfiniteQuery(documentsQuery({ unitId }));
  const rows = query.data?.pages.flatMap((page) => page.rows);
  const title = home
    ? t('documents.homeNamed', {
        street: `${home.property.streetNumber} ${home.property.street}`,
        ...unitValues(home.unit.label),
      })
    : '';
  const parts = useMemo(
    () => ({
      topbar: (
        <Breadcrumbs
          label={t('documents.crumbs')}
          items={[{ label: t('documents.title'), href: paths.landlordDocuments() }, { label: title }]}
        />
      ),
    }),
    [t, title],
  );
  useShellParts(parts);
  if (error && !home) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!home || !rows) return <Skeleton shape="list" label={t('app.loading')} />;
  const leases = home.unit.leases.map(({ id, tenants, startsOn }) => ({
    id,
    label: t('documents.leaseOf', { tenants: tenants.join(', ') || day(startsOn) }),
  }));
  return (
    <>
      <PageHead
        lead={<Plate size="lg">{home.unit.label}</Plate>}
        title={title}
        subtitle={home.property.city}
        actions={
          rows.length > 0 && (
            <>
              <ExportButton tables={['documents']} ids={[unitId]} />
              <Everything unitId={unitId} />
            </>
          )
        }
      />
      <div className={styles.folder}>
        <div>
          {rows.length === 0 ? (
            <EmptyState title={t('documents.none')}>{t('documents.noneText')}</EmptyState>
          ) : (
            <DocumentTable rows={rows} manage />
          )}
          {query.hasNextPage && (
            <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('parts.more')}
            </Button>
          )}
        </div>
        <Section title={t('documents.add')}>
          <UploadCard key={unitId} unitId={unitId} leases={leases} />
        </Section>
      </div>
    </>
  );
}

/** /dashboards/landlord/documents: all folders, or the one that the address names. */
export default function DocumentsPage() {
  const [params, setParams] = useSearchParams();
  const unitId = params.get('unit');
  const search = useCallback((q: string) => setParams(q ? { q } : {}, { replace: true }), [setParams]);
  if (unitId) return <HomeFolder key={unitId} unitId={unitId} />;
  return <Folders q={params.get('q') ?? ''} onSearch={search} />;
}
