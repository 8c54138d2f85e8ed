import { FeatureList } from '../../sections/features/FeatureList';
import { Stub } from '../../sections/stub/Stub';
import { StartChat } from './StartChat';

/** The heading and line, the way into the chat, and what holds there. */
export default function LiveChatSupportPage() {
  return (
    <Stub id="live-chat-support" ways={['help', 'contact', 'status']} card={<StartChat />}>
      <FeatureList id="live-chat-support.holds" items={['kept', 'written', 'call']} tone="lamp" />
    </Stub>
  );
}
