import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useSession } from '@api/session';
import { useT } from '@i18n/messages';
import { Mailed } from '@shared/mail/Mailed';
import { Notice } from '@ui/states/Notice';
import { useCallback, useEffect, useRef, useState } from 'react';
import { InputArea, InputText } from '../../../features/forms/components/fields';
import type { Checks } from '../../../features/forms/components/rules';
import { SiteForm } from '../../../features/forms/components/SiteForm';
import type { Home } from './types';

/** Name, address and a question. The landlord gets an email and answers without either side seeing the other's address first. */
export default function AskForm({ home }: { home: Home }) {
  const t = useT();
  const textOf = useProblemText();
  const session = useSession();
  const [sent, setSent] = useState(false);
  const [failures, setFailures] = useState<{ count: number; error?: unknown }>({ count: 0 });
  const form = useRef<HTMLElement>(null);
  // It opens below what the reader sees.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const schema = useCallback(
    ({ object, rules }: Checks) =>
      object({
        name: rules.required(t, 'rental-marketplace.ask.nameMissing'),
        email: rules.email(t),
        message: rules.required(t, 'forms.error.message'),
      }),
    [t],
  );
  if (sent) {
    return (
      <Notice tone="success" announce title={t('rental-marketplace.ask.sent')}>
        <Mailed part="note">{t('rental-marketplace.ask.sentText')}</Mailed>
      </Notice>
    );
  }
  const known = session.status === 'signed-in' ? session.profile : undefined;
  const initial = {
    name: known ? `${known.firstName} ${known.lastName}`.trim() : '',
    email: known?.email ?? '',
    phone: '',
    message: t('rental-marketplace.ask.begin'),
  };
  return (
    <section ref={form} aria-label={t('rental-marketplace.ask')}>
      <SiteForm
        name={`ask-${home.id}`}
        path={`/api/listings/${home.id}/questions`}
        initial={initial}
        schema={schema}
        submit={t('rental-marketplace.ask.send')}
        onSent={() => setSent(true)}
        onFailed={(error) => setFailures(({ count }) => ({ count: count + 1, error }))}
      >
        <InputText name="name" label={t('rental-marketplace.ask.name')} autoComplete="name" maxLength={80} required />
        <InputText name="email" type="email" inputMode="email" autoComplete="email" maxLength={254} required />
        <InputText name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
        <InputArea name="message" rows={4} maxLength={2000} help={t('rental-marketplace.ask.privacy')} required />
        {failures.count > 0 && (
          // A different failure is a new notice, so that screen readers announce it too.
          <Notice key={failures.count} tone="danger" announce title={t('rental-marketplace.ask.failed')}>
            {toProblem(failures.error).status === 429 ? textOf(failures.error) : t('rental-marketplace.ask.failedText')}
          </Notice>
        )}
      </SiteForm>
    </section>
  );
}
