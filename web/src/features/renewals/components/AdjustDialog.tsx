import { parseAmount } from '@contract/amount-text';
import { currency as currencyOf } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useFormik } from 'formik';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useBegun } from '@parts/form/use-begun';
import { useDialogForm } from '@parts/form/use-dialog-form';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import type { Decision, Renewal } from '../api/renewals';
import styles from './renewals.module.css';

const PERCENT = /^\d{1,3}([.,]\d{1,2})?$/;

/** Basis points of what was typed; null for what is no percentage. */
const pointsOf = (text: string) => (PERCENT.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : null);

/** The present rent raised by a share, in whole units of the currency, rounded down. */
const raised = (cents: number, points: number) => Math.floor((cents + Math.floor((cents * points) / 10_000)) / 100) * 100;

interface AdjustDialogProps {
  renewals: readonly Renewal[];
  onClose: () => void;
  decide: (decisions: Decision[]) => void;
}

/** Another rent than the proposed one: an amount for one lease, a share of the present rent for many. */
export function AdjustDialog({ renewals: present, onClose, decide }: AdjustDialogProps) {
  const renewals = useBegun(present);
  const t = useT();
  const { money } = useFormats();
  const locale = localeOf(useLanguage().language);
  const [only] = renewals.length === 1 ? renewals : [];
  const centsOf = (renewal: Renewal, text: string): number | null => {
    if (only === undefined) {
      const points = pointsOf(text);
      return points === null ? null : raised(renewal.currentRentCents, points);
    }
    const amount = parseAmount(text, locale, currencyOf(renewal.currency));
    return amount.ok && amount.cents > 0 ? amount.cents : null;
  };
  const form = useFormik({
    initialValues: { rent: only ? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format((only.rentCents ?? only.proposedRentCents) / 100) : '2' },
    validate: ({ rent }) => (renewals.some((renewal) => centsOf(renewal, rent) === null) ? { rent: t(only ? 'renewals.adjustAmountWrong' : 'renewals.adjustShareWrong') } : {}),
    onSubmit: ({ rent }) => decide(renewals.map((renewal) => ({ renewal, steps: [{ status: 'adjusted', rentCents: centsOf(renewal, rent) ?? 0, version: renewal.version }] }))),
  });
  const dialog = useDialogForm(form);
  return (
    <Dialog
      open
      size="sm"
      title={t('renewals.adjustTitle', { count: renewals.length })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={<><Button variant="secondary" onClick={onClose}>{t('renewals.cancel')}</Button><Button {...dialog.send}>{t('renewals.adjustVerb')}</Button></>}
    >
      <form className={styles.form} {...dialog.form}>
        <TextField
          label={t(only ? 'renewals.adjustAmount' : 'renewals.adjustShare')}
          help={only ? t('renewals.adjustAmountHelp', { present: money(only.currentRentCents, only.currency), highest: money(only.highRentCents, only.currency) }) : t('renewals.adjustShareHelp')}
          inputMode="decimal"
          suffix={only ? only.currency : '%'}
          error={form.touched.rent && form.errors.rent}
          {...form.getFieldProps('rent')}
        />
      </form>
    </Dialog>
  );
}
