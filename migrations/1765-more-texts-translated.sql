-- Disputes of invoices, texts of the job board and ratings with their answers are shown in the reader's language too. The check is
-- only wider than before, so no row has to be read again for it.
alter table "message_translation" drop constraint "message_translation_kind_check";
alter table "message_translation" add constraint "message_translation_kind_check" check ("kind" in ('lease_message', 'service_request', 'request_title', 'quote_note', 'offer_note', 'proposal_note', 'request_event', 'job_note', 'supplier_message', 'chat_message', 'invoice_dispute', 'board_post', 'board_interest', 'rating_note', 'rating_answer')) not valid;
alter table "board_post" add column "language" varchar(2) null;
alter table "board_post" alter column "language" set default lw_language();
alter table "board_interest" add column "language" varchar(2) null;
alter table "board_interest" alter column "language" set default lw_language();
alter table "invoice" add column "dispute_language" varchar(2) null;
grant update (dispute_language) on invoice to lw_landlord;

-- Whose ratings have these ids (see 1382): the supplier's own have the id of the request, those in the directory one that leads nowhere.
-- What may be read of them is asked of lw_supplier_ratings.
create function lw_rated_suppliers(ids uuid[]) returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct r.supplier_account_id), '{}') from service_request r
  where r.rating is not null and r.supplier_account_id is not null and (md5('rating ' || r.id::text)::uuid = any(ids) or (r.id = any(ids) and r.supplier_account_id = lw_account()))
$$;
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_rated_suppliers(uuid[]) from public;
  grant execute on function lw_rated_suppliers(uuid[]) to lw_landlord, lw_supplier;
  alter function lw_rated_suppliers(uuid[]) owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
