import { hasSeveralCurrencies } from '@contract/currencies';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useDownloadCsv } from '@shared/list/download-csv';
import { ExportButton } from '@shared/list/ExportButton';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { LoadFailure } from '@shared/list/Loaded';
import { oneOf, useListAddress } from '@shared/list/use-list-address';
import { useAllRows } from '@shared/list/use-more';
import { useMorePages } from '@shared/list/use-more-pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Pane } from '@ui/pane/Pane';
import { Plate } from '@ui/plate/Plate';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tenantsQuery, type TenantFilters } from '../api/list-tenants';
import type { TenantRow } from '../api/types';
import { BulkTasks } from '../components/BulkTasks';
import { LeaseState, shownState } from '../components/lease/LeaseState';
import { AccessState } from '../components/lease/TenantAccess';
import { LettersDialog } from '../components/LettersDialog';
import { fullName, homeName } from '../components/names';
import { useOwed } from '../components/tenant/use-owed';
import { useChoosingWords } from '../components/use-bulk-words';
import { useEmailWords } from '../components/use-email-words';
import styles from '../components/list.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'tenancy', 'only'] as const;
const TENANCIES = ['current', 'upcoming', 'former'] as const;
const ONLY = ['owes', 'noEmail', 'notJoined'] as const;
const FILTERS: Record<(typeof ONLY)[number], TenantFilters> = {
  owes: { owes: true },
  noEmail: { email: false },
  notJoined: { joined: false },
};

/** `code` adds the currency to each balance, where the list has several. */
function useColumns(code: boolean): DataColumn<TenantRow>[] {
  const t = useT();
  const owed = useOwed(code);
  const emailOf = useEmailWords();
  return [
    {
      id: 'tenant',
      header: t('landlords.tenants.tenant'),
      sort: 'name',
      cell: (tenant) => (
        <span className={lists.words}>
          <span>{fullName(tenant)}</span>
          <span className={lists.quiet}>{[emailOf(tenant), tenant.phone].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      id: 'home',
      header: t('landlords.lease.home'),
      sort: 'home',
      cell: ({ streetNumber, unitLabel, street }) => (
        <span className={styles.plateCell}>
          <Plate size="sm">{homeName(streetNumber, unitLabel)}</Plate> {street}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('landlords.tab.lease'),
      cell: ({ leaseState, startsOn }) => (
        <span className={styles.whole}>
          <LeaseState state={leaseState} startsOn={startsOn} variant="plain" />
        </span>
      ),
    },
    {
      id: 'access',
      header: t('landlords.tab.access'),
      cell: (tenant) => <AccessState tenant={tenant} variant="plain" />,
    },
    {
      id: 'owed',
      header: t('landlords.leases.balance'),
      sort: 'openCents',
      align: 'end',
      cell: (tenant) => (
        <span className={tenant.overdueCents > 0 && !tenant.posting ? styles.overdue : undefined}>{owed(tenant)}</span>
      ),
    },
  ];
}

/** What the chosen people have in common: their rows as a file, and codes for those who have not joined. */
function BulkActions({ chosen }: { chosen: readonly TenantRow[] }) {
  const t = useT();
  const navigate = useNavigate();
  const [writing, setWriting] = useState(false);
  const download = useDownloadCsv();
  const leases = [...new Set(chosen.map(({ leaseId }) => leaseId))];
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        loading={download.isPending}
        onClick={() =>
          download.start(
            'tenants',
            chosen.map(({ id }) => id),
          )
        }
      >
        {t('parts.export')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
        {t('landlords.bulk.letters')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => void navigate(paths.landlordMessages(), { state: { writeTo: leases } })}
      >
        {t('landlords.message')}
      </Button>
      {writing && <LettersDialog leaseIds={leases} back={paths.landlordTenants()} onClose={() => setWriting(false)} />}
    </>
  );
}

/** Everyone who rents from the landlord: search, order and filters are kept in the address. */
export default function TenantsPage() {
  const t = useT();
  const [chosen, choose] = useState<string[]>([]);
  const words = useChoosingWords<TenantRow>(fullName);
  const { values, set } = useListAddress(NAMES);
  const only = oneOf(ONLY, values.only);
  const query = useInfiniteQuery(
    tenantsQuery({
      q: values.q || undefined,
      sort: values.sort || undefined,
      tenancy: oneOf(TENANCIES, values.tenancy),
      ...(only && FILTERS[only]),
    }),
  );
  const { rows, total, more, footer } = useMorePages(query);
  const all = useAllRows(query, total, chosen, (loaded) => choose(loaded.map(({ id }) => id)));
  const mixed = hasSeveralCurrencies(rows);
  const columns = useColumns(mixed);
  const owed = useOwed(mixed);
  const filtered = Boolean(values.q || values.tenancy || values.only);
  return (
    <>
      <PageHead
        title={t('landlords.tenants.title')}
        subtitle={total === undefined ? undefined : t('landlords.tenants.count', { count: total })}
        actions={total !== 0 && <ExportButton tables={['tenants']} />}
      />
      <BulkTasks back={paths.landlordTenants()} />
      <div className={cx(lists.filters, styles.filters)}>
        <ListSearch value={values.q} label={t('landlords.tenants.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.tenancy, values.only].filter(Boolean).length}>
          <SelectField
            label={t('landlords.tab.lease')}
            value={values.tenancy}
            onChange={(event) => set('tenancy', event.target.value)}
            placeholder={t('landlords.filter.all')}
            options={TENANCIES.map((value) => ({ value, label: t(`landlords.tenants.${value}`) }))}
          />
          <SelectField
            label={t('landlords.filter.show')}
            value={values.only}
            onChange={(event) => set('only', event.target.value)}
            placeholder={t('landlords.filter.all')}
            options={ONLY.map((value) => ({ value, label: t(`landlords.tenants.${value}`) }))}
          />
        </FilterSheet>
      </div>
      <DataTable
        caption={t('landlords.tenants.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.landlordTenant(id)}
        sort={values.sort || undefined}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          filtered ? (
            <EmptyState title={t('landlords.nothingFound')}>{t('landlords.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState
              title={t('landlords.tenants.emptyTitle')}
              actions={<ButtonLink href={paths.landlordNewLease()}>{t('landlords.lease.add')}</ButtonLink>}
            >
              {t('landlords.tenants.emptyText')}
            </EmptyState>
          )
        }
        phone={(tenant) => ({
          pane: (
            <Pane status={tenant.posting ? 'scheduled' : tenant.overdueCents > 0 ? 'overdue' : tenant.leaseState} />
          ),
          title: fullName(tenant),
          secondary: `${homeName(tenant.streetNumber, tenant.unitLabel)}, ${t(`landlords.leaseState.${shownState(tenant.leaseState, tenant.startsOn)}`)}`,
          end: owed(tenant),
        })}
        more={more}
        all={all}
        footer={footer}
        selected={chosen}
        onSelect={choose}
        bulkActions={<BulkActions chosen={(rows ?? []).filter(({ id }) => chosen.includes(id))} />}
        words={words}
      />
    </>
  );
}
