import { apiFetch } from '@api/client';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { openChat } from '../../../features/chat/open-chat';

/** `back` opens the conversation that an email is about, `stop` ends emails from the chat. */
type Step = 'back' | 'stop';

async function returnTo(token: string): Promise<undefined> {
  const { returnByLink } = await import('../../../features/chat/browser-conversation');
  await returnByLink(token);
  openChat();
}

async function stop(token: string): Promise<string> {
  const response = await apiFetch(`/api/chat-emails/stop?token=${encodeURIComponent(token)}`, { method: 'POST' });
  return ((await response.json()) as { email: string }).email;
}

/** What the link of an email does happens with a click: programs open every link to look for viruses. */
export default function MailLink({ step, token }: { step: Step; token: string }) {
  const t = useT();
  const [state, setState] = useState<'asked' | 'busy' | 'wrong' | 'done'>('asked');
  const [email, setEmail] = useState<string>();
  const follow = () => {
    setState('busy');
    (step === 'back' ? returnTo(token) : stop(token)).then(
      (stopped) => {
        setEmail(stopped);
        setState('done');
      },
      () => setState('wrong'),
    );
  };
  if (state === 'wrong')
    return (
      <Notice tone="warning" announce title={t('live-chat-support.link.wrong')}>
        {t('live-chat-support.link.wrongText')}
      </Notice>
    );
  if (state === 'done' && email !== undefined)
    return (
      <Notice tone="success" announce title={t('live-chat-support.stop.done')}>
        {t('live-chat-support.stop.doneText', { email })}
      </Notice>
    );
  return (
    <>
      <Heading level={2}>{t(`live-chat-support.${step}.title`)}</Heading>
      <p>{t(`live-chat-support.${step}.text`)}</p>
      <Button size="lg" fullWidth disabled={state === 'busy'} onClick={follow}>
        {t(`live-chat-support.${step}.go`)}
      </Button>
    </>
  );
}
