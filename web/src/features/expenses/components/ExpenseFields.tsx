import { EXPENSE_CATEGORIES } from '@contract/expense-categories';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { propertyChoicesQuery, unitChoicesQuery } from '../api/expenses';
import type { ExpenseValues } from './use-expense-values';
import styles from './expenses.module.css';

interface ExpenseFieldsProps {
  currency: string;
  /** Beside the category: when. */
  when: ReactNode;
  /** After the amounts: further days. */
  children?: ReactNode;
}

/** The fields that every expense has. */
export function ExpenseFields({ currency, when, children }: ExpenseFieldsProps) {
  const t = useT();
  const { values, touched, errors, dirty, setValues, setFieldValue, resetForm, getFieldProps } =
    useFormikContext<ExpenseValues>();
  const error = (name: keyof ExpenseValues) => (touched[name] ? errors[name] : undefined);
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  // Of one property there is nothing to choose.
  const sole = properties.length === 1 && !values.propertyId ? properties[0]?.id : undefined;
  // As an initial value: what no one has chosen isn't a change that leaving would ask about.
  const chooseSole = useEffectEvent((id: string) => {
    if (dirty) void setFieldValue('propertyId', id);
    else resetForm({ values: { ...values, propertyId: id } });
  });
  useEffect(() => {
    if (sole) chooseSole(sole);
  }, [sole]);
  const { data: property } = useQuery(unitChoicesQuery(values.propertyId));
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('expenses.property')}
          placeholder={t('expenses.choose')}
          options={properties.map(({ id, name }) => ({ value: id, label: name }))}
          {...getFieldProps('propertyId')}
          onChange={(event) => void setValues({ ...values, propertyId: event.target.value, unitId: '' })}
          error={error('propertyId')}
        />
        <SelectField
          label={t('expenses.unit')}
          placeholder={t('expenses.wholeProperty')}
          options={(property?.units ?? []).map(({ id, label }) => ({ value: id, label }))}
          {...getFieldProps('unitId')}
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          label={t('expenses.category')}
          options={EXPENSE_CATEGORIES.map((value) => ({ value, label: t(`expenses.categories.${value}`) }))}
          {...getFieldProps('category')}
        />
        {when}
      </div>
      <TextField
        label={t('expenses.payee')}
        maxLength={120}
        autoComplete="off"
        {...getFieldProps('payee')}
        error={error('payee')}
      />
      <div className={styles.pair}>
        <MoneyField
          label={t('expenses.amount')}
          currency={currency}
          {...getFieldProps('amount')}
          error={error('amount')}
        />
        <MoneyField
          label={t('expenses.tax')}
          labelEnd={t('expenses.optional')}
          currency={currency}
          {...getFieldProps('tax')}
          error={error('tax')}
        />
      </div>
      {children}
      <TextField
        label={t('expenses.note')}
        labelEnd={t('expenses.optional')}
        maxLength={300}
        {...getFieldProps('note')}
      />
    </>
  );
}
