import { Problem } from '@api/problem';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputMoney } from '@shared/form/InputMoney';
import { InputCheck, InputSelect, InputText } from '@shared/form/inputs';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { FormActions } from '@ui/fields/FormActions';
import type { ReactNode } from 'react';
import type { NewUnit, Unit } from '../../api/types';
import { EMPTY_UNIT, unitBody, unitSchema, unitValues } from './unit-form';
import styles from '@shared/form/form.module.css';

interface UnitFormProps {
  unit?: Unit;
  currency: string;
  saveLabel: string;
  cancel?: ReactNode;
  catchUp?: () => Promise<Unit>;
  onSave: (body: NewUnit) => Promise<unknown>;
}

const HALVES = Array.from({ length: 11 }, (_, index) => index / 2);

function Rooms() {
  const t = useT();
  const { number } = useFormats();
  return (
    <div className={cx(styles.pair, styles.thirds)}>
      <InputText name="bedrooms" label={t('landlords.unit.bedrooms')} inputMode="numeric" autoComplete="off" />
      <InputSelect
        name="bathrooms"
        label={t('landlords.unit.bathrooms')}
        options={HALVES.map((count) => ({ value: String(count), label: number(count) }))}
      />
      <InputText name="squareFeet" label={t('landlords.unit.squareFeet')} inputMode="numeric" autoComplete="off" />
    </div>
  );
}

/** A flat, a house, a shop: what is let. */
export function UnitForm({ unit, currency, saveLabel, cancel, catchUp, onSave }: UnitFormProps) {
  const t = useT();
  const { language } = useLanguage();
  const occupied = unit?.status === 'occupied';
  const explain = (error: unknown) =>
    error instanceof Problem && error.code === 'conflict' ? t('landlords.unit.labelTaken') : undefined;
  return (
    <AppForm
      initial={unit ? unitValues(unit, language, currency) : EMPTY_UNIT}
      schema={unitSchema(t, language, currency)}
      fieldOf={{ marketRentCents: 'marketRent' }}
      explain={explain}
      catchUp={catchUp && (async () => unitValues(await catchUp(), language, currency))}
      onSubmit={(values) => onSave(unitBody(values, language, currency, occupied))}
    >
      {({ submitting }) => (
        <>
          <InputText
            name="label"
            label={t('landlords.unit.label')}
            help={t('landlords.unit.labelHelp')}
            data-autofocus
            autoComplete="off"
          />
          <Rooms />
          <InputMoney
            name="marketRent"
            currency={currency}
            label={t('landlords.unit.marketRent')}
            help={t('landlords.unit.marketRentHelp')}
          />
          {!occupied && (
            <InputCheck name="offline" label={t('landlords.unit.offline')} help={t('landlords.unit.offlineHelp')} />
          )}
          <FormActions>
            {cancel}
            <Button type="submit" loading={submitting}>
              {saveLabel}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
