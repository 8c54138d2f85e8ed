-- Messages belong to a session of the same world, and are added only; the answer that comes by itself comes once.
alter table chat_session add constraint chat_session_world unique (demo, id);
alter table chat_message add foreign key (demo, conversation_id) references chat_session (demo, id) deferrable initially deferred;
alter table chat_message add constraint chat_message_said check (btrim(message) <> '');
create unique index chat_message_automatic_once on chat_message (conversation_id) where automatic;
create trigger append_only before update or delete on chat_message for each row execute function refuse_change();
