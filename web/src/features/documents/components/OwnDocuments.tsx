import { useDownload } from '@api/download';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { archiveFile, documentsQuery } from '../api/documents';
import { DocumentTable } from './DocumentTable';

/** Lease, inspection and what else was shared with the tenant; everything in one download. */
export function OwnDocuments({ leaseId }: { leaseId: string }) {
  const t = useT();
  const download = useDownload();
  const query = useInfiniteQuery(documentsQuery({ leaseId }));
  const rows = query.data?.pages.flatMap((page) => page.rows);
  const all = rows && rows.length > 0 && (
    <Button
      size="sm"
      variant="secondary"
      loading={download.isPending}
      icon={<IconFileZip size={18} stroke={1.75} aria-hidden />}
      onClick={() => download.mutate(archiveFile({ leaseId }, t('documents.archive.file')))}
    >
      {t('documents.archive')}
    </Button>
  );
  return (
    <Section title={t('documents.title')} aside={all}>
      {query.isError && !rows && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton shape="list" rows={3} label={t('app.loading')} />}
      {rows?.length === 0 && <Text ink={2}>{t('documents.tenant.none')}</Text>}
      {rows && rows.length > 0 && <DocumentTable rows={rows} manage={false} />}
      {query.hasNextPage && (
        <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('parts.more')}
        </Button>
      )}
    </Section>
  );
}
