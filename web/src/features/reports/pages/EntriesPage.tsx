import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { entriesQuery, entriesTotalQuery, type EntryLine } from '../api/reports';
import styles from '../components/reports.module.css';

const NAMES = [
  'accounts',
  'propertyId',
  'leaseId',
  'unit',
  'currency',
  'from',
  'to',
  'side',
  'creditsAdd',
  'received',
  'running',
  'rents',
  'open',
  'dueFrom',
  'dueTo',
  'basis',
  'sort',
] as const;

const homeOf = ({ propertyName, unitLabel }: EntryLine) => (unitLabel ? `${propertyName}, ${unitLabel}` : propertyName);

function useColumns(): DataColumn<EntryLine>[] {
  const t = useT();
  const { money, day } = useFormats();
  return [
    { id: 'date', header: t('reports.date'), sort: 'date', tight: true, cell: ({ date }) => day(date) },
    {
      id: 'kind',
      header: t('reports.entry'),
      cell: ({ kindName, note }) => (note ? `${kindName}. ${note}` : kindName),
    },
    {
      id: 'account',
      header: t('reports.account'),
      cell: ({ accountName }) => <span className={styles.whole}>{accountName}</span>,
    },
    {
      id: 'home',
      header: t('reports.property'),
      cell: (line) =>
        line.leaseId ? (
          <Link href={paths.landlordLease(line.leaseId, 'ledger')} look="quiet">
            <span className={styles.home}>{homeOf(line)}</span>
          </Link>
        ) : (
          <span className={styles.home}>{homeOf(line)}</span>
        ),
    },
    { id: 'tenants', header: t('reports.tenants'), cell: ({ tenants }) => tenants.join(', ') },
    {
      id: 'amount',
      header: t('reports.amount'),
      sort: 'amountCents',
      align: 'end',
      tight: true,
      cell: ({ amountCents, currency }) => money(amountCents, currency, { signed: true }),
    },
  ];
}

/** The entries behind a figure of a report; what they are is in the address. */
export default function EntriesPage() {
  const t = useT();
  const { language } = useLanguage();
  const { money, day } = useFormats();
  const columns = useColumns();
  const { values, set } = useListAddress(NAMES);
  const asked = Object.fromEntries(Object.entries(values).filter(([name, value]) => value && name !== 'sort'));
  const query = useInfiniteQuery(entriesQuery({ ...asked, sort: values.sort || '-date', language }));
  const { rows, total, more, footer } = useMorePages(query);
  const { data: sums } = useQuery(entriesTotalQuery({ ...asked, language }));
  const sum = sums?.map(({ amountCents, currency }) => money(amountCents, currency)).join(', ');
  const words = useListWords();
  // Named after the figure that it is behind, where that is one account.
  const [account, ...others] = new Set(rows?.map(({ accountName }) => accountName));
  const title =
    values.accounts && account && others.length === 0
      ? t('reports.entries.of', { account })
      : t('reports.entries.title');
  const period =
    values.from && values.to
      ? t('reports.entries.period', { from: day(values.from), to: day(values.to) })
      : values.to
        ? t('reports.entries.until', { to: day(values.to) })
        : '';
  return (
    <>
      <PageHead
        title={title}
        subtitle={
          total === undefined
            ? undefined
            : [period, t('reports.entries.count', { count: total, sum: sum || 'none' })].filter(Boolean).join(' · ')
        }
        actions={
          <ButtonLink variant="secondary" href={paths.landlordReports()}>
            {t('reports.entries.back')}
          </ButtonLink>
        }
      />
      <p className={styles.quiet}>
        {t(values.creditsAdd ? 'reports.entries.creditsAdd' : 'reports.entries.signs')}
        {values.basis && ` ${t('reports.entries.cash')}`}
      </p>
      <DataTable<EntryLine>
        caption={t('reports.entries.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={values.sort || '-date'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={<EmptyState title={t('reports.entries.none')}>{t('reports.emptyText')}</EmptyState>}
        phone={(line) => ({
          title: line.kindName,
          secondary: `${day(line.date)}, ${homeOf(line)}`,
          end: money(line.amountCents, line.currency, { signed: true }),
          endSecondary: line.accountName,
        })}
        more={more}
        footer={footer}
        words={words}
      />
    </>
  );
}
