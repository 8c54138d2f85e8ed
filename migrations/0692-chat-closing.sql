-- Why and by whom a conversation was closed, for staff alone: a visitor who ended theirs leaves both empty.
alter table "chat_session" add "close_reason" text null, add "closed_by" uuid null;
alter table "chat_session" add constraint "chat_session_close_reason_check" check ("close_reason" in ('answered', 'no_reply', 'elsewhere', 'not_for_us'));
