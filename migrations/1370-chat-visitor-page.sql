-- Beside a conversation staff see which page of the site its visitor is on: the newest page alone, until the conversation is closed.
alter table "chat_session" add "page" varchar(120) null, add "page_at" timestamptz(3) null;
-- What the same browser wrote before.
create index "chat_session_visitor_id_index" on "chat_session" ("visitor_id");
