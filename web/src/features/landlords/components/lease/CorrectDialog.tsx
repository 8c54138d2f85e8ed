import { centsOf, typedAmount } from '@contract/amount-text';
import { localeOf, type Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputMoney } from '@shared/form/InputMoney';
import { InputArea, InputDay, InputText } from '@shared/form/inputs';
import { rules, type Translate } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { useCorrectLease } from '../../api/correct-lease';
import { leaseQuery } from '../../api/get-lease';
import type { OtherTerms } from '../../api/rent-changes';
import type { Lease } from '../../api/types';
import { ConfirmReason } from './ConfirmReason';
import { PaperNote } from './PaperNote';
import { PlannedRent } from './PlannedRent';
import { isMonthly } from './renew-form';
import { EffectButton, RentEffect } from './RentEffect';
import { useExplainCorrection } from './use-explain-correction';
import { asksToConfirm } from './use-explain-lease';
import styles from '@shared/form/form.module.css';

interface CorrectValues {
  rent: string;
  dueDay: string;
  startsOn: string;
  reason: string;
  confirmReason: string;
}

const valuesOf = (lease: Lease, language: Language): CorrectValues => ({
  rent: typedAmount(lease.rentCents, lease.currency, localeOf(language)),
  dueDay: String(lease.dueDay),
  startsOn: lease.startsOn,
  reason: '',
  confirmReason: '',
});

function schemaOf(t: Translate, lease: Lease, language: Language): ObjectSchema<CorrectValues> {
  const [locale, money] = [localeOf(language), lease.currency];
  return object({
    rent: rules
      .money(t, locale, money)
      .test('above', t('landlords.lease.zeroRent'), (value) => centsOf(value ?? '', locale, money) !== 0),
    dueDay: rules.whole(t, 1, 31).required(t('parts.form.required')),
    startsOn: rules.day(t),
    reason: string()
      .trim()
      .required(t('parts.form.required'))
      .min(3, t('parts.form.required'))
      .max(300, t('parts.form.tooLong', { max: 300 })),
    confirmReason: string().defined().max(500),
  });
}

/** What differs from the lease as it is. */
function changed({ rent, dueDay, startsOn }: CorrectValues, lease: Lease, language: Language): OtherTerms {
  const rentCents = centsOf(rent, localeOf(language), lease.currency);
  const due = /^\d{1,2}$/.test(dueDay) ? Number(dueDay) : 0;
  return {
    ...(rentCents && rentCents !== lease.rentCents && { rentCents }),
    ...(due >= 1 && due <= 31 && due !== lease.dueDay && { dueDay: due }),
    ...(startsOn && startsOn !== lease.startsOn && { startsOn }),
  };
}

/** Puts right what was mistyped in a running lease; says beforehand which posted months change. */
export function CorrectDialog({ lease: present, onClose }: { lease: Lease; onClose: () => void }) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('landlords');
  const { language } = useLanguage();
  const [lease, catchUp] = useBegunAgain(present, leaseQuery(present.id));
  const correct = useCorrectLease(lease.id);
  const explain = useExplainCorrection(lease, onClose);
  const [initial] = useState(() => valuesOf(lease, language));
  const [toConfirm, setToConfirm] = useState(false);
  const save = async (values: CorrectValues): Promise<void> => {
    const confirmReason = values.confirmReason.trim();
    try {
      await correct.mutateAsync({
        ...changed(values, lease, language),
        reason: values.reason.trim(),
        ...(confirmReason && { confirmReason }),
        version: lease.version,
      });
    } catch (error) {
      if (asksToConfirm(error)) setToConfirm(true);
      throw error;
    }
    toast({ title: note((t) => t('landlords.correct.done')) });
    onClose();
  };
  return (
    <Dialog open title={t('landlords.correct.title')} closeLabel={t('landlords.close')} onClose={onClose}>
      <AppForm
        initial={initial}
        schema={schemaOf(t, lease, language)}
        explain={explain}
        fieldOf={{ rentCents: 'rent' }}
        catchUp={async () => valuesOf(await catchUp(), language)}
        onSubmit={save}
      >
        {({ submitting, values }) => (
          <>
            <Text ink={2}>{t('landlords.correct.text', mail)}</Text>
            <InputMoney
              name="rent"
              currency={lease.currency}
              label={t('landlords.lease.rent')}
              help={t('landlords.correct.rentHelp', { monthly: isMonthly(lease, lease.endDays.today) ? 'yes' : 'no' })}
            />
            <div className={styles.pair}>
              <InputText name="dueDay" inputMode="numeric" label={t('landlords.lease.dueDay')} />
              <InputDay name="startsOn" label={t('landlords.lease.startsOn')} />
            </div>
            <RentEffect leaseId={lease.id} terms={changed(values, lease, language)} />
            <PlannedRent lease={lease} />
            <PaperNote lease={lease} />
            <InputArea
              name="reason"
              label={t('landlords.correct.reason')}
              help={t('landlords.correct.reasonHelp')}
              maxLength={300}
              rows={2}
            />
            {toConfirm && <ConfirmReason />}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('landlords.cancel')}
              </Button>
              <EffectButton
                leaseId={lease.id}
                terms={changed(values, lease, language)}
                type="submit"
                loading={submitting}
                disabled={Object.keys(changed(values, lease, language)).length === 0}
              >
                {t('landlords.correct.verb')}
              </EffectButton>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
