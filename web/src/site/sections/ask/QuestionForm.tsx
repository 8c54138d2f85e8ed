import type { ContactReason } from '@contract/contact-reasons';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useCallback } from 'react';
import { InputArea } from '../../../features/forms/components/fields';
import { PersonFields } from '../../../features/forms/components/PersonFields';
import type { Checks } from '../../../features/forms/components/rules';
import { SiteForm } from '../../../features/forms/components/SiteForm';
import { useFormToasts } from '../../../features/forms/components/use-form-toasts';

export interface QuestionFormProps {
  /** Messages `<id>.submit`, and `<id>.begin`: the first words of the message, which the reader may change. */
  id: string;
  /** What is typed survives a reload under this name. */
  name: string;
}

/** The category by which staff sort these messages. The first words of the message say what it is about. */
const REASON: ContactReason = 'General Inquiry';

/** Name, address and a message with its first words already filled in. */
export default function QuestionForm({ id, name }: QuestionFormProps) {
  const t = useT();
  const { showSent, showFailed } = useFormToasts('forms.contact.sent', 'forms.contact.failed');
  const schema = useCallback(
    ({ object, rules }: Checks) => object({ ...rules.person(t), message: rules.required(t, 'forms.error.message') }),
    [t],
  );
  const initial = {
    firstName: '',
    lastName: '',
    email: '',
    reason: REASON,
    message: `${t(messageId(`${id}.begin`))} `,
  };
  return (
    <SiteForm
      name={name}
      path="/api/send-contact-email"
      initial={initial}
      schema={schema}
      submit={t(messageId(`${id}.submit`))}
      onSent={showSent}
      onFailed={showFailed}
    >
      <PersonFields />
      <InputArea name="message" rows={5} maxLength={5000} required />
    </SiteForm>
  );
}
