-- Notes of offers and of proposed times are shown in the reader's language too. They know the language that their author had chosen;
-- what is older doesn't (see 0892). The check is only wider than before, so no row has to be read again for it.
alter table "message_translation" drop constraint "message_translation_kind_check";
alter table "message_translation" add constraint "message_translation_kind_check" check ("kind" in ('lease_message', 'service_request', 'request_title', 'quote_note', 'offer_note', 'proposal_note', 'request_event', 'job_note', 'supplier_message', 'chat_message')) not valid;
alter table "offer" add column "language" varchar(2) null;
alter table "offer" alter column "language" set default lw_language();
alter table "appointment_proposal" add column "language" varchar(2) null;
alter table "appointment_proposal" alter column "language" set default lw_language();
