import { useT } from '@i18n/messages';
import { Mailed } from '@shared/mail/Mailed';
import { Notice } from '@ui/states/Notice';
import { useCallback, useState } from 'react';
import { InputText } from '../../../features/forms/components/fields';
import type { Checks } from '../../../features/forms/components/rules';
import { SiteForm } from '../../../features/forms/components/SiteForm';
import { useFormToasts } from '../../../features/forms/components/use-form-toasts';

const EMPTY = { email: '' };

/** One email address. It counts once its owner has confirmed it with the link in the email. */
export default function NewsletterForm() {
  const t = useT();
  const [sent, setSent] = useState<string>();
  const { showFailed } = useFormToasts('newsletter.sent', 'forms.failed');
  const schema = useCallback(({ object, rules }: Checks) => object({ email: rules.email(t) }), [t]);
  if (sent)
    return (
      <Notice tone="success" announce title={<Mailed part="title">{t('newsletter.sent.title')}</Mailed>}>
        <Mailed part="note">{t('newsletter.sent.text', { email: sent })}</Mailed>
      </Notice>
    );
  return (
    <SiteForm
      name="newsletter"
      path="/api/newsletter"
      initial={EMPTY}
      schema={schema}
      submit={t('newsletter.submit')}
      onSent={({ email }) => setSent(email)}
      onFailed={showFailed}
    >
      <InputText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        help={<Mailed part="note">{t('newsletter.help')}</Mailed>}
        required
      />
    </SiteForm>
  );
}
