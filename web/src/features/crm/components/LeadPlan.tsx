import { centsOf, typedAmount } from '@contract/amount-text';
import { PRICE_CURRENCY } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { LEAD_LIMITS } from '@contract/leads';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputMoney } from '@shared/form/InputMoney';
import { InputDay, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { leadQuery, useChangeLead, type Lead } from '../api/leads';
import styles from '@shared/form/form.module.css';

const plan = ({ valueCents, nextStep, nextStepOn }: Lead, locale: string) => ({
  value: typedAmount(valueCents, PRICE_CURRENCY, locale),
  nextStep: nextStep ?? '',
  nextStepOn: nextStepOn ?? '',
});

/** The value of a lead and its next step. The owner is reminded on the day of the next step. */
export function LeadPlan({ lead }: { lead: Lead }) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('crm');
  const locale = localeOf(useLanguage().language);
  const [begun, catchUp, begin] = useBegunAgain(lead, leadQuery(lead.id));
  const [round, setRound] = useState(0);
  const change = useChangeLead(begun.id, true);
  const schema = useMemo(
    () =>
      object({
        value: rules.money(t, locale, PRICE_CURRENCY, true),
        nextStep: rules.optional(t, LEAD_LIMITS.step),
        nextStepOn: rules.optionalDay(t),
      }),
    [t, locale],
  );
  const save = async ({ value, nextStep, nextStepOn }: ReturnType<typeof plan>) => {
    // If only other fields of the lead changed in the meantime, its newest version is sent, so that they cause no conflict.
    const same = JSON.stringify(plan(lead, locale)) === JSON.stringify(plan(begun, locale));
    const saved = await change.mutateAsync({
      valueCents: centsOf(value, locale, PRICE_CURRENCY),
      nextStep: nextStep || null,
      nextStepOn: (nextStep && nextStepOn) || null,
      version: same ? lead.version : begun.version,
    });
    toast({ kind: 'success', title: note((t) => t('crm.planSaved')) });
    // The form starts again from the answer, because the lead around it may still be the one from before the save.
    begin(saved ?? lead);
    setRound(round + 1);
  };
  const initial = plan(begun, locale);
  return (
    <AppForm
      key={round}
      initial={initial}
      schema={schema}
      onSubmit={save}
      catchUp={async () => plan(await catchUp(), locale)}
    >
      {({ submitting, values }) => (
        <>
          <InputText name="nextStep" label={t('crm.nextStep')} help={t('crm.nextStepHelp', mail)} />
          <div className={styles.pair}>
            <InputDay name="nextStepOn" label={t('crm.nextStepOn')} disabled={!values.nextStep} />
            <InputMoney
              name="value"
              label={t('crm.valueYear', { currency: PRICE_CURRENCY })}
              currency={PRICE_CURRENCY}
            />
          </div>
          <FormActions>
            <Button
              type="submit"
              variant="secondary"
              loading={submitting}
              disabled={Boolean(lead.mergedIntoId) || JSON.stringify(values) === JSON.stringify(initial)}
            >
              {t('crm.savePlan')}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
