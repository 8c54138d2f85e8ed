import { Stub } from '../../sections/stub/Stub';

export default function LiveChatSupportPage() {
  return <Stub id="live-chat-support" ways={['help', 'contact', 'status']} />;
}
