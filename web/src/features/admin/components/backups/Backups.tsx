import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useColumnChoice } from '@shared/list/ColumnMenu';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useNote } from '@shared/notes';
import IconDatabaseExport from '@tabler/icons-react/dist/esm/icons/IconDatabaseExport.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable } from '@ui/workspace/DataTable';
import {
  backupsQuery,
  backupStatusQuery,
  useStartBackup,
  type BackupStatus,
  type WithSecondStep,
} from '../../api/backups';
import { useBackupColumns, useBackupWords } from './columns';
import lists from '@shared/list/list.module.css';

const NAMES = ['sort', 'cols'] as const;

/** The last backups of the installation, and the button for another one. Archives stay on the server. */
export function Backups({ withSecondStep }: { withSecondStep: WithSecondStep }) {
  const t = useT();
  const { instant } = useFormats();
  const { values, set } = useListAddress(NAMES);
  const columns = useColumnChoice(useBackupColumns(), { value: values.cols, onChange: (next) => set('cols', next) });
  const words = useBackupWords();
  const query = useInfiniteQuery(backupsQuery(values.sort || undefined));
  const { data: status } = useQuery(backupStatusQuery());
  const { rows, more, footer } = useMorePages(query);
  // Buckets have no capital letters in their names.
  const nightly = ({ hour, keep, bucket }: BackupStatus) =>
    t('admin.backups.nightly', { hour: `${String(hour).padStart(2, '0')}:00`, keep, bucket: bucket ?? 'NONE' });
  return (
    <>
      <PageHead
        title={t('admin.backups.title')}
        subtitle={status?.setUp ? `${t('admin.backups.lead')} ${nightly(status)}` : t('admin.backups.lead')}
        actions={status?.setUp && <StartBackup status={status} withSecondStep={withSecondStep} />}
      />
      {status && <Advice status={status} />}
      <div className={lists.filters}>{columns.menu}</div>
      <DataTable
        caption={t('admin.backups.title')}
        columns={columns.shown}
        rows={rows}
        rowKey={(backup) => backup.id}
        sort={values.sort || '-startedAt'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={<EmptyState title={t('admin.backups.emptyTitle')}>{t('admin.backups.emptyText')}</EmptyState>}
        phone={(backup) => ({
          title: instant(backup.startedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          secondary: backup.fault ? words.fault(backup.fault) : words.content(backup),
          end: t(`admin.backups.state.${backup.state}`),
          endSecondary: words.size(backup),
        })}
        more={more}
        footer={footer}
        words={useListWords()}
      />
    </>
  );
}

function StartBackup({ status, withSecondStep }: { status: BackupStatus; withSecondStep: WithSecondStep }) {
  const t = useT();
  const note = useNote('admin');
  const start = useStartBackup(withSecondStep);
  const started = () =>
    toast({
      kind: 'success',
      title: note((t) => t('admin.backups.started')),
      message: note((t) => t('admin.backups.startedText')),
    });
  return (
    <Button
      loading={start.isPending || status.running}
      icon={<IconDatabaseExport size={18} stroke={1.75} aria-hidden />}
      onClick={() => start.mutate(undefined, { onSuccess: started })}
    >
      {t('admin.backups.start')}
    </Button>
  );
}

/** What is missing before backups count. */
function Advice({ status: { setUp, lastVerifiedAt } }: { status: BackupStatus }) {
  const t = useT();
  if (setUp && lastVerifiedAt) return null;
  const missing = setUp ? 'never' : 'notSetUp';
  return (
    <Notice tone="warning" title={t(`admin.backups.${missing}`)}>
      {t(`admin.backups.${missing}Text`)}
    </Notice>
  );
}
