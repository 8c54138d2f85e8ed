import { unitOf } from '@contract/amount-format';
import { centsOf, typedAmount } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { parsePercent } from '@contract/percent-text';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useBegun } from '@shared/form/use-begun';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { useFormik } from 'formik';
import type { Decision, Renewal } from '../api/renewals';
import { risePoints } from './names';
import styles from './renewals.module.css';

/** Three digits of a percentage. */
const MOST_POINTS = 99_999;

/** The present rent raised by a share in basis points, in whole units of the currency, rounded down. */
function raised({ currentRentCents, currency }: Renewal, points: number): number {
  const higher = currentRentCents + Math.floor((currentRentCents * points) / 10_000);
  return higher - (higher % unitOf(currency));
}

/** Says how far a rent is from the present one: a digit too few or too many shows before it is sent. */
function Difference({ renewal, rent }: { renewal: Renewal; rent: number | null }) {
  const t = useT();
  const { percent } = useFormats();
  const points = rent === null ? 0 : risePoints({ ...renewal, rentCents: rent });
  const share = percent(Math.abs(points));
  return (
    <div aria-live="polite">
      {points < 0 && <Notice tone="warning">{t('renewals.adjustLower', { share })}</Notice>}
      {points > 0 && <Text>{t('renewals.adjustHigher', { share })}</Text>}
    </div>
  );
}

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
  const rentOf = (renewal: Renewal, text: string): number | null => {
    if (only) return centsOf(text, locale, renewal.currency) || null;
    const points = parsePercent(text, locale);
    return points === null || points > MOST_POINTS ? null : raised(renewal, points);
  };
  const form = useFormik({
    initialValues: { rent: only ? typedAmount(only.rentCents ?? only.proposedRentCents, only.currency, locale) : '2' },
    validate: ({ rent }) =>
      renewals.some((renewal) => rentOf(renewal, rent) === null)
        ? { rent: t(only ? 'renewals.adjustAmountWrong' : 'renewals.adjustShareWrong') }
        : {},
    onSubmit: ({ rent }) =>
      decide(
        renewals.map((renewal) => ({
          renewal,
          steps: [{ status: 'adjusted', rentCents: rentOf(renewal, rent) ?? 0, version: renewal.version }],
        })),
      ),
  });
  const dialog = useDialogForm(form);
  return (
    <Dialog
      open
      size="sm"
      title={t('renewals.adjustTitle', { count: renewals.length })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('renewals.cancel')}
          </Button>
          <Button {...dialog.send}>{t('renewals.adjustVerb')}</Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        {only ? (
          <>
            <MoneyField
              label={t('renewals.adjustAmount')}
              help={t('renewals.adjustAmountHelp', {
                present: money(only.currentRentCents, only.currency),
                highest: money(only.highRentCents, only.currency),
              })}
              currency={only.currency}
              error={form.touched.rent && form.errors.rent}
              {...form.getFieldProps('rent')}
            />
            <Difference renewal={only} rent={rentOf(only, form.values.rent)} />
          </>
        ) : (
          <TextField
            label={t('renewals.adjustShare')}
            help={t('renewals.adjustShareHelp')}
            inputMode="decimal"
            suffix="%"
            error={form.touched.rent && form.errors.rent}
            {...form.getFieldProps('rent')}
          />
        )}
      </form>
    </Dialog>
  );
}
