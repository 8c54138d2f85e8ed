import { LINE_TAXES_MAX } from '@contract/invoices';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { regionOptions } from '@shared/form/regions';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import type { InvoiceDetail } from '../api/invoices';
import { errorAt, type EditorForm } from './InvoiceLineFields';
import { SuggestedTaxes } from './SuggestedTaxes';
import { useTaxList } from './use-tax-list';
import styles from './invoices.module.css';

/** The taxes of the lines that have any, and the registration that allows charging them. */
export function InvoiceTaxFields({ form, invoice }: { form: EditorForm; invoice: InvoiceDetail }) {
  const t = useT();
  const { taxes } = form.values;
  return (
    <Section title={t('invoices.taxes')}>
      <div className={styles.form}>
        {invoice.taxRegion?.startsWith('US-') ? (
          <StateTaxes invoice={invoice} />
        ) : (
          <SuggestedTaxes form={form} invoice={invoice} />
        )}
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

/** Taxes of a US state: what was charged there last, or that only the supplier knows them. */
function StateTaxes({ invoice: { taxRegion, charged } }: { invoice: InvoiceDetail }) {
  const t = useT();
  const formats = useFormats();
  const taxList = useTaxList();
  const { language } = useLanguage();
  const code = taxRegion?.slice(3) ?? '';
  const state = regionOptions('US', language).find(({ value }) => value === code)?.label ?? code;
  if (!charged) return <Notice tone="warning">{t('invoices.stateUnknown', { state })}</Notice>;
  const said = { state, taxes: taxList(charged.taxes), number: charged.number, day: formats.day(charged.issuedOn) };
  return <Notice>{t(charged.taxes.length > 0 ? 'invoices.stateCharged' : 'invoices.stateUncharged', said)}</Notice>;
}
