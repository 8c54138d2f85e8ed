import { useProfile } from '@api/session';
import { LEAD_SOURCES, LEAD_STATUSES } from '@contract/leads';
import { useT } from '@i18n/messages';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { oneOf, type useListAddress } from '@shared/list/use-list-address';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import type { ReactNode } from 'react';
import { colleaguesQuery, type LeadFilters } from '../api/leads';
import lists from '@shared/list/list.module.css';

/** What a saved view keeps. */
export const KEPT = ['q', 'status', 'owner', 'source', 'due', 'sort', 'view', 'stage', 'cols'] as const;
export const NAMES = [...KEPT, 'new', 'import'] as const;
type Address = ReturnType<typeof useListAddress<(typeof NAMES)[number]>>;

/** The value of the owner filter for leads without an owner. */
const NOBODY = 'none';
const PICKED = ['status', 'owner', 'source', 'due'] as const;
const SORTS = /^-?(name|company|status|value|nextStepOn|createdAt|activeAt)$/;
const ID = /^[\da-f-]{36}$|^s\d$/;

/** The filters in a URL. Invalid values are left out, because a URL can contain anything. */
export function filtersOf({ q, status, owner, source, due, sort }: Address['values']): LeadFilters {
  return {
    ...(q && { q }),
    ...(oneOf(LEAD_STATUSES, status) && { status: oneOf(LEAD_STATUSES, status) }),
    ...(oneOf(LEAD_SOURCES, source) && { source: oneOf(LEAD_SOURCES, source) }),
    ...(owner === NOBODY ? { unassigned: true } : ID.test(owner) && { staffId: owner }),
    ...(due && { due: true }),
    ...(SORTS.test(sort) && { sort }),
  };
}

export const isFiltered = (values: Address['values']) => Boolean(values.q) || PICKED.some((name) => values[name]);

/** Search and filters, which are kept in the URL. On a phone the filters are in a sheet. */
export function LeadFilterRow({ values, set, board, menu }: Address & { board: boolean; menu: ReactNode }) {
  const t = useT();
  const { userId } = useProfile();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const owners = [
    { value: userId, label: t('crm.mine') },
    ...colleagues.filter(({ id }) => id !== userId).map(({ id, name }) => ({ value: id, label: name })),
    { value: NOBODY, label: t('crm.nobody') },
  ];
  return (
    <div className={lists.filters}>
      <ListSearch value={values.q} label={t('crm.search')} onChange={(text) => set('q', text)} />
      <FilterSheet set={PICKED.filter((name) => values[name]).length}>
        {!board && (
          <SelectField
            hideLabel
            label={t('crm.statusLabel')}
            value={values.status}
            onChange={(event) => set('status', event.target.value)}
            placeholder={t('crm.statusLabel')}
            options={LEAD_STATUSES.map((status) => ({ value: status, label: t(`crm.status.${status}`) }))}
          />
        )}
        <SelectField
          hideLabel
          label={t('crm.owner')}
          value={values.owner}
          onChange={(event) => set('owner', event.target.value)}
          placeholder={t('crm.owner')}
          options={owners}
        />
        <SelectField
          hideLabel
          label={t('crm.sourceLabel')}
          value={values.source}
          onChange={(event) => set('source', event.target.value)}
          placeholder={t('crm.sourceLabel')}
          options={LEAD_SOURCES.map((source) => ({ value: source, label: t(`crm.source.${source}`) }))}
        />
        <SelectField
          hideLabel
          label={t('crm.nextStep')}
          value={values.due}
          onChange={(event) => set('due', event.target.value)}
          placeholder={t('crm.nextStep')}
          options={[{ value: '1', label: t('crm.due') }]}
        />
      </FilterSheet>
      <div className={lists.beside}>{menu}</div>
    </div>
  );
}
