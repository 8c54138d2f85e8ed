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
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { Plate } from '@ui/plate/Plate';
import { EmptyState } from '@ui/states/StatePanel';
import { DataTable, type DataColumn } from '@ui/workspace/DataTable';
import { useState } from 'react';
import { useBulkProperties } from '../api/bulk';
import { propertiesQuery } from '../api/list-properties';
import type { Property } from '../api/types';
import { ChosenPlanNotice } from '../components/portfolio/ChosenPlanNotice';
import { TYPES } from '../components/portfolio/property-form';
import { useBulkToast, useChoosingWords } from '../components/use-bulk-words';
import styles from '../components/list.module.css';
import lists from '@shared/list/list.module.css';

const NAMES = ['q', 'sort', 'type', 'having'] as const;
const HAVING = ['available', 'offline', 'archived'] as const;

function useColumns(): DataColumn<Property>[] {
  const t = useT();
  return [
    {
      id: 'name',
      header: t('landlords.property.one'),
      sort: 'street',
      cell: (property) => (
        <span className={styles.plateCell}>
          <Plate size="sm">{property.streetNumber}</Plate>
          {property.name === `${property.streetNumber} ${property.street}` ? property.street : property.name}
        </span>
      ),
    },
    {
      id: 'city',
      header: t('landlords.property.city'),
      sort: 'city',
      cell: (property) => `${property.city}, ${property.region}`,
    },
    {
      id: 'type',
      header: t('landlords.property.type'),
      cell: (property) => t(`landlords.propertyType.${property.type}`),
    },
    {
      id: 'leased',
      header: t('landlords.property.leased'),
      align: 'end',
      cell: (property) =>
        t('landlords.property.leasedOf', { leased: property.occupiedCount, units: property.unitCount }),
    },
    {
      id: 'units',
      header: t('landlords.property.units'),
      sort: 'unitCount',
      align: 'end',
      cell: (property) => property.unitCount,
    },
  ];
}

function AddProperty() {
  const t = useT();
  return (
    <ButtonLink href={paths.landlordNewProperty()} icon={<IconPlus size={18} stroke={1.75} aria-hidden />}>
      {t('landlords.property.add')}
    </ButtonLink>
  );
}

function ImportLink() {
  const t = useT();
  return (
    <ButtonLink
      variant="secondary"
      href={paths.landlordImport()}
      icon={<IconUpload size={18} stroke={1.75} aria-hidden />}
    >
      {t('landlords.import')}
    </ButtonLink>
  );
}

function BulkActions({
  chosen,
  archived,
  onDone,
}: {
  chosen: string[];
  archived: boolean;
  onDone: (left: string[]) => void;
}) {
  const t = useT();
  const change = useBulkProperties();
  const say = useBulkToast();
  const download = useDownloadCsv();
  const run = () =>
    change.mutate(
      { ids: chosen, action: archived ? 'restore' : 'archive' },
      {
        onSuccess: (outcome) => onDone(say(outcome, archived ? 'landlords.bulk.restored' : 'landlords.bulk.archived')),
      },
    );
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        loading={download.isPending}
        onClick={() => download.start('units', chosen)}
      >
        {t('parts.export')}
      </Button>
      <Button size="sm" variant="secondary" loading={change.isPending} onClick={run}>
        {t(archived ? 'landlords.bulk.restore' : 'landlords.bulk.archive')}
      </Button>
    </>
  );
}

/** Every property: search, order and filters are in the address. */
export default function PropertiesPage() {
  const t = useT();
  const columns = useColumns();
  const [chosen, choose] = useState<string[]>([]);
  const words = useChoosingWords<Property>((property) => property.name);
  const { values, set } = useListAddress(NAMES);
  const having = oneOf(HAVING, values.having);
  const query = useInfiniteQuery(
    propertiesQuery({
      q: values.q || undefined,
      sort: values.sort || 'street',
      type: oneOf(TYPES, values.type),
      having: having === 'archived' ? undefined : having,
      archived: having === 'archived' || undefined,
    }),
  );
  const { rows, total, more, footer } = useMorePages(query);
  const all = useAllRows(query, total, chosen, (loaded) => choose(loaded.map(({ id }) => id)));
  const filtered = Boolean(values.q || values.type || values.having);
  return (
    <>
      <PageHead
        title={t('landlords.properties.title')}
        subtitle={total === undefined ? undefined : t('landlords.properties.count', { count: total })}
        actions={
          <>
            {total !== 0 && <ExportButton tables={['units', 'properties', 'plans']} />}
            {(total !== 0 || filtered) && (
              <>
                <ImportLink />
                <AddProperty />
              </>
            )}
          </>
        }
      />
      <ChosenPlanNotice />
      <div className={cx(lists.filters, styles.filters)}>
        <ListSearch value={values.q} label={t('landlords.properties.search')} onChange={(text) => set('q', text)} />
        <FilterSheet set={[values.type, values.having].filter(Boolean).length}>
          <SelectField
            label={t('landlords.property.type')}
            value={values.type}
            onChange={(event) => set('type', event.target.value)}
            placeholder={t('landlords.filter.all')}
            options={TYPES.map((type) => ({ value: type, label: t(`landlords.propertyType.${type}`) }))}
          />
          <SelectField
            label={t('landlords.filter.show')}
            value={values.having}
            onChange={(event) => set('having', event.target.value)}
            placeholder={t('landlords.filter.active')}
            options={HAVING.map((value) => ({ value, label: t(`landlords.filter.${value}`) }))}
          />
        </FilterSheet>
      </div>
      <DataTable
        caption={t('landlords.properties.title')}
        columns={columns}
        rows={rows}
        rowKey={(property) => property.id}
        rowHref={(property) => paths.landlordProperty(property.id)}
        sort={values.sort || 'street'}
        onSort={(order) => set('sort', order)}
        error={query.isError ? <LoadFailure error={query.error} retry={() => void query.refetch()} /> : undefined}
        empty={
          filtered ? (
            <EmptyState title={t('landlords.nothingFound')}>{t('landlords.nothingFoundText')}</EmptyState>
          ) : (
            <EmptyState
              title={t('landlords.home.emptyTitle')}
              actions={
                <>
                  <AddProperty />
                  <ImportLink />
                </>
              }
            >
              {t('landlords.home.emptyText')}
            </EmptyState>
          )
        }
        phone={(property) => ({
          pane: <Plate size="sm">{property.streetNumber}</Plate>,
          title: property.name,
          secondary: property.city,
          end: t('landlords.property.leasedOf', { leased: property.occupiedCount, units: property.unitCount }),
        })}
        more={more}
        all={all}
        footer={footer}
        selected={chosen}
        onSelect={choose}
        bulkActions={<BulkActions chosen={chosen} archived={having === 'archived'} onDone={choose} />}
        words={words}
      />
    </>
  );
}
