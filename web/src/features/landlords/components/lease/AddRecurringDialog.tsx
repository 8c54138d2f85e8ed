import { centsOf } from '@contract/amount-text';
import { day, firstDayOf, monthOf, shiftMonth } from '@contract/days';
import { localeOf, type Language } from '@contract/languages';
import { RECURRING_CHARGE_CATEGORIES } from '@contract/recurring';
import { DUE_DAY } from '@contract/work-limits';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputMoney } from '@shared/form/InputMoney';
import { InputDay, InputSelect, InputText } from '@shared/form/inputs';
import { rules, type Translate } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { object, string } from 'yup';
import { useAddRecurringCharge, type RecurringCategory } from '../../api/recurring-charges';
import type { Lease } from '../../api/types';
import { ConfirmReason } from './ConfirmReason';
import { asksToConfirm, useExplainLease } from './use-explain-lease';
import styles from '@shared/form/form.module.css';

interface AddValues {
  category: RecurringCategory;
  label: string;
  amount: string;
  dueDay: string;
  startsOn: string;
  endsOn: string;
  confirmReason: string;
}

/** From the next month on, or from the first day of a lease that begins later: a whole month. */
function startOf({ startsOn, dueDay }: Lease): AddValues {
  const nextMonth = firstDayOf(shiftMonth(monthOf(day(new Date().toLocaleDateString('en-CA'))), 1));
  return {
    category: 'parking',
    label: '',
    amount: '',
    dueDay: String(dueDay),
    startsOn: startsOn > nextMonth ? startsOn : nextMonth,
    endsOn: '',
    confirmReason: '',
  };
}

const schemaOf = (t: Translate, lease: Lease, language: Language) =>
  object({
    category: string<RecurringCategory>().required(),
    label: rules.required(t, 120),
    amount: rules
      .money(t, localeOf(language), lease.currency)
      .test(
        'above',
        t('landlords.recurring.aboveZero'),
        (value) => centsOf(value ?? '', localeOf(language), lease.currency) !== 0,
      ),
    dueDay: rules.whole(t, DUE_DAY.first, DUE_DAY.last).required(t('parts.form.required')),
    startsOn: rules.day(t),
    endsOn: rules
      .optionalDay(t)
      .when('startsOn', ([start]: unknown[], schema) =>
        schema.test(
          'after',
          t('landlords.lease.endBeforeStart'),
          (value: string) => value === '' || value >= String(start),
        ),
      ),
    confirmReason: string().defined().max(500),
  });

/** Adds a charge that is posted each month until it or the lease ends. */
export function AddRecurringDialog({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('landlords');
  const { language } = useLanguage();
  const add = useAddRecurringCharge(lease.id);
  const explain = useExplainLease(lease.currency);
  const [initial] = useState(() => startOf(lease));
  const [toConfirm, setToConfirm] = useState(false);
  const save = async ({
    category,
    label,
    amount,
    dueDay,
    startsOn,
    endsOn,
    confirmReason,
  }: AddValues): Promise<void> => {
    try {
      await add.mutateAsync({
        category,
        label: label.trim(),
        amountCents: centsOf(amount, localeOf(language), lease.currency) ?? 0,
        dueDay: Number(dueDay),
        startsOn,
        endsOn: endsOn || null,
        ...(confirmReason.trim() && { confirmReason: confirmReason.trim() }),
      });
    } catch (error) {
      if (asksToConfirm(error)) setToConfirm(true);
      throw error;
    }
    toast({ title: note((t) => t('landlords.recurring.added')) });
    onClose();
  };
  return (
    <Dialog open title={t('landlords.recurring.addTitle')} closeLabel={t('landlords.close')} onClose={onClose}>
      <AppForm
        initial={initial}
        schema={schemaOf(t, lease, language)}
        explain={explain}
        fieldOf={{ amountCents: 'amount' }}
        onSubmit={save}
      >
        {({ submitting }) => (
          <>
            <Text ink={2}>
              {t(lease.state === 'draft' ? 'landlords.recurring.addDraft' : 'landlords.recurring.addText', mail)}
            </Text>
            <div className={styles.pair}>
              <InputSelect
                name="category"
                label={t('landlords.recurring.kind')}
                options={RECURRING_CHARGE_CATEGORIES.map((value) => ({
                  value,
                  label: t(`landlords.recurring.category.${value}`),
                }))}
              />
              <InputText
                name="label"
                label={t('landlords.recurring.label')}
                help={t('landlords.recurring.labelHelp')}
                maxLength={120}
                autoComplete="off"
              />
            </div>
            <div className={styles.pair}>
              <InputMoney name="amount" currency={lease.currency} label={t('landlords.recurring.amount')} />
              <InputText
                name="dueDay"
                inputMode="numeric"
                label={t('landlords.recurring.dueDay')}
                help={t('landlords.recurring.dueDayHelp')}
              />
            </div>
            <div className={styles.pair}>
              <InputDay name="startsOn" label={t('landlords.recurring.startsOn')} />
              <InputDay
                name="endsOn"
                label={t('landlords.recurring.endsOn')}
                labelEnd={t('landlords.recurring.optional')}
                help={t('landlords.recurring.endsOnHelp')}
              />
            </div>
            {toConfirm && <ConfirmReason />}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('landlords.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('landlords.recurring.add')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
