import { LINE_TAXES_MAX } from '@contract/invoices';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { errorAt, type EditorForm } from './InvoiceLineFields';
import styles from './invoices.module.css';

/** The taxes of the lines that have any, and the registration that allows charging them. */
export function InvoiceTaxFields({ form }: { form: EditorForm }) {
  const t = useT();
  const { taxes } = form.values;
  return (
    <Section title={t('invoices.taxes')}>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('invoices.taxesText')}</p>
        {taxes.map((_, at) => (
          <div key={at} className={styles.tax}>
            <TextField
              label={t('invoices.taxName')}
              maxLength={20}
              autoComplete="off"
              {...form.getFieldProps(`taxes.${at}.name`)}
              error={errorAt(form, `taxes.${at}.name`)}
            />
            <TextField
              label={t('invoices.taxRate')}
              inputMode="decimal"
              suffix="%"
              autoComplete="off"
              {...form.getFieldProps(`taxes.${at}.rate`)}
              error={errorAt(form, `taxes.${at}.rate`)}
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
            onClick={() => void form.setFieldValue('taxes', [...taxes, { name: '', rate: '' }])}
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
      </div>
    </Section>
  );
}
