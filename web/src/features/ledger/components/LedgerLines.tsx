import { useDownload } from '@api/download';
import { letterOfEntry } from '@contract/letter-kinds';
import { sentences } from '@contract/sentences';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { letterFile } from '@shared/lease-letters/letter-file';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { IconButton } from '@ui/controls/IconButton';
import { cx } from '@ui/cx';
import { Table, type Column } from '@ui/data/Table';
import { Link } from '@ui/link/Link';
import { Menu } from '@ui/overlay/Menu';
import { Pane } from '@ui/pane/Pane';
import { StatusChip } from '@ui/pane/StatusChip';
import type { ReactNode } from 'react';
import { receiptFile } from '../api/files';
import type { LedgerRow } from '../api/types';
import { useLedgerWords } from '../ledger-words';
import styles from './LedgerLines.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const ahead = ({ status }: LedgerRow) => status === 'scheduled' || status === 'processing' || status === 'started';

/** Money of a provider is refunded; a payment that was recorded by hand is given back or reversed, anything else reversed. */
function backLabel({ entry }: LedgerRow) {
  if (entry === 'online_payment') return 'ledger.refund.of';
  return entry === 'offline_payment' ? 'ledger.back.of' : 'ledger.reverse.of';
}

interface RowProps {
  row: LedgerRow;
  leaseId: string;
  onTakeBack: ((row: LedgerRow) => void) | undefined;
}
type LedgerLinesProps = Omit<RowProps, 'row'> & { rows: readonly LedgerRow[] };

/** Leads from an entry that a tenant asked about to the conversation. */
function Asked({ row: { askedAt, answered }, leaseId }: Pick<RowProps, 'row' | 'leaseId'>) {
  const t = useT();
  const { instant } = useFormats();
  if (!askedAt) return null;
  const day = instant(askedAt, { dateStyle: 'medium' });
  return (
    <Link href={paths.landlordLease(leaseId, 'messages')}>
      {t(answered ? 'ledger.askedAnswered' : 'ledger.asked', { day })}
    </Link>
  );
}

function Entry({ row, leaseId }: Pick<RowProps, 'row' | 'leaseId'>) {
  const words = useLedgerWords();
  const detail = words.detail(row);
  const gone = row.status === 'voided' || (row.status === 'reversed' && !row.reversesId);
  return (
    <span className={styles.entry}>
      <span className={cx(styles.title, gone && styles.gone)}>{words.title(row)}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
      <Asked row={row} leaseId={leaseId} />
    </span>
  );
}

/** What can be done with a line: its receipt and its letter, and taking it back. */
function useRowSteps({ row, leaseId, onTakeBack }: RowProps) {
  const t = useT();
  const words = useLedgerWords();
  const download = useDownload();
  const { paymentId, receiptNumber } = row;
  const settled = row.status === 'paid';
  const refundable = row.entry === 'online_payment' && settled;
  const letter = letterOfEntry(row);
  return [
    ...(paymentId && receiptNumber && settled
      ? [
          {
            label: t('ledger.receipt', { number: receiptNumber }),
            icon: <IconDownload {...ICON} />,
            onSelect: () => download.mutate(receiptFile(paymentId, receiptNumber)),
          },
        ]
      : []),
    ...(letter
      ? [
          {
            label: t('parts.letters.of', { entry: words.title(row) }),
            icon: <IconFileText {...ICON} />,
            onSelect: () => download.mutate(letterFile({ leaseId, kind: letter, entry: row.id })),
          },
        ]
      : []),
    ...(onTakeBack && (row.reversible || refundable)
      ? [
          {
            label: t(backLabel(row), { entry: words.title(row) }),
            icon: <IconArrowBackUp {...ICON} />,
            onSelect: () => onTakeBack(row),
          },
        ]
      : []),
  ];
}

function RowActions(props: RowProps) {
  const steps = useRowSteps(props);
  return (
    <span className={styles.actions}>
      {steps.map(({ label, icon, onSelect }) => (
        <IconButton key={label} label={label} icon={icon} onClick={onSelect} />
      ))}
    </span>
  );
}

/** The same steps behind one button: on a phone the lines stay lines. */
function RowMenu(props: RowProps) {
  const t = useT();
  const words = useLedgerWords();
  const items = useRowSteps(props);
  if (items.length === 0) return null;
  return (
    <Menu
      items={items}
      align="end"
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t('ledger.rowActions', { entry: words.title(props.row) })}
          icon={<IconDotsVertical {...ICON} />}
        />
      )}
    />
  );
}

function useColumns({ leaseId, onTakeBack }: Omit<RowProps, 'row'>): Column<LedgerRow>[] {
  const t = useT();
  const { money, day } = useFormats();
  const words = useLedgerWords();
  const amount = (cents: number | null, { currency }: LedgerRow): ReactNode =>
    cents === null ? null : money(cents, currency);
  return [
    {
      id: 'date',
      header: t('ledger.column.date'),
      cell: ({ date }) => day(date, { month: 'short', day: 'numeric' }),
      tight: true,
    },
    { id: 'entry', header: t('ledger.column.entry'), cell: (row) => <Entry row={row} leaseId={leaseId} /> },
    {
      id: 'status',
      header: t('ledger.column.status'),
      cell: (row) => (
        <StatusChip variant="plain" status={words.status(row).status} className={styles.state}>
          {words.status(row).label}
        </StatusChip>
      ),
      tight: true,
    },
    {
      id: 'charge',
      header: t('ledger.column.charge'),
      cell: (row) => amount(row.chargeCents, row),
      align: 'end',
      tight: true,
    },
    {
      id: 'payment',
      header: t('ledger.column.payment'),
      cell: (row) => <span className={styles.credit}>{amount(row.paymentCents, row)}</span>,
      align: 'end',
      tight: true,
    },
    {
      id: 'balance',
      header: t('ledger.column.balance'),
      cell: (row) => <strong>{amount(row.balanceCents, row)}</strong>,
      align: 'end',
      tight: true,
    },
    {
      id: 'actions',
      header: <span className={styles.unseen}>{t('ledger.column.actions')}</span>,
      cell: (row) => <RowActions row={row} leaseId={leaseId} onTakeBack={onTakeBack} />,
      tight: true,
    },
  ];
}

/** The lines themselves: a table on wide screens, a list by month on phones. */
export function LedgerLines({ rows, leaseId, onTakeBack }: LedgerLinesProps) {
  const t = useT();
  const { money, day } = useFormats();
  const words = useLedgerWords();
  const net = ({ chargeCents, paymentCents, currency }: LedgerRow) =>
    chargeCents === null && paymentCents === null ? null : paymentCents === null ? (
      money(chargeCents ?? 0, currency)
    ) : (
      <span className={styles.credit}>{money(-paymentCents, currency)}</span>
    );
  return (
    <Table
      caption={t('ledger.caption')}
      columns={useColumns({ leaseId, onTakeBack })}
      rows={rows}
      rowKey={({ id }) => id}
      muted={ahead}
      groupOf={(row) => (ahead(row) ? t('ledger.comingUp') : words.monthOf(row))}
      phone={(row) => ({
        pane: <Pane status={words.status(row).status} />,
        title: words.title(row),
        secondary: (
          <>
            {sentences([day(row.date), words.detail(row)])} <Asked row={row} leaseId={leaseId} />
          </>
        ),
        end: (
          <span className={styles.end}>
            {net(row)}
            <RowMenu row={row} leaseId={leaseId} onTakeBack={onTakeBack} />
          </span>
        ),
        endSecondary:
          row.balanceCents === null
            ? words.status(row).label
            : t('ledger.balanceAfter', { amount: money(row.balanceCents, row.currency) }),
      })}
    />
  );
}
