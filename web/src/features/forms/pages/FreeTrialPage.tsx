import { HEARD_ABOUT, TRIAL_PROPERTY_COUNTS } from '@contract/form-options';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { Heading } from '@ui/layout/Heading';
import { lazy, startTransition, useCallback, useState, type ComponentType } from 'react';
import { InputArea, InputSelect, InputText } from '../components/fields';
import { FormPage } from '../components/FormPage';
import { PersonFields } from '../components/PersonFields';
import type { Checks } from '../components/rules';
import { SiteForm } from '../components/SiteForm';
import { useAnswer } from '../components/use-answer';
import { useFormToasts } from '../components/use-form-toasts';
import styles from '../components/FormPage.module.css';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  companyName: '',
  propertyCount: '',
  currentSoftware: '',
  primaryChallenge: '',
  heardAbout: '',
};
const COUNTS = TRIAL_PROPERTY_COUNTS.map((value) => ({ value, label: value }));

/** In place of the thanks that cannot be loaded: the request has arrived all the same. */
function PlainThanks() {
  const t = useT();
  const { hours } = useAnswer();
  return (
    <div className={styles.thanks}>
      <Heading level={1} look="d3">
        {t('forms.trial.thanks.plain')}
      </Heading>
      <p>{t('forms.trial.thanks.text', { hours })}</p>
    </div>
  );
}

const Thanks = lazy<ComponentType<{ firstName: string }>>(() =>
  import('../components/TrialThanks').catch(() => ({ default: PlainThanks })),
);

function useSchema() {
  const t = useT();
  return useCallback(
    ({ object, rules }: Checks) =>
      object({
        ...rules.person(t),
        phone: rules.required(t, 'forms.error.phone'),
        propertyCount: rules.required(t, 'forms.error.propertyCount'),
      }),
    [t],
  );
}

function TrialFields() {
  const t = useT();
  const heard = HEARD_ABOUT.map((value) => ({ value, label: t(`forms.heardAbout.${value}`) }));
  return (
    <>
      <PersonFields business />
      <div className={styles.pair}>
        <InputText name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} required />
        <InputSelect name="propertyCount" options={COUNTS} required />
      </div>
      <div className={styles.pair}>
        <InputText name="companyName" autoComplete="organization" maxLength={120} />
        <InputText name="currentSoftware" maxLength={120} />
      </div>
      <InputArea name="primaryChallenge" rows={3} maxLength={2000} />
      <InputSelect name="heardAbout" options={heard} />
    </>
  );
}

/** /free-trial: the form, then thanks (docs/specification/forms.md). */
export default function FreeTrialPage() {
  const t = useT();
  const [sentBy, setSentBy] = useState<string>();
  const { showSent, showFailed } = useFormToasts('forms.trial.sent', 'forms.failed');
  const schema = useSchema();
  const { hours, note } = useAnswer();
  if (sentBy !== undefined) return <Thanks firstName={sentBy} />;
  const finish = ({ firstName }: typeof EMPTY) => {
    showSent();
    // The form stays until what follows it is there.
    startTransition(() => setSentBy(firstName.trim()));
    window.scrollTo({ top: 0 });
  };
  const facts = ['days', 'card', 'contact'].map((fact) => t(messageId(`forms.trial.${fact}`), { hours }));
  return (
    <FormPage title={t('forms.trial.title')} lead={t('forms.trial.lead')} facts={facts} aside={note}>
      <SiteForm
        name="trial"
        path="/api/trial-signup"
        initial={EMPTY}
        schema={schema}
        submit={t('forms.trial.submit')}
        onSent={finish}
        onFailed={showFailed}
      >
        <TrialFields />
      </SiteForm>
    </FormPage>
  );
}
