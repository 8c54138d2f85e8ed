import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Table, type Column } from '@ui/data/Table';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Finding } from '../../api/findings';
import { whatOf } from './finding-words';
import styles from './setup.module.css';

type Resolve = (finding: Finding) => void;

/** Date, what differs, status, amount and the button to resolve it. */
export function useFindingColumns(onMend: Resolve): Column<Finding>[] {
  const t = useT();
  const { money, day } = useFormats();
  return [
    { id: 'date', header: t('payments.column.date'), cell: ({ happenedOn }) => day(happenedOn), tight: true },
    { id: 'what', header: t('payments.reconcile.what'), cell: (finding) => <What finding={finding} /> },
    { id: 'status', header: t('payments.column.status'), cell: (finding) => <State finding={finding} />, tight: true },
    {
      id: 'amount',
      header: t('payments.column.amount'),
      cell: ({ amountCents, currency }) => <span className={styles.figure}>{money(amountCents, currency)}</span>,
      align: 'end',
    },
    { id: 'verb', header: '', cell: (finding) => <Mend finding={finding} onMend={onMend} />, tight: true },
  ];
}

/** A finding on a phone; `landlord` is named for readers of more than one. */
export function useFindingOnPhone(onMend: Resolve) {
  const t = useT();
  const { money, day } = useFormats();
  return (finding: Finding, landlord?: string) => ({
    title: money(finding.amountCents, finding.currency),
    secondary: [landlord, day(finding.happenedOn), t(whatOf(finding)), finding.reference].filter(Boolean).join(' · '),
    end: <State finding={finding} />,
    endSecondary: <Mend finding={finding} onMend={onMend} />,
  });
}

/** What was found, with amount, day and reference, and how each was resolved. */
export function FindingsTable({ findings, onMend }: { findings: readonly Finding[]; onMend: Resolve }) {
  const t = useT();
  return (
    <Table
      caption={t('payments.reconcile.title')}
      columns={useFindingColumns(onMend)}
      rows={findings}
      rowKey={({ id }) => id}
      muted={({ state }) => state !== 'open'}
      phone={useFindingOnPhone(onMend)}
    />
  );
}

function Mend({ finding, onMend }: { finding: Finding; onMend: Resolve }) {
  const t = useT();
  if (finding.state !== 'open') return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => onMend(finding)}>
      {t('payments.reconcile.mend')}
    </Button>
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
