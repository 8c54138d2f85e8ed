import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { invoiceNumber } from '@contract/invoices';
import { REGIONS, REGIONS_WITHOUT_RULES } from '@contract/regions';
import { suggestedTaxes } from '@contract/sales-taxes';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { NewerVersion } from '@shared/form/NewerVersion';
import { useBegunAgain } from '@shared/form/use-begun';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { FormikProvider, useFormik } from 'formik';
import { invoiceSettingsQuery, useSaveSettings, type InvoiceSettings } from '../api/invoices';
import styles from './invoices.module.css';

/** Those whose taxes are known. */
const TAXED = [...REGIONS, ...REGIONS_WITHOUT_RULES].filter(({ code }) => suggestedTaxes(code).length > 0);
const isWhole = (text: string, [least, most]: readonly [number, number]) =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

const valuesOf = ({ prefix, nextNumber, taxNumber, region, dueDays }: InvoiceSettings) => ({
  prefix,
  nextNumber: String(nextNumber),
  taxNumber: taxNumber ?? '',
  region: region ?? '',
  dueDays: String(dueDays),
});

/** The series of numbers, the tax registration, and days until due: what new invoices begin with. */
export function SettingsDialog({ settings: present, onClose }: { settings: InvoiceSettings; onClose: () => void }) {
  const [settings, catchUp] = useBegunAgain(present, invoiceSettingsQuery);
  const t = useT();
  const note = useNote('invoices');
  const problemText = useProblemText();
  const { language } = useLanguage();
  const save = useSaveSettings(() => {
    toast({ kind: 'success', title: note((t) => t('invoices.settings.saved')) });
    onClose();
  });
  const form = useFormik({
    initialValues: valuesOf(settings),
    validate: ({ nextNumber, dueDays }) => ({
      ...(!isWhole(nextNumber, [1, 99_999_999]) && { nextNumber: t('invoices.settings.nextNumberWrong') }),
      ...(!isWhole(dueDays, [0, 120]) && { dueDays: t('invoices.dueDaysWrong') }),
    }),
    onSubmit: ({ prefix, nextNumber, taxNumber, region, dueDays }) =>
      save.mutate({
        prefix: prefix.trim(),
        ...(!settings.begun && { nextNumber: Number(nextNumber) }),
        taxNumber: taxNumber.trim() || null,
        region: region || null,
        dueDays: Number(dueDays),
        version: settings.version,
      }),
  });
  const dialog = useDialogForm(form);
  const stale = save.error !== null && toProblem(save.error).code === 'stale_version';
  const error = (name: 'nextNumber' | 'dueDays') => (form.touched[name] ? form.errors[name] : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invoices.settings.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('invoices.back')}
          </Button>
          <Button loading={save.isPending} {...dialog.send}>
            {t('invoices.settings.save')}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        {save.error && !stale && <FormError title={problemText(save.error)} />}
        {stale && (
          <FormikProvider value={form}>
            <NewerVersion<ReturnType<typeof valuesOf>> catchUp={async () => valuesOf(await catchUp())} />
          </FormikProvider>
        )}
        <div className={styles.figures}>
          <TextField
            label={t('invoices.settings.prefix')}
            labelEnd={t('invoices.optional')}
            maxLength={12}
            autoComplete="off"
            {...form.getFieldProps('prefix')}
          />
          <TextField
            label={t('invoices.settings.nextNumber')}
            inputMode="numeric"
            disabled={settings.begun}
            help={settings.begun ? t('invoices.settings.begun') : undefined}
            {...form.getFieldProps('nextNumber')}
            error={error('nextNumber')}
          />
        </div>
        {isWhole(form.values.nextNumber, [1, 99_999_999]) && (
          <p className={styles.quiet} aria-live="polite">
            {t('invoices.settings.preview', {
              number: invoiceNumber(form.values.prefix.trim(), Number(form.values.nextNumber)),
            })}
          </p>
        )}
        <TextField
          label={t('invoices.taxNumber')}
          labelEnd={t('invoices.optional')}
          help={t('invoices.settings.taxNumberHelp')}
          maxLength={60}
          autoComplete="off"
          {...form.getFieldProps('taxNumber')}
        />
        <SelectField
          label={t('invoices.settings.region')}
          help={t('invoices.settings.regionHelp')}
          placeholder={t('invoices.settings.regionOfHome')}
          options={TAXED.map((region) => ({ value: region.code, label: region[language] }))}
          {...form.getFieldProps('region')}
        />
        <TextField
          label={t('invoices.dueDays')}
          inputMode="numeric"
          suffix={t('invoices.days')}
          {...form.getFieldProps('dueDays')}
          error={error('dueDays')}
        />
      </form>
    </Dialog>
  );
}
