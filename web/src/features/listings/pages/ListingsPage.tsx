import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ExportButton } from '@shared/list/ExportButton';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useListWords } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { ownListingsQuery } from '../api/own-listings';
import type { ListingStatus, OwnListing } from '../api/types';
import { ListingState } from '../components/ListingState';
import styles from '../components/listings.module.css';

const STATES = ['published', 'paused', 'draft', 'closed'] as const satisfies readonly ListingStatus[];

function useColumns(): DataColumn<OwnListing>[] {
  const t = useT();
  const { money, day, number } = useFormats();
  return [
    { id: 'title', header: t('listings.form.title'), cell: (listing) => listing.title },
    {
      id: 'home',
      header: t('listings.home'),
      cell: (listing) => `${listing.address}, ${t('listings.unit', unitValues(listing.unitLabel))}`,
    },
    {
      id: 'state',
      header: t('listings.state'),
      cell: (listing) => <ListingState status={listing.status} variant="plain" />,
    },
    { id: 'available', header: t('listings.available'), cell: (listing) => day(listing.availableDate) },
    {
      id: 'questions',
      header: t('listings.questions'),
      align: 'end',
      cell: (listing) =>
        t('listings.questionsOpen', { open: number(listing.openQuestionCount), all: number(listing.questionCount) }),
    },
    {
      id: 'rent',
      header: t('listings.rent'),
      align: 'end',
      cell: (listing) => money(listing.rentCents, listing.currency),
    },
  ];
}

const NAMES = ['status'] as const;

/** Every listing of the landlord, ended ones too; the filter is in the address. */
export default function ListingsPage() {
  const t = useT();
  const { money } = useFormats();
  const columns = useColumns();
  const { values, set } = useListAddress(NAMES);
  const status = oneOf(STATES, values.status);
  const query = useInfiniteQuery(ownListingsQuery({ status }));
  const { rows, more, footer } = useMorePages(query);
  const words = useListWords();
  const choose = (value: string) => set('status', value);
  return (
    <>
      <PageHead
        title={t('listings.title')}
        subtitle={query.data && t('listings.count', { count: query.data.pages[0]?.total ?? 0 })}
        actions={
          <>
            {(rows?.length ?? 0) > 0 && <ExportButton tables={['listings']} />}
            <ButtonLink variant="secondary" href={paths.site('rental-marketplace')}>
              {t('listings.market')}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.filters}>
        <SelectField
          label={t('listings.state')}
          value={status ?? ''}
          placeholder={t('listings.all')}
          options={STATES.map((value) => ({ value, label: t(`listings.status.${value}`) }))}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <DataTable
        caption={t('listings.title')}
        columns={columns}
        rows={rows}
        rowKey={(listing) => listing.id}
        rowHref={(listing) =>
          listing.status === 'closed' ? paths.landlordUnit(listing.unitId) : paths.landlordUnitListing(listing.unitId)
        }
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          <EmptyState
            title={t('listings.empty')}
            actions={<ButtonLink href={paths.landlordProperties()}>{t('listings.empty.go')}</ButtonLink>}
          >
            {t('listings.empty.text')}
          </EmptyState>
        }
        phone={(listing) => ({
          title: listing.title,
          secondary: `${listing.address}, ${t(`listings.status.${listing.status}`)}`,
          end: money(listing.rentCents, listing.currency),
        })}
        more={more}
        footer={footer}
        words={words}
      />
    </>
  );
}
