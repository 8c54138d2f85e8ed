import type { BackupFault } from '@contract/backups';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { DataColumn } from '@ui/workspace/DataTable';
import type { Backup } from '../../api/backups';
import lists from '@shared/list/list.module.css';

const CHIPS: Readonly<Record<Backup['state'], StatusName>> = {
  running: 'draft',
  verified: 'success',
  unverified: 'warning',
  failed: 'danger',
};
/** Faults with words of their own; the details of the others are in the server's log. */
const WORDED = [
  'no_space',
  'not_writable',
  'bucket_refused',
  'bucket_away',
  'no_scratch',
  'files_missing',
  'sums_differ',
  'stopped',
] as const;
const MIB = 1024 * 1024;
const MINUTE_MS = 60_000;

/** What a backup says in several places. */
export function useBackupWords() {
  const t = useT();
  const { number } = useFormats();
  return {
    fault: (fault: BackupFault) => {
      const worded = WORDED.find((known) => known === fault);
      return t(`admin.backups.fault.${worded ?? 'failed'}`);
    },
    content: ({ rows, files }: Backup) =>
      rows === null ? '–' : t('admin.backups.contentText', { rows, files: files ?? 0 }),
    size: ({ bytes }: Backup) =>
      bytes === null
        ? '–'
        : number(Math.max(0.1, bytes / MIB), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
    duration: ({ startedAt, finishedAt }: Backup) =>
      finishedAt &&
      t('admin.backups.duration', {
        minutes: Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / MINUTE_MS),
      }),
  };
}

export function useBackupColumns(): DataColumn<Backup>[] {
  const t = useT();
  const words = useBackupWords();
  const { instant } = useFormats();
  const two = (first: string, second: string | null) => (
    <span className={lists.words}>
      <span>{first}</span>
      {second && <span className={lists.quiet}>{second}</span>}
    </span>
  );
  return [
    {
      id: 'startedAt',
      sort: 'startedAt',
      header: t('admin.backups.begun'),
      tight: true,
      cell: (backup) => two(instant(backup.startedAt), words.duration(backup)),
    },
    { id: 'file', header: t('admin.backups.file'), cell: (backup) => two(backup.file, words.content(backup)) },
    {
      id: 'for',
      header: t('admin.backups.for'),
      tight: true,
      cell: (backup) => t(`admin.backups.for.${backup.startedFor}`),
    },
    { id: 'size', header: t('admin.backups.size'), tight: true, cell: (backup) => words.size(backup) },
    {
      id: 'state',
      header: t('admin.backups.state'),
      cell: (backup) => (
        <span className={lists.words}>
          <span>
            <StatusChip status={CHIPS[backup.state]}>{t(`admin.backups.state.${backup.state}`)}</StatusChip>
          </span>
          {backup.fault && <span className={lists.quiet}>{words.fault(backup.fault)}</span>}
        </span>
      ),
    },
  ];
}
