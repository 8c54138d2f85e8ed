import { CONTACT_REASONS } from '@contract/contact-reasons';
import { useCallback } from 'react';
import { useT } from '@i18n/messages';
import { InputArea, InputSelect, InputText } from '../components/fields';
import { FormPage } from '../components/FormPage';
import { PersonFields } from '../components/PersonFields';
import type { Checks } from '../components/rules';
import { SiteForm } from '../components/SiteForm';
import { useFormToasts } from '../components/use-form-toasts';

const EMPTY = { firstName: '', lastName: '', email: '', company: '', reason: '', message: '' };

function useSchema() {
  const t = useT();
  return useCallback(
    ({ object, rules }: Checks) => object({ ...rules.person(t), reason: rules.required(t, 'forms.error.reason'), message: rules.required(t, 'forms.error.message') }),
    [t],
  );
}

/** /contact (docs/specification/forms.md). */
export default function ContactPage() {
  const t = useT();
  const { showSent, showFailed } = useFormToasts('forms.contact.sent', 'forms.contact.failed');
  const hours = ['week', 'saturday', 'sunday'].map((day) => t(`forms.contact.hours.${day}`));
  const reasons = CONTACT_REASONS.map(({ value, key }) => ({ value, label: t(`forms.reason.${key}`) }));
  return (
    <FormPage title={t('forms.contact.title')} lead={t('forms.contact.lead')} factsTitle={t('forms.contact.hours.title')} facts={hours}>
      <SiteForm
        name="contact"
        path="/api/send-contact-email"
        initial={EMPTY}
        schema={useSchema()}
        submit={t('forms.contact.submit')}
        onSent={showSent}
        onFailed={showFailed}
      >
        <PersonFields />
        <InputText name="company" autoComplete="organization" maxLength={120} />
        <InputSelect name="reason" options={reasons} required />
        <InputArea name="message" rows={6} maxLength={5000} required />
      </SiteForm>
    </FormPage>
  );
}
