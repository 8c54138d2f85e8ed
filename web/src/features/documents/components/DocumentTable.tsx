import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { Table } from '@ui/data/Table';
import { Menu } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { KINDS, useChangeDocument, useOpenDocument, type Document } from '../api/documents';
import { RemoveDialog } from './RemoveDialog';
import { useSize } from './use-size';
import { VersionsDialog } from './VersionsDialog';
import styles from './documents.module.css';

export const kindOf = ({ purpose }: Document) => KINDS.find((kind) => kind === purpose) ?? 'other';

function Actions({ document, manage }: { document: Document; manage: boolean }) {
  const t = useT();
  const note = useNote('documents');
  const [open, setOpen] = useState<'versions' | 'remove'>();
  const download = useOpenDocument();
  const change = useChangeDocument();
  const share = () =>
    change.mutate(
      { id: document.id, sharedWithTenant: !document.sharedWithTenant, version: document.version },
      {
        onSuccess: () =>
          toast({ title: note((t) => t(document.sharedWithTenant ? 'documents.unshared' : 'documents.sharedNow')) }),
      },
    );
  return (
    <span className={styles.actions}>
      <IconButton
        label={t('documents.download', { name: document.name })}
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
        disabled={download.isPending}
        onClick={() => download.mutate(document.id)}
      />
      {(manage || document.number > 1) && (
        <Menu
          align="end"
          items={[
            { label: t(manage ? 'documents.versions.add' : 'documents.versions'), onSelect: () => setOpen('versions') },
            ...(manage && document.leaseId
              ? [{ label: t(document.sharedWithTenant ? 'documents.unshare' : 'documents.share'), onSelect: share }]
              : []),
            ...(manage ? [{ label: t('documents.remove'), danger: true, onSelect: () => setOpen('remove') }] : []),
          ]}
          trigger={(props) => (
            <IconButton
              {...props}
              label={t('documents.more', { name: document.name })}
              icon={<IconDots size={18} stroke={1.75} aria-hidden />}
            />
          )}
        />
      )}
      {open === 'versions' && <VersionsDialog document={document} manage={manage} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <RemoveDialog document={document} onClose={() => setOpen(undefined)} />}
    </span>
  );
}

/** Papers, newest first. `manage` lets a landlord share, replace and remove them. */
export function DocumentTable({ rows, manage }: { rows: readonly Document[]; manage: boolean }) {
  const t = useT();
  const { instant } = useFormats();
  const size = useSize();
  const name = (document: Document) =>
    document.number > 1 ? t('documents.nameVersion', { name: document.name, number: document.number }) : document.name;
  const added = ({ createdAt }: Document) => instant(createdAt, { dateStyle: 'medium' });
  const shared = ({ sharedWithTenant }: Document) => (
    <StatusChip status={sharedWithTenant ? 'active' : 'draft'} variant="plain">
      {t(sharedWithTenant ? 'documents.isShared' : 'documents.isPrivate')}
    </StatusChip>
  );
  return (
    <Table
      caption={t('documents.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: t('documents.name'),
          cell: (document) => <span className={styles.name}>{name(document)}</span>,
        },
        { id: 'kind', header: t('documents.kind'), cell: (document) => t(`documents.kind.${kindOf(document)}`) },
        ...(manage ? [{ id: 'shared', header: t('documents.sharing'), cell: shared }] : []),
        { id: 'size', header: t('documents.size'), cell: ({ bytes }: Document) => size(bytes), align: 'end' as const },
        { id: 'added', header: t('documents.added'), cell: added },
        {
          id: 'actions',
          header: '',
          cell: (document: Document) => <Actions document={document} manage={manage} />,
          align: 'end' as const,
          tight: true,
        },
      ]}
      phone={(document) => ({
        title: <span className={styles.name}>{name(document)}</span>,
        secondary: (
          <>
            {t(`documents.kind.${kindOf(document)}`)}, {added(document)}
            {manage && (
              <>
                <br />
                {shared(document)}
              </>
            )}
          </>
        ),
        end: <Actions document={document} manage={manage} />,
      })}
    />
  );
}
