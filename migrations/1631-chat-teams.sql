-- Chats that wait for a team of staff (docs/decisions/1631), and mentions in notes (1632). Columns that a process of the previous
-- version doesn't know stay empty.
alter table "chat_session" add "team" text null;
alter table "chat_session" add constraint "chat_session_team_check" check ("team" in ('support', 'sales', 'manager'));
alter table "chat_note" add "handed_team" text null, add "mentioned" jsonb null;
alter table "chat_note" add constraint "chat_note_handed_team_check" check ("handed_team" in ('support', 'sales', 'manager'));
alter table chat_note drop constraint chat_note_said;
alter table chat_note add constraint chat_note_said check (btrim(text) <> '' or handed_to is not null or handed_team is not null or left_by is not null);
alter table "support_ticket_note" add "mentioned" jsonb null;
select lw_add_notification_kinds(array['chat_handed', 'chat_team', 'chat_mentioned', 'ticket_mentioned']);
