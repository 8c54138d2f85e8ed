-- without transaction
-- The index by which the chat's lines are searched (docs/decisions/1633).
create index concurrently if not exists chat_message_grams on chat_message using gin (lw_grams(lw_fold(message))) with (gin_pending_list_limit = 512) where not automatic;
