-- Titles of requests and notes of quotes are shown in the reader's language too. Like messages (0840), a note knows the language
-- that its author had chosen; what is older doesn't.
alter table "message_translation" drop constraint "message_translation_kind_check";
alter table "message_translation" add constraint "message_translation_kind_check" check ("kind" in ('lease_message', 'service_request', 'request_title', 'quote_note', 'request_event', 'supplier_message', 'chat_message'));
alter table "quote" add "language" varchar(2) null;
alter table "quote" alter column "language" set default lw_language();
