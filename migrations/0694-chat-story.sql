-- The ticket and the lead that were made of a conversation, each once.
alter table "chat_session" add "ticket_id" uuid null, add "lead_id" uuid null;
