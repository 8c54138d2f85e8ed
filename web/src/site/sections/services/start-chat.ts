import { openChat } from '../../../features/chat/open-chat';

/** Says something in the chat and shows it there; the chat's own code loads with it. */
export async function startChat(role: 'tenant' | 'landlord', message: string): Promise<void> {
  openChat();
  const [{ conversation, showConversation }, { chatLanguage }, { visitorId }] = await Promise.all([
    import('../../../features/chat/browser-conversation'),
    import('../../../features/chat/chat-language'),
    import('../../../features/chat/kept'),
  ]);
  conversation.resume();
  showConversation();
  void conversation.say(message, chatLanguage(), { visitorId: visitorId(), role });
}
