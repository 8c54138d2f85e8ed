-- Chats that go to the team by turns (docs/decisions/1630). A process of the previous version leaves these columns alone.
-- Who put the conversation back into the queue last, and when it was given to its holder by turn.
alter table "chat_session" add "put_back_by" uuid null;
alter table "chat_session" add "turn_at" timestamptz(3) null;
-- When this person was given a conversation by turn last.
alter table "chat_duty" add "turn_at" timestamptz(3) null;
