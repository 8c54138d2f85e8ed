import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { openChat } from '../../../features/chat/open-chat';
import { Section } from '../../sections/Section';
import { Stub } from '../../sections/stub/Stub';

/** The heading and line, and the chat itself. */
export default function LiveChatSupportPage() {
  const t = useT();
  return (
    <Stub id="live-chat-support" ways={['help', 'contact', 'status']}>
      <Section>
        <Button size="lg" onClick={() => openChat()}>
          {t('live-chat-support.go')}
        </Button>
      </Section>
    </Stub>
  );
}
