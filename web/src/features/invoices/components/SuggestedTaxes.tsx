import { localeOf } from '@contract/languages';
import { REGIONS, REGIONS_WITHOUT_RULES } from '@contract/regions';
import { suggestedTaxes, taxName } from '@contract/sales-taxes';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { useState } from 'react';
import { invoiceSettingsQuery, type InvoiceDetail } from '../api/invoices';
import type { EditorForm } from './InvoiceLineFields';
import { SettingsDialog } from './SettingsDialog';
import { typed } from './use-editor';
import { useTaxList } from './use-tax-list';
import styles from './invoices.module.css';

const KNOWN = [...REGIONS, ...REGIONS_WITHOUT_RULES];

/**
 * Suggests the region's taxes for a draft that has none. Only suppliers who are registered may charge tax
 * (docs/decisions/0602), so without a number it says where to enter it: a draft may have been started before that.
 */
export function SuggestedTaxes({ form, invoice }: { form: EditorForm; invoice: InvoiceDetail }) {
  const t = useT();
  const taxList = useTaxList();
  const { language } = useLanguage();
  const [editing, edit] = useState(false);
  const { data: settings } = useQuery(invoiceSettingsQuery);
  const code = settings?.region ?? invoice.taxRegion ?? '';
  const suggested = suggestedTaxes(code);
  if (!settings || form.values.taxes.length > 0 || suggested.length === 0)
    return <p className={styles.quiet}>{t('invoices.taxesText')}</p>;
  const region = KNOWN.find((one) => one.code === code)?.[language] ?? code;
  const taxNumber = form.values.taxNumber.trim() || (settings.taxNumber ?? '');
  const add = () => {
    const taxes = suggested.map(({ name, rateThousandths }) => ({
      name: taxName(name, language),
      rate: typed(rateThousandths, localeOf(language)),
    }));
    void form.setValues({ ...form.values, taxes, taxNumber });
  };
  return (
    <>
      <p className={styles.quiet}>
        {t('invoices.taxesText')}{' '}
        {t(taxNumber ? 'invoices.taxesSuggested' : 'invoices.taxesUnregistered', { region, taxes: taxList(suggested) })}
      </p>
      <div className={styles.buttons}>
        {taxNumber && (
          <Button size="sm" variant="secondary" onClick={add}>
            {t('invoices.addSuggested')}
          </Button>
        )}
        {!settings.taxNumber && (
          <Button size="sm" variant="secondary" onClick={() => edit(true)}>
            {t('invoices.settings.open')}
          </Button>
        )}
      </div>
      {editing && <SettingsDialog settings={settings} onClose={() => edit(false)} />}
    </>
  );
}
