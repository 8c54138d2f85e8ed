import { INQUIRY_USER_TYPES } from '@contract/form-options';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { toast } from '@ui/overlay/toastStore';
import { useCallback } from 'react';
import { InputArea, InputSelect, InputText } from '../components/fields';
import { FormPage } from '../components/FormPage';
import { PersonFields } from '../components/PersonFields';
import type { Checks } from '../components/rules';
import { SiteForm } from '../components/SiteForm';
import { useAnswer } from '../components/use-answer';
import { useFormToasts } from '../components/use-form-toasts';
import pageStyles from '../components/FormPage.module.css';

const EMPTY = { firstName: '', lastName: '', email: '', country: '', userType: '', companyName: '', message: '' };
/** Countries of the expansion (docs/specification/forms.md). */
const COUNTRIES = ['fr', 'gb', 'de', 'jp', 'ae', 'nz', 'au'] as const;

function useSchema() {
  const t = useT();
  return useCallback(
    ({ object, rules }: Checks) =>
      object({
        ...rules.person(t),
        country: rules.required(t, 'forms.error.country'),
        userType: rules.required(t, 'forms.error.userType'),
      }),
    [t],
  );
}

/** /international-contact (docs/specification/forms.md). */
export default function InternationalContactPage() {
  const t = useT();
  const note = useNote('forms');
  const answer = useAnswer();
  const { showSent, showFailed } = useFormToasts(
    answer.own ? 'forms.inquiry.sentOwn' : 'forms.inquiry.sent',
    'forms.inquiry.failed',
  );
  const countries = COUNTRIES.map((code) => t(`forms.inquiry.country.${code}`));
  const userTypes = INQUIRY_USER_TYPES.map((value) => ({ value, label: t(`forms.inquiry.userType.${value}`) }));
  const sayWhatIsMissing = (missing: string[]) => {
    if (missing.length > 0)
      toast({
        kind: 'error',
        title: note((t) => t('forms.inquiry.missing.title')),
        message: note((t) => t('forms.inquiry.missing.text')),
      });
  };
  return (
    <FormPage
      title={t('forms.inquiry.title')}
      lead={t('forms.inquiry.lead')}
      factsTitle={t('forms.inquiry.countries')}
      facts={countries}
      aside={
        <>
          <p>{answer.own ? t('forms.inquiry.promiseOwn', { hours: answer.hours }) : t('forms.inquiry.promise')}</p>
          {answer.note}
        </>
      }
    >
      <SiteForm
        name="inquiry"
        path="/api/international-inquiry"
        initial={EMPTY}
        schema={useSchema()}
        submit={t('forms.inquiry.submit')}
        submitting={t('forms.inquiry.submitting')}
        onSent={showSent}
        onFailed={showFailed}
        onIncomplete={sayWhatIsMissing}
      >
        <PersonFields />
        <div className={pageStyles.pair}>
          <InputText name="country" autoComplete="country-name" list="inquiry-countries" maxLength={80} required />
          <InputSelect name="userType" options={userTypes} required />
        </div>
        <datalist id="inquiry-countries">
          {countries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
        <InputText name="companyName" autoComplete="organization" maxLength={120} />
        <InputArea name="message" rows={5} maxLength={5000} />
      </SiteForm>
    </FormPage>
  );
}
