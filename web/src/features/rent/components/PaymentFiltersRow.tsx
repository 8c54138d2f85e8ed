import { SHOWN_PAYMENT_STATES } from '@contract/payment-states';
import { useT } from '@i18n/messages';
import { FilterSheet } from '@shared/list/FilterSheet';
import { ListSearch } from '@shared/list/ListSearch';
import { oneOf } from '@shared/list/use-list-address';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { propertiesQuery, type PaymentFilters } from '../api/payments';
import { METHODS } from '../methods';
import styles from './rent.module.css';
import lists from '@shared/list/list.module.css';

export const FILTER_NAMES = ['q', 'sort', 'from', 'to', 'shown', 'method', 'propertyId'] as const;
type Name = (typeof FILTER_NAMES)[number];

interface Address {
  values: Record<Name, string>;
  set: (name: Name, value: string) => void;
}

/** What the address asks for; what it says wrongly is left out. */
export function filtersOf({ q, from, to, shown, method, propertyId }: Address['values']): PaymentFilters {
  return {
    q: q || undefined,
    from: from || undefined,
    to: to || undefined,
    shown: oneOf(SHOWN_PAYMENT_STATES, shown),
    method: oneOf(METHODS, method),
    propertyId: propertyId || undefined,
  };
}

/** Period, state, method and property of the list of payments. */
export function PaymentFiltersRow({ values, set }: Address) {
  const t = useT();
  const { data: properties = [] } = useQuery(propertiesQuery());
  const count = [values.from, values.to, values.shown, values.method, values.propertyId].filter(Boolean).length;
  return (
    <div className={cx(lists.filters, styles.filters)}>
      <ListSearch value={values.q} label={t('rent.search')} onChange={(text) => set('q', text)} />
      <FilterSheet set={count}>
        <TextField
          type="date"
          label={t('rent.from')}
          max={values.to || undefined}
          value={values.from}
          onChange={(event) => set('from', event.target.value)}
        />
        <TextField
          type="date"
          label={t('rent.to')}
          min={values.from || undefined}
          value={values.to}
          onChange={(event) => set('to', event.target.value)}
        />
        <SelectField
          label={t('rent.state')}
          value={values.shown}
          onChange={(event) => set('shown', event.target.value)}
          placeholder={t('rent.all')}
          options={SHOWN_PAYMENT_STATES.map((value) => ({ value, label: t(`parts.payment.${value}`) }))}
        />
        <SelectField
          label={t('rent.method')}
          value={values.method}
          onChange={(event) => set('method', event.target.value)}
          placeholder={t('rent.all')}
          options={METHODS.map((value) => ({ value, label: t(`rent.methods.${value}`) }))}
        />
        <SelectField
          label={t('rent.property')}
          value={values.propertyId}
          onChange={(event) => set('propertyId', event.target.value)}
          placeholder={t('rent.all')}
          options={properties.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FilterSheet>
    </div>
  );
}
