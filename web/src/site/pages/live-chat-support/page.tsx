import { lazyPart } from '@i18n/lazy-part';
import { useLiveQuery } from '../../live-query';
import { FeatureList } from '../../sections/features/FeatureList';
import { Stub } from '../../sections/stub/Stub';
import { StartChat } from './StartChat';

/** For people who come from an email. */
const MailLink = lazyPart('page/live-chat-support', () => import('./MailLink'));

/** The link of an email is handled here; without one, the button opens the chat. */
function Card() {
  const token = useLiveQuery('chat-token');
  const stop = useLiveQuery('stop');
  const again = useLiveQuery('again-token');
  if (token) return <MailLink key={token} step="back" token={token} />;
  if (stop) return <MailLink key={stop} step="stop" token={stop} />;
  if (again) return <MailLink key={again} step="again" token={again} />;
  return <StartChat />;
}

/** The heading and its line, the button that opens the chat, and the terms of the chat. */
export default function LiveChatSupportPage() {
  return (
    <Stub id="live-chat-support" ways={['help', 'contact', 'status']} card={<Card />}>
      <FeatureList id="live-chat-support.holds" items={['kept', 'written', 'call']} tone="lamp" />
    </Stub>
  );
}
