-- Translations of messages, kept so that a text is paid for once. The system alone reads and writes them: who may read a
-- message is decided by the message's own policies, each time it is asked for.
create table "message_translation" ("id" uuid not null, "account_id" uuid null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "kind" text not null, "message_id" uuid not null, "author_id" uuid null, "text_key" varchar(64) not null, "to_language" varchar(2) not null, "from_language" varchar(2) null, "outcome" text not null, "text" text null, primary key ("id"));
create index "message_translation_text_key_to_language_index" on "message_translation" ("text_key", "to_language");
create index "message_translation_created_at_index" on "message_translation" ("created_at");
create index "message_translation_account_id_index" on "message_translation" ("account_id");
create index "message_translation_author_id_index" on "message_translation" ("author_id");
alter table "message_translation" add constraint "message_translation_message_id_text_key_to_language_unique" unique ("message_id", "text_key", "to_language");
alter table "message_translation" add constraint "message_translation_kind_check" check ("kind" in ('lease_message', 'service_request', 'request_event', 'supplier_message', 'chat_message'));
alter table "message_translation" add constraint "message_translation_outcome_check" check ("outcome" in ('translated', 'same', 'kept_terms'));
alter table "message_translation" add constraint "message_translation_text" check (("outcome" = 'translated') = ("text" is not null));
alter table "message_translation" enable row level security;
create policy "one_world" on "message_translation" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "message_translation" to "lw_system" using (true) with check (true);
alter table message_translation add foreign key (account_id) references account (id) deferrable initially deferred;

-- The language that the author had chosen when they wrote. Jobs write as nobody and have none; what is older has none either.
create function lw_language() returns text language plpgsql stable set search_path = public, pg_temp as $$
begin
  if lw_uid() is null then
    return null;
  end if;
  return (select language from app_user where id = lw_uid());
end
$$;
revoke execute on function lw_language() from public;
grant execute on function lw_language() to lw_visitor, lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
alter table "lease_message" add "language" varchar(2) null;
alter table "lease_message" alter column "language" set default lw_language();
alter table "supplier_message" add "language" varchar(2) null;
alter table "supplier_message" alter column "language" set default lw_language();
alter table "request_event" add "language" varchar(2) null;
alter table "request_event" alter column "language" set default lw_language();
alter table "service_request" add "language" varchar(2) null;
alter table "service_request" alter column "language" set default lw_language();

-- Whether a person wants messages shown in their own language.
alter table "app_user" add "translate_messages" boolean not null default true;
grant update (translate_messages) on app_user to lw_tenant, lw_landlord, lw_supplier, lw_staff;
