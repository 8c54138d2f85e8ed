/**
 * For tables with messages: admits sales to the conversations that were handed to sales, and people to their own conversations as
 * a visitor.
 */
export const CHATS_OF_SALES =
  '(conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat())';
