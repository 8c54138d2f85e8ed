-- Conversations of the chat and the audit log are added only; what is older than the settings allow is removed by a schedule,
-- which says in its transaction of which table. Nobody else deletes a row, and nobody changes one.
create function refuse_change_but_forgetting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user = 'lw_system' and (old.demo or current_setting('app.forgets', true) = tg_table_name) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end
$$;
create or replace trigger append_only before update or delete on audit_entry for each row execute function refuse_change_but_forgetting();
create or replace trigger append_only before update or delete on chat_message for each row execute function refuse_change_but_forgetting();

-- What is old is looked for every night.
create index chat_session_activity on chat_session (coalesce(last_message_at, created_at));
create index listing_question_age on listing_question (created_at);
