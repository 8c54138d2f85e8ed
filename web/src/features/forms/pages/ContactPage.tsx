import { CONTACT_REASONS } from '@contract/contact-reasons';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useOffice } from '@nav/office';
import { useCallback } from 'react';
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
    ({ object, rules }: Checks) =>
      object({
        ...rules.person(t),
        reason: rules.required(t, 'forms.error.reason'),
        message: rules.required(t, 'forms.error.message'),
      }),
    [t],
  );
}

/** The opening hours that are set, or the documented ones (CN-005). */
function useHours(): { hours: string[]; sample: boolean } {
  const t = useT();
  const { always, lines, phone, sample } = useOffice();
  const own = always ? [t('forms.contact.hours.always')] : lines;
  if (own.length === 0)
    return {
      hours: ['week', 'saturday', 'sunday'].map((day) => t(messageId(`forms.contact.hours.${day}`))),
      sample: sample.hours,
    };
  return { hours: phone ? [...own, t('forms.contact.phone', { phone })] : [...own], sample: false };
}

/** /contact (docs/specification/forms.md). */
export default function ContactPage() {
  const t = useT();
  const { showSent, showFailed } = useFormToasts('forms.contact.sent', 'forms.contact.failed');
  const { hours, sample } = useHours();
  const reasons = CONTACT_REASONS.map(({ value, key }) => ({ value, label: t(`forms.reason.${key}`) }));
  return (
    <FormPage
      title={t('forms.contact.title')}
      lead={t('forms.contact.lead')}
      factsTitle={t('forms.contact.hours.title')}
      facts={hours}
      aside={sample && <p>{t('forms.contact.hours.sample')}</p>}
    >
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
