import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Table, type Column } from '@ui/data/Table';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Finding } from '../../api/findings';
import { whatOf } from './finding-words';
import styles from './setup.module.css';

interface FindingsTableProps {
  findings: readonly Finding[];
  onMend: (finding: Finding) => void;
  /** Names the landlord: for readers of more than one. */
  ofMany?: boolean;
}

/** What was found, with amount, day and reference, and how each was resolved. */
export function FindingsTable({ findings, onMend, ofMany }: FindingsTableProps) {
  const t = useT();
  const { money, day } = useFormats();
  const mend = (finding: Finding) =>
    finding.state === 'open' && (
      <Button variant="secondary" size="sm" onClick={() => onMend(finding)}>
        {t('payments.reconcile.mend')}
      </Button>
    );
  const columns: Column<Finding>[] = [
    { id: 'date', header: t('payments.column.date'), cell: ({ happenedOn }) => day(happenedOn), tight: true },
    ...(ofMany
      ? [{ id: 'who', header: t('payments.reconcile.landlord'), cell: ({ accountName }: Finding) => accountName }]
      : []),
    { id: 'what', header: t('payments.reconcile.what'), cell: (finding) => <What finding={finding} /> },
    { id: 'status', header: t('payments.column.status'), cell: (finding) => <State finding={finding} />, tight: true },
    {
      id: 'amount',
      header: t('payments.column.amount'),
      cell: ({ amountCents, currency }) => <span className={styles.figure}>{money(amountCents, currency)}</span>,
      align: 'end',
    },
    { id: 'verb', header: '', cell: mend, tight: true },
  ];
  return (
    <Table
      caption={t('payments.reconcile.title')}
      columns={columns}
      rows={findings}
      rowKey={({ id }) => id}
      muted={({ state }) => state !== 'open'}
      phone={(finding) => ({
        title: money(finding.amountCents, finding.currency),
        secondary: `${ofMany ? `${finding.accountName} · ` : ''}${day(finding.happenedOn)} · ${t(whatOf(finding))} · ${finding.reference}`,
        end: <State finding={finding} />,
        endSecondary: mend(finding),
      })}
    />
  );
}

function What({ finding: { kind, refundId, reference, note } }: { finding: Finding }) {
  const t = useT();
  return (
    <>
      {t(whatOf({ kind, refundId }))}
      <br />
      <span className={styles.reference}>{[reference, note].filter(Boolean).join(' · ')}</span>
    </>
  );
}

function State({ finding: { state } }: { finding: Finding }) {
  const t = useT();
  return (
    <StatusChip status={state === 'open' ? 'warning' : 'paid'}>{t(`payments.reconcile.state.${state}`)}</StatusChip>
  );
}
