import { apiFetch } from '@api/client';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useRef, useState } from 'react';

type Answer = { done: true; email: string } | { done: false };

/** `stop` ends sales emails, which are no newsletter. */
type Step = 'confirm' | 'unsubscribe' | 'stop';

const call = (step: Step, token: string): Promise<Response> =>
  step === 'stop'
    ? apiFetch(`/api/sales-emails/unsubscribe?token=${encodeURIComponent(token)}`, { method: 'POST' })
    : apiFetch(`/api/newsletter/${step}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token }),
      });

/** Uses the link of an email once and shows the result. */
export default function FollowLink({ step, token }: { step: Step; token: string }) {
  const t = useT();
  usePageTitle(step === 'stop' ? t('newsletter.stop.title') : undefined);
  const begun = useRef(false);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    call(step, token)
      .then((response) => response.json() as Promise<{ email: string }>)
      .then(
        ({ email }) => setAnswer({ done: true, email }),
        () => setAnswer({ done: false }),
      );
  }, [step, token]);
  if (!answer) return <Skeleton shape="lines" label={t('app.loading')} />;
  if (!answer.done)
    return (
      <Notice tone="warning" announce title={t('newsletter.link.wrong')}>
        {t(step === 'confirm' ? 'newsletter.link.wrongText' : 'newsletter.link.wrongStop')}
      </Notice>
    );
  return (
    <Notice tone="success" announce title={t(`newsletter.${step}.done`)}>
      {t(`newsletter.${step}.text`, { email: answer.email })}
    </Notice>
  );
}
