import { openChat } from '../../../features/chat/open-chat';

/** Sends the first line of a conversation and opens the chat; the chat's own code loads with it. */
export async function startChat(role: 'tenant' | 'landlord', message: string): Promise<void> {
  openChat();
  const [{ conversation }, { chatLanguage }, { visitorId }] = await Promise.all([
    import('../../../features/chat/browser-conversation'),
    import('../../../features/chat/chat-language'),
    import('../../../features/chat/kept'),
  ]);
  conversation.resume();
  await conversation.say(message, chatLanguage(), { visitorId: visitorId(), role });
}
