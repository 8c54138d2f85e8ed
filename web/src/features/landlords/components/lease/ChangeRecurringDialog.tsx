import { centsOf, typedAmount } from '@contract/amount-text';
import { day, firstDayOf, monthOf, shiftMonth } from '@contract/days';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputMoney } from '@shared/form/InputMoney';
import { InputDay } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { object, string } from 'yup';
import { useChangeRecurringAmount, type RecurringCharge } from '../../api/recurring-charges';
import type { Lease } from '../../api/types';
import { ConfirmReason } from './ConfirmReason';
import { asksToConfirm, useExplainLease } from './use-explain-lease';
import styles from '@shared/form/form.module.css';

interface ChangeValues {
  amount: string;
  from: string;
  confirmReason: string;
}

interface Props {
  lease: Lease;
  charge: RecurringCharge;
  onClose: () => void;
}

/** Another amount from a day on; what was posted keeps its own. */
export function ChangeRecurringDialog({ lease, charge, onClose }: Props) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('landlords');
  const { language } = useLanguage();
  const locale = localeOf(language);
  const { currency, label } = charge;
  const change = useChangeRecurringAmount(lease.id, charge.id);
  const explain = useExplainLease(currency);
  const [initial] = useState<ChangeValues>(() => ({
    amount: typedAmount(charge.amountCents, currency, locale),
    from: firstDayOf(shiftMonth(monthOf(day(new Date().toLocaleDateString('en-CA'))), 1)),
    confirmReason: '',
  }));
  const [toConfirm, setToConfirm] = useState(false);
  const save = async ({ amount, from, confirmReason }: ChangeValues): Promise<void> => {
    try {
      await change.mutateAsync({
        amountCents: centsOf(amount, locale, currency) ?? 0,
        from,
        ...(confirmReason.trim() && { confirmReason: confirmReason.trim() }),
      });
    } catch (error) {
      if (asksToConfirm(error)) setToConfirm(true);
      throw error;
    }
    toast({ title: note((t) => t('landlords.recurring.changed')) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('landlords.recurring.changeTitle', { label })}
      closeLabel={t('landlords.close')}
      onClose={onClose}
    >
      <AppForm
        initial={initial}
        schema={object({
          amount: rules
            .money(t, locale, currency)
            .test('above', t('landlords.recurring.aboveZero'), (value) => centsOf(value ?? '', locale, currency) !== 0),
          from: rules.day(t),
          confirmReason: string().defined().max(500),
        })}
        explain={explain}
        fieldOf={{ amountCents: 'amount' }}
        onSubmit={save}
      >
        {({ submitting }) => (
          <>
            <Text ink={2}>{t('landlords.recurring.changeText', mail)}</Text>
            <div className={styles.pair}>
              <InputMoney name="amount" currency={currency} label={t('landlords.recurring.amount')} />
              <InputDay name="from" label={t('landlords.recurring.from')} />
            </div>
            {toConfirm && <ConfirmReason />}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('landlords.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('landlords.recurring.change')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
