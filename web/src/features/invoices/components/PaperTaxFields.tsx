import { LINE_TAXES_MAX } from '@contract/invoices';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { getIn } from 'formik';
import type { PaperForm } from './use-paper-editor';
import styles from './invoices.module.css';

function errorAt(form: PaperForm, name: string): string | undefined {
  const error: unknown = getIn(form.errors, name);
  return getIn(form.touched, name) && typeof error === 'string' ? error : undefined;
}

/** The taxes as they are printed: a name and an amount each. */
export function PaperTaxFields({ form, currency }: { form: PaperForm; currency: string }) {
  const t = useT();
  const { taxes } = form.values;
  return (
    <>
      <p className={styles.quiet}>{t('invoices.paper.taxes')}</p>
      {taxes.map((_, at) => (
        <div key={at} className={styles.tax}>
          <TextField
            label={t('invoices.taxName')}
            maxLength={20}
            autoComplete="off"
            {...form.getFieldProps(`taxes.${at}.name`)}
            error={errorAt(form, `taxes.${at}.name`)}
          />
          <MoneyField
            label={t('invoices.amount')}
            currency={currency}
            {...form.getFieldProps(`taxes.${at}.amount`)}
            error={errorAt(form, `taxes.${at}.amount`)}
          />
          <Button
            variant="ghost"
            aria-label={t('invoices.removeTax', { number: at + 1 })}
            onClick={() => void form.setFieldValue('taxes', taxes.toSpliced(at, 1))}
          >
            {t('invoices.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={taxes.length >= LINE_TAXES_MAX}
          onClick={() => void form.setFieldValue('taxes', [...taxes, { name: '', amount: '' }])}
        >
          {t('invoices.addTax')}
        </Button>
      </div>
      <TextField
        label={t('invoices.taxNumber')}
        labelEnd={t('invoices.optional')}
        maxLength={60}
        autoComplete="off"
        {...form.getFieldProps('taxNumber')}
      />
    </>
  );
}
