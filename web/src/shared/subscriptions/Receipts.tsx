import { useDownload } from '@api/download';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { VisuallyHidden } from '@ui/controls/VisuallyHidden';
import { Table, type Column } from '@ui/data/Table';
import { Section } from '@ui/layout/Section';
import { StatusChip } from '@ui/pane/StatusChip';
import { Skeleton } from '@ui/states/Skeleton';
import { receiptFile, subscriptionInvoicesQuery, type SubscriptionInvoice } from './api';
import styles from './subscriptions.module.css';

const CHIPS = {
  paid: 'paid',
  open: 'due',
  processing: 'processing',
  failed: 'danger',
  cancelled: 'cancelled',
} as const;

function Chip({ invoice: { state } }: { invoice: SubscriptionInvoice }) {
  const t = useT();
  return <StatusChip status={CHIPS[state]}>{t(`subscriptions.state.${state}`)}</StatusChip>;
}

function Receipt({ invoice }: { invoice: SubscriptionInvoice }) {
  const t = useT();
  const receipt = useDownload();
  if (invoice.state !== 'paid') return null;
  return (
    <IconButton
      label={t('subscriptions.receipt', { number: invoice.number ?? '' })}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={() => receipt.mutate(receiptFile(invoice))}
      disabled={receipt.isPending}
    />
  );
}

function useWords() {
  const t = useT();
  const { day, money } = useFormats();
  const planOf = ({ plan }: SubscriptionInvoice) => t(messageId(`subscriptions.plan.${plan}`));
  const back = ({ refundedCents, currency }: SubscriptionInvoice) =>
    refundedCents > 0 ? t('subscriptions.refunded', { amount: money(refundedCents, currency) }) : null;
  return {
    day: ({ paidAt, createdAt }: SubscriptionInvoice) => day(paidAt ?? createdAt),
    amount: ({ totalCents, currency }: SubscriptionInvoice) => money(totalCents, currency),
    what: (invoice: SubscriptionInvoice) =>
      [planOf(invoice), invoice.number, back(invoice)].filter((part) => part).join(' · '),
  };
}

/** What was paid and is being paid, newest first, each with its receipt. */
export function Receipts() {
  const t = useT();
  const words = useWords();
  const query = useQuery(subscriptionInvoicesQuery);
  const columns: Column<SubscriptionInvoice>[] = [
    { id: 'day', header: t('subscriptions.column.day'), cell: words.day, tight: true },
    { id: 'what', header: t('subscriptions.column.what'), cell: words.what },
    {
      id: 'state',
      header: t('subscriptions.column.state'),
      cell: (invoice) => <Chip invoice={invoice} />,
      tight: true,
    },
    { id: 'amount', header: t('subscriptions.column.amount'), cell: words.amount, align: 'end' },
    {
      id: 'receipt',
      header: <VisuallyHidden>{t('subscriptions.column.receipt')}</VisuallyHidden>,
      cell: (invoice) => <Receipt invoice={invoice} />,
      tight: true,
    },
  ];
  return (
    <Section title={t('subscriptions.receipts')}>
      {query.error && !query.data ? (
        <LoadFailure error={query.error} retry={() => void query.refetch()} />
      ) : !query.data ? (
        <Skeleton label={t('app.loading')} />
      ) : query.data.length === 0 ? (
        <p className={styles.none}>{t('subscriptions.receipts.none')}</p>
      ) : (
        <Table
          caption={t('subscriptions.receipts')}
          columns={columns}
          rows={query.data}
          rowKey={({ id }) => id}
          phone={(invoice) => ({
            title: words.amount(invoice),
            secondary: `${words.day(invoice)} · ${words.what(invoice)}`,
            end: <Chip invoice={invoice} />,
            endSecondary: <Receipt invoice={invoice} />,
          })}
        />
      )}
    </Section>
  );
}
