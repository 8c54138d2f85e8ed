import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { TextField } from '@ui/fields/TextField';
import { getIn } from 'formik';
import type { useEditor } from './use-editor';
import styles from './invoices.module.css';

export type EditorForm = ReturnType<typeof useEditor>['form'];

/** The words of a field of the form that was left wrong. */
export function errorAt(form: EditorForm, name: string): string | undefined {
  const error: unknown = getIn(form.errors, name);
  return getIn(form.touched, name) && typeof error === 'string' ? error : undefined;
}

interface InvoiceLineFieldsProps {
  form: EditorForm;
  at: number;
  currency: string;
  onRemove: () => void;
}

/** One line of an invoice. */
export function InvoiceLineFields({ form, at, currency, onRemove }: InvoiceLineFieldsProps) {
  const t = useT();
  const name = `lines.${at}`;
  const number = at + 1;
  return (
    <fieldset className={styles.line}>
      <legend>{t('invoices.line', { number })}</legend>
      <TextField
        label={t('invoices.description')}
        maxLength={300}
        autoComplete="off"
        {...form.getFieldProps(`${name}.description`)}
        error={errorAt(form, `${name}.description`)}
      />
      <div className={styles.figures}>
        <TextField
          label={t('invoices.quantity')}
          inputMode="decimal"
          autoComplete="off"
          {...form.getFieldProps(`${name}.quantity`)}
          error={errorAt(form, `${name}.quantity`)}
        />
        <MoneyField
          label={t('invoices.price')}
          currency={currency}
          {...form.getFieldProps(`${name}.price`)}
          error={errorAt(form, `${name}.price`)}
        />
      </div>
      <div className={styles.lineEnd}>
        {form.values.taxes.length > 0 ? (
          <Checkbox
            label={t('invoices.taxed')}
            checked={form.values.lines[at]?.taxed ?? false}
            onChange={(event) => void form.setFieldValue(`${name}.taxed`, event.target.checked)}
          />
        ) : (
          <span />
        )}
        {form.values.lines.length > 1 && (
          <Button variant="ghost" size="sm" aria-label={t('invoices.removeLine', { number })} onClick={onRemove}>
            {t('invoices.remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
