import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { openChat } from '../../../features/chat/open-chat';

/** Opens the chat at the corner of the page. */
export function StartChat() {
  const t = useT();
  return (
    <>
      <Heading level={2}>{t('live-chat-support.start.title')}</Heading>
      <p>{t('live-chat-support.start.text')}</p>
      <Button size="lg" fullWidth onClick={() => openChat()}>
        {t('live-chat-support.start.go')}
      </Button>
    </>
  );
}
