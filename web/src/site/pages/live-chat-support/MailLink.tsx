import { apiFetch } from '@api/client';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import type { Mailed } from '../../../features/chat/api/chat-api';
import type { Obstacle } from '../../../features/chat/browser-conversation';
import { openChat } from '../../../features/chat/open-chat';

/** `back` opens the conversation that an email is about, `stop` ends emails from the chat, `again` turns them on. */
type Step = 'back' | 'stop' | 'again';

type State =
  | { at: 'asked' | 'busy' | 'opened' }
  | { at: 'stopped' | 'turnedOn'; email: string }
  | { at: 'failed'; error: unknown }
  | { at: 'doubt'; mailed: Mailed; obstacle: Obstacle };

/** What was used doesn't stay in the address, where it would be copied and kept in the history. The router has no part in it. */
function forgetToken(): void {
  const address = new URL(location.href);
  for (const name of ['chat-token', 'stop', 'again-token']) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

async function takeUp(mailed: Mailed): Promise<State> {
  const chat = await import('../../../features/chat/browser-conversation');
  chat.takeUp(mailed);
  forgetToken();
  openChat();
  return { at: 'opened' };
}

async function returnTo(token: string): Promise<State> {
  const [{ openMailed }, { obstacleTo }] = await Promise.all([
    import('../../../features/chat/api/chat-api'),
    import('../../../features/chat/browser-conversation'),
  ]);
  const mailed = await openMailed(token);
  const obstacle = obstacleTo(mailed);
  return obstacle ? { at: 'doubt', mailed, obstacle } : takeUp(mailed);
}

async function stop(token: string): Promise<State> {
  const response = await apiFetch(`/api/chat-emails/stop?token=${encodeURIComponent(token)}`, { method: 'POST' });
  forgetToken();
  return { at: 'stopped', email: ((await response.json()) as { email: string }).email };
}

async function turnOn(token: string): Promise<State> {
  const { turnOnEmails } = await import('../../../features/chat/api/chat-api');
  const { email } = await turnOnEmails(token);
  forgetToken();
  return { at: 'turnedOn', email };
}

const STEPS: Record<Step, (token: string) => Promise<State>> = { back: returnTo, stop, again: turnOn };

/** Only the server knows that a link is wrong; everything else can be tried again. */
function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  const problemText = useProblemText();
  if (toProblem(error).code === 'invalid_link')
    return (
      <Notice tone="warning" announce title={t('live-chat-support.link.wrong')}>
        {t('live-chat-support.link.wrongText')}
      </Notice>
    );
  return (
    <>
      <Notice tone="danger" announce title={t('live-chat-support.failed')}>
        {problemText(error)}
      </Notice>
      <Button size="lg" fullWidth onClick={retry}>
        {t('live-chat-support.retry')}
      </Button>
    </>
  );
}

/** What the link of an email does happens with a click: programs open every link to look for viruses. */
export default function MailLink({ step, token }: { step: Step; token: string }) {
  const t = useT();
  const [state, setState] = useState<State>({ at: 'asked' });
  const run = (next: () => Promise<State>) => {
    setState({ at: 'busy' });
    next().then(setState, (error: unknown) => setState({ at: 'failed', error }));
  };
  const follow = () => run(() => STEPS[step](token));
  if (state.at === 'failed') return <Failure error={state.error} retry={follow} />;
  if (state.at === 'stopped' || state.at === 'turnedOn') {
    const done = state.at === 'stopped' ? 'stop' : 'again';
    return (
      <Notice tone="success" announce title={t(`live-chat-support.${done}.done`)}>
        {t(`live-chat-support.${done}.doneText`, { email: state.email })}
      </Notice>
    );
  }
  if (state.at === 'doubt') {
    const { mailed, obstacle } = state;
    const unsent = obstacle === 'unsent';
    return (
      <>
        <Notice
          tone="warning"
          announce
          title={unsent ? t('live-chat-support.unsent.title') : t('live-chat-support.ask.title', { to: mailed.to })}
        >
          {t(unsent ? 'live-chat-support.unsent.text' : `live-chat-support.ask.${obstacle}`)}
        </Notice>
        <Button size="lg" fullWidth onClick={unsent ? follow : () => run(() => takeUp(mailed))}>
          {t(unsent ? 'live-chat-support.retry' : 'live-chat-support.ask.go')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Heading level={2}>{t(`live-chat-support.${step}.title`)}</Heading>
      <p>{t(`live-chat-support.${step}.text`)}</p>
      <Button size="lg" fullWidth disabled={state.at === 'busy'} onClick={follow}>
        {t(`live-chat-support.${step}.go`)}
      </Button>
    </>
  );
}
