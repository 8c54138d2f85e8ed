import { useDownload } from '@api/download';
import { PAID_STATES, type PaymentState } from '@contract/payment-states';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { usePaymentState } from '@shared/payment-state';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Pane } from '@ui/pane/Pane';
import { StatusChip } from '@ui/pane/StatusChip';
import { Plate } from '@ui/plate/Plate';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import type { ReactNode } from 'react';
import { paymentsQuery, paymentTotalsQuery, receiptFile } from '../api/payments';
import type { LandlordPayment } from '../api/types';
import { homeName } from '../methods';
import { FILTER_NAMES, filtersOf, PaymentFiltersRow } from './PaymentFiltersRow';
import { PaymentTotalsRow } from './PaymentTotalsRow';
import { RentTabs } from './RentTabs';
import styles from './rent.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const PAID: readonly PaymentState[] = PAID_STATES;

/** The receipt's number as a button, where there is one to download; below it the landlord's own words. */
function Reference({ payment }: { payment: LandlordPayment }) {
  const t = useT();
  const download = useDownload();
  const { id, receiptNumber, note, state, lostInPart } = payment;
  return (
    <span className={styles.two}>
      {receiptNumber && (PAID.includes(state) || lostInPart) && (
        <span className={styles.receipt}>
          <Button
            variant="ghost"
            size="sm"
            loading={download.isPending}
            aria-label={t('rent.receipt', { number: receiptNumber })}
            onClick={() => download.mutate(receiptFile({ id, receiptNumber }))}
          >
            {receiptNumber}
          </Button>
        </span>
      )}
      {note && <span className={`${styles.quiet} ${styles.reference}`}>{note}</span>}
    </span>
  );
}

/** Who recorded it and who took it back, where that was a person of the account. */
function Recorders({ payment: { recordedBy, takenBackBy } }: { payment: LandlordPayment }) {
  const t = useT();
  const { instant } = useFormats();
  const said = (by: LandlordPayment['recordedBy'], what: 'recorded' | 'takenBack') =>
    by &&
    (by.kind === 'colleague' || by.kind === 'former_colleague') && (
      <span className={styles.quiet}>
        {t(`rent.by.${what}.${by.own ? 'own' : by.kind}`, {
          name: by.name ?? '',
          day: instant(by.at, { dateStyle: 'medium' }),
        })}
      </span>
    );
  return (
    <>
      {said(recordedBy, 'recorded')}
      {said(takenBackBy, 'takenBack')}
    </>
  );
}

/** What can be done with a payment; nothing for one that was recorded by no one, or taken back. */
type StepsOf = (payment: LandlordPayment) => ReactNode;

/** How it was paid; one of the sandbox is called a test. */
function useMethod(): (payment: LandlordPayment) => string {
  const t = useT();
  return ({ method, test }) =>
    test ? t('rent.testOf', { method: t(`rent.methods.${method}`) }) : t(`rent.methods.${method}`);
}

function useColumns(code: boolean, steps: StepsOf): DataColumn<LandlordPayment>[] {
  const t = useT();
  const { money, day } = useFormats();
  const stateOf = usePaymentState();
  const methodOf = useMethod();
  return [
    { id: 'paidOn', header: t('rent.paidOn'), sort: 'paidOn', tight: true, cell: ({ paidOn }) => day(paidOn) },
    {
      id: 'payer',
      header: t('rent.payer'),
      sort: 'payer',
      cell: ({ payerName, tenants }) => (
        <span className={styles.two}>
          {payerName ?? t('rent.payerUnknown')}
          {tenants.join(', ') !== payerName && <span className={styles.quiet}>{tenants.join(', ')}</span>}
        </span>
      ),
    },
    {
      id: 'home',
      header: t('rent.home'),
      sort: 'home',
      cell: (payment) => (
        <span className={styles.home}>
          <Plate size="sm">{homeName(payment)}</Plate>
          <Link href={`${paths.landlordLease(payment.leaseId)}?show=payments`}>{payment.street}</Link>
        </span>
      ),
    },
    { id: 'method', header: t('rent.method'), sort: 'method', cell: methodOf },
    {
      id: 'state',
      header: t('rent.state'),
      cell: (payment) => (
        <span className={styles.two}>
          <StatusChip variant="plain" status={stateOf(payment).status}>
            {payment.byMistake ? t('rent.byMistake') : stateOf(payment).label}
          </StatusChip>
          <Recorders payment={payment} />
        </span>
      ),
    },
    { id: 'reference', header: t('rent.reference'), cell: (payment) => <Reference payment={payment} /> },
    {
      id: 'amount',
      header: t('rent.amount'),
      sort: 'amountCents',
      align: 'end',
      cell: ({ amountCents, refundedCents, currency }) => (
        <span className={styles.two}>
          {money(amountCents, currency, { code })}
          {refundedCents > 0 && (
            <span className={styles.quiet}>
              {t('rent.refunded', { amount: money(refundedCents, currency, { code }) })}
            </span>
          )}
        </span>
      ),
    },
    { id: 'steps', header: <span className={styles.unseen}>{t('rent.steps')}</span>, tight: true, cell: steps },
  ];
}

/** Every payment over all leases: search, order and filters are in the address; sums and CSV cover the same rows. */
export function PaymentsList({ steps }: { steps: StepsOf }) {
  const t = useT();
  const { money, day } = useFormats();
  const stateOf = usePaymentState();
  const methodOf = useMethod();
  const { language } = useLanguage();
  const download = useDownload();
  const { values, set } = useListAddress(FILTER_NAMES);
  const filters = filtersOf(values);
  // Amounts of several currencies in one list say which one they are in.
  const code = (useQuery(paymentTotalsQuery(filters)).data?.length ?? 0) > 1;
  const columns = useColumns(code, steps);
  const sort = values.sort || '-paidOn';
  const query = useInfiniteQuery(paymentsQuery({ ...filters, sort }));
  const { rows, total, more, footer } = useMorePages(query);
  const words = useListWords();
  const asked = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const file = `/api/landlords/payments/export.csv?${new URLSearchParams([...asked, ['sort', sort], ['language', language]]).toString()}`;
  const record = (
    <ButtonLink href={paths.landlordOwed()} icon={<IconCash {...ICON} />}>
      {t('rent.recordMany')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t('rent.title')}
        subtitle={total === undefined ? undefined : t('rent.count', { count: total })}
        actions={
          <>
            {total !== 0 && (
              <Button
                variant="secondary"
                icon={<IconDownload {...ICON} />}
                loading={download.isPending}
                onClick={() => download.mutate({ path: file, name: 'payments.csv' })}
              >
                {t('rent.csv')}
              </Button>
            )}
            {record}
          </>
        }
      />
      <RentTabs value="payments" />
      <PaymentFiltersRow values={values} set={set} />
      <PaymentTotalsRow filters={filters} />
      <DataTable<LandlordPayment>
        caption={t('rent.tab.payments')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          asked.length > 0 ? (
            <EmptyState title={t('rent.nothing')}>{t('rent.nothingText')}</EmptyState>
          ) : (
            <EmptyState title={t('rent.emptyTitle')} actions={record}>
              {t('rent.emptyText')}
            </EmptyState>
          )
        }
        phone={(payment) => ({
          pane: <Pane status={stateOf(payment).status} />,
          title: (
            <Link look="plain" href={`${paths.landlordLease(payment.leaseId)}?show=payments`}>
              {payment.payerName ?? t('rent.payerUnknown')}
            </Link>
          ),
          secondary: (
            <span className={styles.two}>
              {[
                homeName(payment),
                methodOf(payment),
                payment.byMistake ? t('rent.byMistake') : stateOf(payment).label,
              ].join(', ')}
              <Recorders payment={payment} />
            </span>
          ),
          end: (
            <span className={styles.end}>
              {money(payment.amountCents, payment.currency, { code })}
              {steps(payment)}
            </span>
          ),
          endSecondary: (
            <span className={styles.two}>
              {day(payment.paidOn)}
              <Reference payment={{ ...payment, note: null }} />
            </span>
          ),
        })}
        more={more}
        footer={footer}
        words={words}
      />
    </>
  );
}
